package redact

import "strings"

// Phone masks a telephone number and keeps its separators. Of a Chinese mobile
// number the first three and the last four digits stay, 138****8000; of a
// Chinese landline the area code and the last two, 010-******34; of another
// number with + its country code and the last two, +44 **** ****71. A +86 or 0086
// before a Chinese number stays too. At most 11 digits are kept.
func Phone(s string) string {
	if s == "" {
		return ""
	}
	number, plus := strings.CutPrefix(strings.TrimSpace(s), "+")
	d := digits(number)
	code := countryCode(d, plus)
	national := d[code:]
	chinese := code == 0 || isChina(d[:code])
	sign := ""
	if plus {
		sign = "+"
	}
	switch {
	case len(d) > 15: // the longest number that E.164 allows
		return unknown(s)
	case chinese && isMobile(national):
		return sign + maskDigits(number, code+3, code+7)
	case chinese && area(national, code > 0) > 0:
		return sign + maskDigits(number, code+area(national, code > 0), len(d)-2)
	case plus && code > 0 && len(national) >= 6:
		return sign + maskDigits(number, code, len(d)-2)
	default:
		return unknown(s)
	}
}

// countryCode is the number of digits of d that are a country code: after a
// plus sign any, else only a Chinese one before a mobile number.
func countryCode(d string, plus bool) int {
	if !plus {
		for _, prefix := range [...]string{"0086", "86"} {
			if rest, ok := strings.CutPrefix(d, prefix); ok && isMobile(rest) {
				return len(prefix)
			}
		}
		return 0
	}
	switch {
	case len(d) < 3:
		return 0
	case d[0] == '1', d[0] == '7':
		return 1
	case strings.Contains(twoDigitCodes, " "+d[:2]+" "):
		return 2
	default:
		return 3
	}
}

// twoDigitCodes are the country codes of two digits. Those of one digit are 1
// and 7; all others have three.
const twoDigitCodes = " 20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 " +
	"51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 91 92 93 94 95 98 "

func isChina(code string) bool { return code == "86" || code == "0086" }

func isMobile(d string) bool { return len(d) == 11 && d[0] == '1' && d[1] >= '3' }

// area is the length of the area code of a Chinese landline number, 0 when d is
// none. Its leading zero may be left out behind a country code only.
func area(d string, abroad bool) int {
	code := strings.TrimPrefix(d, "0")
	zero := len(d) - len(code)
	if code == "" || code[0] == '0' || zero == 0 && !abroad {
		return 0
	}
	n := zero + 3
	if code[0] == '1' || code[0] == '2' { // 010 and 021 to 029
		n--
	}
	if local := len(d) - n; local < 7 || local > 8 {
		return 0
	}
	return n
}

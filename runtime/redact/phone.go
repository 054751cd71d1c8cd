package redact

import (
	"bytes"
	"strings"
)

// Phone masks a telephone number and keeps its separators. Of a Chinese mobile
// number the first three and the last four digits stay, 138****8000; of a
// Chinese landline the area code and the last two, 010-******34; of another
// number with + its country code and the last two, +44 **** ****71. A +86 or 0086
// before a Chinese number stays too. Of a number without + of another country
// and of one with an extension nothing stays.
func Phone(s string) string { return string(AppendPhone(make([]byte, 0, room), s)) }

// AppendPhone appends what [Phone] answers.
func AppendPhone(dst []byte, s string) []byte {
	if s == "" {
		return dst
	}
	number, plus := strings.CutPrefix(strings.TrimSpace(s), "+")
	var buffer [maxNumber]byte
	digits, ok := appendDigits(buffer[:0], number)
	first, last := hiddenOfPhone(digits, plus)
	if !ok || first == last {
		return hidden(dst)
	}
	if plus {
		dst = append(dst, '+')
	}
	return maskDigits(dst, number, first, last)
}

// hiddenOfPhone is which digits of d are hidden, from first to before last; two
// zeros where d is no number that is known.
func hiddenOfPhone(d []byte, plus bool) (first, last int) {
	code := countryCode(d, plus)
	national := d[code:]
	chinese := code == 0 || isChina(d[:code])
	switch {
	case len(d) > 15: // the longest number that E.164 allows
		return 0, 0
	case chinese && isMobile(national):
		return code + 3, code + 7
	case chinese && area(national, code > 0) > 0:
		return code + area(national, code > 0), len(d) - 2
	case plus && code > 0 && len(national) >= 6 && !isChina(d[:code]):
		return code, len(d) - 2
	default:
		return 0, 0
	}
}

// countryCode is the number of digits of d that are a country code: after a
// plus sign any, else only a Chinese one before a mobile number.
func countryCode(d []byte, plus bool) int {
	if !plus {
		for _, n := range [...]int{4, 2} {
			if len(d) > n && isChina(d[:n]) && isMobile(d[n:]) {
				return n
			}
		}
		return 0
	}
	switch {
	case len(d) < 3 || d[0] == '0':
		return 0
	case d[0] == '1', d[0] == '7':
		return 1
	case strings.Contains(twoDigitCodes, string([]byte{' ', d[0], d[1], ' '})):
		return 2
	default:
		return 3
	}
}

// twoDigitCodes are the country codes of two digits. Those of one digit are 1
// and 7; all others have three.
const twoDigitCodes = " 20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 " +
	"51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 91 92 93 94 95 98 "

func isChina(code []byte) bool { return string(code) == "86" || string(code) == "0086" }

func isMobile(d []byte) bool { return len(d) == 11 && d[0] == '1' && d[1] >= '3' }

// area is the length of the area code of a Chinese landline number, 0 when d is
// none. Its leading zero may be left out behind a country code only.
func area(d []byte, abroad bool) int {
	code := bytes.TrimPrefix(d, []byte("0"))
	zero := len(d) - len(code)
	if len(code) == 0 || code[0] == '0' || zero == 0 && !abroad {
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

package redact

import "strings"

// IDCard masks a Chinese identity number of 18 or 15 characters to its first and
// its last two, 3***************1X. Neither the birthday within nor the last
// four characters, which people are asked for as a proof, can be read off it.
func IDCard(s string) string {
	number := strings.Map(func(r rune) rune {
		if r == ' ' || r == '-' {
			return -1
		}
		return r
	}, s)
	switch {
	case s == "":
		return ""
	case !isIDCard(number):
		return unknown(s)
	}
	return number[:1] + strings.Repeat("*", len(number)-3) + number[len(number)-2:]
}

func isIDCard(s string) bool {
	if len(s) != 18 && len(s) != 15 {
		return false
	}
	for i := range len(s) {
		if last := i == 17; !isDigit(s[i]) && !(last && (s[i] == 'X' || s[i] == 'x')) {
			return false
		}
	}
	return true
}

package redact

import "strings"

// stars stands for any number of hidden characters.
const stars = "****"

// tailMax is how many characters an unknown form keeps at most.
const tailMax = 4

// unknown masks a value of unknown form: stars and the last quarter.
func unknown(s string) string {
	r := characters(s)
	return stars + string(r[len(r)-min(tailMax, len(r)/4):])
}

// characters is the code points of s, with U+FFFD for each invalid byte.
func characters(s string) []rune { return []rune(strings.TrimSpace(s)) }

// maskDigits replaces the digits of s from the first to before the last by
// stars, counted among the digits; the rest of s stays.
func maskDigits(s string, first, last int) string {
	out, n := []byte(s), 0
	for i, c := range out {
		if !isDigit(c) {
			continue
		}
		if first <= n && n < last {
			out[i] = '*'
		}
		n++
	}
	return string(out)
}

// digits is the digits of s where s has only digits and the separators that
// people write between them, else "".
func digits(s string) string {
	out := make([]byte, 0, len(s))
	for i := range len(s) {
		switch c := s[i]; {
		case isDigit(c):
			out = append(out, c)
		case strings.IndexByte(" -.()/", c) < 0:
			return ""
		}
	}
	return string(out)
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

package redact

import (
	"strings"
	"time"
)

// IDCard masks an identity number. Of a Chinese one, of 18 characters with a
// right check digit (GB 11643) or of 15, both with a birthday that there was,
// the first and the last two stay, 3***************1X: neither the birthday nor
// the last four characters, which people are asked for as a proof, can be read
// off it. Of one of Hong Kong or Taiwan with a right check digit its letter
// stays, A*******.
func IDCard(s string) string { return string(AppendIDCard(make([]byte, 0, room), s)) }

// AppendIDCard appends what [IDCard] answers.
func AppendIDCard(dst []byte, s string) []byte {
	if s == "" {
		return dst
	}
	var buffer [maxNumber]byte
	id := appendID(buffer[:0], s)
	switch {
	case isMainland(id):
		dst = append(dst, id[0])
		dst = append(dst, "***************"[:len(id)-3]...)
		return append(dst, id[len(id)-2:]...)
	case isHongKong(id), isTaiwan(id):
		return append(append(dst, id[0]), "*******"...)
	default:
		return hidden(dst)
	}
}

// appendID appends the letters and digits of s, nothing where s has more than
// those and the separators of a number.
func appendID(dst []byte, s string) []byte {
	if len(s) > maxNumber {
		return dst
	}
	for i := range len(s) {
		switch c := s[i]; {
		case isDigit(c), isLetter(c):
			dst = append(dst, c)
		case !isSeparator(c):
			return dst[:0]
		}
	}
	return dst
}

// isMainland reports whether id is a Chinese number of 18 characters, or of 15
// digits as they were until 1999.
func isMainland(id []byte) bool {
	switch len(id) {
	case 18:
		return allDigits(id[:17]) && isDate(id[6:14]) && checkMainland(id)
	case 15:
		return allDigits(id) && isDate([]byte{'1', '9', id[6], id[7], id[8], id[9], id[10], id[11]})
	default:
		return false
	}
}

// checkMainland reports whether the last of 18 characters is right: modulo 11
// the sum of all is 1, each weighed with 2 to the power of its place from the
// right. X is ten.
func checkMainland(id []byte) bool {
	sum := 0
	for _, c := range id[:17] {
		sum = (sum + int(c-'0')) * 2 % 11
	}
	switch last := id[17]; {
	case last|0x20 == 'x':
		sum += 10
	case isDigit(last):
		sum += int(last - '0')
	default:
		return false
	}
	return sum%11 == 1
}

// isDate reports whether the eight digits are a day since 1800.
func isDate(d []byte) bool {
	year, month, day := decimal(d[:4]), decimal(d[4:6]), decimal(d[6:])
	if year < 1800 || month < 1 || month > 12 || day < 1 {
		return false
	}
	return time.Date(year, time.Month(month), day, 0, 0, 0, 0, time.UTC).Day() == day
}

// isHongKong reports whether id is a letter or two, six digits and a check
// digit: modulo 11 the weighed sum is 0, A is 10 and no letter 36.
func isHongKong(id []byte) bool {
	n := len(id)
	if n != 8 && n != 9 || !allDigits(id[n-7:n-1]) || !isLetter(id[0]) || !isLetter(id[n-8]) {
		return false
	}
	sum := 9 * 36
	if n == 9 {
		sum = 9 * base36(id[0])
	}
	for i, c := range id[n-8:] {
		sum += (8 - i) * base36(c)
	}
	return sum%11 == 0 && (isDigit(id[n-1]) || id[n-1]|0x20 == 'a')
}

// isTaiwan reports whether id is a letter, a digit that is 1, 2, 8 or 9, and
// eight digits of which the last is right.
func isTaiwan(id []byte) bool {
	if len(id) != 10 || !isLetter(id[0]) || !allDigits(id[1:]) || strings.IndexByte("1289", id[1]) < 0 {
		return false
	}
	place := 10 + strings.IndexByte("abcdefghjklmnpqrstuvxywzio", id[0]|0x20)
	sum := place/10 + place%10*9 + int(id[9]-'0')
	for i, c := range id[1:9] {
		sum += (8 - i) * int(c-'0')
	}
	return sum%10 == 0
}

// base36 is the worth of a digit or letter.
func base36(c byte) int {
	if isDigit(c) {
		return int(c - '0')
	}
	return int(c|0x20-'a') + 10
}

func allDigits(d []byte) bool {
	for _, c := range d {
		if !isDigit(c) {
			return false
		}
	}
	return true
}

// decimal is the number that the digits d write.
func decimal(d []byte) int {
	n := 0
	for _, c := range d {
		n = n*10 + int(c-'0')
	}
	return n
}

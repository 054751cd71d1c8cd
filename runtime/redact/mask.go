package redact

// stars stands for any number of hidden characters.
const stars = "****"

// room is how many bytes a function that answers a string has for its mask
// before it allocates. The functions are small enough to be inlined: then a
// mask of 32 bytes or fewer that goes no further lives on the stack.
const room = 64

// hidden appends what stands for a value of which nothing is shown.
func hidden(dst []byte) []byte { return append(dst, stars...) }

// maxNumber is how many bytes a number has at most with its separators.
const maxNumber = 32

// appendDigits appends the digits of s where s has only digits and the
// separators that people write between them, and is not too long.
func appendDigits(dst []byte, s string) (_ []byte, ok bool) {
	if len(s) > maxNumber {
		return dst, false
	}
	for i := range len(s) {
		switch c := s[i]; {
		case isDigit(c):
			dst = append(dst, c)
		case !isSeparator(c):
			return dst, false
		}
	}
	return dst, true
}

// isSeparator reports whether people write c between the digits of a number.
func isSeparator(c byte) bool {
	switch c {
	case ' ', '-', '.', '(', ')', '/':
		return true
	default:
		return false
	}
}

// maskDigits appends s with stars for its digits from the first to before the
// last, counted among the digits.
func maskDigits(dst []byte, s string, first, last int) []byte {
	n := 0
	for i := range len(s) {
		c := s[i]
		if isDigit(c) {
			if first <= n && n < last {
				c = '*'
			}
			n++
		}
		dst = append(dst, c)
	}
	return dst
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }

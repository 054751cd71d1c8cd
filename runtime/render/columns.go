package render

import "strings"

// appendColumns appends the line of columns. What the generator would refuse
// is mended, without a change to the number of bars.
func appendColumns(dst []byte, columns string) []byte {
	if areColumns(columns) {
		return append(dst, columns...)
	}
	for {
		column, rest, more := strings.Cut(columns, "|")
		if areColumns(column) {
			dst = append(dst, column...)
		} else {
			dst = appendMended(dst, column)
		}
		if !more {
			return dst
		}
		dst, columns = append(dst, '|'), rest
	}
}

// areColumns reports whether s is keys joined by bars, each with a unit in
// parentheses or none.
func areColumns(s string) bool {
	for i := 0; ; i++ {
		n := wordLen(s[i:])
		if i += n; n == 0 {
			return false
		}
		if i < len(s) && s[i] == '.' { // more than one word
			i += keyLen(s[i-n:]) - n
		}
		if strings.HasPrefix(s[i:], " (") {
			end := strings.IndexByte(s[i:], ')')
			if end < 0 || !isUnit(s[i+2:i+end]) {
				return false
			}
			i += end + 1
		}
		if i == len(s) {
			return true
		}
		if s[i] != '|' {
			return false
		}
	}
}

package redact

import (
	"strings"
	"unicode/utf8"
)

// Token masks a secret, such as a key or a session id, to four stars and its
// last four characters, so that two can be told apart. The known form is 16 or
// more visible ASCII characters without spaces.
func Token(s string) string { return string(AppendToken(make([]byte, 0, room), s)) }

// AppendToken appends what [Token] answers.
func AppendToken(dst []byte, s string) []byte {
	if s == "" {
		return dst
	}
	s = strings.TrimSpace(s)
	dst = hidden(dst)
	if len(s) < 16 || !isVisible(s) {
		return dst
	}
	return append(dst, s[len(s)-4:]...)
}

func isVisible(s string) bool {
	for i := range len(s) {
		if s[i] <= ' ' || s[i] > '~' {
			return false
		}
	}
	return true
}

// Last4 masks a value to four stars and its last four characters, whatever they
// are. Of fewer than eight characters none stays, nor of a value that does not
// end in UTF-8.
func Last4(s string) string { return string(AppendLast4(make([]byte, 0, room), s)) }

// AppendLast4 appends what [Last4] answers.
func AppendLast4(dst []byte, s string) []byte {
	if s == "" {
		return dst
	}
	s = strings.TrimSpace(s)
	dst = hidden(dst)
	start := len(s)
	for range 4 {
		r, n := utf8.DecodeLastRuneInString(s[:start])
		if r == utf8.RuneError {
			return dst
		}
		start -= n
	}
	if start < 16 && utf8.RuneCountInString(s[:start]) < 4 { // of at most four bytes each
		return dst
	}
	return append(dst, s[start:]...)
}

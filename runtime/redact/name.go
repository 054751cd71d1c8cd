package redact

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Name masks each word of a name to its first character and at most three
// stars: 张*, 段**, J*** S***. A word of one character is hidden. The
// known form is up to four words of letters, so that at most four characters
// are kept; a Chinese name is one word.
func Name(s string) string { return string(AppendName(make([]byte, 0, room), s)) }

// AppendName appends what [Name] answers.
func AppendName(dst []byte, s string) []byte {
	if s == "" {
		return dst
	}
	if !isName(s) {
		return hidden(dst)
	}
	start := len(dst)
	for word := range strings.FieldsSeq(s) {
		if len(dst) > start {
			dst = append(dst, ' ')
		}
		_, first := utf8.DecodeRuneInString(word)
		if first == len(word) {
			dst = append(dst, '*')
			continue
		}
		dst = append(dst, word[:first]...)
		dst = append(dst, stars[:min(3, utf8.RuneCountInString(word[first:]))]...)
	}
	return dst
}

// isName reports whether s is one to four words of a name.
func isName(s string) bool {
	n := 0
	for word := range strings.FieldsSeq(s) {
		if n++; n > 4 || !isNameWord(word) {
			return false
		}
	}
	return n > 0
}

// isNameWord reports whether s starts with a letter and has otherwise only
// letters, accents and the marks that join the parts of a name.
func isNameWord(s string) bool {
	if len(s) > 64 {
		return false
	}
	for i, r := range s {
		if unicode.IsLetter(r) || i > 0 && (unicode.IsMark(r) || strings.ContainsRune("-.'’·•", r)) {
			continue
		}
		return false
	}
	return true
}

package redact

import (
	"strings"
	"unicode"
)

// Name masks each word of a name to its first character and at most three
// stars: 张*, 段**, J*** S***. A word of one character is hidden. The
// known form is up to four words of letters, so that at most four characters
// are kept; a Chinese name is one word.
func Name(s string) string {
	if s == "" {
		return ""
	}
	words := strings.Fields(s)
	if len(words) == 0 || len(words) > 4 {
		return unknown(s)
	}
	for i, word := range words {
		if !isNameWord(word) {
			return unknown(s)
		}
		r := []rune(word)
		hidden := "***"[:min(3, max(1, len(r)-1))]
		if len(r) > 1 {
			hidden = string(r[0]) + hidden
		}
		words[i] = hidden
	}
	return strings.Join(words, " ")
}

// isNameWord reports whether s starts with a letter and has otherwise only
// letters, accents and the marks that join the parts of a name.
func isNameWord(s string) bool {
	for i, r := range s {
		if unicode.IsLetter(r) || i > 0 && (unicode.IsMark(r) || strings.ContainsRune("-.'’·•", r)) {
			continue
		}
		return false
	}
	return len(s) <= 64
}

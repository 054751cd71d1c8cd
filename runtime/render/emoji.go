package render

import (
	"unicode"
	"unicode/utf8"
)

const (
	emojiStyle = 0xfe0f // asks for the colourful form of the character before it
	joiner     = 0x200d // makes one emoji of the two around it
	keycap     = 0x20e3 // draws a key around a digit
)

// isEmojiOwn reports whether the invisible r at text[i:], n bytes long, is part
// of an emoji that is shown: one style mark right after its base, or one
// joiner between two bases.
func isEmojiOwn(text string, i int, r rune, n int) bool {
	if r != emojiStyle && r != joiner {
		return false
	}
	before, size := utf8.DecodeLastRuneInString(text[:i])
	after, _ := utf8.DecodeRuneInString(text[i+n:])
	if r == emojiStyle {
		isKey := isDigit(byte(before)) && before < utf8.RuneSelf || before == '#' || before == '*'
		return isEmojiBase(before) || isKey && after == keycap
	}
	if before == emojiStyle {
		before, _ = utf8.DecodeLastRuneInString(text[:i-size])
	}
	return isEmojiBase(before) && isEmojiBase(after)
}

// isEmojiBase reports whether r can be the visible part of an emoji. The sign
// for no character at all, which is a symbol too, cannot.
func isEmojiBase(r rune) bool {
	switch r {
	case utf8.RuneError:
		return false
	case '‼', '⁉', 'ℹ', '↔', '⤴', '⤵', '◻', '◼', '◽', '◾', '〰':
		return true
	default:
		return unicode.Is(unicode.So, r) || 0x1f3fb <= r && r <= 0x1f3ff // skin colours
	}
}

package render

import (
	"unicode"
	"unicode/utf8"
)

// unsafeTables are the code points that may not stand in a document: they are
// invisible, move or hide the text around them, or mean nothing agreed.
var unsafeTables = [...]*unicode.RangeTable{
	unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp, unicode.Co, unicode.Cs,
	unicode.Noncharacter_Code_Point, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector,
}

// isUnsafe reports whether r may not stand in a document as it is.
func isUnsafe(r rune) bool {
	if isCommon(r) {
		return false
	}
	for _, t := range unsafeTables {
		if unicode.Is(t, r) {
			return true
		}
	}
	return false
}

// isCommon reports whether r lies in a range of much used scripts in which
// nothing is unsafe. It only saves time.
func isCommon(r rune) bool {
	switch {
	case r < 0x7f:
		return r >= ' '
	case r < 0x400:
		return r > 0xad && r < 0x34f // Latin, phonetic letters, accents
	case r < 0x3000:
		return r < 0x600 // Cyrillic, Armenian, Hebrew
	default:
		return r < 0x3100 || // punctuation and kana
			0x4000 <= r && r < 0xa000 || // Chinese characters
			0xac00 <= r && r < 0xd7a4 || // Hangul syllables
			0xff01 <= r && r < 0xffa0 || // full-width forms
			0x1f300 <= r && r < 0x1fb00 // emoji
	}
}

// decode is utf8.DecodeRuneInString with invalid told from U+FFFD: n is 1 and
// ok false for a byte that is no UTF-8.
func decode(s string) (r rune, n int, ok bool) {
	r, n = utf8.DecodeRuneInString(s)
	return r, n, r != utf8.RuneError || n > 1
}

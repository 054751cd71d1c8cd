package render

import (
	"testing"
	"unicode"
)

// TestCommonIsSafe: the ranges that save time hold no code point that the
// tables call unsafe, in any version of Unicode.
func TestCommonIsSafe(t *testing.T) {
	for r := rune(0); r <= unicode.MaxRune; r++ {
		if unicode.In(r, unsafeTables[:]...) != isUnsafe(r) {
			t.Errorf("%U: tables say %v", r, !isUnsafe(r))
		}
	}
	for r := rune(0x4000); r < 0xa000; r++ {
		s := string(r)
		if byteClasses[s[0]] != hanByte || isUnsafe(r) || unicode.IsSpace(r) {
			t.Errorf("%U is not to be skipped", r)
		}
	}
}

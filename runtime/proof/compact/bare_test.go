package compact

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// This file says what may stand without quotes, by the words of the rules.

var (
	noValue     = regexp.MustCompile(`^(?i:null|none|nil|n/a|undefined|unknown|nan)$`)
	opening     = regexp.MustCompile("^([\"(（\\[【|#…]|-($|[^0-9]))")
	keyBefore   = regexp.MustCompile(`(?:^|[^A-Za-z0-9_.])[0-9.]*[A-Za-z_][A-Za-z0-9_.]*[\s\v\x{85}\p{Z}]*$`)
	digitBefore = regexp.MustCompile(`[0-9]$`)
	digitAfter  = regexp.MustCompile(`^[0-9]`)
	noKeyAfter  = regexp.MustCompile(`^(:|//|\\)`)
	chatMarkers = regexp.MustCompile(`<\||\|>|\[INST\]|\[/INST\]|<<SYS>>|</s>`)
)

// hasKeyLike looks for a piece that reads like a key.
func hasKeyLike(v string) bool {
	for i, r := range v {
		if r != ':' && r != '：' {
			continue
		}
		before, after := v[:i], v[i+utf8.RuneLen(r):]
		if digitBefore.MatchString(before) && digitAfter.MatchString(after) {
			continue
		}
		if r == ':' && (strings.HasSuffix(before, ":") || noKeyAfter.MatchString(after)) {
			continue
		}
		if keyBefore.MatchString(before[max(0, len(before)-200):]) {
			return true
		}
	}
	return false
}

// unsafe is the code points that no document holds, a bit for each, made of the
// tables of the Unicode version that Go has.
var unsafe = func() (bits [unicode.MaxRune/64 + 1]uint64) {
	for r := rune(0); r <= unicode.MaxRune; r++ {
		if unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp, unicode.Co, unicode.Cs,
			unicode.Noncharacter_Code_Point, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector) {
			bits[r/64] |= 1 << (r % 64)
		}
	}
	return bits
}()

func isUnsafe(r rune) bool { return unsafe[r/64]>>(r%64)&1 == 1 }

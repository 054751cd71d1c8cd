package render_test

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// This file says once more, as plainly as possible and without the code under
// test, what must be quoted.

var chatMarkers = []string{"<|", "|>", "[INST]", "[/INST]", "<<SYS>>", "</s>"}

// isHidden are the code points that no document holds.
func isHidden(r rune) bool {
	return unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp, unicode.Co, unicode.Cs,
		unicode.Noncharacter_Code_Point, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector)
}

var (
	noValue     = regexp.MustCompile(`^(?i:null|none|nil|n/a|undefined|unknown|nan)$`)
	opening     = regexp.MustCompile("^([\"(（\\[【|#…]|-($|[^0-9]))")
	keyBefore   = regexp.MustCompile(`(?:^|[^A-Za-z0-9_.])[0-9.]*[A-Za-z_][A-Za-z0-9_.]*[\s\v\x{85}\p{Z}]*$`)
	digitBefore = regexp.MustCompile(`[0-9]$`)
	digitAfter  = regexp.MustCompile(`^[0-9]`)
)

// where an atom stands.
const (
	field = iota
	cell
	listItem
)

// mustQuote holds the eight rules against v.
func mustQuote(v string, at int) bool {
	if !utf8.ValidString(v) || v != strings.TrimSpace(v) || v == "" || strings.ContainsFunc(v, isHidden) {
		return true
	}
	if opening.MatchString(v) || strings.ContainsAny(v, "【】") || noValue.MatchString(v) || hasKeyLike(v) {
		return true
	}
	for _, m := range chatMarkers {
		if strings.Contains(v, m) {
			return true
		}
	}
	switch at {
	case cell:
		return strings.ContainsAny(v, "|") || strings.HasPrefix(v, ">") || strings.HasSuffix(v, "<")
	case listItem:
		return strings.ContainsAny(v, ",，")
	default:
		return false
	}
}

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
		if r == ':' && (strings.HasSuffix(before, ":") || regexp.MustCompile(`^(:|//|\\)`).MatchString(after)) {
			continue
		}
		if keyBefore.MatchString(before) {
			return true
		}
	}
	return false
}

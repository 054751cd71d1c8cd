package directive

import (
	"strings"
	"unicode"
)

// clip shortens text from users for a message, and keeps it on one line.
func clip(s string) string {
	const most = 40
	if s == "" {
		return `""`
	}
	rs := []rune(strings.Map(visible, s))
	if len(rs) > most {
		return string(rs[:most-1]) + "…"
	}
	return string(rs)
}

// isClipped reports whether text is too long for one line, or would break it.
func isClipped(s string) bool { return clip(s) != s }

// visible is r, or a blank for what would break a line or hide in it.
func visible(r rune) rune {
	if unicode.IsControl(r) || r == '\u2028' || r == '\u2029' {
		return ' '
	}
	return r
}

package render

import (
	"strconv"
	"unicode"
	"unicode/utf8"
)

// The most characters that are shown of a sentence, such as the message of an
// error, and of what stands elsewhere too: the echo of an argument, which the
// model has written itself, and a text in a summary.
const (
	maxSentence = 1000
	maxEcho     = 200
)

// appendCut appends v as a field's value, of one that is longer than limit
// characters only the start, with a note:
//
//	"<html><head><title>502 Bad" (cut: 26 of 157 chars)
func appendCut(dst []byte, v string, limit int) []byte {
	shown := head(v, limit)
	if len(shown) == len(v) {
		return appendAtom(dst, v, inField)
	}
	dst = append(appendQuoted(dst, shown), " (cut: "...)
	dst = strconv.AppendInt(dst, int64(utf8.RuneCountInString(shown)), 10)
	dst = append(dst, " of "...)
	dst = strconv.AppendInt(dst, int64(utf8.RuneCountInString(v)), 10)
	return append(dst, " chars)"...)
}

// head is v up to the last place within limit characters at which it may be
// cut, or all of it.
func head(v string, limit int) string {
	if len(v) <= limit {
		return v
	}
	end, n, c := 0, 0, cluster{before: -1}
	for i, r := range v {
		if c.ends(r) {
			end = i
		}
		if n == limit {
			return v[:end]
		}
		n++
	}
	return v
}

// cluster is what people see as one character, as far as it was read. Its
// before is -1 at the start of a text.
type cluster struct {
	before rune
	flags  int // how many letters of flags came last
}

// ends reports whether the text may be cut before r, and goes past r.
func (c *cluster) ends(r rune) bool {
	ends := !joins(c.before, r)
	if c.before = r; !isFlagHalf(r) {
		c.flags = 0
		return ends
	}
	c.flags++
	return ends && c.flags%2 == 1
}

// joins reports whether r continues what people see as one character with the
// code point before it: as an accent, part of an emoji or of a Hangul syllable.
func joins(before, r rune) bool {
	switch {
	case r < 0x300:
		return false
	case before == joiner, r == joiner, 0x1f3fb <= r && r <= 0x1f3ff, unicode.Is(unicode.M, r):
		return true
	default:
		initial := 0x1100 <= before && before < 0x1160
		return 0x1160 <= r && r < 0x1200 || initial && (r < 0x1160 && 0x1100 <= r || 0xac00 <= r && r < 0xd7a4)
	}
}

// isFlagHalf reports whether r is one of the two letters of a flag.
func isFlagHalf(r rune) bool { return 0x1f1e6 <= r && r <= 0x1f1ff }

package decode

import (
	"bytes"
	"unicode/utf8"
)

// maxShown is how many characters of a value, or of a name, a violation
// repeats.
const maxShown = 40

// clipped is the first limit characters of s, and an ellipsis where there are
// more. How to show what does not print is up to whoever writes it.
func clipped(s string, limit int) string {
	if len(s) <= limit {
		return s
	}
	end := 0
	for n := 0; n < limit && end < len(s); n++ {
		_, size := utf8.DecodeRuneInString(s[end:])
		end += size
	}
	if end == len(s) {
		return s
	}
	return s[:end] + "…"
}

// longest is the most bytes of JSON text that one character takes: a pair of
// escapes.
const longest = 12

// sent is one well-formed JSON value as it is repeated: a string without its
// quotes, anything else without white space.
func (t *texts) sent(raw []byte) string {
	switch raw[0] {
	case '"':
		inside := raw[1 : len(raw)-1]
		if len(inside) <= maxShown && bytes.IndexByte(inside, '\\') < 0 {
			return t.keep(inside)
		}
		return text{raw: inside}.shown(maxShown)
	case '{', '[':
		return clipped(string(compact(nil, raw, longest*maxShown)), maxShown)
	default:
		if len(raw) <= maxShown {
			return t.keep(raw)
		}
		return clipped(string(raw[:maxShown+1]), maxShown) // all ASCII
	}
}

// shown is the string that t stands for as it is repeated; text that is not
// Unicode is repeated as it stands.
func (t text) shown(limit int) string {
	t.raw = t.head(limit + 1)
	if t.escaped = bytes.IndexByte(t.raw, '\\') >= 0; t.escaped {
		if b, ok := t.decode(nil); ok {
			return clipped(string(b), limit)
		}
	}
	return clipped(string(t.raw), limit)
}

// head is the first n characters of t, as they stand.
func (t text) head(n int) []byte {
	if len(t.raw) <= n {
		return t.raw
	}
	i := 0
	for ; n > 0 && i < len(t.raw); n-- {
		_, size := utf8.DecodeRune(t.raw[i:])
		if t.raw[i] == '\\' {
			size = escapeLength(t.raw[i:])
		}
		if size == len(`\u0000`) { // or a pair of them
			_, pair := escapedRune(t.raw[i:])
			size = max(size, pair)
		}
		i += size
	}
	return t.raw[:i]
}

// compact appends JSON without the white space between its tokens, and stops
// where dst has limit bytes.
func compact(dst, raw []byte, limit int) []byte {
	start, inString := 0, false // where what is still to be appended starts
	i := 0
	for ; i < len(raw) && len(dst)+i-start < limit; i++ {
		switch c := raw[i]; {
		case c > '\\':
		case inString && c == '\\' && i+1 < len(raw):
			i++
		case c == '"':
			inString = !inString
		case !inString && (c == ' ' || c == '\n' || c == '\r' || c == '\t'):
			dst = append(dst, raw[start:i]...)
			start = i + 1
		}
	}
	return append(dst, raw[start:i]...)
}

package decode

import (
	"bytes"
	"fmt"
	"unicode"
	"unicode/utf8"
)

// maxShown is how many characters of a value, or of a name, a violation
// repeats.
const maxShown = 40

// shown is text that is safe to repeat on one line: at most limit characters,
// those that do not print and bytes that are no UTF-8 escaped.
func shown(b []byte, limit int) string {
	if len(b) <= limit && printable(b) {
		return string(b)
	}
	out := make([]byte, 0, min(len(b), limit))
	for n := 0; len(b) > 0; n++ {
		if n == limit {
			return string(append(out, "…"...))
		}
		r, size := utf8.DecodeRune(b)
		switch {
		case r == utf8.RuneError && size == 1:
			out = fmt.Appendf(out, `\x%02x`, b[0])
		case r == '\n':
			out = append(out, `\n`...)
		case unicode.IsPrint(r):
			out = append(out, b[:size]...)
		case r < 1<<16:
			out = fmt.Appendf(out, `\u%04x`, r)
		default:
			out = fmt.Appendf(out, `\U%08x`, r)
		}
		b = b[size:]
	}
	return string(out)
}

// printable reports whether b is printable ASCII.
func printable(b []byte) bool {
	for _, c := range b {
		if c < ' ' || c > '~' {
			return false
		}
	}
	return true
}

// longest is the most bytes of JSON text that one character takes: a pair of
// escapes.
const longest = 12

// sent is one well-formed JSON value as it is repeated: a string without its
// quotes, anything else without white space.
func sent(raw []byte) string {
	switch raw[0] {
	case '"':
		return text{raw: raw[1 : len(raw)-1]}.shown(maxShown)
	case '{', '[':
		return shown(compact(nil, raw, longest*maxShown), maxShown)
	default:
		return shown(raw, maxShown)
	}
}

// shown is the string that t stands for as it is repeated; text that is not
// Unicode is repeated as it stands.
func (t text) shown(limit int) string {
	t.raw = t.head(limit + 1)
	if t.escaped = bytes.IndexByte(t.raw, '\\') >= 0; t.escaped {
		if b, ok := t.decode(nil); ok {
			return shown(b, limit)
		}
	}
	return shown(t.raw, limit)
}

// head is the first n characters of t, as they stand.
func (t text) head(n int) []byte {
	if len(t.raw) <= n {
		return t.raw
	}
	i := 0
	for ; n > 0 && i < len(t.raw); n-- {
		size := escapeLength(t.raw[i:])
		if size == 6 {
			_, size = escapedRune(t.raw[i:])
		}
		if size == 0 {
			_, size = utf8.DecodeRune(t.raw[i:])
		}
		i += size
	}
	return t.raw[:i]
}

// compact appends JSON without the white space between its tokens, and stops
// where dst has limit bytes.
func compact(dst, raw []byte, limit int) []byte {
	inString := false
	for i := 0; i < len(raw) && len(dst) < limit; i++ {
		c := raw[i]
		switch {
		case inString && c == '\\' && i+1 < len(raw):
			dst = append(dst, c)
			i++
			c = raw[i]
		case c == '"':
			inString = !inString
		case !inString && (c == ' ' || c == '\n' || c == '\r' || c == '\t'):
			continue
		}
		dst = append(dst, c)
	}
	return dst
}

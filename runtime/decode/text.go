package decode

import (
	"bytes"
	"encoding/binary"
	"math/bits"
	"unicode/utf16"
	"unicode/utf8"
)

// text is a JSON string as it stands in the input, without its quotes.
type text struct {
	raw     []byte
	escaped bool // has backslashes
	wide    bool // has bytes beyond ASCII
}

// plain reports whether the raw bytes are the string, in ASCII.
func (t text) plain() bool { return !t.escaped && !t.wide }

// text reads the string that starts at the current byte, which is a quote.
func (s *scanner) text() (t text, ok bool) {
	data, start := s.data, s.pos+1
	var wide uint64 // what there is of bytes beyond ASCII, by their highest bits
	for i := start; i < len(data); {
		if i+8 <= len(data) {
			w := binary.LittleEndian.Uint64(data[i:])
			m := special(w)
			if m == 0 {
				wide |= w
				i += 8
				continue
			}
			wide |= w & (m&-m - 1)
			i += bits.TrailingZeros64(m) / 8
		}
		switch c := data[i]; {
		case c == '"':
			s.pos = i + 1
			t.raw, t.wide = data[start:i], wide&high != 0
			return t, true
		case c == '\\':
			t.escaped = true
			n := escapeLength(data[i:])
			if n == 0 {
				s.pos = i
				return t, s.fail(wantEscape)
			}
			i += n
		case c < ' ':
			s.pos = i
			return t, s.fail(wantNoControl)
		default:
			wide |= uint64(c)
			i++
		}
	}
	s.pos = len(data)
	return t, s.fail(wantQuote)
}

// plainText reads the string that starts at the current byte where that is a
// quote, the string all ASCII and nothing in it escaped, as most are. Where ok is
// false nothing has been read; it may still be such a string.
func (s *scanner) plainText() (raw []byte, ok bool) {
	data, start := s.data, s.pos+1
	if start >= len(data) || data[start-1] != '"' {
		return nil, false
	}
	for i := start; i+8 <= len(data); i += 8 {
		w := binary.LittleEndian.Uint64(data[i:])
		m := special(w) | w&high
		if m == 0 {
			continue
		}
		i += bits.TrailingZeros64(m) / 8
		if data[i] != '"' {
			return nil, false
		}
		s.pos = i + 1
		return data[start:i], true
	}
	return nil, false
}

// The lowest and the highest bit of each byte.
const low, high = 0x0101010101010101, 0x8080808080808080

// special marks the bytes of w that are a quote, a backslash or a control
// character by their highest bits. Only the lowest mark is sure: a borrow may
// set those above it.
func special(w uint64) uint64 {
	// Xor 2 makes a space of a quote and keeps control characters what they are,
	// while no other character becomes either.
	quote, backslash := w^low*2, w^low*'\\'
	return ((quote - low*(' '+1)) | (backslash - low)) &^ w & high
}

// escapeLength is the length of the escape that b starts with, or 0 where it
// is none.
func escapeLength(b []byte) int {
	if len(b) < 2 {
		return 0
	}
	switch b[1] {
	case '"', '\\', '/', 'b', 'f', 'n', 'r', 't':
		return 2
	case 'u':
		if _, ok := hex4(b[2:]); ok {
			return 6
		}
	}
	return 0
}

// hex4 reads four hexadecimal digits.
func hex4(b []byte) (r rune, ok bool) {
	if len(b) < 4 {
		return 0, false
	}
	for _, c := range b[:4] {
		switch {
		case '0' <= c && c <= '9':
			r = r<<4 | rune(c-'0')
		case 'a' <= c|0x20 && c|0x20 <= 'f':
			r = r<<4 | rune(c|0x20-'a'+10)
		default:
			return 0, false
		}
	}
	return r, true
}

// decode appends the string that t stands for; ok is false where it is no
// Unicode text.
func (t text) decode(dst []byte) (_ []byte, ok bool) {
	if t.wide && !utf8.Valid(t.raw) {
		return dst, false
	}
	if !t.escaped {
		return append(dst, t.raw...), true
	}
	for b := t.raw; len(b) > 0; {
		if b[0] != '\\' {
			n := bytes.IndexByte(b, '\\')
			if n < 0 {
				n = len(b)
			}
			dst = append(dst, b[:n]...)
			b = b[n:]
			continue
		}
		if b[1] != 'u' {
			dst = append(dst, unescaped(b[1]))
			b = b[2:]
			continue
		}
		r, n := escapedRune(b)
		if r == utf8.RuneError && n == 0 {
			return dst, false
		}
		dst = utf8.AppendRune(dst, r)
		b = b[n:]
	}
	return dst, true
}

// unescaped is the byte that a backslash and c stand for.
func unescaped(c byte) byte {
	switch c {
	case 'b':
		return '\b'
	case 'f':
		return '\f'
	case 'n':
		return '\n'
	case 'r':
		return '\r'
	case 't':
		return '\t'
	default:
		return c
	}
}

// escapedRune reads the \u escape, or the pair of them, that b starts with. A
// lone surrogate has length 0.
func escapedRune(b []byte) (r rune, length int) {
	r, _ = hex4(b[2:])
	if !utf16.IsSurrogate(r) {
		return r, 6
	}
	if len(b) >= 12 && b[6] == '\\' && b[7] == 'u' {
		low, _ := hex4(b[8:])
		if r = utf16.DecodeRune(r, low); r != utf8.RuneError {
			return r, 12
		}
	}
	return utf8.RuneError, 0
}

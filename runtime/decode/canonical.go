package decode

import (
	"bytes"
	"slices"
	"strconv"
)

// canonical appends one well-formed JSON value in a form that is the same for
// the same value: no white space, names sorted, numbers and strings written in
// one way.
func canonical(dst, raw []byte) []byte {
	s := scanner{data: raw}
	return s.canonical(dst)
}

func (s *scanner) canonical(dst []byte) []byte {
	switch s.peek() {
	case '"':
		t, _ := s.text()
		return appendText(dst, t)
	case '{':
		return s.canonicalObject(dst)
	case '[':
		s.pos++
		dst = append(dst, '[')
		for n := 0; s.stop == noStop && !s.take(']'); n++ {
			if n > 0 {
				s.take(',')
				dst = append(dst, ',')
			}
			dst = s.canonical(dst)
		}
		return append(dst, ']')
	case 't', 'f', 'n':
		start := s.pos
		s.skip()
		return append(dst, s.data[start:s.pos]...)
	default:
		raw, _ := s.number()
		return exactly(raw).append(dst)
	}
}

func (s *scanner) canonicalObject(dst []byte) []byte {
	s.pos++
	var members [][]byte
	for s.stop == noStop && !s.take('}') {
		s.take(',')
		s.peek()
		t, _ := s.text()
		s.take(':')
		members = append(members, s.canonical(append(appendText(nil, t), ':')))
	}
	slices.SortFunc(members, bytes.Compare)
	dst = append(dst, '{')
	for i, m := range members {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = append(dst, m...)
	}
	return append(dst, '}')
}

// appendText appends t with only the escapes that it needs. Text that is not
// Unicode stays as it is.
func appendText(dst []byte, t text) []byte {
	b, ok := t.decode(nil)
	if !ok {
		b = t.raw
	}
	return appendQuoted(dst, string(b))
}

// appendQuoted appends s as a JSON string.
func appendQuoted(dst []byte, s string) []byte {
	dst = append(dst, '"')
	for i := range len(s) {
		switch c := s[i]; {
		case c == '"', c == '\\':
			dst = append(dst, '\\', c)
		case c < ' ':
			dst = append(dst, '\\', 'u', '0', '0', "0123456789abcdef"[c>>4], "0123456789abcdef"[c&15])
		default:
			dst = append(dst, c)
		}
	}
	return append(dst, '"')
}

// scientific is x, which is not zero, as a fraction and an exponent.
func (x exact) scientific() []byte {
	text := make([]byte, 0, len(x.digits)+len("-0.e-1000000000000"))
	if x.negative {
		text = append(text, '-')
	}
	text = append(text, "0."...)
	start := len(text)
	for _, c := range x.digits {
		if c != '.' {
			text = append(text, c)
		}
	}
	exponent := x.exponent + int64(len(text)-start)
	return strconv.AppendInt(append(text, 'e'), exponent, 10)
}

// append appends x: in plain digits where those are few, else as digits and an
// exponent.
func (x exact) append(dst []byte) []byte {
	const few = 20
	if x.negative {
		dst = append(dst, '-')
	}
	if len(x.digits) == 0 {
		return append(dst, '0')
	}
	digits := bytes.ReplaceAll(x.digits, []byte("."), nil)
	switch n := int64(len(digits)) + x.exponent; {
	case x.exponent >= 0 && n <= few:
		dst = append(dst, digits...)
		return append(dst, bytes.Repeat([]byte("0"), int(x.exponent))...)
	case x.exponent < 0 && 0 < n:
		dst = append(dst, digits[:n]...)
		dst = append(dst, '.')
		return append(dst, digits[n:]...)
	case x.exponent < 0 && n > -few:
		dst = append(dst, "0."...)
		dst = append(dst, bytes.Repeat([]byte("0"), int(-n))...)
		return append(dst, digits...)
	default:
		dst = append(dst, digits...)
		dst = append(dst, 'e')
		return strconv.AppendInt(dst, x.exponent, 10)
	}
}

package extract

import "bytes"

// The data are valid JSON: package normalize has made sure. So nothing here
// looks for mistakes; it only never reads beyond the end.

// peek moves to the next byte that is no white space, 0 at the end.
func (d *Reader) peek() byte {
	for ; d.pos < len(d.data); d.pos++ {
		if c := d.data[d.pos]; c > ' ' {
			return c
		}
	}
	return 0
}

// skip moves past one value.
func (d *Reader) skip() {
	switch c := d.peek(); c {
	case '"':
		d.text()
	case '{', '[':
		d.skipNested()
	default:
		d.literal()
	}
}

// skipNested moves past an object or list.
func (d *Reader) skipNested() {
	depth := 0
	for data, i := d.data, d.pos; i < len(data); i++ {
		switch data[i] {
		case '{', '[':
			depth++
		case '}', ']':
			if depth--; depth == 0 {
				d.pos = i + 1
				return
			}
		case '"':
			i = closing(data, i+1)
		}
	}
	d.pos = len(d.data)
}

// count is how many elements there are of a list whose first one, if any, begins
// at i, as far as they begin before enough; end is behind the last of them,
// and its comma.
func count(data []byte, i, enough int) (n, end int) {
	if i += spaces(data[i:]); i < len(data) && data[i] == ']' {
		return 0, i
	}
	n = 1
	for depth := 0; i < len(data); i++ {
		switch data[i] {
		case '{', '[':
			depth++
		case '}', ']':
			if depth--; depth < 0 {
				return n, i
			}
		case ',':
			if depth > 0 {
				continue
			}
			if i >= enough {
				return n, i + 1
			}
			n++
		case '"':
			i = closing(data, i+1)
		}
	}
	return n, len(data)
}

// spaces is how many bytes of white space data begins with.
func spaces(data []byte) int { return len(data) - len(bytes.TrimLeft(data, " \t\r\n")) }

// closing is the position of the quote that ends the string whose text begins at
// i.
func closing(data []byte, i int) int {
	for i < len(data) {
		n := bytes.IndexByte(data[i:], '"')
		if n < 0 {
			break
		}
		end := i + n
		slashes := 0
		for end-slashes > i && data[end-slashes-1] == '\\' {
			slashes++
		}
		if slashes%2 == 0 {
			return end
		}
		i = end + 1
	}
	return len(data)
}

// text moves past a string and answers what is between its quotes, as it stands
// there.
func (d *Reader) text() []byte {
	start := d.pos + 1
	end := min(closing(d.data, start), len(d.data))
	d.pos = min(end+1, len(d.data))
	return d.data[min(start, end):end]
}

// literal moves past a number, true, false or null, and answers it.
func (d *Reader) literal() []byte {
	start := d.pos
	for d.pos < len(d.data) {
		switch c := d.data[d.pos]; {
		case c <= ' ', c == ',', c == '}', c == ']', c == ':', c == '"', c == '{', c == '[':
			if d.pos == start {
				d.pos++ // no literal at all
			}
			return d.data[start:d.pos]
		}
		d.pos++
	}
	return d.data[start:]
}

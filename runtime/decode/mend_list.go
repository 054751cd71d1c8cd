package decode

import "bytes"

// alone reports whether the value that comes next, which is no list, is the one
// element that a list with rule r was meant to have.
func (d *Decoder) alone(r *Rule) bool {
	if d.coerce&Never != 0 || d.pos == len(d.data) || d.inList() {
		return false
	}
	ahead := scanner{data: d.data, pos: d.pos}
	switch c := d.data[d.pos]; {
	case c == '"':
		t, ok := ahead.text()
		if !ok || !r.takesOne(t) {
			return false
		}
	case !r.Items.isOf(c) || !ahead.skip():
		return false
	}
	d.note(toList, d.data[d.pos:ahead.pos], r.secretive())
	return true
}

// inList reports whether the next value is an element of a list. There one
// value for a list would be two things: a list of it, or an element too deep.
func (d *Decoder) inList() bool {
	before := bytes.TrimRight(d.data[:d.pos], " \t\r\n")
	return len(before) > 0 && before[len(before)-1] != ':'
}

// takesOne reports whether the string t may be the one element of a list with
// rule r. Text that may be several elements, none, null or JSON is not.
func (r *Rule) takesOne(t text) bool {
	start := bytes.TrimLeft(t.raw, " ")
	if len(start) == 0 || start[0] == '[' || start[0] == '{' || string(t.raw) == "null" {
		return false
	}
	switch r.Items.Kind {
	case String, Time, Bytes, Textual:
	case Any:
		if r.Items.Type != "" && r.Items.Type != "string" {
			return false
		}
	default:
		return false
	}
	b, ok := t.decode(nil)
	return ok && !bytes.ContainsAny(b, ",;|\n，；、")
}

// ofStrings reports whether the JSON list has nothing but strings: a text that
// looks like that is surely no element itself, as [1] may be.
func ofStrings(list []byte) bool {
	s := scanner{data: list}
	s.peek()
	for s.pos++; s.peek() == '"' && s.skip(); s.take(',') {
	}
	return s.peek() == ']'
}

// isOf reports whether a value that begins with c, and is no string, may be of
// r's kind.
func (r *Rule) isOf(c byte) bool {
	switch {
	case r.Kind.isNumber():
		return c == '-' || isDigit(c)
	case r.Kind == Boolean:
		return c == 't' || c == 'f'
	case r.Kind == Object || r.Kind == Map:
		return c == '{'
	default:
		return r.Kind == Any && r.Type == "" && c != 'n'
	}
}

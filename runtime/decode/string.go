package decode

import "unicode/utf8"

// String reads a string. One that is in the rule's Enum is the Enum's own.
func (d *Decoder) String(r *Rule) string {
	if d.peek() != '"' {
		return d.bareString(r)
	}
	start := d.pos
	t, ok := d.text()
	if !ok {
		return ""
	}
	s, f := d.held(r, t)
	if f != 0 {
		return d.unlisted(r, f, s, start)
	}
	return s
}

// held is the string that t stands for, copied, and what it breaks of r.
func (d *Decoder) held(r *Rule, t text) (s string, f fault) {
	ok := false
	if r.Enum != nil && !t.escaped {
		s, ok = r.member(t.raw)
	}
	if ok {
		f = r.text(s)
	} else if s, ok = d.string(t); !ok {
		return "", faultEncoding
	} else {
		f = r.string(s)
	}
	if r.Pattern != nil && !d.matches(r.Pattern, s) {
		f |= faultPattern
	}
	return s, f
}

// string is the string that t stands for, copied; ok is false where it is no
// Unicode text.
func (d *Decoder) string(t text) (s string, ok bool) {
	if t.escaped {
		var room [128]byte
		b, ok := t.decode(room[:0])
		return d.keep(b), ok
	}
	if t.wide && !utf8.Valid(t.raw) {
		return "", false
	}
	return d.keep(t.raw), true
}

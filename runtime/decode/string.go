package decode

import (
	"slices"
	"unicode/utf8"
)

// String reads a string. One that is in the rule's Enum is the Enum's own.
func (d *Decoder) String(r *Rule) string { return d.stringLike(r, "") }

// stringLike is String, and like where that is the string: it need not be copied.
func (d *Decoder) stringLike(r *Rule, like string) string {
	start := d.pos
	raw, ok := d.plainText()
	if !ok {
		return d.anyString(r)
	}
	var s string
	var f fault
	switch {
	case r.Enum != nil:
		s, f = d.listed(r, text{raw: raw})
	case string(raw) == like:
		s = like
	default:
		s = d.keep(raw)
	}
	if !r.fits(s) {
		f |= d.textFaults(r, s)
	}
	if f != 0 {
		return d.unlisted(r, f, s, start)
	}
	return s
}

// anyString is String, whatever stands in the string.
func (d *Decoder) anyString(r *Rule) string {
	if d.peek() != '"' {
		return d.bareString(r)
	}
	start := d.pos
	t, ok := d.text()
	if !ok {
		return ""
	}
	var s string
	var f fault
	if r.Enum != nil {
		s, f = d.listed(r, t)
	} else if s, ok = d.string(t); !ok {
		f = faultEncoding
	}
	if f != faultEncoding && !r.fits(s) {
		f |= d.textFaults(r, s)
	}
	if f != 0 {
		return d.unlisted(r, f, s, start)
	}
	return s
}

// listed is the string of r's enum that t stands for, or where it has none a
// copy and why.
func (d *Decoder) listed(r *Rule, t text) (string, fault) {
	if !t.escaped {
		if s, ok := r.member(t.raw); ok {
			return s, 0
		}
	}
	s, ok := d.string(t)
	switch {
	case !ok:
		return "", faultEncoding
	case slices.Contains(r.Enum, s):
		return s, 0
	default:
		return s, faultEnum
	}
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

package decode

import (
	"bytes"
	"slices"
	"strings"
)

// refuses reports whether the string t is surely no value of r.
func (d *Decoder) refuses(r *Rule, t text) bool {
	switch r.Kind {
	case String:
		b, ok := t.decode(nil)
		return !ok || d.stringFaults(r, string(b)) != 0
	case Time:
		return !isDateTime(string(t.raw))
	case Any:
		return r.Type != "" && r.Type != "string"
	case Bytes, Textual:
		return false // it is up to another reader
	default:
		return true
	}
}

// stringFaults is all that r has against s.
func (d *Decoder) stringFaults(r *Rule, s string) fault {
	if r.Enum != nil && !slices.Contains(r.Enum, s) {
		return faultEnum | d.textFaults(r, s)
	}
	return d.textFaults(r, s)
}

// textFaults is stringFaults, enum aside.
func (d *Decoder) textFaults(r *Rule, s string) (f fault) {
	if r.Pattern != nil && !d.matches(r.Pattern, s) {
		f = faultPattern
	}
	return f | r.text(s)
}

// unlisted is the value of r's enum that the string s, sent from start on and
// with the faults f, must have meant. Where there is none, the faults are
// recorded and s stays.
func (d *Decoder) unlisted(r *Rule, f fault, s string, start int) string {
	if f&faultEnum != 0 && d.coerce&Never == 0 {
		meant, ok := r.alike(s)
		if text := appendQuoted(nil, meant); ok && len(text) <= d.pos-start && d.stringFaults(r, meant) == 0 {
			d.replace(r, start, d.pos, text, toEnum)
			return meant
		}
	}
	d.broke(r, f, d.data[start:d.pos])
	return s
}

// alike is the one value of r's enum that differs from s only in case or in
// space around it; ok is false where there is none, or more than one.
func (r *Rule) alike(s string) (found string, ok bool) {
	s = strings.TrimSpace(s)
	n := 0
	for _, e := range r.Enum {
		if e == s {
			return e, true
		}
		if strings.EqualFold(e, s) {
			found = e
			n++
		}
	}
	return found, n == 1
}

// bareString is the string that a number of plain digits is taken for where the
// field says so. Anything else is a violation.
func (d *Decoder) bareString(r *Rule) string {
	c := d.peek()
	n := numberLength(d.data[d.pos:])
	if d.coerce != FromNumber || c != '-' && !isDigit(c) || n <= 0 || bytes.ContainsAny(d.data[d.pos:d.pos+n], "eE") {
		d.mismatch(r)
		return ""
	}
	raw := d.data[d.pos : d.pos+n]
	d.pos += n
	d.note(toString, raw, false)
	s := d.keep(raw)
	if f := d.stringFaults(r, s); f != 0 {
		d.broke(r, f, raw)
	}
	return s
}

// saysNull makes null of the string "null" that comes next for field i, where
// null is absence or a value, and the string is none.
func (o *ObjectFrame) saysNull(d *Decoder, i int) bool {
	const sent, meant = `"null"`, "null"
	f, start := &o.rule.Fields[i], d.pos
	end := start + len(sent)
	if end > len(d.data) || string(d.data[start:end]) != sent || (f.Coerce|o.coerce)&Never != 0 ||
		f.Required && !f.Nullable || !d.refuses(f.Rule, text{raw: []byte(meant)}) {
		return false
	}
	mark := d.tally
	d.replace(f.Rule, start, end, []byte(meant), toNull)
	if d.tally != mark {
		d.report.put(mark, f)
	}
	return true
}

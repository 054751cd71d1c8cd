package decode

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
	var s string
	var f fault
	if t.plain() {
		var known bool
		if s, known = r.member(t.raw); !known {
			s = d.keep(t.raw)
			if r.Enum != nil {
				f = faultEnum
			}
		}
		f |= r.text(s)
	} else if s, ok = d.string(t); !ok {
		f = faultEncoding
	} else {
		f = r.string(s)
	}
	if r.Pattern != nil && ok && !d.matches(r.Pattern, s) {
		f |= faultPattern
	}
	if f != 0 {
		return d.unlisted(r, f, s, start)
	}
	return s
}

// string is the string that t stands for, copied; ok is false where it is no
// Unicode text.
func (d *Decoder) string(t text) (s string, ok bool) {
	if t.plain() {
		return d.keep(t.raw), true
	}
	var room [128]byte
	b, ok := t.decode(room[:0])
	if !ok {
		return "", false
	}
	return d.keep(b), true
}

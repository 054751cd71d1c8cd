package decode

import "strconv"

// Bool reads true or false.
func (d *Decoder) Bool(r *Rule) (v bool) {
	if d.quoted {
		return d.quotedBool(r)
	}
	switch d.peek() {
	case 't':
		v = d.literal("true")
	case 'f':
		d.literal("false")
	default:
		if d.mend(r) {
			return d.Bool(r)
		}
		d.mismatch(r)
		return false
	}
	if r.Enum != nil && d.stop == noStop {
		if raw := strconv.AppendBool(nil, v); !r.has(raw) {
			d.broke(r, faultEnum, raw)
		}
	}
	return v
}

// quotedBool reads "true" or "false".
func (d *Decoder) quotedBool(r *Rule) bool {
	start := d.pos
	b, ok := d.unquote(r)
	v := string(b) == "true"
	switch {
	case !ok:
	case !v && string(b) != "false":
		d.broke(r, faultType, d.data[start:d.pos])
	case r.Enum != nil && !r.has(b):
		d.broke(r, faultEnum, d.data[start:d.pos])
	}
	return v
}

// has reports whether the enum has the boolean raw.
func (r *Rule) has(raw []byte) bool {
	_, ok := r.member(raw)
	return ok
}

// unquote reads the string in which a number or boolean stands.
func (d *Decoder) unquote(r *Rule) (b []byte, ok bool) {
	if d.peek() != '"' {
		d.mismatch(r)
		return nil, false
	}
	t, ok := d.text()
	if ok && t.escaped {
		t.raw, ok = t.decode(nil)
	}
	return t.raw, ok
}

package decode

// Bool reads true or false.
func (d *Decoder) Bool(r *Rule) (v bool) {
	if d.quoted {
		return d.quotedBool(r)
	}
	switch d.peek() {
	case 't':
		return d.literal("true")
	case 'f':
		d.literal("false")
	default:
		d.mismatch(r)
	}
	return false
}

// quotedBool reads "true" or "false".
func (d *Decoder) quotedBool(r *Rule) bool {
	start := d.pos
	b, ok := d.unquote(r)
	if ok && string(b) != "true" && string(b) != "false" {
		d.broke(r, faultType, d.data[start:d.pos])
	}
	return string(b) == "true"
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

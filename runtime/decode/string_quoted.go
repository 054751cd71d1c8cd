package decode

// QuotedString reads a string whose JSON text is what a string holds, as the json
// option string writes it.
func (d *Decoder) QuotedString(r *Rule) string {
	if d.peek() != '"' {
		d.mismatch(r)
		return ""
	}
	start := d.pos
	outer, ok := d.text()
	if !ok {
		return ""
	}
	held, ok := outer.decode(nil)
	inside := scanner{data: held}
	f := faultEncoding
	var s string
	if ok {
		if s, ok = inside.onlyText(); ok {
			f = d.stringFaults(r, s)
		} else {
			f = faultType
		}
	}
	if f != 0 {
		d.broke(r, f, d.data[start:d.pos])
	}
	return s
}

// onlyText is the string that the text consists of; ok is false where it is none.
func (s *scanner) onlyText() (v string, ok bool) {
	if len(s.data) == 0 || s.data[0] != '"' {
		return "", false
	}
	t, ok := s.text()
	if !ok || s.pos < len(s.data) {
		return "", false
	}
	b, ok := t.decode(nil)
	return string(b), ok
}

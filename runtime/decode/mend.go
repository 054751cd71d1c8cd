package decode

import "bytes"

// The rules of coercion, by what is made of a value that the schema does not
// accept. Each makes the one value that the text can have meant, from which
// the text follows again.
const (
	toNumber  = "number"  // "5" becomes 5
	toBoolean = "boolean" // "true" becomes true
	toNull    = "null"    // "null" becomes null, where that is absence
	toJSON    = "json"    // "[1,2]" becomes [1,2], "{}" becomes {}
	toEnum    = "enum"    // " Paid" becomes "paid"
	toList    = "list"    // 5 becomes [5]
	toString  = "string"  // 5 becomes "5", where the field says so
)

// mend makes of the string that comes next the value of r's kind that it must
// have meant, and reports whether there is one: then that comes next.
func (d *Decoder) mend(r *Rule) bool {
	if d.coerce&Never != 0 || d.peek() != '"' {
		return false
	}
	ahead := scanner{data: d.data, pos: d.pos}
	t, ok := ahead.text()
	if !ok {
		return false
	}
	meant, rule := d.meant(r, t)
	if meant == nil {
		return false
	}
	d.replace(r, d.pos, ahead.pos, meant, rule)
	return true
}

// replace puts meant, and spaces up to end, in place of the value of r that was
// sent from start to end. It does so in a copy of its own, so that all that
// still looks at the text, such as the call to complete, sees the value that is
// meant.
func (d *Decoder) replace(r *Rule, start, end int, meant []byte, rule string) {
	d.note(rule, d.data[start:end], r.secretive())
	if !d.copied {
		d.data, d.copied = bytes.Clone(d.data), true
	}
	rest := d.data[start+copy(d.data[start:end], meant) : end]
	for i := range rest {
		rest[i] = ' '
	}
}

// meant is the JSON text of r's kind that the string t must have meant, nil for
// none, and the rule by which it does.
func (d *Decoder) meant(r *Rule, t text) (meant []byte, rule string) {
	switch {
	case r.Kind.isNumber():
		if t.plain() && r.writes(t.raw) {
			return t.raw, toNumber
		}
	case r.Kind == Boolean:
		if string(t.raw) == "true" || string(t.raw) == "false" {
			return t.raw, toBoolean
		}
	case r.Kind == Object || r.Kind == Map:
		return t.json('{'), toJSON
	case r.Kind == List:
		if meant = t.json('['); meant != nil && (ofStrings(meant) || d.refuses(r.Items, t)) {
			return meant, toJSON
		}
	}
	return nil, ""
}

// json is the object or list that t holds the JSON text of, nil for none.
func (t text) json(first byte) []byte {
	b, ok := t.decode(nil)
	s := scanner{data: b}
	if !ok || s.peek() != first || !s.skip() || s.peek() != 0 || s.pos < len(b) {
		return nil
	}
	return bytes.TrimLeft(b, " \t\r\n") // the frames begin at the bracket
}

// isNumber reports whether values of the kind are JSON numbers.
func (k Kind) isNumber() bool {
	switch k {
	case Integer, Unsigned, Number, Decimal, BigInteger, Numeral:
		return true
	default:
		return false
	}
}

// How many digits a float of 64 bits, one of 32 bits and a Decimal surely keep.
const floatDigits, float32Digits, decimalDigits = 15, 6, 18

// writes reports whether raw is just how a number of r's kind is written, so
// that the same text would come of it.
func (r *Rule) writes(raw []byte) bool {
	if len(raw) == 0 || numberLength(raw) != len(raw) || bytes.ContainsAny(raw, "eE") {
		return false
	}
	if x := exactly(raw); len(x.digits) == 0 && raw[0] == '-' {
		return false
	}
	_, fraction, hasPoint := bytes.Cut(raw, []byte("."))
	zeros := hasPoint && fraction[len(fraction)-1] == '0'
	switch {
	case r.Kind == Decimal:
		return len(raw) <= decimalDigits
	case r.Kind == Numeral:
		return !hasPoint || r.Type != "integer"
	case r.Kind != Number:
		return !hasPoint
	case r.Bits == 32:
		return !zeros && len(raw) <= float32Digits
	default:
		return !zeros && len(raw) <= floatDigits
	}
}

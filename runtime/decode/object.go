package decode

import "bytes"

// ObjectFrame reads the fields of one object. It is made by [Decoder.Object].
type ObjectFrame struct {
	// Field is the index of the current field in the rule's Fields, or -1.
	Field int
	// Rule is the current field's rule.
	Rule *Rule

	rule *Rule
	root bool
	// part says what Next has to do first.
	part part
	// jumbled says that names came in another order than that of the rule, or may
	// have. Until then none that is required is missing up to the current field.
	jumbled bool
	// mark is what had been found when the current field began.
	mark tally
	// coerce is what the fields have in common: Never, or nothing.
	coerce Coerce
	// seen are the fields whose names came, null those that were null.
	seen, null bitset
}

// part is how far a frame has come.
type part uint8

const (
	ended  part = iota // nothing is left to read
	lone               // the one element is all that comes, with no brackets
	opened             // the first field or element comes next
	inside             // a field or element has just been read
)

// Object begins an object with rule r. At the root, empty text and null are
// the empty object. Any other value is a violation, and has no fields.
func (d *Decoder) Object(r *Rule) (o ObjectFrame) {
	o.rule, o.Field, o.root, o.coerce = r, -1, d.depth == 0, d.coerce&Never
	if o.root && len(d.data) > MaxInput {
		d.fail(tooLarge)
	}
	switch c := d.peek(); {
	case c == '{':
		if d.enter() {
			o.part = opened
		}
	case o.root && (d.pos == len(d.data) || c == 'n' && d.literal("null")):
		if d.stop == noStop {
			o.missing(d)
		}
	case d.mend(r):
		return d.Object(r)
	default:
		d.mismatch(r)
	}
	o.mark = d.tally
	return o
}

// Next moves to the next field that has a value to be read, sets Field and
// Rule, and reports whether there is one. Names that are unknown or came before
// are recorded and skipped; at the end the missing ones are recorded.
func (o *ObjectFrame) Next(d *Decoder) bool {
	if d.tally != o.mark || d.stop != noStop {
		o.settle(d)
	}
	if i, p := o.predicted(d.data, d.pos); p > 0 {
		d.pos, o.part = p, inside
		o.current(d, i)
		return true
	}
	for o.member(d) {
		o.jumbled = true
		if i, ok := o.name(d); ok && o.admit(d, i) {
			o.current(d, i)
			return true
		}
	}
	d.halted()
	o.Rule, o.mark, d.coerce = nil, d.tally, o.coerce
	return false
}

// Then moves to the field that follows the current one in the rule, where next,
// which is a comma, its name and a colon, comes next and a value to be read right
// behind that, and reports whether it has. It is a short cut for fields in schema
// order: what it declines is read by Next.
func (o *ObjectFrame) Then(d *Decoder, next string) bool {
	data, p, i := d.data, d.pos+len(next), o.Field+1
	if p+1 >= len(data) || string(data[d.pos:p]) != next || d.tally != o.mark || o.seen.has(i) {
		return false
	}
	if c := data[p]; c <= ' ' || c == 'n' || c == '"' && data[p+1] == 'n' {
		return false
	}
	d.pos = p
	o.current(d, i)
	return true
}

// current makes i the current field, whose value comes next.
func (o *ObjectFrame) current(d *Decoder, i int) {
	f := &o.rule.Fields[i]
	o.seen.add(i)
	o.Field, o.Rule = i, f.Rule
	o.mark, d.quoted, d.coerce = d.tally, f.Quoted, f.Coerce|o.coerce
}

// predicted is the field that is likely next and where its value is, where
// nothing but that comes next, as it mostly does: in schema order, some that are
// not required left out, with no white space or single spaces between the
// tokens. It is a short cut: what it declines, by a value at 0, is read by
// member, name and admit.
func (o *ObjectFrame) predicted(data []byte, p int) (i, value int) {
	if o.part == inside && p < len(data) && data[p] == ',' {
		p++
	} else if o.part != opened {
		return 0, 0
	}
	if p < len(data) && data[p] == ' ' {
		p++
	}
	if p >= len(data) || data[p] != '"' {
		return 0, 0
	}
	rest := data[p+1:]
	fields := o.rule.Fields
	for i = o.Field + 1; i < len(fields); i++ {
		f := &fields[i]
		n := len(f.Name)
		if n+2 < len(rest) && rest[n] == '"' && rest[n+1] == ':' && string(rest[:n]) == f.Name {
			if o.jumbled && o.seen.has(i) {
				return 0, 0
			}
			return i, prompt(data, p+n+3)
		}
		if f.Required {
			return 0, 0
		}
	}
	return 0, 0
}

// prompt is the place of a value that is at p or behind one space there, 0 where
// it has to be looked at whether that is one to be read.
func prompt(data []byte, p int) int {
	if data[p] == ' ' && p+1 < len(data) {
		p++
	}
	switch c := data[p]; {
	case c == '"' && p+1 < len(data) && data[p+1] == 'n' && bytes.HasPrefix(data[p:], []byte(`"null"`)):
		return 0
	case c <= ' ' || c == 'n':
		return 0
	}
	return p
}

// settle puts what was found in the current field under its name.
func (o *ObjectFrame) settle(d *Decoder) {
	d.halted()
	if o.Rule == nil {
		return
	}
	d.report.put(o.mark, &o.rule.Fields[o.Field])
	if o.root && (d.tally.violations != o.mark.violations || d.stop != noStop) {
		d.report.bad.add(o.Field)
		if d.stop == noStop {
			d.report.end(o.Field, d.pos)
		}
	}
}

// member moves to the next member's name, and reports whether there is one.
func (o *ObjectFrame) member(d *Decoder) bool {
	if o.part == ended {
		return false
	}
	if d.member(&o.part) {
		return true
	}
	if d.stop == noStop {
		o.missing(d)
	}
	return false
}

// name reads a name and moves to its value; ok is false where there is no such
// field, which is recorded.
func (o *ObjectFrame) name(d *Decoder) (i int, ok bool) {
	if d.peek() != '"' {
		return 0, d.fail(wantName)
	}
	if i = o.Field + 1; i < len(o.rule.Fields) {
		name := o.rule.Fields[i].Name
		end := d.pos + 1 + len(name)
		if end < len(d.data) && d.data[end] == '"' && string(d.data[d.pos+1:end]) == name {
			d.pos = end + 1
			return i, d.colon()
		}
	}
	t, ok := d.text()
	if !ok || !d.colon() {
		return 0, false
	}
	if i = o.rule.find(t); i < 0 {
		o.unknown(d, t)
	}
	return i, i >= 0
}

// find is the index of the field with the name t, or -1.
func (r *Rule) find(t text) int {
	name := t.raw
	if t.escaped {
		name, _ = t.decode(nil)
	}
	for i := range r.Fields {
		if string(name) == r.Fields[i].Name {
			return i
		}
	}
	return -1
}

// admit reports whether the value of field i, which comes next, is to be read:
// nulls and duplicates are not.
func (o *ObjectFrame) admit(d *Decoder, i int) bool {
	f := &o.rule.Fields[i]
	if o.seen.has(i) {
		o.duplicate(d, i)
		return false
	}
	if d.data[d.pos] != 'n' && !o.saysNull(d, i) {
		return true
	}
	o.seen.add(i)
	if !d.literal("null") || f.Required && f.Nullable {
		return false
	}
	o.null.add(i)
	if f.Required {
		o.refuse(d, i, faultType, []byte("null"))
	}
	return false
}

package decode

import "github.com/tooladapt/tooladapt/runtime/words"

// MapFrame reads the entries of one object whose names are data. It is made by
// [Decoder.Map].
type MapFrame struct {
	// Key is the name of the current entry.
	Key string
	// Int or Uint is the name as a number, where the rule's Keys are Integer or
	// Unsigned.
	Int  int64
	Uint uint64
	// Null says that the current value is null, and has been read.
	Null bool

	rule *Rule
	part part
	n    int
	mark tally
	keys set
}

// Map begins an object with rule r, of kind [Map]. Any other value is a
// violation, and has no entries.
func (d *Decoder) Map(r *Rule) (m MapFrame) {
	m.rule = r
	if d.peek() != '{' && !d.mend(r) {
		d.mismatch(r)
	} else if d.enter() {
		m.part = opened
	}
	m.mark = d.tally
	return m
}

// Next moves to the next entry to be read, sets Key and Null, and reports
// whether there is one. Names that came before are recorded and skipped, as are
// entries beyond the rule's maximum.
func (m *MapFrame) Next(d *Decoder) bool {
	if d.tally != m.mark || d.stop != noStop {
		m.settle(d)
	}
	for m.entry(d) {
		if !m.key(d) {
			continue
		}
		m.mark = d.tally
		m.Null = d.data[d.pos] == 'n'
		if !m.Null {
			return true
		}
		if m.rule.NullItems && d.literal("null") {
			return true
		}
		d.mismatch(m.rule.Items)
		m.settle(d)
	}
	d.halted()
	m.mark = d.tally
	return false
}

// settle puts what was found in the current value under its name.
func (m *MapFrame) settle(d *Decoder) {
	d.halted()
	if m.n > 0 && d.report.tells(m.mark) {
		d.report.within(m.mark, clipped(m.Key, maxName))
	}
}

// entry moves to the next name, and reports whether there is one.
func (m *MapFrame) entry(d *Decoder) bool {
	if m.part == ended {
		return false
	}
	if d.member(&m.part) {
		return true
	}
	if d.stop == noStop {
		d.miscounted(m.rule, m.n)
	}
	return false
}

// key reads a name and moves to its value; ok is false where the value is not
// to be read.
func (m *MapFrame) key(d *Decoder) (ok bool) {
	if d.peek() != '"' {
		return d.fail(wantName)
	}
	t, ok := d.text()
	if !ok || !d.colon() {
		return false
	}
	if m.n >= m.rule.most() {
		m.n++
		d.skip()
		return false
	}
	if !d.element() {
		return false
	}
	key, ok := d.string(t)
	if !ok {
		m.refuse(d, t, faultEncoding, d.voice().Say(words.UnicodeText))
		return false
	}
	if !m.keys.add(key) {
		m.refuse(d, t, faultDuplicate, d.voice().Say(words.OnlyOnce))
		return false
	}
	m.Key = key
	if !m.converts() {
		m.skipBad(d, t)
		return false
	}
	m.n++
	return true
}

// skipBad skips the value of a name that the rule of names refuses.
func (m *MapFrame) skipBad(d *Decoder, t text) {
	if d.skip() && !d.full() {
		v := d.voice().badKey(m.Key, m.rule.Keys)
		v.Path = pointer(t.shown(maxName))
		d.record(v)
	}
}

// refuse skips the value of a name that is no key, and records why.
func (m *MapFrame) refuse(d *Decoder, t text, f fault, want string) {
	start := d.pos
	if !d.skip() || d.full() {
		return
	}
	v := d.told().texts.violation(f, d.data[start:d.pos], m.rule.secretive(), want)
	v.Path = pointer(t.shown(maxName))
	d.record(v)
}

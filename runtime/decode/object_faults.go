package decode

import "github.com/tooladapt/tooladapt/runtime/words"

// maxName is how many characters of a name that was sent a path repeats.
const maxName = 64

// missing records the required fields that did not come.
func (o *ObjectFrame) missing(d *Decoder) {
	first := o.Field + 1
	if o.jumbled {
		first = 0
	}
	for i := first; i < len(o.rule.Fields); i++ {
		if f := &o.rule.Fields[i]; f.Required && !o.seen.has(i) {
			o.refuse(d, i, faultRequired, nil)
		}
	}
}

// duplicate skips and records a further value of field i.
func (o *ObjectFrame) duplicate(d *Decoder, i int) {
	start := d.pos
	if d.skip() {
		o.refuse(d, i, faultDuplicate, d.data[start:d.pos])
	}
}

// unknown skips the value of a name that the rule does not have.
func (o *ObjectFrame) unknown(d *Decoder, t text) {
	start := d.pos
	if !d.skip() || o.rule.Open || d.full() {
		return
	}
	name, want, hidden := t.shown(maxName), d.voice().known(o.rule), false
	if f := o.rule.nearest(name); f != nil {
		want, hidden = d.voice().Say(words.NearestName, f.Name, want), f.hidden()
	}
	v := d.told().texts.violation(faultAdditional, d.data[start:d.pos], hidden, want)
	v.Path = pointer(name)
	d.record(v)
}

// refuse records that field i, for which raw was sent, can't be read.
func (o *ObjectFrame) refuse(d *Decoder, i int, f fault, raw []byte) {
	if !d.full() {
		field := &o.rule.Fields[i]
		want := d.voice().Say(words.OnlyOnce)
		if f != faultDuplicate {
			want = d.voice().want(field.Rule, field.Quoted)
		}
		v := d.told().texts.violation(f, raw, field.hidden(), want)
		v.Path = pointer(field.Name)
		d.record(v)
	}
	if o.root {
		d.report.bad.add(i)
	}
}

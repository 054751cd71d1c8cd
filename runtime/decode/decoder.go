package decode

import (
	"strconv"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Decoder reads the arguments of one call. It is made by [Lenient] or [Strict], lives on its
// caller's stack, and is used through its pointer by one goroutine.
type Decoder struct {
	scanner
	// tally counts the violations and notes, for a cheap look.
	tally  tally
	report *report
	// how is who asks what was done, nil for nobody.
	how *tool.Reading
	// lacks is what the caller has none of and an argument needs; "" for nothing.
	lacks string
	// coerce is how the current value is read; copied says that data is a copy
	// by now, in which values are put right.
	coerce Coerce
	copied bool
	// quoted says that the next scalar stands in a JSON string.
	quoted bool
	// elements counts those of all lists and maps, matching the work of patterns.
	elements, matching int
	// store is what strings are cut from. Like report it is behind a pointer, so
	// that what leaves the decoder is never what data points to: then data may
	// live on the stack.
	store *store
}

// Valid reports whether nothing was wrong so far.
func (d *Decoder) Valid() bool { return d.tally.violations == 0 && d.stop == noStop && d.lacks == "" }

// Lang is the language of the caller, for what the struct's Check method says.
func (d *Decoder) Lang() string {
	if d.how == nil {
		return ""
	}
	return d.how.Lang
}

// Found joins what the struct's Check method found to the violations.
func (d *Decoder) Found(v *tool.Violations) {
	for _, found := range v.All() {
		d.record(found)
	}
}

// record adds one violation.
func (d *Decoder) record(v tool.Violation) {
	report := d.told()
	report.add(v)
	d.tally.violations = int32(report.total)
}

// told is the report, made where there is none yet.
func (d *Decoder) told() *report {
	if d.report == nil {
		d.report = newReport()
	}
	return d.report
}

// full reports whether violations are only counted from now on, and counts one
// if so: their words need not be made.
func (d *Decoder) full() bool {
	if d.report == nil || !d.report.full() {
		return false
	}
	d.record(tool.Violation{})
	return true
}

// broke records that raw, the value just read, breaks rules of r.
func (d *Decoder) broke(r *Rule, f fault, raw []byte) {
	for ; f != 0; f = f.rest() {
		if d.full() {
			continue
		}
		d.record(d.told().texts.violation(f, raw, r.secretive(), d.voice().want(r, d.quoted && r.quotable())))
	}
}

// mismatch skips a value that is not of r's kind, and records it.
func (d *Decoder) mismatch(r *Rule) {
	start := d.pos
	if d.skip() {
		d.broke(r, faultType, d.data[start:d.pos])
	}
}

// halted records why reading ended early, once.
func (d *Decoder) halted() {
	if d.stop == noStop || d.report != nil && d.report.halted {
		return
	}
	v := d.voice().halt(d.stop, strconv.Itoa(d.at))
	full := d.report != nil && d.report.full()
	d.record(v)
	if full { // this one is told whatever else there is
		d.report.found[maxViolations-1] = v
	}
	d.report.halted = true
}

// member moves to the name of the next member of an object that has come as
// far as p, or past its end, and reports whether there is one.
func (d *Decoder) member(p *part) bool {
	switch c := d.peek(); {
	case c == '}':
		*p = ended
		d.leave()
		return false
	case *p == opened:
		*p = inside
		return true
	case c == ',':
		d.pos++
		return true
	default:
		return d.fail(wantCommaOrBrace)
	}
}

// element counts one more element of a list or map, and reports whether it may
// still be read.
func (d *Decoder) element() bool {
	if d.elements == MaxTotal {
		return d.fail(tooMany)
	}
	d.elements++
	return true
}

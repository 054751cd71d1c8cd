package extract

import (
	"bytes"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// take makes the value that comes next that of a field, unless one under a better
// name has been read; it reports whether that is to be read.
func (o *ObjectFrame) take(d *Reader, t Target) bool {
	s := &d.spans[o.base+t.Field]
	d.steps[len(d.steps)-1].at = t.Field
	if s.state != absent && !o.better(d, s, t) {
		return false
	}
	s.start, s.rank = d.pos, int32(t.Rank)
	o.Field, d.each = t.Field, t.Each
	d.state, d.lacks = got, false
	return true
}

// better reports whether the value that comes next goes before that of s, which
// is of the same field. Any value goes before null; otherwise that of the better
// name does, and of one name the last. What is passed over and different is a
// conflict.
func (o *ObjectFrame) better(d *Reader, s *span, t Target) bool {
	start := d.pos
	d.skip()
	old, new := d.data[s.start:s.end], d.data[start:d.pos]
	switch {
	case string(new) == "null", bytes.Equal(bytes.Trim(old, `"`), bytes.Trim(new, `"`)):
		return false
	case s.state == null:
	case t.Rank > int(s.rank):
		d.conflict(new)
		return false
	default:
		d.conflict(old)
	}
	d.pos = start
	return true
}

// settle keeps what became of the current field.
func (o *ObjectFrame) settle(d *Reader) {
	s := &d.spans[o.base+o.Field]
	s.end, s.state = d.pos, d.state
	switch {
	case d.state == lost && o.object.Fields[o.Field].Key:
		if !d.inRow() {
			d.fail()
			return
		}
		d.lost = true
	case d.state == lost:
		d.missing(whyUnreadable)
	}
	if !d.lacks || d.state != got {
		d.child = tool.Presence{}
	}
	if d.lacks || s.rank > 0 {
		o.sent.Nest(o.Field, d.child)
	}
	d.lacks = false
}

// end is what became of the object.
func (o *ObjectFrame) end(d *Reader) bool {
	found := false
	top := len(d.steps) - 1
	for i, s := range d.spans[o.base:] {
		if d.steps[top].at = i; s.state == got {
			found = true
			continue
		}
		o.mark(d, i, s.state)
	}
	o.Field, d.spans, d.levels = -1, d.spans[:o.base], d.levels[:o.deep]
	d.steps = d.steps[:top]
	if top > 0 && d.steps[top-1].object == nil && o.outcome == got && (d.lost || d.steps[top-1].alone && !found) {
		o.outcome = lost
		for i := range o.object.Fields {
			o.sent.Lose(i)
		}
		d.lost = false
	}
	d.child, d.state = o.sent, o.outcome
	d.lacks = !o.sent.IsWhole()
	return false
}

// mark says of a field that it was not sent, or not to be read.
func (o *ObjectFrame) mark(d *Reader, field int, s state) {
	why := whyNotReturned
	switch {
	case o.outcome == null:
		o.sent.Nullify(field)
		return
	case o.outcome == lost:
		o.sent.Lose(field)
		return
	case s == null:
		o.sent.Nullify(field)
		why = whyNull
	case s == lost:
		o.sent.Lose(field)
		return
	default:
		o.sent.LeaveOut(field)
	}
	if o.object.Fields[field].Key && !d.lost {
		d.missing(why)
	}
}

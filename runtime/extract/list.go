package extract

import "github.com/tooladapt/tooladapt/runtime/tool"

// ListFrame reads the elements of one list. [Reader.List] makes it.
type ListFrame struct {
	// Index is the number of the current element, from 0.
	Index int

	sent    tool.Presence
	outcome state
	alone   bool // one value stands for a list of one
	each    []string
	row     int // the number of the element in the source
	total   int // what Len said
	end     int // of the element, where each leads into it
}

// List begins a list. A value that is no list counts as a list of one, unless it
// is null or an empty text.
func (d *Reader) List() (a ListFrame) {
	a.Index, a.each = -1, d.each
	d.each = nil
	switch c := d.peek(); {
	case c == '[':
		d.pos++
		a.outcome = got
	case c == 'n':
		d.literal()
		a.outcome = null
	case c == '"' && d.pos+1 < len(d.data) && d.data[d.pos+1] == '"':
		d.skip()
		a.outcome = lost
	default:
		a.outcome, a.alone = got, true
	}
	d.steps = append(d.steps, step{at: -1, alone: a.alone})
	return a
}

// sample is how many bytes of a list are looked at ahead, about.
const sample = 2048

// Len is about how many elements there are, at most those that are read: to be
// asked before the first, so that memory for them is taken once. The elements of a
// short list are counted. Those of a long one are taken to be as long as its first
// ones where it is all that there is, else only those that were counted count.
func (a *ListFrame) Len(d *Reader) int {
	switch {
	case a.outcome != got:
		return 0
	case a.alone:
		return 1
	}
	n, end := count(d.data, d.pos, d.pos+sample)
	if n > 0 && len(d.steps) == 1 && end < len(d.data)-1 {
		each, rest := end-d.pos, len(d.data)-d.pos
		n = (rest*n + each - 1) / each
	}
	a.total = min(n, MaxEntries-d.entries)
	return a.total
}

// Next moves to the next element, sets Index, and reports whether there is one.
func (a *ListFrame) Next(d *Reader) bool {
	if a.Index >= 0 {
		a.settle(d)
	}
	for a.outcome == got && d.failed == nil && a.element(d) {
		start := d.pos
		if a.each != nil && !a.lead(d) {
			d.unreadableRow(a.row)
			continue
		}
		if d.entries == MaxEntries {
			d.pos = start
			a.stop(d)
			break
		}
		d.entries++
		a.Index++
		d.steps[len(d.steps)-1].at = a.Index
		d.state, d.lacks, d.child = got, false, tool.Presence{}
		return true
	}
	a.finish(d)
	return false
}

// element moves to the next element, or past the end of the list.
func (a *ListFrame) element(d *Reader) bool {
	if a.each != nil && a.row > 0 {
		d.pos = a.end
	}
	if a.alone {
		a.row++
		return a.row == 1
	}
	c := d.peek()
	if c == ',' {
		d.pos++
		c = d.peek()
	}
	if c == ']' || c == '}' || c == 0 {
		d.pos = min(d.pos+1, len(d.data))
		return false
	}
	a.row++
	return true
}

// lead moves to what is read of an element, and reports whether it is there.
func (a *ListFrame) lead(d *Reader) bool {
	start := d.pos
	d.skip()
	a.end, d.pos = d.pos, start
	for _, name := range a.each {
		if !d.enter(name) {
			return false
		}
	}
	return true
}

// enter moves to the value of a member, and reports whether there is one.
func (d *Reader) enter(name string) bool {
	if d.peek() != '{' {
		return false
	}
	d.pos++
	for {
		c := d.peek()
		if c == ',' {
			d.pos++
			c = d.peek()
		}
		if c != '"' {
			return false
		}
		if string(d.name()) == name {
			return true
		}
		d.skip()
	}
}

// settle keeps what became of the current element.
func (a *ListFrame) settle(d *Reader) {
	if d.state == lost {
		if a.alone {
			a.outcome = lost
			return
		}
		d.unreadableRow(a.row)
	}
	switch {
	case d.lacks:
		a.sent.Reserve(a.total)
		a.sent.Append(a.Index, d.child)
	case d.state == null:
		a.sent.Nullify(a.Index)
	case d.state == lost:
		a.sent.Lose(a.Index)
	}
}

// stop skips what is left of a list that is too long.
func (a *ListFrame) stop(d *Reader) {
	for d.skip(); a.element(d); {
		d.skip()
	}
	d.steps[len(d.steps)-1].at = -1
	d.missing(whyStopped)
}

func (a *ListFrame) finish(d *Reader) {
	if a.alone && a.outcome == got {
		d.steps[len(d.steps)-1].at = -1
		d.note("list", nil)
	}
	d.steps = d.steps[:len(d.steps)-1]
	d.state, d.child = a.outcome, tool.Presence{}
	if a.outcome == got {
		d.child = a.sent
	}
	d.lacks = !d.child.IsWhole()
}

// Exactly says that an array must have had n elements.
func (a *ListFrame) Exactly(d *Reader, n int) {
	if d.state == got && a.Index+1 != n {
		d.state, d.lacks, d.child = lost, false, tool.Presence{}
	}
}

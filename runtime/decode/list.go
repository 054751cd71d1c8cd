package decode

import "strconv"

// ListFrame reads the elements of one list. It is made by [Decoder.Array].
type ListFrame struct {
	// Index is that of the current element.
	Index int
	// Null says that the current element is null, and has been read.
	Null bool

	rule *Rule
	part part
	// first is where the list begins, start where the current element does, mark
	// what had been found then.
	first, start int
	mark         tally
	elements     *set // for unique ones
}

// Array begins a list with rule r. Any other value is a violation, and has no
// elements.
func (d *Decoder) Array(r *Rule) (a ListFrame) {
	a.rule, a.Index, a.first = r, -1, d.pos
	switch {
	case d.peek() == '[' || d.mend(r):
		if d.enter() {
			a.part = opened
		}
	case d.alone(r):
		a.part = lone
	default:
		d.mismatch(r)
	}
	a.mark = d.tally
	return a
}

// Next moves to the next element to be read, sets Index and Null, and reports
// whether there is one. Elements beyond the rule's maximum are skipped, so that
// they take no memory.
func (a *ListFrame) Next(d *Decoder) bool {
	if a.Index >= 0 && (d.tally != a.mark || d.stop != noStop || a.rule.UniqueItems) {
		a.settle(d)
	}
	// Mostly a comma and a value come next, without white space. What is declined
	// here is read by element.
	if p := d.pos + 1; a.part == inside && p < len(d.data) && d.data[p-1] == ',' && d.data[p] > ' ' && d.data[p] != 'n' &&
		a.Index+1 < a.rule.most() && d.elements < MaxTotal {
		d.elements++
		d.pos = p
		a.Index++
		a.mark, a.start, a.Null = d.tally, p, false
		return true
	}
	for a.element(d) {
		a.mark, a.start = d.tally, d.pos
		a.Null = d.data[d.pos] == 'n'
		if !a.Null {
			return true
		}
		if a.rule.NullItems && d.literal("null") {
			return true
		}
		d.mismatch(a.rule.Items)
		a.settle(d)
	}
	d.halted()
	a.mark = d.tally
	return false
}

// settle puts what was found in the current element under its index, and looks
// whether the element came before.
func (a *ListFrame) settle(d *Decoder) {
	if d.tally != a.mark || d.stop != noStop {
		d.halted()
		if d.report.tells(a.mark) {
			d.report.within(a.mark, strconv.Itoa(a.Index))
		}
	}
	if !a.rule.UniqueItems || d.stop != noStop {
		return
	}
	if a.elements == nil {
		a.elements = new(set)
	}
	if value := canonical(nil, d.data[a.start:d.pos]); !a.elements.add(key(value)) {
		d.broke(a.rule, faultUniqueItems, value)
	}
}

// element moves to the next element, and reports whether there is one.
func (a *ListFrame) element(d *Decoder) bool {
	switch c := d.peek(); {
	case a.part <= lone:
		return a.one(d)
	case c == ']':
		a.end(d, a.Index+1)
		return false
	case a.part == opened:
		a.part = inside
	case c == ',':
		d.pos++
	default:
		return d.fail(wantCommaOrBracket)
	}
	if d.peek() == 0 {
		return d.fail(wantValue)
	}
	a.Index++
	if a.Index == a.rule.most() {
		a.surplus(d)
		return false
	}
	return d.element()
}

// one moves to the element of a list that was sent as that element alone.
func (a *ListFrame) one(d *Decoder) bool {
	if a.part == lone && a.Index < 0 {
		a.Index = 0
		return d.element()
	}
	if a.part == lone {
		a.part = ended
		d.miscounted(a.rule, 1)
	}
	return false
}

// surplus skips the elements that are too many.
func (a *ListFrame) surplus(d *Decoder) {
	n := a.Index
	for {
		if !d.skip() {
			return
		}
		n++
		if !d.take(',') {
			break
		}
	}
	if d.peek() != ']' {
		d.fail(wantCommaOrBracket)
		return
	}
	a.end(d, n)
}

// end moves past the list, which has n elements.
func (a *ListFrame) end(d *Decoder, n int) {
	a.part = ended
	d.leave()
	d.miscounted(a.rule, n)
}

// Append appends x, which has just been read, to the list that a reads.
func Append[T any](d *Decoder, a *ListFrame, list []T, x T) []T {
	if len(list) == cap(list) {
		list = append(make([]T, 0, a.room(d, len(list)+1)), list...)
	}
	return append(list, x)
}

// room is the capacity of a list of which n elements have been read: for as many
// as the rest of the text has of the same size, yet not for many more than there
// have been.
func (a *ListFrame) room(d *Decoder, n int) int {
	rest := (len(d.data) - d.pos) * n / max(1, d.pos-a.first)
	if n < 4 {
		return n + min(rest, 3)
	}
	return n + min(rest, 15*n)
}

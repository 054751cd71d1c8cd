package render

import (
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Whole is rendered sections that were not cut, with an index, so that any part
// of them is found at once. It never changes.
type Whole struct {
	text   []byte
	blocks []indexed
}

// indexed is a section with the places of some of its entries.
type indexed struct {
	block
	marks []int // where every markEach-th entry starts, from the first one on
}

// markEach is how many entries lie between two places that the index knows.
const markEach = 256

// NewWhole is sections as [Whole.AppendPart] reads them. They must not change any
// more. It is false for what is no sections of compact/1.
func NewWhole(sections []byte) (*Whole, bool) {
	w := &Whole{text: sections}
	for at := 0; at < len(sections); {
		b, ok := nextBlock(sections, at)
		if !ok {
			return nil, false
		}
		w.blocks = append(w.blocks, w.index(b))
		at = b.end
	}
	return w, true
}

// index is b with the places of its entries. The entries of a section of fields
// are its fields.
func (w *Whole) index(b block) indexed {
	x := indexed{block: b}
	n := 0
	for at := b.body; at < b.end; n++ {
		if n%markEach == 0 {
			x.marks = append(x.marks, at)
		}
		at += b.kind.entryLen(w.text[at:b.end])
	}
	if x.last = x.first + n - 1; b.kind == fieldsKind {
		x.first, x.last = 1, n
	}
	return x
}

// Len is how many bytes the sections have.
func (w *Whole) Len() int { return len(w.text) }

// Parts are the ids of the sections that can be read in part.
func (w *Whole) Parts() []string {
	var ids []string
	for _, b := range w.blocks {
		if b.last >= b.first {
			ids = append(ids, string(b.id))
		}
	}
	return ids
}

// Query asks for a part of a [Whole].
type Query struct {
	// Path is the id of a section, or that of a value in one, as in
	// [tool.Omission].
	Path string
	// Ranges are the entries, or of a value the characters, that are asked for,
	// by First and Last, ascending; none for all.
	Ranges []tool.Range
	// Find leaves out the entries that do not hold this text, as it is shown, in
	// any case of ASCII letters; "" finds all.
	Find string
}

// AppendPart appends the part of w that q asks for, as much as fits into l, in
// the form that it has in the whole: its section with the window of what is
// shown. At least one entry, or one character, is shown, whatever l says. What is
// asked for and not shown l.Omitted is told. Top and Ends are not heeded.
//
// It is false where there is no such section, value or entry. Where nothing holds
// q.Find, the window is empty.
func (w *Whole) AppendPart(dst []byte, q Query, l Limit) ([]byte, bool) {
	for i := range w.blocks {
		if string(w.blocks[i].id) == q.Path {
			return w.appendEntries(dst, &w.blocks[i], q, l)
		}
	}
	return w.appendValue(dst, q, l)
}

// seek is where entry number starts.
func (w *Whole) seek(b *indexed, number int) int {
	n := number - b.first
	at := b.marks[n/markEach]
	for range n % markEach {
		at += b.kind.entryLen(w.text[at:b.end])
	}
	return at
}

// appendEntries appends entries of a section.
func (w *Whole) appendEntries(dst []byte, b *indexed, q Query, l Limit) ([]byte, bool) {
	c := cutter{meter: meterOf(l), text: w.text, omitted: l.Omitted}
	p := pager{cutter: c, whole: w, b: b, find: []byte(q.Find)}
	p.room = c.budget - c.cost(w.text[b.start:b.body], all) - c.ascii(len("[]123456-123456"))
	ranges := clamp(q.Ranges, b.first, b.last)
	for i, r := range ranges {
		if stop := p.add(r); stop <= r.Last {
			ranges = append([]tool.Range{{First: stop, Last: r.Last}}, ranges[i+1:]...)
			p.left = ranges
			break
		}
	}
	if len(p.spans) == 0 && (q.Find == "" || len(ranges) == 0) {
		return dst, false
	}
	p.omitted = nil // what was not asked for is no omission
	if b.kind == fieldsKind {
		dst = append(dst, w.text[b.start:b.body]...)
		for _, s := range p.spans {
			dst = p.appendEntryOf(dst, s, l.Omitted)
		}
	} else {
		dst = p.appendPage(dst, l.Omitted)
	}
	p.tell(l.Omitted)
	return dst, true
}

// clamp is what of ranges lies between first and last; all of it where there
// are no ranges.
func clamp(ranges []tool.Range, first, last int) []tool.Range {
	if len(ranges) == 0 {
		ranges = []tool.Range{{First: first, Last: last}}
	}
	var in []tool.Range
	next := first
	for _, r := range ranges {
		r.First, r.Last = max(r.First, next), min(r.Last, last)
		if r.First <= r.Last {
			in = append(in, r)
			next = r.Last + 1
		}
	}
	return in
}

// pager collects the entries of one page.
type pager struct {
	cutter
	whole *Whole
	b     *indexed
	find  []byte
	room  int // what is left of the budget
	spans []span
	left  []tool.Range
}

// add adds the entries of r that fit, and answers the number of the first one
// that was not looked at.
func (p *pager) add(r tool.Range) int {
	at := p.whole.seek(p.b, r.First)
	for n := r.First; n <= r.Last; n++ {
		from := at
		at += p.b.kind.entryLen(p.text[at:p.b.end])
		entry := p.text[from:at]
		if len(p.find) > 0 && !contains(entry, p.find) {
			continue
		}
		cost := p.cost(entry, max(p.room, 0))
		if k := len(p.spans); k > 0 && p.spans[k-1].last != n-1 {
			cost += p.joint(block{kind: p.b.kind, last: p.b.last})
		}
		if cost <= p.room {
			p.room -= cost
			p.spans = merge(p.spans, span{from, at, n, n, whole})
			continue
		}
		if len(p.spans) > 0 {
			return n
		}
		p.spans = append(p.spans, span{from, at, n, n, p.forced(entry, n)})
		return n + 1
	}
	return r.Last + 1
}

// forced is the level with which an entry is shown that does not fit: with its
// long values cut, as far as it has some.
func (p *pager) forced(entry []byte, number int) int {
	if p.b.kind.hasLines() {
		v, start := p.line(p.b.kind, entry, number)
		if size := v.size(); size.least == size.full {
			return whole
		}
		return max(0, p.room-p.cost(entry[:start], all))
	}
	var few [24]elastic
	var parts []elastic
	var fixed int
	if p.b.kind == rowsKind {
		parts, fixed = p.measureEntry(few[:0], p.b.block, entry)
	} else {
		parts, fixed = p.measureFields(few[:0], entry)
	}
	return share(parts, max(0, p.room-fixed))
}

// appendPage appends a section with the window of the page.
func (p *pager) appendPage(dst []byte, told *[]Omission) []byte {
	b := p.b.block
	dst = append(dst, p.text[b.start:b.window]...)
	dst = appendRanges(dst, p.spans)
	dst = append(dst, p.text[b.of:b.body]...)
	for i, s := range p.spans {
		if i > 0 {
			dst = appendGap(dst, b.kind, p.spans[i-1].last+1, s.first-1)
		}
		dst = p.appendEntryOf(dst, s, told)
	}
	return dst
}

// appendEntryOf appends entries, and tells what is cut of them.
func (p *pager) appendEntryOf(dst []byte, s span, told *[]Omission) []byte {
	if s.level == whole {
		return append(dst, p.text[s.from:s.to]...)
	}
	c := p.cutter
	c.omitted = told
	if p.b.kind == fieldsKind {
		return c.appendFields(dst, p.b.block, c.text[s.from:s.to], 0, s.level)
	}
	return c.appendEntry(dst, p.b.block, s)
}

// tell tells the entries that were asked for and are not shown.
func (p *pager) tell(told *[]Omission) {
	if told == nil || len(p.left) == 0 {
		return
	}
	o := Omission{Path: string(p.b.id), Unit: kindWords[p.b.kind]}
	if p.b.kind == fieldsKind {
		o.Unit = "fields"
	}
	for _, s := range p.spans {
		o.Shown = append(o.Shown, tool.Range{Section: o.Path, First: s.first, Last: s.last, Total: p.b.last})
	}
	for _, r := range p.left {
		o.Left = append(o.Left, tool.Range{Section: o.Path, First: r.First, Last: r.Last, Total: p.b.last})
	}
	*told = append(*told, o)
}

// contains reports whether text holds find, in any case of ASCII letters.
func contains(text, find []byte) bool {
	for i := 0; i+len(find) <= len(text); i++ {
		if lower(text[i]) == lower(find[0]) && hasPrefixFold(text[i:], find) {
			return true
		}
	}
	return false
}

func hasPrefixFold(text, find []byte) bool {
	for i, c := range find {
		if lower(text[i]) != lower(c) {
			return false
		}
	}
	return true
}

func lower(c byte) byte {
	if 'A' <= c && c <= 'Z' {
		return c | 0x20
	}
	return c
}

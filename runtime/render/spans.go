package render

import (
	"bytes"
	"strconv"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// span is entries of a section that are shown.
type span struct {
	from, to    int // where they stand in the text
	first, last int // their numbers
	// level is the share of each long value of one entry that is shown in part;
	// whole shows all.
	level int
}

// whole is the level of entries that are shown as they are.
const whole = -1

// appendList appends a section that has entries, of which as many as fit into
// its share.
func (c *cutter) appendList(dst []byte, b block) []byte {
	var room [32]span
	end := c.top(b)
	spans := room[:0]
	switch {
	case c.cost(c.text[b.body:end], c.level) <= c.level:
		if end == b.end {
			return append(dst, c.text[b.start:b.end]...)
		}
		spans = c.start(spans, b, end, all)
	case b.kind == linesKind && c.kept(b.id).Ends:
		spans = c.ends(spans, b, c.level)
	default:
		spans = c.start(spans, b, end, c.level)
	}
	return c.appendSpans(dst, b, spans)
}

// start adds the entries up to end that fit into share from the first one on. A
// first entry that does not fit is shown with its long values cut.
func (c *cutter) start(spans []span, b block, end, share int) []span {
	s := span{from: b.body, to: b.body, first: b.first, last: b.first - 1, level: whole}
	for rest := share; s.to < end; s.last++ {
		n := b.kind.entryLen(c.text[s.to:end])
		if rest -= c.cost(c.text[s.to:s.to+n], share); rest < 0 {
			break
		}
		s.to += n
	}
	if s.last >= s.first {
		return append(spans, s)
	}
	if level, ok := c.entryLevel(b, c.text[b.body:end], b.first, share); ok {
		n := b.kind.entryLen(c.text[b.body:end])
		return append(spans, span{b.body, b.body + n, b.first, b.first, level})
	}
	return spans
}

// entryLevel is the share of each long value of the entry that starts rest with
// which it fits into room. It is false where there is none.
func (c *cutter) entryLevel(b block, rest []byte, number, room int) (int, bool) {
	if len(rest) == 0 {
		return 0, false
	}
	entry := rest[:b.kind.entryLen(rest)]
	if b.kind.hasLines() {
		v, start := c.line(b.kind, entry, number)
		size := v.size()
		end := lineLen(entry) - len("\n") // a remark may follow
		left := room - c.cost(entry[:start], all) - c.cost(entry[end:], all)
		return left, size.least < size.full && size.least <= left
	}
	var few [24]elastic
	parts, fixed := c.measureEntry(few[:0], b, entry)
	left := room - fixed
	return share(parts, left), len(parts) > 0 && taken(parts, 0, left) <= left
}

// measureEntry adds the long values of a row or record to parts, and answers
// what the rest costs.
func (m meter) measureEntry(parts []elastic, b block, entry []byte) (longer []elastic, fixed int) {
	if b.kind == recordsKind {
		return m.measureFields(parts, entry)
	}
	parts, sum := m.measureAtoms(parts, rowAtoms(entry))
	return parts, m.cost(entry, all) - sum
}

// line is a line of a text block or of a file, and where its text starts.
func (c *cutter) line(k kind, entry []byte, number int) (long, int) {
	v, start := k.lineValue(entry[:lineLen(entry)])
	return long{rendered: v, meter: c.meter, total: v.chars(), line: number}, start
}

// appendSpans appends a section of which spans are shown.
func (c *cutter) appendSpans(dst []byte, b block, spans []span) []byte {
	dst = append(dst, c.text[b.start:b.window]...)
	dst = appendRanges(dst, spans)
	dst = append(dst, c.text[b.of:b.body]...)
	c.omit(b, spans)
	for i, s := range spans {
		switch {
		case i > 0:
			dst = appendGap(dst, b.kind, spans[i-1].last+1, s.first-1)
		case s.first > b.first:
			dst = appendGap(dst, b.kind, 1, s.first-1)
		}
		if s.level == whole {
			dst = append(dst, c.text[s.from:s.to]...)
		} else {
			dst = c.appendEntry(dst, b, s)
		}
	}
	return dst
}

// appendGap appends the remark that entries between two that are shown are left
// out. Records have none.
func appendGap(dst []byte, k kind, first, last int) []byte {
	if k == recordsKind || last < first {
		return dst
	}
	dst = append(append(append(dst, "(omitted "...), k.unit()...), ' ')
	return append(appendNumbers(dst, first, last), ")\n"...)
}

// appendEntry appends one entry with its long values cut.
func (c *cutter) appendEntry(dst []byte, b block, s span) []byte {
	entry := c.text[s.from:s.to]
	switch b.kind {
	case linesKind, locatedKind:
		v, start := c.line(b.kind, entry, s.first)
		n, chars := v.cut(s.level)
		dst = v.appendCut(append(dst, entry[:start]...), n, chars)
		if c.omitted != nil {
			c.omitValue(linePath(b, s.first), v, chars)
		}
		return append(dst, entry[lineLen(entry):]...)
	case recordsKind:
		return c.appendFields(dst, b, entry, s.first, s.level)
	default:
		return c.appendAtoms(dst, b, rowAtoms(entry), s.level, func(path []byte, cell int) []byte {
			path = strconv.AppendInt(append(append(path, b.id...), '.'), int64(s.first), 10)
			return append(append(path, '.'), c.column(b, cell)...)
		})
	}
}

// linePath is where the text of a line is.
func linePath(b block, number int) string {
	path := string(b.id) + "." + strconv.Itoa(number)
	if b.kind == locatedKind {
		path += ".text"
	}
	return path
}

// column is the key of a column, counted from 1.
func (c *cutter) column(b block, cell int) []byte {
	columns := bytes.TrimSuffix(c.text[b.columns:b.body], []byte("\n"))
	for ; cell > 1; cell-- {
		_, columns, _ = bytes.Cut(columns, []byte("|"))
	}
	columns, _, _ = bytes.Cut(columns, []byte("|"))
	key, _, _ := bytes.Cut(columns, []byte(" "))
	return key
}

// appendRanges appends the numbers of what is shown, such as 1-4,31-40; 0 for
// nothing.
func appendRanges(dst []byte, spans []span) []byte {
	if len(spans) == 0 {
		return append(dst, '0')
	}
	for i, s := range spans {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = appendNumbers(dst, s.first, s.last)
	}
	return dst
}

// appendNumbers appends first-last.
func appendNumbers(dst []byte, first, last int) []byte {
	dst = append(strconv.AppendInt(dst, int64(first), 10), '-')
	return strconv.AppendInt(dst, int64(last), 10)
}

// omit tells what is not shown of a section.
func (c *cutter) omit(b block, spans []span) {
	if c.omitted == nil {
		return
	}
	o := Omission{Path: string(b.id), Unit: kindWords[b.kind]}
	total := c.total(b)
	next := b.first
	for _, s := range spans {
		leave(&o, next, s.first-1, total)
		o.Shown = append(o.Shown, tool.Range{Section: o.Path, First: s.first, Last: s.last, Total: total})
		next = s.last + 1
	}
	if leave(&o, next, b.last, total); len(o.Left) > 0 {
		*c.omitted = append(*c.omitted, o)
	}
}

// total is how many entries the header says that there are, -1 for unknown.
func (c *cutter) total(b block) int {
	at := b.of + len(" of ")
	if n, end := number(c.text, at); end > at {
		return n
	}
	return -1
}

// omitValue tells that only the first chars characters of a value are shown.
func (c *cutter) omitValue(path string, v long, chars int) {
	shown := v.from + chars
	o := Omission{Path: path, Unit: "chars"}
	if chars > 0 {
		o.Shown = []tool.Range{{Section: path, First: v.from + 1, Last: shown, Total: v.total}}
	}
	leave(&o, shown+1, v.total, v.total)
	*c.omitted = append(*c.omitted, o)
}

// leave tells that the entries from first to last are left out, if there are any.
func leave(o *Omission, first, last, total int) {
	if last >= first {
		o.Left = append(o.Left, tool.Range{Section: o.Path, First: first, Last: last, Total: total})
	}
}

// Ranges is the window of ranges as a document tells it, such as 1-4,31-40.
func Ranges(ranges []tool.Range) string {
	var dst []byte
	for i, r := range ranges {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = appendNumbers(dst, r.First, r.Last)
	}
	return string(dst)
}

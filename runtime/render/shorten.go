package render

import (
	"slices"
	"strconv"
)

// Keep says of one section what is kept of it, where that is not the start of
// it and as much as there is room for.
type Keep struct {
	ID string
	// Top is how many entries are shown at most; 0 for no limit.
	Top int
	// Ends says that the text is a log, or the output of a command: about a fifth
	// of what is shown is from its start and the rest from its end, and lines that
	// tell a failure are kept from between.
	Ends bool
}

// Shorten cuts the sections that dst has since mark to l, in place: as they were
// rendered, and never the banner before them. Fields are not dropped; of long
// values there, what is shown is the start, of lists and texts some entries. What
// is kept of certain sections keep says.
//
//	[items] rows 1-2 of 40
//	[log] lines 1-3,38-40 of 40
//	(omitted lines 4-37)
//	note: "a long te" (cut: 9 of 70 chars)
//
// A larger budget never hides what a smaller one shows. The result is not larger
// than the budget, unless fields, heads and the first 40 characters of each long
// value alone are.
func Shorten(dst []byte, mark int, l Limit, keep ...Keep) []byte {
	if l.Fields != nil {
		dst = Choose(dst, mark, Choice{Section: l.FieldsOf, Keys: l.Fields})
	}
	c := cutter{meter: meterOf(l), text: dst[mark:], keep: keep, omitted: l.Omitted}
	if !hasTop(keep) && c.fits(c.text) {
		return dst
	}
	var room [48]elastic
	if !c.measure(room[:0]) {
		return dst
	}
	end := len(dst)
	dst = c.append(dst)
	n := copy(dst[mark:], dst[end:])
	return dst[:mark+n]
}

func hasTop(keep []Keep) bool {
	return slices.ContainsFunc(keep, func(k Keep) bool { return k.Top > 0 })
}

// cutter cuts rendered sections. It measures all of them, and then writes each
// within its share.
type cutter struct {
	meter
	text    []byte
	keep    []Keep
	omitted *[]Omission
	level   int // the share of each list, text and long value
}

// kept is what is kept of a section.
func (c *cutter) kept(id []byte) Keep {
	for _, k := range c.keep {
		if k.ID == string(id) {
			return k
		}
	}
	return Keep{}
}

// measure finds the share of each list, text and long value; parts is room for
// them. It is false where the text is no sections of compact/1.
func (c *cutter) measure(parts []elastic) bool {
	fixed := 0
	for at := 0; at < len(c.text); {
		b, ok := nextBlock(c.text, at)
		if !ok {
			return false
		}
		fixed += c.cost(c.text[b.start:b.body], all)
		if b.kind == fieldsKind {
			var rest int
			parts, rest = c.measureFields(parts, c.text[b.body:b.end])
			fixed += rest
		} else {
			parts = append(parts, elastic{0, c.cost(c.text[b.body:c.top(b)], c.budget)})
		}
		at = b.end
	}
	c.level = share(parts, c.budget-fixed)
	return true
}

// top is where the entries end that may be shown at most.
func (c *cutter) top(b block) int {
	most, at := c.kept(b.id).Top, b.body
	if most <= 0 {
		return b.end
	}
	for ; most > 0 && at < b.end; most-- {
		at += b.kind.entryLen(c.text[at:b.end])
	}
	return at
}

// maxShort is the most bytes of a line in which no value is worth cutting.
const maxShort = minValue + len(` (cut: 40 of 63 chars)`)

// measureFields adds the long values of fields to parts, and answers what the
// rest costs.
func (m meter) measureFields(parts []elastic, fields []byte) (longer []elastic, fixed int) {
	for len(fields) > 0 {
		line := fields[:lineLen(fields)]
		fields = fields[len(line):]
		fixed += m.cost(line, all)
		if len(line) > maxShort {
			var sum int
			a, _ := fieldAtoms(line)
			parts, sum = m.measureAtoms(parts, a)
			fixed -= sum
		}
	}
	return parts, fixed
}

// measureAtoms adds the long values among a to parts, and answers their size.
func (m meter) measureAtoms(parts []elastic, a atoms) (longer []elastic, sum int) {
	for v, _, ok := a.value(); ok; v, _, ok = a.value() {
		if size, ok := m.long(v); ok {
			parts = append(parts, size)
			sum += size.full
		}
	}
	return parts, sum
}

// long is what it takes to show v, where it may be cut.
func (m meter) long(v rendered) (elastic, bool) {
	if len(v.text) <= maxShort {
		return elastic{}, false
	}
	size := m.value(v).size()
	return size, size.least < size.full
}

func (m meter) value(v rendered) long {
	return long{rendered: v, meter: m, total: v.chars()}
}

// append appends the sections, cut.
func (c *cutter) append(dst []byte) []byte {
	for at := 0; at < len(c.text); {
		b, _ := nextBlock(c.text, at)
		if b.kind == fieldsKind {
			dst = append(dst, c.text[b.start:b.body]...)
			dst = c.appendFields(dst, b, c.text[b.body:b.end], 0, c.level)
		} else {
			dst = c.appendList(dst, b)
		}
		at = b.end
	}
	return dst
}

// appendFields appends lines of fields, their long values cut to level. Entry is
// the number of the record that they are of, 0 for a section of fields.
func (c *cutter) appendFields(dst []byte, b block, fields []byte, entry, level int) []byte {
	for len(fields) > 0 {
		line := fields[:lineLen(fields)]
		fields = fields[len(line):]
		if len(line) <= maxShort {
			dst = append(dst, line...)
			continue
		}
		a, key := fieldAtoms(line)
		dst = c.appendAtoms(dst, b, a, level, func(path []byte, item int) []byte {
			path = append(path, b.id...)
			if entry > 0 {
				path = strconv.AppendInt(append(path, '.'), int64(entry), 10)
			}
			path = append(append(path, '.'), key...)
			if a.at == inItem {
				path = strconv.AppendInt(append(path, '.'), int64(item), 10)
			}
			return path
		})
	}
	return dst
}

// appendAtoms appends a line with its long values cut to level; path appends
// where the value of that number in the line is.
func (c *cutter) appendAtoms(dst []byte, b block, a atoms, level int, path func([]byte, int) []byte) []byte {
	done := 0
	for v, start, ok := a.value(); ok; v, start, ok = a.value() {
		size, ok := c.long(v)
		if !ok || size.full <= level {
			continue
		}
		cut := c.value(v)
		n, chars := cut.cut(level)
		dst = cut.appendCut(append(dst, a.line[done:start]...), n, chars)
		done = a.end
		if c.omitted != nil {
			c.omitValue(string(path(nil, a.item)), cut, chars)
		}
	}
	return append(append(dst, a.line[done:]...), '\n')
}

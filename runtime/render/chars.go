package render

import (
	"bytes"
	"strconv"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// plain is the value as it was before it was rendered.
func (v rendered) plain() string {
	if v.form == bareForm || v.form == literalForm {
		return string(v.text)
	}
	r := reader{line: string(v.text)}
	var out []byte
	for r.pos < len(r.line) && r.err == nil {
		if r.at('\\') {
			out = r.escape(out, `"\nrtxuU`)
		} else {
			out = append(out, r.line[r.pos])
			r.pos++
		}
	}
	return string(out)
}

// appendChars appends the characters of v that q asks for, as the field key of
// the section id, or as line n of a text:
//
//	[items.6]
//	note: "and so it w" (cut: 41-51 of 5000 chars)
func (w *Whole) appendChars(dst []byte, b *indexed, id, key string, v rendered, n int, q Query, l Limit) ([]byte, bool) {
	text := v.plain()
	total := utf8.RuneCountInString(text)
	ranges := clamp(q.Ranges, 1, total)
	if len(ranges) == 0 {
		return dst, false
	}
	p := charPage{meter: meterOf(l), from: ranges[0].First, to: ranges[0].Last, total: total}
	p.text = skipChars(text, p.from-1)
	line := 0
	if b.kind == linesKind {
		line = n
	}
	start := len(dst)
	dst = append(dst, '[')
	if line > 0 {
		dst = append(append(dst, b.id...), w.text[b.start+1+len(b.id):b.window]...)
		dst = append(appendNumbers(dst, n, n), w.text[b.of:b.body]...)
	} else {
		dst = endHeader(append(append(dst, id...), ']'), bytes.HasSuffix(w.text[b.start:b.columns], []byte(" external\n")))
		dst = append(append(dst, key...), ": "...)
	}
	shown := 0
	if dst, shown = p.append(dst, line, p.budget-p.cost(dst[start:], all)); line == 0 {
		dst = append(dst, '\n')
	}
	if left := p.from + shown; l.Omitted != nil && left <= p.to {
		*l.Omitted = append(*l.Omitted, Omission{
			Path: q.Path, Unit: "chars",
			Shown: []tool.Range{{Section: q.Path, First: p.from, Last: left - 1, Total: total}},
			Left:  []tool.Range{{Section: q.Path, First: left, Last: p.to, Total: total}},
		})
	}
	return dst, true
}

// skipChars is text without its first n characters.
func skipChars(text string, n int) string {
	for i := range text {
		if n == 0 {
			return text[i:]
		}
		n--
	}
	return ""
}

// charPage is some characters of a value.
type charPage struct {
	meter
	text     string // what is left of the value, from character from on
	from, to int
	total    int
}

// append appends as many of the characters as fit into room, at least one, and
// answers how many.
func (p charPage) append(dst []byte, line, room int) ([]byte, int) {
	var v rendered
	if line > 0 {
		dst = strconv.AppendInt(dst, int64(line), 10)
		whole := appendLine(nil, p.text)
		v = rendered{whole[2:], literalForm}
		if dst = append(dst, whole[:2]...); whole[0] == '\\' {
			v.form = escapedForm
		}
	} else {
		whole := appendQuoted(nil, p.text)
		v = rendered{whole[1 : len(whole)-1], quotedForm}
	}
	cut := long{rendered: v, meter: p.meter, line: line, total: p.total, from: p.from - 1}
	n, chars := v.prefix(p.to-p.from+1, all)
	if chars == 0 || p.cost(v.text[:n], all)+cut.overhead() > room {
		n, chars = p.fit(cut, room)
	}
	if chars == p.total {
		if line > 0 {
			return append(append(dst, v.text...), '\n'), chars
		}
		return append(append(append(dst, '"'), v.text...), '"'), chars
	}
	return cut.appendCut(dst, n, chars), chars
}

// fit is the start of v that fits into room. Within what people see as one
// character it may end where that alone does not fit.
func (p charPage) fit(v long, room int) (bytes, chars int) {
	bytes, chars = v.cut(room)
	if most := p.to - p.from + 1; chars > most {
		bytes, chars = v.prefix(most, all)
	}
	for i := 0; i < len(v.text) && chars < min(minValue, p.to-p.from+1) && bytes == i; chars++ {
		_, n := v.char(i)
		i += n
		bytes = i
	}
	return bytes, chars
}

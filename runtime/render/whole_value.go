package render

import (
	"bytes"
	"slices"
	"strconv"
)

// appendValue appends characters of one value.
func (w *Whole) appendValue(dst []byte, q Query, l Limit) ([]byte, bool) {
	for i := range w.blocks {
		b := &w.blocks[i]
		rest, ok := bytes.CutPrefix([]byte(q.Path), append(slices.Clone(b.id), '.'))
		if !ok || b.last < b.first {
			continue
		}
		if b.kind == fieldsKind {
			if v, ok := w.fieldValue(w.text[b.body:b.end], string(rest)); ok {
				return w.appendChars(dst, b, string(b.id), string(rest), v, 0, q, l)
			}
			continue
		}
		number, key, _ := bytes.Cut(rest, []byte("."))
		n, err := strconv.Atoi(string(number))
		if err != nil || n < b.first || n > b.last {
			continue
		}
		if v, ok := w.entryValue(b, n, string(key)); ok {
			return w.appendChars(dst, b, string(b.id)+"."+string(number), string(key), v, n, q, l)
		}
	}
	return dst, false
}

// fieldValue is the value of the field of that key among fields; an item of a
// list has its number behind the key.
func (w *Whole) fieldValue(fields []byte, path string) (rendered, bool) {
	for len(fields) > 0 {
		line := fields[:lineLen(fields)]
		fields = fields[len(line):]
		a, key := fieldAtoms(line)
		for v, _, ok := a.value(); ok; v, _, ok = a.value() {
			name := string(key)
			if a.at == inItem {
				name += "." + strconv.Itoa(a.item)
			}
			if name == path {
				return v, len(v.text) > 0
			}
		}
	}
	return rendered{}, false
}

// entryValue is the value of that key in entry n of a list, or a line.
func (w *Whole) entryValue(b *indexed, n int, key string) (rendered, bool) {
	at := w.seek(b, n)
	entry := w.text[at : at+b.kind.entryLen(w.text[at:b.end])]
	c := cutter{text: w.text}
	switch b.kind {
	case linesKind:
		v, _ := b.kind.lineValue(entry[:lineLen(entry)])
		return v, key == ""
	case locatedKind:
		v, _ := b.kind.lineValue(entry)
		return v, key == "text" && len(v.text) > 0
	case recordsKind:
		return w.fieldValue(entry, key)
	case rowsKind:
		a := rowAtoms(entry)
		for v, _, ok := a.value(); ok; v, _, ok = a.value() {
			if string(c.column(b.block, a.item)) == key {
				return v, len(v.text) > 0
			}
		}
	}
	return rendered{}, false
}

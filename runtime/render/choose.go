package render

import (
	"bytes"
	"slices"
	"strconv"
)

// Choice says which fields of a result are shown.
type Choice struct {
	// Section is the list whose entries have the fields, rows or records; "" where
	// they are those of the result itself, the section that comes first, and the
	// sections behind it.
	Section string
	// Keys are the fields that are shown; of those of a nested struct the key that
	// comes first.
	Keys []string
}

// Choose drops what is not chosen from the sections that dst has since mark, in
// place: lines, columns and whole sections. What is dropped was not asked for, and
// nothing stands in its place. Rows keep two columns, and records one field, also
// where fewer are chosen.
func Choose(dst []byte, mark int, c Choice) []byte {
	end := mark
	for at := mark; at < len(dst); {
		b, _ := nextBlock(dst, at)
		switch {
		case c.Section == "" && at == mark:
			end += copy(dst[end:], dst[b.start:b.body])
			end = c.lines(dst, end, dst[b.body:b.end])
		case c.Section == "" && !c.has(withoutRoot(dst, mark, b.id)):
		case c.Section != "" && c.Section == string(b.id) && b.kind == rowsKind:
			end = c.rows(dst, end, b)
		case c.Section != "" && c.Section == string(b.id) && b.kind == recordsKind:
			end = c.records(dst, end, b)
		default:
			end += copy(dst[end:], dst[b.start:b.end])
		}
		at = b.end
	}
	return dst[:end]
}

// has reports whether the field is shown that key is of, or of which it is a part.
func (c Choice) has(key []byte) bool {
	first, _, _ := bytes.Cut(key, []byte("."))
	return slices.ContainsFunc(c.Keys, func(k string) bool { return k == string(first) })
}

// withoutRoot is the id of a section without that of the result, which stands
// before it where it would be taken for another.
func withoutRoot(dst []byte, mark int, id []byte) []byte {
	root, _ := nextBlock(dst, mark)
	rest, ok := bytes.CutPrefix(id, root.id)
	if !ok || len(rest) == 0 || rest[0] != '.' {
		return id
	}
	return rest[1:]
}

// gathered is the key of the line that names absent fields.
const gathered = "not_returned"

// lines copies those lines of fields to dst[end:] that are shown, and answers
// where they end.
func (c Choice) lines(dst []byte, end int, fields []byte) int {
	for len(fields) > 0 {
		line, rest := cutLine(fields)
		fields = rest
		if a, key := fieldAtoms(line); string(key) == gathered {
			end = c.gather(dst, end, line, a)
		} else if c.has(key) {
			end += copy(dst[end:], line)
		}
	}
	return end
}

// gather copies the line that names absent fields with those that are shown.
func (c Choice) gather(dst []byte, end int, line []byte, a atoms) int {
	var kept [][]byte
	for _, start, ok := a.value(); ok; _, start, ok = a.value() {
		if name := line[start:a.end]; c.has(name) {
			kept = append(kept, name)
		}
	}
	if len(kept) == 0 {
		return end
	}
	names := bytes.Join(kept, []byte(separator)) // a copy, as what follows is written over it
	out := append(dst[:end], line[:bytes.IndexByte(line, '(')+1]...)
	out = append(strconv.AppendInt(out, int64(len(kept)), 10), "): "...)
	return len(append(append(out, names...), '\n'))
}

// rows copies a table with the columns that are shown.
func (c Choice) rows(dst []byte, end int, b block) int {
	head := dst[b.columns:b.body]
	var room [16]bool
	kept, n := room[:0], 0
	for column := range bytes.SplitSeq(bytes.TrimSuffix(head, []byte("\n")), []byte("|")) {
		key, _, _ := bytes.Cut(column, []byte(" ("))
		kept = append(kept, c.has(key))
		if kept[len(kept)-1] {
			n++
		}
	}
	for i := 0; n < minColumns && i < len(kept); i++ {
		if !kept[i] {
			kept[i] = true
			n++
		}
	}
	end += copy(dst[end:], dst[b.start:b.columns])
	for rest := dst[b.columns:b.end]; len(rest) > 0; {
		line, after := cutLine(rest)
		rest = after
		if line[0] == '(' && bytes.IndexByte(line, '|') < 0 {
			end += copy(dst[end:], line)
		} else {
			end = appendCells(dst, end, line, kept)
		}
	}
	return end
}

// minColumns is how many columns a table has at least, so that each row has a
// bar.
const minColumns = 2

// appendCells copies the cells of a row that are kept.
func appendCells(dst []byte, end int, line []byte, kept []bool) int {
	a, first := rowAtoms(line), true
	for _, start, ok := a.value(); ok && a.item <= len(kept); _, start, ok = a.value() {
		if !kept[a.item-1] {
			continue
		}
		cell := line[start:a.end]
		if !first {
			dst[end] = '|'
			end++
		}
		end += copy(dst[end:], cell)
		first = false
	}
	dst[end] = '\n'
	return end + 1
}

// records copies a list of records with the lines that are shown.
func (c Choice) records(dst []byte, end int, b block) int {
	end += copy(dst[end:], dst[b.start:b.body])
	for rest := dst[b.body:b.end]; len(rest) > 0; {
		entry := rest[:recordsKind.entryLen(rest)]
		rest = rest[len(entry):]
		start := end
		if end = c.lines(dst, end, entry); end == start {
			end += copy(dst[end:], firstField(entry))
		}
		if dst[start] == ' ' {
			dst[start] = '-'
		}
	}
	return end
}

// firstField is the line of the first field of a record; of a list of structs its
// count and all of its entries.
func firstField(record []byte) []byte {
	n := lineLen(record)
	for n < len(record) {
		key, _, _ := bytes.Cut(record[n:n+lineLen(record[n:])], []byte(": "))
		if !hasNumber(string(key)) {
			break
		}
		n += lineLen(record[n:])
	}
	return record[:n]
}

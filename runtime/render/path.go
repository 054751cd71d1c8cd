package render

import (
	"strconv"
	"strings"
)

// Value is the value at path: the id of a section, a dot, and where the value
// stands in it.
//
//	order.status    a field; result is the id of the banner
//	order.tags.2    an item of a list
//	items.3.sku     a cell of a row, or a field of a record
//	body.17         a line of a text block
//	hits.1.path     a line of a file; the others are hits.1.line and hits.1.text
//
// Items count from 1. So do rows, records and lines, under the numbers that the
// window gives them: of a section "rows 6-9 of 40" the first is items.6. A list
// as a whole is no value, and neither is what is not shown.
func (d *Document) Value(path string) (Value, bool) {
	if rest, ok := strings.CutPrefix(path, "result."); ok {
		return find(d.Banner, rest)
	}
	for i := range d.Sections {
		rest, ok := strings.CutPrefix(path, d.Sections[i].ID+".")
		if !ok {
			continue
		}
		if v, ok := within(d.Sections[i].Body, rest); ok {
			return v, true
		}
	}
	return Value{}, false
}

// Field is the text at path in a document, as [Document.Value] finds it. It is
// false where the document cannot be read, has no such field or says that there
// is no value. A unit is part of the text; see [Value.Number].
func Field(doc string, path string) (string, bool) {
	d, err := Read(doc)
	if err != nil {
		return "", false
	}
	v, ok := d.Value(path)
	return v.Text, ok && v.Absent == ""
}

// within is the value at path in a section.
func within(body Body, path string) (Value, bool) {
	if fields, ok := body.(Fields); ok {
		return find(fields.Entries, path)
	}
	number, rest, _ := strings.Cut(path, ".")
	n, ok := ordinal(number)
	if !ok {
		return Value{}, false
	}
	switch body := body.(type) {
	case Rows:
		if i := body.Window.index(n); 0 <= i && i < len(body.Rows) {
			return cell(body.Columns, body.Rows[i], rest)
		}
	case Records:
		if i := body.Window.index(n); 0 <= i && i < len(body.Records) {
			return find(body.Records[i], rest)
		}
	case Located:
		if i := body.Window.index(n); 0 <= i && i < len(body.Hits) {
			return body.Hits[i].value(rest)
		}
	case Text:
		if i := body.Window.index(n); 0 <= i && i < len(body.Lines) && rest == "" {
			return Value{Text: body.Lines[i].Text}, true
		}
	}
	return Value{}, false
}

// find is the value of the field that path names, or the item of its list.
func find(entries []Entry, path string) (Value, bool) {
	for _, e := range entries {
		rest, ok := strings.CutPrefix(path, e.Key)
		switch {
		case !ok:
		case e.Count > 0: // of a list as a whole
		case e.List == nil && rest == "":
			return e.Value, true
		case e.List != nil && strings.HasPrefix(rest, "."):
			if n, ok := ordinal(rest[1:]); ok && n <= len(e.List) {
				return e.List[n-1], true
			}
		}
	}
	return Value{}, false
}

// cell is the value in the column of that key.
func cell(columns []Column, row []Value, key string) (Value, bool) {
	for i, c := range columns {
		if c.Key == key && i < len(row) {
			return row[i], true
		}
	}
	return Value{}, false
}

// value is the part of h of that name.
func (h Hit) value(name string) (Value, bool) {
	var v Value
	switch name {
	case "path":
		v = Value{Text: h.Path, Absent: h.Absent[0]}
	case "line":
		v = Value{Text: strconv.Itoa(h.Number), Absent: h.Absent[1]}
	case "text":
		v = Value{Text: h.Text, Absent: h.Absent[2]}
	default:
		return v, false
	}
	if v.Absent != "" {
		v.Text = ""
	}
	return v, true
}

// ordinal reads a number from 1, as paths have it.
func ordinal(s string) (int, bool) {
	if s == "" || len(s) > maxDigits || s[0] == '0' || digitsLen(s) != len(s) {
		return 0, false
	}
	n, err := strconv.Atoi(s)
	return n, err == nil
}

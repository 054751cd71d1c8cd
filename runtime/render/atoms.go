package render

import "bytes"

// atoms goes through the values of one rendered line.
type atoms struct {
	line []byte // without its end
	at   place
	next int // where the next value starts
	end  int // where the last one ended, its remark included
	item int // the number of the last one in the line, from 1
}

// fieldAtoms are the values of a field, and its key: "key: value", "key (2): a, b",
// or "key (2)", which has none.
func fieldAtoms(line []byte) (atoms, []byte) {
	line = bytes.TrimSuffix(line, []byte("\n"))
	start := 0
	if len(line) > 2 && (line[0] == '-' || line[0] == ' ') && line[1] == ' ' {
		start = 2
	}
	key, _, ok := bytes.Cut(line[start:], []byte(": "))
	a := atoms{line: line, next: start + len(key) + 2}
	if ok {
		a.next = min(a.next, len(line))
	}
	if i := bytes.Index(key, []byte(" (")); i >= 0 {
		a.at, key = inItem, key[:i]
	}
	return a, key
}

// rowAtoms are the cells of a row.
func rowAtoms(line []byte) atoms {
	return atoms{line: bytes.TrimSuffix(line, []byte("\n")), at: inCell}
}

// value is the next value, if there is one. What is no text, such as (null), has
// no characters that could be cut.
func (a *atoms) value() (v rendered, start int, ok bool) {
	if a.next > len(a.line) || a.next == len(a.line) && a.item > 0 {
		return v, 0, false
	}
	start, a.item = a.next, a.item+1
	rest := a.line[start:]
	n := 0
	if len(rest) > 0 && rest[0] == '"' {
		n = quotedLen(rest)
		v = rendered{rest[1 : n-1], quotedForm}
	}
	n += a.untilNext(rest[n:])
	if a.end = start + n; v.form == bareForm && n > 0 && rest[0] != '(' {
		v = rendered{rest[:n], bareForm}
	}
	a.next = a.end + a.gap()
	return v, start, true
}

// quotedLen is the length of the quoted text that starts rest.
func quotedLen(rest []byte) int {
	for i := 1; i < len(rest); i++ {
		switch rest[i] {
		case '\\':
			i++
		case '"':
			return i + 1
		}
	}
	return max(len(rest), 2)
}

// untilNext is how many bytes of rest belong to the value before.
func (a *atoms) untilNext(rest []byte) int {
	n := -1
	switch a.at {
	case inCell:
		n = bytes.IndexByte(rest, '|')
	case inItem:
		n = bytes.Index(rest, []byte(separator))
	}
	if n < 0 {
		return len(rest)
	}
	return n
}

// gap is how many bytes part two values.
func (a *atoms) gap() int {
	switch a.at {
	case inCell:
		return len("|")
	case inItem:
		return len(separator)
	default:
		return 1 // there is no other value
	}
}

// lineValue is the text of a line of a text block or of a file, and where it
// starts in the line.
func (k kind) lineValue(line []byte) (rendered, int) {
	start := 0
	if k == locatedKind {
		start = fileLen(line)
	}
	start += digitsLenOf(line[start:])
	text := bytes.TrimSuffix(line, []byte("\n"))
	if len(text) < start+2 || text[start] != '|' && text[start] != '\\' {
		return rendered{form: literalForm}, len(text) // a non-value
	}
	if text[start] == '\\' {
		return rendered{text[start+2:], escapedForm}, start + 2
	}
	return rendered{text[start+2:], literalForm}, start + 2
}

// fileLen is the length of the path that starts a line of a file, with its colon
// and, in place of the number, a non-value.
func fileLen(line []byte) int {
	n := 0
	if line[0] == '"' {
		n = quotedLen(line)
	}
	n += bytes.IndexByte(line[n:], ':') + 1
	if n < len(line) && line[n] == '(' {
		n += bytes.IndexByte(line[n:], ')') + 1
	}
	return n
}

// digitsLenOf is the number of digits that start line.
func digitsLenOf(line []byte) int {
	n := 0
	for n < len(line) && isDigit(line[n]) {
		n++
	}
	return n
}

package render

import "bytes"

// kind is the form of a section.
type kind uint8

const (
	fieldsKind kind = iota // also what stands for a section that there is not
	rowsKind
	recordsKind
	linesKind
	locatedKind
)

var kindWords = [...]string{rowsKind: "rows", recordsKind: "records", linesKind: "lines", locatedKind: "located"}

// unit is what the entries of a section are called in a remark.
func (k kind) unit() string {
	if k == locatedKind {
		return kindWords[linesKind]
	}
	return kindWords[k]
}

// hasLines reports whether an entry is a line, of a text or of a file.
func (k kind) hasLines() bool { return k == linesKind || k == locatedKind }

// block is where a section stands in a rendered text.
type block struct {
	kind kind
	id   []byte
	// start is the header, columns the line below it that a table has, body the
	// first entry, end what follows the section.
	start, columns, body, end int
	// window is where the header tells the window, of where it tells the total.
	window, of int
	// first and last are the numbers of the entries; last is before first where
	// there are none.
	first, last int
}

// nextBlock finds the section that starts at text[at:]. It is false for what is
// no header, or one of a section that shows several ranges: a cut one.
func nextBlock(text []byte, at int) (block, bool) {
	b := block{start: at, first: 1}
	b.body = at + lineLen(text[at:])
	b.end = nextHeader(text, b.body)
	head := text[at:b.body]
	close := bytes.IndexByte(head, ']')
	if len(head) == 0 || head[0] != '[' || close < 0 {
		return b, false
	}
	b.id, b.columns = head[1:close], b.body
	rest := head[close+1:]
	for k := rowsKind; k <= locatedKind; k++ {
		word := kindWords[k]
		if len(rest) > len(word)+2 && rest[0] == ' ' && string(rest[1:len(word)+1]) == word && rest[len(word)+1] == ' ' {
			b.kind = k
			b.window = at + close + len(word) + 3
		}
	}
	if b.kind == fieldsKind {
		return b, true
	}
	if b.kind == rowsKind {
		b.body += lineLen(text[b.body:b.end])
	}
	return b, b.readWindow(text)
}

// nextHeader is where the first line of text[at:] starts that is a header, or the
// end of text.
func nextHeader(text []byte, at int) int {
	for {
		i := bytes.IndexByte(text[at:], '[')
		if i < 0 {
			return len(text)
		}
		if at += i; at == 0 || text[at-1] == '\n' {
			return at
		}
		at++
	}
}

// readWindow reads the one range of the window.
func (b *block) readWindow(text []byte) bool {
	n, at := number(text, b.window)
	b.first, b.last = 1, 0
	if n > 0 && at < len(text) && text[at] == '-' {
		b.first = n
		b.last, at = number(text, at+1)
	}
	b.of = at
	return bytes.HasPrefix(text[at:], []byte(" of "))
}

// number is the digits at text[at:] as a number, and what follows them.
func number(text []byte, at int) (n, end int) {
	for end = at; end < len(text) && end < at+maxDigits && isDigit(text[end]); end++ {
		n = n*10 + int(text[end]-'0')
	}
	return n, end
}

// entryLen is the length of the entry of a section that starts rest, which ends
// with the section.
func (k kind) entryLen(rest []byte) int {
	n := lineLen(rest)
	switch k {
	case recordsKind:
		for n < len(rest) && rest[n] == ' ' {
			n += lineLen(rest[n:])
		}
	case linesKind:
		if n < len(rest) && rest[n] == '(' { // there is no newline at the end
			n += lineLen(rest[n:])
		}
	}
	return n
}

// lastEntry is where the last entry of rest starts, which is lines of a text.
func lastEntry(rest []byte) int {
	start := lastLine(rest)
	if start < len(rest) && rest[start] == '(' && start > 0 {
		start = lastLine(rest[:start])
	}
	return start
}

// lastLine is where the last line of text starts.
func lastLine(text []byte) int {
	if len(text) == 0 {
		return 0
	}
	return bytes.LastIndexByte(text[:len(text)-1], '\n') + 1
}

// lineLen is the length of the first line of text with its end.
func lineLen(text []byte) int {
	if i := bytes.IndexByte(text, '\n'); i >= 0 {
		return i + 1
	}
	return len(text)
}

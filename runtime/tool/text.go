package tool

import "strings"

// Text is a text, or those of its lines that were asked for. As a result, or a
// field of one, it is shown as numbered lines. A Text with neither First nor
// Total is the whole text.
type Text struct {
	// First is the number of the first line in Body, from 1.
	First int `json:"first"`
	// Total is how many lines the whole text has, 0 where that is not known.
	Total int `json:"total"`
	// Body is the lines as they are, with their ends.
	Body string `json:"body"`
}

// Window is which lines Body holds: the first and the last one, which is the
// one before the first where there is none, and how many there are in all, -1
// where that is not known.
func (t Text) Window() (first, last, total int) {
	lines := strings.Count(t.Body, "\n")
	if t.Body != "" && t.Body[len(t.Body)-1] != '\n' {
		lines++
	}
	first = min(max(t.First, 1), maxLine)
	switch last = first + lines - 1; {
	case t.First <= 0 && t.Total <= 0:
		return first, last, last
	case t.Total <= 0:
		return first, last, -1
	case lines > 0:
		return first, last, min(max(t.Total, last), maxLine+lines)
	default:
		return first, last, min(t.Total, maxLine)
	}
}

// maxLine bounds the numbers of lines, so that no sum of them overflows and
// every reader knows them.
const maxLine = 1 << 40

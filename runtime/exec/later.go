package exec

import (
	"bytes"
	"slices"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// laterPage is a page of a list that is not its first one, where the source does
// not say how many entries there are: those of the page are not all of them, so
// that its windows are of an unknown number.
type laterPage struct {
	tool.Outcome
	// list is the id of the section of the list.
	list string
}

// asLater is the outcome of a call for another page than the first.
func asLater(o tool.Outcome, list string) tool.Outcome {
	p := laterPage{o, list}
	text := o.AppendCompact(nil)
	at, end := p.total(text)
	shown, total := text[:max(0, at-len(of))], string(text[at:end])
	if end > 0 && (bytes.HasSuffix(shown, []byte("-"+total)) || total == "0") {
		return p
	}
	return o
}

// Result is that of the page, with a list that is not counted, and not said to be
// empty.
func (p laterPage) Result() tool.Result {
	r := p.Outcome.Result()
	if r.Coverage == nil {
		return r
	}
	r.Coverage.Total, r.Coverage.Complete = -1, false
	r.Coverage.Empty = slices.DeleteFunc(r.Coverage.Empty, func(key string) bool { return key == p.list })
	p.uncount(r.Coverage.Ranges)
	return r
}

// AppendCompact is that of the page.
func (p laterPage) AppendCompact(dst []byte) []byte {
	return p.open(p.Outcome.AppendCompact(dst), len(dst))
}

// AppendVerbose is that of the page.
func (p laterPage) AppendVerbose(dst []byte) []byte {
	return p.open(p.Outcome.AppendVerbose(dst), len(dst))
}

// AppendCompactLimit is that of the page, within a limit that leaves room for the
// longer word.
func (p laterPage) AppendCompactLimit(dst []byte, l tool.Limit) []byte {
	if l.Chars == 0 && l.Tokens == 0 {
		l.Chars = usualChars
	}
	if l.Chars > 2*len(uncounted) {
		l.Chars -= len(uncounted)
	}
	if l.Tokens > 2*len(uncounted) {
		l.Tokens -= len(uncounted)
	}
	out := p.open(p.Outcome.AppendCompactLimit(dst, l), len(dst))
	if l.Omitted != nil {
		for _, o := range *l.Omitted {
			if o.Path == p.list {
				p.uncount(o.Shown)
			}
		}
	}
	return out
}

// uncounted is how many entries a list has of which nobody says it.
const uncounted = "unknown"

// open says in the text behind from that the list is not counted.
func (p laterPage) open(text []byte, from int) []byte {
	at, end := p.total(text[from:])
	if end == 0 {
		return text
	}
	return slices.Replace(text, from+at, from+end, []byte(uncounted)...)
}

// of stands in a window before the total.
const of = " of "

// total is where the head of the section of the list says how many there are in
// all; 0, 0 where it says no number. No other line of a text starts with a
// bracket.
func (p laterPage) total(text []byte) (at, end int) {
	start := []byte("[" + p.list + "] ")
	if !bytes.HasPrefix(text, start) {
		if at = bytes.Index(text, append([]byte{'\n'}, start...)) + 1; at == 0 {
			return 0, 0
		}
	}
	line, _, _ := bytes.Cut(text[at:], []byte{'\n'})
	i := bytes.Index(line, []byte(of))
	if i < 0 {
		return 0, 0
	}
	at += i + len(of)
	for end = at; end < len(text) && text[end] >= '0' && text[end] <= '9'; {
		end++
	}
	if end == at { // unknown already
		return 0, 0
	}
	return at, end
}

// uncount says of the ranges of the list that nobody knows the total.
func (p laterPage) uncount(ranges []tool.Range) {
	for i := range ranges {
		if ranges[i].Section == p.list {
			ranges[i].Total = -1
		}
	}
}

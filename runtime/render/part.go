package render

import (
	"sort"
	"strconv"
	"unicode/utf8"
)

// minValue is how many characters of a long value are shown at least.
const minValue = 40

// form is how a value stands in a line, and so what it costs to show a part.
type form uint8

const (
	bareForm    form = iota // will be quoted once it is cut
	quotedForm              // holds escapes
	literalForm             // of a text block
	escapedForm             // of a text block, holds escapes
)

// rendered is a value as it stands in a line, without its quotes.
type rendered struct {
	text []byte
	form form
}

// char is the character at text[i:], and the bytes that stand for it.
func (v rendered) char(i int) (r rune, n int) {
	if v.text[i] != '\\' || v.form == bareForm || v.form == literalForm || i+1 == len(v.text) {
		return utf8.DecodeRune(v.text[i:])
	}
	switch v.text[i+1] {
	case 'x':
		return utf8.RuneError, min(4, len(v.text)-i)
	case 'u':
		n = 6
	case 'U':
		n = 10
	default:
		return '"', 2 // or any other that joins nothing
	}
	n = min(n, len(v.text)-i)
	code, _ := strconv.ParseUint(string(v.text[i+2:i+n]), 16, 32)
	return rune(code), n
}

// chars is how many characters the value has.
func (v rendered) chars() int {
	if v.form == bareForm || v.form == literalForm {
		return runeCount(v.text)
	}
	count := 0
	for i := 0; i < len(v.text); count++ {
		_, n := v.char(i)
		i += n
	}
	return count
}

// extra is what cutting adds to the character at text[i:]: a backslash before
// what quotes don't have as it is.
func (v rendered) extra(i int) int {
	if c := v.text[i]; v.form == bareForm && (c == '"' || c == '\\') {
		return 1
	}
	return 0
}

// prefix is the longest start of the value that has at most chars characters,
// takes at most width of them in the text, and does not end within what people
// see as one.
func (v rendered) prefix(chars, width int) (bytes, count int) {
	c := cluster{before: -1}
	wide, seen := 0, 0
	for i := 0; i < len(v.text); {
		r, n := v.char(i)
		if c.ends(r) {
			bytes, count = i, seen
		}
		if n == utf8.RuneLen(r) {
			wide += 1 + v.extra(i)
		} else {
			wide += n
		}
		if seen++; seen > chars || wide > width {
			return bytes, count
		}
		i += n
	}
	return len(v.text), seen
}

// long is a value that may be cut, with the remark that says so.
type long struct {
	rendered
	meter meter
	line  int // the number of the line that it is, 0 for a value in a line
	total int // its characters
	from  int // how many characters of it stand before text, of a part
}

// remark appends what is said of a value of which shown characters are shown.
func (v long) remark(dst []byte, shown int) []byte {
	if v.line > 0 {
		dst = append(strconv.AppendInt(append(dst, "(cut line "...), int64(v.line), 10), ": "...)
	} else {
		dst = append(dst, " (cut: "...)
	}
	if v.from > 0 {
		dst = append(strconv.AppendInt(dst, int64(v.from+1), 10), '-')
	}
	dst = append(strconv.AppendInt(dst, int64(v.from+shown), 10), " of "...)
	dst = strconv.AppendInt(dst, int64(v.total), 10)
	if v.line > 0 {
		return append(dst, " chars shown)\n"...)
	}
	return append(dst, " chars)"...)
}

// overhead is what being cut costs beside the text.
func (v long) overhead() int {
	var room [96]byte
	n := len(v.remark(room[:0], v.total))
	if v.form == bareForm {
		n += len(`""`)
	}
	return v.meter.ascii(n)
}

// size is what showing the value takes, whole and with its first 40 characters.
func (v long) size() elastic {
	full := v.meter.cost(v.text, all)
	n, _ := v.prefix(minValue, all)
	least := v.meter.cost(v.text[:n], all) + v.overhead()
	for i := range n {
		least += v.extra(i)
	}
	return elastic{min(least, full), full}
}

// cut is the start of the value that takes at most budget with its remark, or
// its first 40 characters, whichever is more.
func (v long) cut(budget int) (bytes, chars int) {
	budget -= v.overhead()
	least, _ := v.prefix(minValue, all)
	if v.meter.counter == nil {
		bytes, chars = v.prefix(all, budget)
	} else if budget > 0 {
		bytes, chars = v.prefix(v.tokens(budget), all)
	}
	if bytes < least {
		return v.prefix(minValue, all)
	}
	return bytes, chars
}

// maxPerToken is more characters than a token has, but of a run of spaces.
const maxPerToken = 32

// tokens is the number of characters that take at most budget tokens.
func (v long) tokens(budget int) int {
	return sort.Search(min(v.total-v.from, maxPerToken*budget), func(n int) bool {
		end, _ := v.prefix(n+1, all)
		cost := v.meter.cost(v.text[:end], budget)
		for i := range end {
			cost += v.extra(i)
		}
		return cost > budget
	})
}

// appendCut appends the first bytes of the value, and for a value in a line the
// quotes and the remark.
func (v long) appendCut(dst []byte, bytes, chars int) []byte {
	if v.form == literalForm || v.form == escapedForm {
		return v.remark(append(append(dst, v.text[:bytes]...), '\n'), chars)
	}
	dst = append(dst, '"')
	for i, c := range v.text[:bytes] {
		if v.extra(i) > 0 {
			dst = append(dst, '\\')
		}
		dst = append(dst, c)
	}
	return v.remark(append(dst, '"'), chars)
}

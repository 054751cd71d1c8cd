package render

import (
	"math"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Limit bounds the sections of a result; see [tool.Limit].
type Limit = tool.Limit

// Counter counts tokens; see [tool.Counter].
type Counter = tool.Counter

// Omission is what a limit left out; see [tool.Omission].
type Omission = tool.Omission

// usualChars is the budget where nothing is said.
const usualChars = 4000

// meter measures text in what a budget is counted in.
type meter struct {
	budget  int
	counter Counter // nil counts characters
}

func meterOf(l Limit) meter {
	counter := l.Counter
	if counter == nil {
		counter = estimate{}
	}
	switch {
	case l.Tokens > 0 && l.Chars > 0:
		return meter{l.Tokens, both{counter, l.Tokens, l.Chars}}
	case l.Tokens > 0:
		return meter{l.Tokens, counter}
	case l.Chars > 0:
		return meter{l.Chars, nil}
	case l.Chars < 0:
		return meter{math.MaxInt, nil}
	default:
		return meter{usualChars, nil}
	}
}

// both counts in tokens what is bounded in characters too: of a text that has
// fewer of them, as many as the same part of the budget is.
type both struct {
	Counter
	tokens, chars int // the budgets
}

// Count is that of [Counter].
func (b both) Count(text []byte) int { return max(b.Counter.Count(text), b.scaled(runeCount(text))) }

// scaled is what n characters are in tokens, rounded up.
func (b both) scaled(n int) int {
	return int((int64(n)*int64(b.tokens) + int64(b.chars) - 1) / int64(b.chars))
}

// piece is how many bytes are counted at once, so that a text that is far over
// the budget costs little.
const piece = 1 << 10

// cost is the size of text, which is more than limit as soon as that is known.
func (m meter) cost(text []byte, limit int) int {
	if m.counter == nil && len(text) <= piece {
		return runeCount(text)
	}
	total := 0
	for len(text) > 0 && total <= limit {
		n := pieceLen(text)
		if m.counter == nil {
			total += runeCount(text[:n])
		} else {
			total += m.counter.Count(text[:n])
		}
		text = text[n:]
	}
	return total
}

// ascii is the size of a remark of n bytes. It is more than that in tokens, which
// are seldom shorter than two characters there.
func (m meter) ascii(n int) int {
	if m.counter == nil {
		return n
	}
	if b, ok := m.counter.(both); ok {
		return max(n/2+1, b.scaled(n))
	}
	return n/2 + 1
}

// pieceLen is the length of the first piece of text: a line, or of a long one
// what is counted at once.
func pieceLen(text []byte) int {
	if len(text) <= piece {
		return lineLen(text)
	}
	n := lineLen(text[:piece])
	for n > piece-utf8.UTFMax && !utf8.RuneStart(text[n]) {
		n--
	}
	return n
}

// fits reports whether text is within the budget.
func (m meter) fits(text []byte) bool {
	if m.counter == nil && len(text) <= m.budget {
		return true
	}
	return m.cost(text, m.budget) <= m.budget
}

// runeCount is the number of characters of text, which is UTF-8. That of package
// utf8 copies the text.
func runeCount(text []byte) int {
	n := 0
	for _, c := range text {
		if c&0xc0 != 0x80 {
			n++
		}
	}
	return n
}

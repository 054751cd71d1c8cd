package exec

import "github.com/tooladapt/tooladapt/runtime/tool"

// usualChars is what the zero Limit is.
const usualChars = 4000

// limit is what bounds the text of the result of c: what the call says, or else
// the tool, or else the executor. The model may ask for less.
//
// What a summarizer adds is taken from it.
func (c *call) limit() tool.Limit { return without(c.allowed(), c.findings) }

// allowed is the limit of the whole text.
func (c *call) allowed() tool.Limit {
	l := c.exec.config.Limit
	l.Omitted = &c.omitted
	l.Fields, l.FieldsOf = c.asked, c.spec.FieldsOf
	switch {
	case c.sent.MaxTokens > 0:
		l.Tokens, l.Chars = c.sent.MaxTokens, 0
	case c.sent.MaxChars > 0:
		l.Tokens, l.Chars = 0, c.sent.MaxChars
	case c.spec.MaxTokens > 0 || c.spec.MaxChars > 0:
		l.Tokens, l.Chars = c.spec.MaxTokens, c.spec.MaxChars
	}
	if asked := c.invocation.Reading().MaxChars; asked > 0 && (l.Chars <= 0 || asked < l.Chars) {
		l.Chars = asked
	}
	if c.share > 0 && (l.Tokens == 0 || l.Tokens > c.share) {
		if l.Tokens == 0 && l.Chars == 0 {
			l.Chars = usualChars // a share never gives more
		}
		l.Tokens = c.share
	}
	return l
}

// shorten makes the coverage of the result that of what is shown of it.
func (c *call) shorten() {
	coverage := c.msg.Result.Coverage
	if coverage == nil { // values that were cut, of a result without lists and texts
		coverage = &tool.Coverage{}
	}
	shown := *coverage
	shown.Complete, shown.Ranges = false, nil
	for _, r := range coverage.Ranges {
		o := c.omission(r.Section)
		if o == nil {
			shown.Ranges = append(shown.Ranges, r)
			continue
		}
		if shown.Ranges = append(shown.Ranges, o.Shown...); len(o.Shown) == 0 {
			shown.Ranges = append(shown.Ranges, tool.Range{Section: r.Section, Total: r.Total})
		}
		if o.Unit != "lines" {
			shown.Shown -= entries(o.Left)
		}
	}
	c.msg.Result.Coverage = &shown
}

// omission is what was left out of the section of that id, nil for nothing.
func (c *call) omission(id string) *tool.Omission {
	for i := range c.omitted {
		if c.omitted[i].Path == id {
			return &c.omitted[i]
		}
	}
	return nil
}

// entries is how many entries ranges have.
func entries(ranges []tool.Range) int {
	n := 0
	for _, r := range ranges {
		n += r.Last - r.First + 1
	}
	return n
}

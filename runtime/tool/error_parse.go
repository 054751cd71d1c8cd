package tool

import (
	"fmt"
	"time"
)

// UnmarshalJSON reads what AppendJSON appends, and nothing else; see the one of
// [Result]. An error changes nothing.
func (e *Error) UnmarshalJSON(data []byte) error {
	p := newParser(data)
	out := parseError(p)
	if out == nil && p.err == nil {
		p.fail("is null, want an object")
	}
	if err := p.end(); err != nil {
		return fmt.Errorf("read error: %w", err)
	}
	*e = *out
	return nil
}

// parseError reads an error, nil for null. Whether it is retryable, safe to show
// and who must act follow from its code and category, and must be told so.
func parseError(p *parser) (e *Error) {
	var retryable, safe, acts bool
	p.objectOrNull(func() { e = new(Error) },
		member{"code", func(p *parser) { e.Code = p.text() }},
		member{"category", func(p *parser) { e.Category = parseCategory(p) }},
		member{"message", func(p *parser) { e.Message = p.text() }},
		member{"retryable", func(p *parser) { retryable = p.boolean() }},
		member{"user_action_required", func(p *parser) { acts = p.boolean() }},
		member{"safe_to_show", func(p *parser) { safe = p.boolean() }},
		member{"root_cause_hint", func(p *parser) { e.Cause = p.some() }},
		member{"side_effect", func(p *parser) { e.SideEffect = parseSideEffect(p) }},
		member{"retry_after", func(p *parser) { e.RetryAfter = parseWait(p) }},
		member{"violations", func(p *parser) {
			if list := elements(p, parseViolation); len(list) > 0 {
				e.Arguments = &ArgumentReport{Violations: list, Total: len(list)}
			}
		}},
	)
	if e == nil || p.err != nil {
		return e
	}
	p.follows("retryable", retryable, e.Retryable())
	p.follows("safe_to_show", safe, e.Category != Internal)
	p.follows("user_action_required", acts, acts || e.Category.UserActs())
	e.UserActs = acts && !e.Category.UserActs()
	return e
}

// follows reports a member that contradicts the code and the category.
func (p *parser) follows(key string, got, want bool) {
	if got != want {
		p.within(key, func(p *parser) { p.fail("is %t, which contradicts the category", got) })
	}
}

func parseCategory(p *parser) Category {
	c := Category(p.text())
	if !c.known() {
		p.fail("is no category")
	}
	return c
}

func parseSideEffect(p *parser) SideEffect {
	switch s := SideEffect(p.some()); s {
	case "", NotApplied, Applied, MaybeApplied:
		return s
	default:
		p.fail("is no side effect")
		return ""
	}
}

// parseWait reads seconds, 0 for null.
func parseWait(p *parser) time.Duration {
	t := p.token()
	if t == nil {
		return 0
	}
	return p.secondsOf(t)
}

func parseViolation(p *parser, v *Violation) {
	p.object(
		member{"path", func(p *parser) { v.Path = p.text() }},
		member{"keyword", func(p *parser) { v.Keyword = p.text() }},
		member{"got", func(p *parser) { v.Got = p.some() }},
		member{"want", func(p *parser) { v.Want = p.some() }},
	)
}

package decode

import (
	"regexp"
	"sync"
)

// Pattern is a regular expression in RE2 syntax that a string must contain a
// match of. It is compiled once, when it is first needed.
type Pattern struct {
	// Source is the expression.
	Source string

	once  sync.Once
	steps steps          // nil where the expression is not that simple
	re    *regexp.Regexp // nil where the source is no expression
}

// match reports whether s has a match. A source that is no expression matches
// nothing.
func (p *Pattern) match(s string) bool {
	p.once.Do(p.compile)
	if p.steps != nil {
		return p.steps.match(s)
	}
	return p.re != nil && p.re.MatchString(s)
}

func (p *Pattern) compile() {
	if p.steps = simple(p.Source); p.steps == nil {
		p.re, _ = regexp.Compile(p.Source) // match tells what is wrong
	}
}

package decode

import (
	"regexp"
	"regexp/syntax"
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
	size  int            // how many instructions re has
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
	if p.steps = simple(p.Source); p.steps != nil {
		return
	}
	tree, err := syntax.Parse(p.Source, syntax.Perl)
	if err != nil {
		return // match tells what is wrong
	}
	if program, err := syntax.Compile(tree.Simplify()); err == nil {
		p.size = len(program.Inst)
		p.re, _ = regexp.Compile(p.Source)
	}
}

// matches is match, within the work that is allowed for all strings together:
// each byte may take a step through the whole program.
func (d *Decoder) matches(p *Pattern, s string) bool {
	p.once.Do(p.compile)
	if p.steps != nil {
		return p.steps.match(s)
	}
	if p.size > 0 {
		if len(s) > (MaxMatching-d.matching)/p.size {
			d.fail(tooSlow)
			return true
		}
		d.matching += len(s) * p.size
	}
	return p.match(s)
}

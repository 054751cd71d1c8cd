package decode

import (
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// CheckObject is an object whose fields are checked one after the other.
type CheckObject struct {
	c     *Checker
	rule  *Rule
	depth int
}

// CheckList is a list whose elements are checked one after the other.
type CheckList struct {
	c        *Checker
	rule     *Rule
	depth, n int
}

// CheckMap is a map whose entries are checked one after the other.
type CheckMap struct {
	c        *Checker
	rule     *Rule
	depth, n int
}

// Object begins an object with rule r.
func (c *Checker) Object(r *Rule) CheckObject {
	c.open('{')
	return CheckObject{c, r, len(c.path)}
}

// Nested is [Checker.Object] for a struct that contains itself. It is false, and
// nothing is to be checked, where the value is nested deeper than [MaxDepth] or
// goes round in a circle; the first time that is recorded.
func (c *Checker) Nested(r *Rule) (o CheckObject, ok bool) {
	if c.deep {
		return CheckObject{}, false
	}
	if len(c.path) >= MaxDepth {
		c.deep = true
		c.record(tool.Violation{Keyword: limitKeyword, Want: english().Say(expected[tooDeep])})
		return CheckObject{}, false
	}
	return c.Object(r), true
}

// Field moves to field i and answers its rule.
func (o CheckObject) Field(i int) *Rule {
	f := &o.rule.Fields[i]
	o.c.move(o.depth, segment{field: f, index: i})
	if o.depth == 0 {
		o.c.seen.add(i)
	}
	o.c.member(f.Name)
	return f.Rule
}

// Close ends the object.
func (o CheckObject) Close() {
	o.c.path = o.c.path[:o.depth]
	o.c.close('}')
}

// List begins a list of n elements with rule r.
func (c *Checker) List(r *Rule, n int) CheckList {
	if r.UniqueItems && c.surplus == 0 {
		c.lists = append(c.lists, uniqueList{})
	}
	c.open('[')
	return CheckList{c, r, len(c.path), n}
}

// Item moves to element i and answers its rule.
func (l CheckList) Item(i int) *Rule {
	l.settle(i)
	l.c.move(l.depth, segment{index: i})
	if i == l.rule.most() {
		l.c.surplus++
	}
	l.c.element(l.rule)
	return l.rule.Items
}

// Close ends the list.
func (l CheckList) Close() {
	l.settle(l.n)
	if l.n > l.rule.most() {
		l.c.surplus--
	}
	l.c.path = l.c.path[:l.depth]
	l.c.counted(l.rule, l.n)
	l.c.close(']')
	if l.rule.UniqueItems && l.c.surplus == 0 {
		l.c.lists = l.c.lists[:len(l.c.lists)-1]
	}
	if len(l.c.lists) == 0 {
		l.c.values = l.c.values[:0]
	}
}

// Map begins a map of n entries with rule r.
func (c *Checker) Map(r *Rule, n int) CheckMap {
	c.open('{')
	return CheckMap{c, r, len(c.path), n}
}

// Key moves to the entry of key k and answers the rule of its value.
func (m CheckMap) Key(k string) *Rule {
	m.c.move(m.depth, segment{name: k, index: -1})
	m.c.member(k)
	if !utf8.ValidString(k) {
		m.c.broke(&Rule{Kind: String}, faultEncoding, appendQuoted(nil, k))
	}
	return m.rule.Items
}

// Close ends the map.
func (m CheckMap) Close() {
	m.c.path = m.c.path[:m.depth]
	m.c.counted(m.rule, m.n)
	m.c.close('}')
}

// move makes s the step at depth.
func (c *Checker) move(depth int, s segment) { c.path = append(c.path[:depth], s) }

// counted records that a list or map of n elements is too short or too long.
func (c *Checker) counted(r *Rule, n int) {
	if f := r.size(n); f != 0 {
		c.record(english().sizeViolation(r, f, n))
	}
}

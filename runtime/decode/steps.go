package decode

import (
	"math/bits"
	"regexp/syntax"
	"strings"
	"unicode/utf8"
)

// steps is an anchored pattern such as ^ORD-[0-9]{8}$ in which each byte
// decides alone how to go on: most patterns of tools are. It is not empty.
type steps []step

// step is a run of min to max bytes of a set, or just the text, or the end.
type step struct {
	set      byteSet
	min, max int // max is -1 for any number
	text     string
	end      bool
}

// byteSet is a set of ASCII bytes.
type byteSet [2]uint64

func (b *byteSet) add(c byte)      { b[c>>6] |= 1 << (c & 63) }
func (b *byteSet) has(c byte) bool { return c < utf8.RuneSelf && b[c>>6]>>(c&63)&1 == 1 }
func (b *byteSet) meets(o *byteSet) bool {
	return b[0]&o[0] != 0 || b[1]&o[1] != 0
}

// match reports whether s starts with the steps, and ends with them where the
// last one is the end.
func (p steps) match(s string) bool {
	for k := range p {
		t := &p[k]
		if t.end {
			return s == ""
		}
		if t.text != "" {
			rest, ok := strings.CutPrefix(s, t.text)
			if !ok {
				return false
			}
			s = rest
			continue
		}
		n := 0
		for n != t.max && n < len(s) && t.set.has(s[n]) {
			n++
		}
		if n < t.min {
			return false
		}
		s = s[n:]
	}
	return true
}

// simple makes steps of a pattern, or nil where it needs more than that.
func simple(source string) steps {
	re, err := syntax.Parse(source, syntax.Perl)
	if err != nil || re.Op != syntax.OpConcat || re.Sub[0].Op != syntax.OpBeginText {
		return nil
	}
	var p steps
	for i, sub := range re.Sub[1:] {
		if sub.Op == syntax.OpEndText && i == len(re.Sub)-2 {
			p = append(p, step{end: true})
			break
		}
		more, ok := stepsOf(sub)
		if !ok {
			return nil
		}
		p = append(p, more...)
	}
	if !p.deterministic() {
		return nil
	}
	return p.joined()
}

// joined is p with a text in place of single bytes that follow each other.
func (p steps) joined() (out steps) {
	for _, t := range p {
		c, ok := t.only()
		last := len(out) - 1
		switch {
		case ok && last >= 0 && out[last].text != "":
			out[last].text += string(rune(c))
		case ok:
			out = append(out, step{text: string(rune(c))})
		default:
			out = append(out, t)
		}
	}
	return out
}

// only is the one byte that t takes, once.
func (t *step) only() (c byte, ok bool) {
	if t.end || t.min != 1 || t.max != 1 || bits.OnesCount64(t.set[0])+bits.OnesCount64(t.set[1]) != 1 {
		return 0, false
	}
	if t.set[0] != 0 {
		return byte(bits.TrailingZeros64(t.set[0])), true
	}
	return 64 + byte(bits.TrailingZeros64(t.set[1])), true
}

// stepsOf is the steps of one part of a concatenation.
func stepsOf(re *syntax.Regexp) (steps, bool) {
	switch re.Op {
	case syntax.OpLiteral, syntax.OpCharClass:
		return single(re)
	case syntax.OpRepeat:
		return repeated(re.Sub[0], re.Min, re.Max)
	case syntax.OpStar:
		return repeated(re.Sub[0], 0, -1)
	case syntax.OpPlus:
		return repeated(re.Sub[0], 1, -1)
	case syntax.OpQuest:
		return repeated(re.Sub[0], 0, 1)
	default:
		return nil, false
	}
}

// repeated is min to max times re, which must be one step.
func repeated(re *syntax.Regexp, least, most int) (steps, bool) {
	p, ok := single(re)
	if !ok || len(p) != 1 {
		return nil, false
	}
	p[0].min, p[0].max = least, most
	return p, true
}

// single is a literal, a step a character, or a class.
func single(re *syntax.Regexp) (p steps, ok bool) {
	switch {
	case re.Op == syntax.OpLiteral && re.Flags&syntax.FoldCase == 0:
		for _, r := range re.Rune {
			if r >= utf8.RuneSelf {
				return nil, false
			}
			t := step{min: 1, max: 1}
			t.set.add(byte(r))
			p = append(p, t)
		}
		return p, true
	case re.Op == syntax.OpCharClass:
		t := step{min: 1, max: 1}
		for i := 0; i < len(re.Rune); i += 2 {
			if re.Rune[i+1] >= utf8.RuneSelf {
				return nil, false
			}
			for r := re.Rune[i]; r <= re.Rune[i+1]; r++ {
				t.set.add(byte(r))
			}
		}
		return steps{t}, true
	default:
		return nil, false
	}
}

// deterministic reports whether taking as many bytes as possible in each step
// is always right: no byte that a step of open length takes may belong to what
// can follow it.
func (p steps) deterministic() bool {
	for i := range p {
		if p[i].min == p[i].max {
			continue
		}
		for k := i + 1; k < len(p); k++ {
			if p[i].set.meets(&p[k].set) {
				return false
			}
			if p[k].min > 0 {
				break
			}
		}
	}
	return len(p) > 0
}

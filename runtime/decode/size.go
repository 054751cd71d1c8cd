package decode

import (
	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// sizeViolation is that of a list or map of n elements.
func (l voice) sizeViolation(r *Rule, f fault, n int) tool.Violation {
	u := unit{words.Elements, words.OneElement}
	if r.Kind == Map {
		u = unit{words.Entries, words.OneEntry}
	}
	if n > MaxElements {
		r = &Rule{Kind: r.Kind, MinItems: r.MinItems, MaxItems: r.most(), UniqueItems: r.UniqueItems}
	}
	return tool.Violation{Keyword: f.keyword(), Got: l.amount(n, u), Want: l.want(r, false)}
}

// miscounted records that a list or map has n elements where rules of r allow
// fewer or ask for more.
func (d *Decoder) miscounted(r *Rule, n int) {
	if f := r.size(n); f != 0 && !d.full() {
		d.record(d.voice().sizeViolation(r, f, n))
	}
}

package decode

import "github.com/tooladapt/tooladapt/runtime/tool"

// sizeViolation is that of a list or map of n elements.
func sizeViolation(r *Rule, f fault, n int) tool.Violation {
	u := unit{elements, oneElement}
	if r.Kind == Map {
		u = unit{entries, oneEntry}
	}
	bounded := *r
	if n > MaxElements {
		bounded.MaxItems = r.most()
	}
	return tool.Violation{Keyword: f.keyword(), Got: english.amount(n, u), Want: english.want(&bounded, false)}
}

// miscounted records that a list or map has n elements where rules of r allow
// fewer or ask for more.
func (d *Decoder) miscounted(r *Rule, n int) {
	if f := r.size(n); f != 0 && !d.full() {
		d.record(sizeViolation(r, f, n))
	}
}

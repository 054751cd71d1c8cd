package decode

import (
	"encoding/json"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Any checks a value of any kind: it must have a JSON text, which encoding/json
// writes, and that must be one that a [Decoder] reads.
func (c *Checker) Any(r *Rule, v any) {
	text, err := json.Marshal(v)
	if err != nil {
		c.record(tool.Violation{Keyword: faultType.keyword(), Want: english().want(r, false)})
		return
	}
	c.text(r, text)
}

// Raw checks a JSON text. Nil is null.
func (c *Checker) Raw(r *Rule, v json.RawMessage) {
	if v == nil {
		v = json.RawMessage("null")
	}
	c.text(r, v)
}

// text holds JSON text against what every value is held against.
func (c *Checker) text(r *Rule, text []byte) {
	d := New(text)
	d.depth = len(c.path)
	d.walk()
	if d.stop == noStop && d.peek() != 0 || d.pos < len(d.data) {
		d.fail(wantEnd)
	}
	d.halted()
	if d.report != nil {
		for _, v := range d.report.found {
			c.record(v)
		}
		return
	}
	c.scalar(r, 0, canonical(nil, text))
}

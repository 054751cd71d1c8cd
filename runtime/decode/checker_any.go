package decode

import (
	"encoding/json"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Any checks a value of any kind: it must have a JSON text, which encoding/json
// writes, and that must be one that a [Decoder] reads.
func (c *Checker) Any(r *Rule, v any) {
	var text []byte
	if !succeeds(func() (err error) { text, err = json.Marshal(v); return err }) {
		c.unwritten(r)
		return
	}
	c.written(r, text)
}

// unwritten records that the current value has no JSON text.
func (c *Checker) unwritten(r *Rule) {
	c.record(tool.Violation{Keyword: faultType.keyword(), Want: english().want(r, false)})
}

// Raw checks a JSON text. Nil is null.
func (c *Checker) Raw(r *Rule, v json.RawMessage) {
	if v == nil {
		v = json.RawMessage("null")
	}
	c.written(r, v)
}

// written holds JSON text against what every value is held against.
func (c *Checker) written(r *Rule, text []byte) {
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
	var f fault
	if text = canonical(nil, text); !r.typed(text) {
		f = faultType
	}
	c.scalar(r, f, text)
}

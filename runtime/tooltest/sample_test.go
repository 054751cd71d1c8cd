package tooltest

import (
	"strings"
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// invoice is a result.
type invoice struct {
	Total  tool.Decimal     `json:"total"`
	At     time.Time        `json:"at"`
	Lines  []string         `json:"lines"`
	Note   *string          `json:"note"`
	Labels map[string]int   `json:"labels,omitempty"`
	Paid   tool.Maybe[bool] `json:"paid,omitzero"`
}

// invoiceTool renders an invoice, otherwise each time where it is shaky, and with a
// line that is no field where it is broken.
type invoiceTool struct {
	tool.Adapter[page, invoice]
	shaky  *int
	broken bool
}

func (a invoiceTool) Spec() *tool.Spec { return &tool.Spec{Name: "get_invoice", Version: 1} }

func (a invoiceTool) Result(tool.Of[invoice]) tool.Result { return tool.Result{} }

func (a invoiceTool) AppendCompactLimit(dst []byte, r tool.Of[invoice], _ tool.Limit) []byte {
	return a.AppendCompact(dst, r)
}

func (a invoiceTool) AppendCompact(dst []byte, r tool.Of[invoice]) []byte {
	dst = render.DecimalField(render.Section(dst, "invoice", false), "total", r.Value.Total, 2, "")
	if a.shaky != nil {
		*a.shaky++
		dst = render.IntField(dst, "rendered", int64(*a.shaky), "")
	}
	if a.broken {
		dst = append(dst, "and more\n"...)
	}
	return dst
}

func TestSample(t *testing.T) {
	tests := []struct {
		name, sample, want string
		adapter            invoiceTool
	}{
		{"whole", `{"total": 12.50, "at": "2026-07-18T14:23:00+08:00", "lines": ["a", "b"], "note": null, "labels": {"x": 100}, "paid": true}`, "", invoiceTool{}},
		{"a number in a string", `{"total": "3"}`, `without "/total"`, invoiceTool{}},
		{"in part", `{"total": 3, "lines": []}`, "", invoiceTool{}},
		{"no such field", `{"sum": 3}`, `is no result: json: unknown field "sum"`, invoiceTool{}},
		{"another type", `{"lines": "a"}`, "is no result: json: cannot unmarshal", invoiceTool{}},
		{"left out", `{"labels": {}}`, `without "/labels"`, invoiceTool{}},
		{"rendered otherwise", `{"total": 3}`, "rendered: 1\n\nand then as\n[invoice]\ntotal: 3.00\nrendered: 2", invoiceTool{shaky: new(int)}},
		{"no document", `{"total": 3}`, "is answered with a text that can't be read: read compact text: line 4", invoiceTool{broken: true}},
	}
	for _, tt := range tests {
		r := &recorder{TB: t}
		Sample(r, tt.adapter, tt.sample)
		if !strings.Contains(r.said, tt.want) || tt.want == "" && r.said != "" {
			t.Errorf("%s: Sample says %q, want %q", tt.name, r.said, tt.want)
		}
	}
}

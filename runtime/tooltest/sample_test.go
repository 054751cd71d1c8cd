package tooltest

import (
	"strings"
	"testing"
	"time"

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

// invoiceTool renders an invoice, otherwise each time where it is shaky.
type invoiceTool struct {
	tool.Adapter[page, invoice]
	shaky *int
}

func (a invoiceTool) AppendVerbose(dst []byte, r tool.Of[invoice]) []byte { return dst }

func (a invoiceTool) AppendJSON(dst []byte, r tool.Of[invoice]) []byte { return dst }

func (a invoiceTool) AppendCompact(dst []byte, r tool.Of[invoice]) []byte {
	if a.shaky != nil {
		*a.shaky++
		return append(dst, byte('0'+*a.shaky))
	}
	return r.Value.Total.Append(dst)
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
		{"rendered otherwise", `{"total": 3}`, "is rendered as\n1\nand then as\n2", invoiceTool{shaky: new(int)}},
	}
	for _, tt := range tests {
		r := &recorder{TB: t}
		Sample(r, tt.adapter, tt.sample)
		if !strings.Contains(r.said, tt.want) || tt.want == "" && r.said != "" {
			t.Errorf("%s: Sample says %q, want %q", tt.name, r.said, tt.want)
		}
	}
}

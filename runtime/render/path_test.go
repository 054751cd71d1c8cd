package render_test

import (
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/render"
)

// TestField holds paths against what they find.
func TestField(t *testing.T) {
	doc := strings.Replace(orderText, "complete: true\n", "complete: true\narg.id: a\n", 1) +
		"[a.b]\nc: \"(null)\"\n[a]\nb.d: 1\nl (2): x, (null)\nl.2: y\n"
	for path, want := range map[string]string{
		"order.status": "已取消", "order.refund_amount": "129.00 CNY", "result.complete": "true", "result.arg.id": "a",
		"a.b.c": "(null)", "a.b.d": "1",
		"a.l.1": "x", "items.1.sku": "TSHIRT-001", "items.2.unit_price": "25.00",
		"shipping.tracking_no": "", "order.fee": "", "items.sku": "", "a.l": "", "order": "", "": "",
		"a.l.0": "", "a.l.01": "", "a.l.3": "", "a.l.x": "", "items.0.sku": "", "items.3.sku": "", "items.1": "", "items.1.x": "", "items.9999999999999999999.sku": "",
	} {
		if got, ok := render.Field(doc, path); got != want || ok != (want != "") {
			t.Errorf("%q: %q, %v, want %q", path, got, ok, want)
		}
	}
	for path, want := range map[string]string{
		"issue.labels.1": "a, b", "orders.5.id": "C", "orders.9.amount": "", "parts.2.sku": "B", "parts.1.size.all.1.w": "4", "parts.1.size.all": "", "parts.1.size.all.2": "",
		"log.4": "\x1b[1mFAIL \\ \xff", "log.2": "", "log.4.x": "", "hits.4.path": "x y.go", "hits.4.line": "9", "hits.1.text": `if c == '"' {`, "hits.3.text": "", "hits.1.x": "",
		"blob.x": "",
	} {
		if got, ok := render.Field(wholeGrammar, path); got != want || ok != (want != "") {
			t.Errorf("%q: %q, %v, want %q", path, got, ok, want)
		}
	}
	if _, ok := render.Field(doc+"x", "order.status"); ok {
		t.Error("found a field in a text that is no document")
	}
}

// TestNumber holds values against the number and the unit in them.
func TestNumber(t *testing.T) {
	tests := []struct {
		in           render.Value
		number, unit string
		ok           bool
	}{
		{render.Value{Text: "129.00 CNY"}, "129.00", "CNY", true},
		{render.Value{Text: "-5"}, "-5", "", true},
		{render.Value{Text: "1.5e-07 m s"}, "1.5e-07", "m s", true},
		{render.Value{Text: "1e+21"}, "1e+21", "", true},
		{render.Value{Text: "129.00 CNY", Quoted: true}, "", "", false},
		{render.Value{Absent: render.NotNumber}, "", "", false},
		{render.Value{Text: "1e+-2"}, "", "", false},
		{render.Value{Text: "1."}, "", "", false},
		{render.Value{Text: "2026-07-18"}, "", "", false},
		{render.Value{Text: "CNY 5"}, "", "", false},
	}
	for _, tt := range tests {
		if number, unit, ok := tt.in.Number(); number != tt.number || unit != tt.unit || ok != tt.ok {
			t.Errorf("%+v: %q, %q, %v", tt.in, number, unit, ok)
		}
	}
}

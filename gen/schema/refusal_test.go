package schema_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/tooladapt/tooladapt/gen/model"
	"github.com/tooladapt/tooladapt/gen/schema"
)

// TestRefusals holds what is said of refused examples: one line, the place
// first, numbers as a person writes them, nothing of how the validator works.
func TestRefusals(t *testing.T) {
	item := object(with("sku", model.String{}, model.Constraint{}), with("qty", integer, model.Constraint{Maximum: "15"}))
	arguments := object(
		with("rate", model.Float{Bits: 64}, model.Constraint{Minimum: "0.5"}),
		with("day", model.String{}, model.Constraint{Format: "date"}),
		with("items", model.List{Elem: model.Struct{Object: item}}, model.Constraint{}),
		with("stock", model.Map{Key: model.String{}, Elem: integer}, model.Constraint{}),
	)
	for _, f := range arguments.Fields {
		f.OmitEmpty = true
	}
	for _, f := range item.Fields {
		f.Required = true
	}
	cases := [...]struct{ example, want string }{
		{`{"rate": 0.25}`, "/rate: minimum: 0.25 is less than 0.5"},
		{`{"rate": 1e999}`, "read the arguments: the number 1e999 is out of range"},
		{`{"rate": "1"}`, "/rate: type: string, not number"},
		{`{"day": "2026-02-30"}`, `/day: "2026-02-30" is no date`},
		{`{"items": [{"sku": "a", "qty": 16}]}`, "/items/qty: maximum: 16 is greater than 15"},
		{`{"items": [{}]}`, "/items: missing: sku, qty"},
		{`{"items": [null]}`, "/items: type: null, not object"},
		{`{"stock": {"a": true}}`, "/stock: type: boolean, not integer"},
		{`{"more": 1, "most": 2}`, "unknown: more, most"},
		{`{"day": "a", "day": "b"}`, `read the arguments: the key "day" is there twice`},
	}
	tool := &model.Tool{Name: "refuse", Arguments: arguments}
	var want, got []string
	for _, c := range cases {
		tool.Examples = append(tool.Examples, model.Example{JSON: c.example})
		want = append(want, "the example is refused: "+c.want)
	}
	text, err := schema.Arguments(tool)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range schema.Check(tool, text) {
		got = append(got, d.Message)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("refusals differ (-want +got):\n%s", diff)
	}
}

package schema_test

import (
	"testing"

	"github.com/tooladapt/tooladapt/gen/model"
	"github.com/tooladapt/tooladapt/gen/schema"
)

// TestMultipleOf is about numbers that a division of floats has wrong; the
// runtime's decoder must agree.
func TestMultipleOf(t *testing.T) {
	for _, c := range []struct {
		step, verdicts string
		typ            model.Type
	}{
		{"0.1", `+0.3 +0.7 +-0.3 +1 +1e3 -0.35 -0.05`, model.Float{Bits: 64}},
		{"0.01", `+0.07 +19.99 +1.1 -0.075`, model.Float{Bits: 64}},
		{"3", `+9007199254740993 -9007199254740992 +-9223372036854775806 -9223372036854775807`, model.Int{Bits: 64}},
	} {
		list := with("v", model.List{Elem: c.typ}, model.Constraint{MultipleOf: c.step})
		text, err := schema.Arguments(&model.Tool{Name: "steps", Arguments: object(list)})
		if err != nil {
			t.Fatal(err)
		}
		for _, v := range values(c.verdicts) {
			err := schema.Accepts(text, `{"v":[`+v[1:]+`]}`)
			if want := v[0] == '+'; (err == nil) != want {
				t.Errorf("%s is a multiple of %s: %v, want %v", v[1:], c.step, err, want)
			}
		}
	}
}

// TestAcceptsBehindReference holds what stands behind a reference that may be
// null, as elements of a type that contains itself through pointers do.
func TestAcceptsBehindReference(t *testing.T) {
	text := []byte(`{"type": "object", "properties": {
		"day": {"type": "string", "format": "date"},
		"step": {"type": "number", "multipleOf": 0.1},
		"more": {"type": "array", "items": {"anyOf": [{"$ref": "#/$defs/Node"}, {"type": "null"}]}}
	}, "$defs": {"Node": {"type": "object", "properties": {
		"day": {"type": "string", "format": "date"},
		"step": {"type": "number", "multipleOf": 0.1}
	}}}}`)
	for args, want := range map[string]bool{
		`{"more":[null,{"day":"2026-02-28","step":0.3}]}`: true,
		`{"more":[null,{"day":"2026-02-30"}]}`:            false,
		`{"more":[{"step":0.35}]}`:                        false,
	} {
		if err := schema.Accepts(text, args); (err == nil) != want {
			t.Errorf("%s: %v, want %v", args, err, want)
		}
	}
}

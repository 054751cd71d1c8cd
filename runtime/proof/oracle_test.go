package proof

import (
	"encoding/json"
	"strings"
	"testing"

	google "github.com/google/jsonschema-go/jsonschema"
	santhosh "github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/tooladapt/tooladapt/runtime/decode"
)

// oracle is a validator that others wrote: whether it accepts a text.
type oracle struct {
	name    string
	accepts func(text string) bool
}

// oracles are the validators of one schema.
func oracles(t testing.TB, schema string) []oracle {
	t.Helper()
	var s google.Schema
	if err := json.Unmarshal([]byte(schema), &s); err != nil {
		t.Fatal(err)
	}
	resolved, err := s.Resolve(nil)
	if err != nil {
		t.Fatal(err)
	}
	doc, err := santhosh.UnmarshalJSON(strings.NewReader(schema))
	if err != nil {
		t.Fatal(err)
	}
	c := santhosh.NewCompiler()
	c.AssertFormat()
	if err := c.AddResource("schema.json", doc); err != nil {
		t.Fatal(err)
	}
	compiled, err := c.Compile("schema.json")
	if err != nil {
		t.Fatal(err)
	}
	return []oracle{
		{"google", func(text string) bool {
			var v any
			return json.Unmarshal([]byte(text), &v) == nil && resolved.Validate(v) == nil
		}},
		{"santhosh-tekuri", func(text string) bool {
			v, err := santhosh.UnmarshalJSON(strings.NewReader(text))
			return err == nil && compiled.Validate(v) == nil
		}},
	}
}

// decoded reports whether the decoder accepts a text.
func decoded(r *decode.Rule, text string) bool {
	d := decode.New([]byte(text))
	read(&d, r)
	return d.End(r) == nil
}

// read reads a value as generated code would.
func read(d *decode.Decoder, r *decode.Rule) {
	switch r.Kind {
	case decode.String:
		d.String(r)
	case decode.Integer:
		d.Int(r)
	case decode.Unsigned:
		d.Uint(r)
	case decode.Number:
		d.Float(r)
	case decode.Boolean:
		d.Bool(r)
	case decode.Time:
		d.Time(r)
	case decode.Decimal:
		d.Decimal(r)
	case decode.List:
		for a := d.Array(r); a.Next(d); {
			if !a.Null {
				read(d, r.Items)
			}
		}
	case decode.Map:
		for m := d.Map(r); m.Next(d); {
			if !m.Null {
				read(d, r.Items)
			}
		}
	case decode.Object:
		for o := d.Object(r); o.Next(d); {
			read(d, o.Rule)
		}
	}
}

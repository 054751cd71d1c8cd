package tooltest

import (
	"encoding/json"
	"slices"
	"testing"
)

// TestSuggest looks for what a schema must suggest, beside an example where
// there is one.
func TestSuggest(t *testing.T) {
	tests := []struct {
		name, schema, example string
		want                  []string
	}{
		{
			"numbers", `{"type":"object","properties":{"n":{"type":"integer","minimum":1,"exclusiveMaximum":10}}}`, "",
			[]string{`{"n":0}`, `{"n":1}`, `{"n":1.0}`, `{"n":9}`, `{"n":10}`, `{"n":11}`, `{"n":null}`, `{"n":"x"}`, `{"n":"1"}`, `{"N":1}`, `{"n":1,"n":1}`, `{}`, `{"extra":1,"n":1}`},
		},
		{
			"texts", `{"type":"object","properties":{"s":{"type":["string","null"],"minLength":1,"maxLength":2}}}`, `{"s":"ok"}`,
			[]string{`{"s":""}`, `{"s":"é"}`, `{"s":"éx"}`, `{"s":"éxx"}`, `{"s":"ok","s":"ok"}`},
		},
		{
			"multiples and formats", `{"type":"object","properties":{"m":{"type":"number","multipleOf":0.25},"r":{"type":"string","format":"regex"}}}`, "",
			[]string{`{"m":0.25,"r":""}`, `{"m":0.01,"r":""}`, `{"m":1,"r":"(["}`},
		},
		{
			"lists of different elements", `{"type":"object","properties":{"l":{"type":"array","minItems":2,"items":{"enum":["a","b"]}}}}`, `{"l":["a","b"]}`,
			[]string{`{"l":["x","b"]}`, `{"l":["a","a"]}`, `{"l":["B","b"]}`},
		},
		{
			"maps by size", `{"type":"object","properties":{"m":{"type":"object","minProperties":1,"maxProperties":2,"additionalProperties":{"type":"boolean"}}}}`, "",
			[]string{`{"m":{}}`, `{"m":{"k0":true}}`, `{"m":{"k0":true,"k1":true,"k2":true}}`},
		},
		{"enums", `{"type":"object","properties":{"e":{"type":"string","enum":["ab"]}}}`, "", []string{`{"e":"ab"}`, `{"e":"AB"}`, `{"e":" ab"}`}},
		{
			"lists", `{"type":"object","properties":{"l":{"type":"array","minItems":1,"maxItems":2,"items":{"type":"boolean"}}}}`, "",
			[]string{`{"l":[]}`, `{"l":[true]}`, `{"l":[true,true]}`, `{"l":[true,true,true]}`, `{"l":[null]}`, `{"l":["true"]}`},
		},
		{
			"maps", `{"type":"object","properties":{"m":{"type":"object","additionalProperties":{"type":"number","maximum":1.5}}}}`, "",
			[]string{`{"m":{"k":1.5}}`, `{"m":{"k":2.5}}`, `{"m":{"k":"x"}}`},
		},
		{
			"structs in themselves", `{"type":"object","properties":{"n":{"$ref":"#/$defs/node"}},"$defs":{"node":{"type":"object","properties":{"n":{"$ref":"#/$defs/node"},"v":{"type":"integer","default":3}}}}}`, "",
			[]string{`{"n":null}`, `{"n":{}}`},
		},
		{"no schema", `true`, "", []string{"{}", "null", `{"a":"\ud800"}`}},
	}
	for _, tt := range tests {
		s := parseShape([]byte(tt.schema))
		var examples []json.RawMessage
		if tt.example != "" {
			examples = append(examples, json.RawMessage(tt.example))
		}
		got := s.suggest(examples)
		for _, want := range tt.want {
			if !slices.Contains(got, want) {
				t.Errorf("%s: %s is not among the %d suggestions", tt.name, want, len(got))
			}
		}
		if len(got) > mostSuggested {
			t.Errorf("%s: there are %d suggestions", tt.name, len(got))
		}
	}
}

func TestDefaultsOfASchema(t *testing.T) {
	s := parseShape([]byte(`{"type":"object","properties":{"a":{"default":1},"b":{"items":{"properties":{"c":{"default":2}}}},
		"d":{"additionalProperties":{"$ref":"#/$defs/n"}}},"$defs":{"n":{"properties":{"e":{"default":0},"f":{},"again":{"$ref":"#/$defs/n"}}}}}`))
	got := s.defaults()
	if len(got) != 3 || !got["a"] || !got["c"] || !got["e"] {
		t.Errorf("the properties with defaults are %v", got)
	}
}

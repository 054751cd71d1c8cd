// Package oracle judges JSON texts by a schema with validators that others wrote,
// for tests that hold what is generated against them.
package oracle

import (
	"encoding/json"
	"strings"
	"testing"

	google "github.com/google/jsonschema-go/jsonschema"
	santhosh "github.com/santhosh-tekuri/jsonschema/v6"
)

// Oracle is a validator of one schema.
type Oracle struct {
	Name string
	// Refuses is why it refuses a text, nil where it does not.
	Refuses func(text string) error
}

// Accepts reports whether the oracle has nothing against a text.
func (o Oracle) Accepts(text string) bool { return o.Refuses(text) == nil }

// Of is the validators of a schema: google/jsonschema-go, which takes formats as
// annotations, and santhosh-tekuri/jsonschema, which here asserts them.
func Of(t testing.TB, schema string) []Oracle {
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
	c.AssertContent()
	if err := c.AddResource("schema.json", doc); err != nil {
		t.Fatal(err)
	}
	compiled, err := c.Compile("schema.json")
	if err != nil {
		t.Fatal(err)
	}
	return []Oracle{
		{"google", func(text string) error {
			var v any
			if err := json.Unmarshal([]byte(text), &v); err != nil {
				return err
			}
			return resolved.Validate(v)
		}},
		{"santhosh-tekuri", func(text string) error {
			v, err := santhosh.UnmarshalJSON(strings.NewReader(text))
			if err != nil {
				return err
			}
			return compiled.Validate(v)
		}},
	}
}

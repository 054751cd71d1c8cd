// Package schema turns the model into JSON Schema (2020-12) and judges
// arguments by it. It is the only package that imports invopop/jsonschema; its
// schemas have no $schema, have a $ref only where a type contains itself, refuse unknown properties, and are the
// same bytes for the same model.
package schema

import (
	"fmt"

	"github.com/invopop/jsonschema"

	"github.com/tooladapt/tooladapt/gen/model"
)

// Arguments is the canonical schema of t's arguments, always an object. What
// the tool itself does is left to its description: the schema has none.
func Arguments(t *model.Tool) ([]byte, error) {
	c := converter{defs: newDefinitions(t.Arguments)}
	s := c.object(t.Arguments)
	s.Description = ""
	if t.Ask != nil {
		s.Properties.Set(t.Ask.JSON, c.field(t.Ask))
	}
	s.Definitions = c.definitions()
	return named(t, "arguments", s)
}

// Result is the canonical schema of t's result as encoding/json writes it; nil
// where the tool answers with an error only.
func Result(t *model.Tool) ([]byte, error) {
	if t.Result == nil {
		return nil, nil
	}
	return result(t, converter{})
}

func result(t *model.Tool, c converter) ([]byte, error) {
	c.result, c.defs = true, newDefinitions(model.StructOf(t.Result))
	s := c.typ(t.Result)
	if _, ok := t.Result.(model.Struct); !ok && c.nils(t.Result) {
		s = nullable(s)
	}
	s.Description = c.about(t.Result, "", model.Constraint{})
	s.Definitions = c.definitions()
	return named(t, "result", s)
}

func named(t *model.Tool, part string, s *jsonschema.Schema) ([]byte, error) {
	text, err := canonical(s)
	if err != nil {
		return nil, fmt.Errorf("write the %s schema of %s: %w", part, t.Name, err)
	}
	return text, nil
}

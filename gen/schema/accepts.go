package schema

import (
	"encoding/json"
	"errors"
	"fmt"

	oracle "github.com/google/jsonschema-go/jsonschema"
)

// Accepts is nil where args, JSON text, is a value that schema allows, and else
// says why not. The verdict is google/jsonschema-go's, and this package's on
// formats, which that library leaves alone, and on multipleOf, which it divides
// as floats. Integers are compared to
// the last digit with enums and with the bounds of 64-bit types; any other
// bound beyond 2⁵³ counts as the float64 next to it.
func Accepts(schema []byte, args string) error {
	var s oracle.Schema
	if err := json.Unmarshal(schema, &s); err != nil {
		return fmt.Errorf("read the schema: %w", err)
	}
	plain, err := read(string(schema))
	if err != nil {
		return fmt.Errorf("read the schema: %w", err)
	}
	sharpen(&s, plain)
	resolved, err := s.Resolve(nil)
	if err != nil {
		return fmt.Errorf("read the schema: %w", err)
	}
	value, err := read(args)
	if err != nil {
		return fmt.Errorf("read the arguments: %w", err)
	}
	return errors.Join(resolved.Validate(value), remaining(&s, &s, value, ""))
}

// sharpen makes up for the float64 in which the library keeps numbers. Enums
// are taken from plain, the same schema as exact values. The greatest 64-bit
// integers as bounds, which no float64 holds, become the powers of two above
// them, which one does. multipleOf becomes an extra, for [remaining].
func sharpen(s *oracle.Schema, plain any) {
	if s == nil {
		return
	}
	raw, _ := plain.(map[string]any)
	if enum, ok := raw["enum"].([]any); ok {
		s.Enum = enum
	}
	if s.Maximum != nil && (*s.Maximum == 1<<63 || *s.Maximum == 1<<64) {
		s.Maximum, s.ExclusiveMaximum = nil, s.Maximum
	}
	if s.MultipleOf != nil {
		s.MultipleOf, s.Extra = nil, map[string]any{multipleOf: *s.MultipleOf}
	}
	properties, _ := raw["properties"].(map[string]any)
	for name, p := range s.Properties {
		sharpen(p, properties[name])
	}
	defs, _ := raw["$defs"].(map[string]any)
	for name, d := range s.Defs {
		sharpen(d, defs[name])
	}
	sharpen(s.Items, raw["items"])
	sharpen(s.AdditionalProperties, raw["additionalProperties"])
}

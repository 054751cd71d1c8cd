package tooltest

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
)

// shape is the part of a tool's schema that values are made of.
type shape struct {
	Type             json.RawMessage   `json:"type"`
	Enum             []json.RawMessage `json:"enum"`
	Default          json.RawMessage   `json:"default"`
	Minimum          json.Number       `json:"minimum"`
	Maximum          json.Number       `json:"maximum"`
	ExclusiveMinimum json.Number       `json:"exclusiveMinimum"`
	ExclusiveMaximum json.Number       `json:"exclusiveMaximum"`
	MultipleOf       json.Number       `json:"multipleOf"`
	Format           string            `json:"format"`
	MinLength        int               `json:"minLength"`
	MaxLength        int               `json:"maxLength"`
	MinItems         int               `json:"minItems"`
	MaxItems         int               `json:"maxItems"`
	MinProperties    int               `json:"minProperties"`
	MaxProperties    int               `json:"maxProperties"`
	Items            *shape            `json:"items"`
	Properties       map[string]*shape `json:"properties"`
	Required         []string          `json:"required"`
	// Additional is a schema, or a boolean.
	Additional json.RawMessage   `json:"additionalProperties"`
	Ref        string            `json:"$ref"`
	Defs       map[string]*shape `json:"$defs"`

	root *shape
}

// parseShape is the shape of a schema; an empty one where it is none.
func parseShape(schema []byte) *shape {
	s := &shape{}
	if json.Unmarshal(schema, s) != nil {
		s = &shape{}
	}
	s.root = s
	return s
}

// resolved is the shape that s stands for, with the root that it came from.
func (s *shape) resolved(root *shape) *shape {
	if name, ok := strings.CutPrefix(s.Ref, "#/$defs/"); ok && root.Defs[name] != nil {
		s = root.Defs[name]
	}
	s.root = root
	return s
}

// is reports whether s allows the JSON type name, or says no type.
func (s *shape) is(name string) bool {
	return len(s.Type) > 0 && strings.Contains(string(s.Type), `"`+name+`"`)
}

// names are the names of the properties, sorted.
func (s *shape) names() []string { return slices.Sorted(maps.Keys(s.Properties)) }

// values is the shape of the values of a map; nil where s is none.
func (s *shape) values() *shape {
	var v shape
	if len(s.Additional) == 0 || json.Unmarshal(s.Additional, &v) != nil {
		return nil
	}
	return v.resolved(s.root)
}

// defaults are the names of all properties, at any depth, that have a default.
func (s *shape) defaults() map[string]bool {
	found := make(map[string]bool)
	seen := make(map[*shape]bool)
	var walk func(*shape)
	walk = func(s *shape) {
		if s == nil || seen[s] {
			return
		}
		seen[s] = true
		for name, p := range s.Properties {
			if len(p.Default) > 0 {
				found[name] = true
			}
			walk(p.resolved(s.root))
		}
		walk(s.values())
		if s.Items != nil {
			walk(s.items())
		}
	}
	walk(s)
	return found
}

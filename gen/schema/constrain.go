package schema

import (
	"encoding/json"

	"github.com/invopop/jsonschema"

	"github.com/tooladapt/tooladapt/gen/model"
)

// constrain narrows s, the schema of t, by what tags say. On a list or
// map only what is said of items is about the list or map; the rest is about its
// elements.
func constrain(s *jsonschema.Schema, t model.Type, c model.Constraint) {
	switch t := t.(type) {
	case model.List:
		items(s, c)
		elements(s.Items, t.Elem, c)
	case model.Array:
		s.UniqueItems = c.UniqueItems
		elements(s.Items, t.Elem, c)
	case model.Map:
		s.MinProperties, s.MaxProperties = limit(c.MinItems), limit(c.MaxItems)
		elements(s.AdditionalProperties, t.Elem, c)
	default:
		values(s, c)
	}
}

// elements narrows s, the schema of elements of type t, which null may be one of.
func elements(s *jsonschema.Schema, t model.Type, c model.Constraint) {
	constrain(s, behind(t), scalar(c))
	if _, pointer := t.(model.Pointer); pointer && c.Type != "" && s.Type != "" {
		nullable(s)
	}
}

// scalar is c without what it says of a list.
func scalar(c model.Constraint) model.Constraint {
	c.MinItems, c.MaxItems, c.UniqueItems = 0, 0, false
	return c
}

// behind is the type that pointers lead to.
func behind(t model.Type) model.Type {
	for {
		p, ok := t.(model.Pointer)
		if !ok {
			return t
		}
		t = p.Elem
	}
}

func items(s *jsonschema.Schema, c model.Constraint) {
	s.MinItems, s.MaxItems = limit(c.MinItems), limit(c.MaxItems)
	s.UniqueItems = c.UniqueItems
}

func values(s *jsonschema.Schema, c model.Constraint) {
	if c.Type != "" {
		s.Type = c.Type
	}
	if c.Enum != nil {
		_, null := s.Extras["type"]
		s.Enum = texts(c.Enum)
		if null {
			s.Enum = append(s.Enum, nil)
		}
		s.Minimum, s.Maximum = "", "" // every value is named: the type's bounds say nothing
	}
	if c.Minimum != "" || c.ExclusiveMinimum != "" {
		s.Minimum, s.ExclusiveMinimum = json.Number(c.Minimum), json.Number(c.ExclusiveMinimum)
	}
	if c.Maximum != "" || c.ExclusiveMaximum != "" {
		s.Maximum, s.ExclusiveMaximum = json.Number(c.Maximum), json.Number(c.ExclusiveMaximum)
	}
	s.MultipleOf = json.Number(c.MultipleOf)
	s.MinLength, s.MaxLength = limit(c.MinLength), limit(c.MaxLength)
	if c.Pattern != "" {
		s.Pattern = c.Pattern
	}
	if c.Format != "" {
		s.Format = c.Format
	}
}

// limit is n as a keyword's value; nil for none.
func limit(n int) *uint64 {
	if n == 0 {
		return nil
	}
	u := uint64(n)
	return &u
}

func texts(values []string) []any {
	out := make([]any, len(values))
	for i, v := range values {
		out[i] = json.RawMessage(v)
	}
	return out
}

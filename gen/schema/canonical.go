package schema

import (
	"bytes"
	"cmp"
	"encoding/json"
	"slices"

	"github.com/invopop/jsonschema"
)

// keywords is the order of keywords in canonical schemas; others follow by
// name.
var keywords = [...]string{
	"$ref", "title", "description", "type", "enum", "format", "contentEncoding", "pattern", "minLength", "maxLength",
	"minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum", "multipleOf",
	"items", "minItems", "maxItems", "uniqueItems",
	"properties", "required", "propertyNames", "additionalProperties", "minProperties", "maxProperties", "default", "examples", "$defs",
}

// canonical is s as JSON, indented by two spaces, keywords in one order, every
// number as it was written.
func canonical(s *jsonschema.Schema) ([]byte, error) {
	text, err := json.Marshal(s)
	if err != nil {
		return nil, err
	}
	ordered, err := reorder(readable(text))
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	if err := json.Indent(&out, ordered, "", "  "); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// reorder is a schema with its keywords in order, and so in its subschemas.
// Properties keep theirs, and so do values, such as a default.
func reorder(text []byte) ([]byte, error) {
	members, err := membersOf(text)
	if err != nil || members == nil {
		return text, err
	}
	slices.SortStableFunc(members, func(a, b member) int {
		return cmp.Or(cmp.Compare(rank(a.key), rank(b.key)), cmp.Compare(a.key, b.key))
	})
	for i, m := range members {
		switch m.key {
		case "additionalProperties":
			members[i].value, err = reorder(m.value)
		case "items":
			members[i].value, err = reorderValue(m.value)
		case "properties", "$defs":
			members[i].value, err = reorderEach(m.value)
		}
		if err != nil {
			return nil, err
		}
	}
	return object(members)
}

// reorderValue is reorder for the schema of a value. One that allows everything
// is an object without keywords, which more readers of schemas know than true.
func reorderValue(text []byte) ([]byte, error) {
	if string(text) == "true" {
		return []byte("{}"), nil
	}
	return reorder(text)
}

func reorderEach(text []byte) ([]byte, error) {
	members, err := membersOf(text)
	if err != nil {
		return nil, err
	}
	for i, m := range members {
		if members[i].value, err = reorderValue(m.value); err != nil {
			return nil, err
		}
	}
	return object(members)
}

func rank(key string) int {
	if i := slices.Index(keywords[:], key); i >= 0 {
		return i
	}
	return len(keywords)
}

// member is one key of a JSON object, with its value as it was written.
type member struct {
	key   string
	value json.RawMessage
}

// membersOf is the members of a JSON object in order; nil for any other value.
func membersOf(text []byte) ([]member, error) {
	d := json.NewDecoder(bytes.NewReader(text))
	if open, err := d.Token(); err != nil || open != json.Delim('{') {
		return nil, err
	}
	members := []member{}
	for d.More() {
		key, err := d.Token()
		if err != nil {
			return nil, err
		}
		m := member{key: key.(string)}
		if err := d.Decode(&m.value); err != nil {
			return nil, err
		}
		members = append(members, m)
	}
	return members, nil
}

func object(members []member) ([]byte, error) {
	out := []byte{'{'}
	for i, m := range members {
		if i > 0 {
			out = append(out, ',')
		}
		key, err := json.Marshal(m.key)
		if err != nil {
			return nil, err
		}
		out = append(append(append(out, readable(key)...), ':'), m.value...)
	}
	return append(out, '}'), nil
}

// readable is JSON text without the escapes of <, > and &, which guard against
// a browser's reading and would hide patterns.
func readable(text []byte) []byte {
	out := make([]byte, 0, len(text))
	for len(text) > 0 {
		switch {
		case bytes.HasPrefix(text, []byte(`\u003c`)):
			out, text = append(out, '<'), text[6:]
		case bytes.HasPrefix(text, []byte(`\u003e`)):
			out, text = append(out, '>'), text[6:]
		case bytes.HasPrefix(text, []byte(`\u0026`)):
			out, text = append(out, '&'), text[6:]
		case text[0] == '\\':
			out, text = append(out, text[:2]...), text[2:]
		default:
			out, text = append(out, text[0]), text[1:]
		}
	}
	return out
}

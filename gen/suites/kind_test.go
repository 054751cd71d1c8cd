package suites

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
)

// kinds are the keywords that are about values of one kind only. A schema
// without a type that has some of one kind is imported as one of it.
var kinds = map[string]string{
	"minimum": "number", "maximum": "number", "exclusiveMinimum": "number", "exclusiveMaximum": "number", "multipleOf": "number",
	"minLength": "string", "maxLength": "string", "pattern": "string", "format": "string",
	"items": "array", "minItems": "array", "maxItems": "array", "uniqueItems": "array",
	"properties": "object", "required": "object", "additionalProperties": "object", "minProperties": "object", "maxProperties": "object",
}

// ofAnotherKind reports whether value, or a part of it, is of another kind than
// the keywords of its schema are about, where the schema says no type.
func ofAnotherKind(t *testing.T, root, schema, value json.RawMessage) bool {
	t.Helper()
	var s map[string]json.RawMessage
	if json.Unmarshal(schema, &s) != nil {
		return false
	}
	if ref := s["$ref"]; ref != nil {
		target := referred(root, ref)
		return target != nil && ofAnotherKind(t, root, target, value)
	}
	if kind := toldKind(s); kind != "" && kind != kindOf(value) {
		return true
	}
	var members, properties map[string]json.RawMessage
	var elements []json.RawMessage
	switch kindOf(value) {
	case "array":
		decode(t, value, &elements)
	case "object":
		decode(t, value, &members)
		if s["properties"] != nil {
			decode(t, s["properties"], &properties)
		}
	}
	for _, e := range elements {
		if s["items"] != nil && ofAnotherKind(t, root, s["items"], e) {
			return true
		}
	}
	for name, m := range members {
		inner := properties[name]
		if inner == nil {
			inner = s["additionalProperties"]
		}
		if inner != nil && ofAnotherKind(t, root, inner, m) {
			return true
		}
	}
	return false
}

// referred is the schema in root that a reference leads to; nil for none.
func referred(root, ref json.RawMessage) json.RawMessage {
	var path string
	if json.Unmarshal(ref, &path) != nil {
		return nil
	}
	for step := range strings.SplitSeq(strings.TrimPrefix(path, "#"), "/") {
		var members map[string]json.RawMessage
		if step == "" {
			continue
		}
		if json.Unmarshal(root, &members) != nil {
			return nil
		}
		root = members[step]
	}
	return root
}

// toldKind is the kind that keywords tell where there is no type; "" for none.
func toldKind(s map[string]json.RawMessage) (kind string) {
	if s["type"] != nil {
		return ""
	}
	for name := range s {
		if kinds[name] != "" {
			kind = kinds[name]
		}
	}
	return kind
}

func kindOf(value json.RawMessage) string {
	switch value = bytes.TrimSpace(value); value[0] {
	case '{':
		return "object"
	case '[':
		return "array"
	case '"':
		return "string"
	case 't', 'f':
		return "boolean"
	case 'n':
		return "null"
	default:
		return "number"
	}
}

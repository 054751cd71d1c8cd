package gen

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// normal is a schema as a tree in which what means the same is the same:
//
//   - keywords, and the names in required, have no order, numbers no form
//   - a keyword that says nothing is not there: additionalProperties and items
//     true, properties and required without any, counts of at least 0, an empty
//     text
//   - integers have the bounds of 64 bits where they have none, and numbers those
//     of the size that their format names
//   - const is an enum of one value
//   - a choice between a schema and null is that schema with null as a type, and
//     one schema to join is that schema
//   - a reference is what it leads to, down to a depth where every difference of
//     these tests is found
//   - what only one kind of values has a keyword for is of that type, and what
//     has no type at all, as a whole, is an object: these are arguments
//   - $schema names the language, not the values
func normal(t *testing.T, text []byte) any {
	t.Helper()
	d := json.NewDecoder(strings.NewReader(string(text)))
	d.UseNumber()
	var v any
	if err := d.Decode(&v); err != nil {
		t.Fatal(err)
	}
	if s, ok := v.(map[string]any); ok && s["type"] == nil && s["$ref"] == nil {
		s["type"] = "object"
	}
	v = exact(v)
	return normalizer{v}.schema(v, 0)
}

// number is a JSON number in its one form: a fraction in lowest terms.
type number string

// exact is v with its numbers in one form.
func exact(v any) any {
	switch v := v.(type) {
	case json.Number:
		r, _ := new(big.Rat).SetString(v.String())
		return number(r.RatString())
	case []any:
		for i, e := range v {
			v[i] = exact(e)
		}
	case map[string]any:
		for key, m := range v {
			v[key] = exact(m)
		}
	}
	return v
}

// normalizer makes a schema normal; root is where references start.
type normalizer struct{ root any }

func (n normalizer) schema(v any, depth int) any {
	const deepest = 12
	s, ok := v.(map[string]any)
	switch {
	case v == true:
		return map[string]any{}
	case !ok:
		return v
	case depth > deepest:
		return "…"
	}
	s = n.through(s)
	out := make(map[string]any)
	for key, m := range s {
		switch key {
		case "$schema", "$id", "$comment", "$defs", "definitions":
			continue
		case "properties":
			m = n.each(m, depth)
		case "items", "additionalProperties":
			m = n.schema(m, depth+1)
		case "required":
			names := slices.Clone(m.([]any))
			slices.SortFunc(names, func(a, b any) int { return strings.Compare(fmt.Sprint(a), fmt.Sprint(b)) })
			m = names
		case "const":
			key, m = "enum", []any{m}
		}
		if all, ok := m.([]any); ok && (key == "enum" || key == "required") {
			m = distinct(all)
		}
		if !saysNothing(key, m) {
			out[key] = m
		}
	}
	typed(out)
	sized(out)
	if out["type"] == "integer" || fmt.Sprint(out["type"]) == "[integer null]" {
		if _, enum := out["enum"]; !enum {
			dropBound(out, "minimum", "-9223372036854775808")
			dropBound(out, "maximum", "9223372036854775807")
			dropBound(out, "maximum", "18446744073709551615")
		}
	}
	return out
}

// sized gives a number the bounds of the size that its format names.
func sized(s map[string]any) {
	const single = "34028235" + "0000000000000000000000000000000" // as the generator rounds it
	format, _ := s["format"].(string)
	bounds, ok := map[string][2]number{
		"int32": {"-2147483648", "2147483647"}, "int64": {}, "uint32": {"0", "4294967295"}, "uint64": {"0", ""}, "double": {}, "float": {"-" + single, single},
	}[format]
	if !ok {
		return
	}
	delete(s, "format")
	for i, key := range []string{"minimum", "maximum"} {
		if _, said := s[key]; !said && bounds[i] != "" && s["enum"] == nil && s["exclusive"+strings.ToUpper(key[:1])+key[1:]] == nil {
			s[key] = bounds[i]
		}
	}
}

// typed gives a schema the type that its keywords tell, and its properties those
// that it only requires.
func typed(s map[string]any) {
	told := map[string]string{
		"minimum": "number", "maximum": "number", "minLength": "string", "format": "string", "items": "array",
		"properties": "object", "required": "object",
	}
	for key, t := range told {
		if _, ok := s[key]; ok && s["type"] == nil {
			s["type"] = t
		}
	}
	if enum, ok := s["enum"].([]any); ok && s["type"] == nil {
		s["type"] = map[string]string{"string": "string", "bool": "boolean", "gen.number": "number"}[fmt.Sprintf("%T", enum[0])]
		if s["type"] == "number" && !strings.Contains(fmt.Sprint(enum...), "/") {
			s["type"] = "integer"
		}
	}
	if s["type"] == "boolean" && fmt.Sprint(s["enum"]) == "[true false]" {
		delete(s, "enum")
	}
	if required, ok := s["required"].([]any); ok {
		properties, _ := s["properties"].(map[string]any)
		if properties == nil {
			properties = make(map[string]any)
		}
		for _, name := range required {
			if _, ok := properties[name.(string)]; !ok {
				properties[name.(string)] = map[string]any{}
			}
		}
		s["properties"] = properties
	}
}

// through is s, or the schema that it is by a reference, or as the only one to
// choose or to join, with what s says besides.
func (n normalizer) through(s map[string]any) map[string]any {
	target, null := map[string]any(nil), false
	out := maps.Clone(s)
	choices, _ := s["anyOf"].([]any)
	all, _ := s["allOf"].([]any)
	ref, isRef := s["$ref"].(string)
	switch {
	case isRef:
		at := n.root
		for _, step := range strings.Split(ref, "/")[1:] {
			at = at.(map[string]any)[step]
		}
		target = at.(map[string]any)
	case len(choices) == 2 && cmp.Equal(choices[1], map[string]any{"type": "null"}):
		target, null = choices[0].(map[string]any), true
	case len(all) == 1:
		target = all[0].(map[string]any)
	default:
		return s
	}
	delete(out, "$ref")
	delete(out, "anyOf")
	delete(out, "allOf")
	for key, m := range n.through(target) {
		if _, said := out[key]; !said {
			out[key] = m
		}
	}
	if null {
		out["type"] = []any{out["type"], "null"}
		if enum, ok := out["enum"].([]any); ok {
			out["enum"] = append(slices.Clone(enum), nil)
		}
	}
	return out
}

// distinct are the values of all, each once.
func distinct(all []any) []any {
	var out []any
	for _, v := range all {
		if !slices.ContainsFunc(out, func(o any) bool { return cmp.Equal(o, v) }) {
			out = append(out, v)
		}
	}
	return out
}

func dropBound(s map[string]any, key string, bound number) {
	if s[key] == bound {
		delete(s, key)
	}
}

func (n normalizer) each(v any, depth int) any {
	all := maps.Clone(v.(map[string]any))
	for name, s := range all {
		all[name] = n.schema(s, depth+1)
	}
	return all
}

func saysNothing(key string, m any) bool {
	switch key {
	case "properties", "additionalProperties", "items":
		all, ok := m.(map[string]any)
		return ok && len(all) == 0
	case "required":
		return len(m.([]any)) == 0
	case "minLength", "minItems", "minProperties":
		return m == number("0")
	case "uniqueItems":
		return m == false
	case "description", "title", "pattern":
		return m == ""
	default:
		return false
	}
}

package adopt

import (
	"bytes"
	"slices"
	"strings"

	"github.com/tooladapt/tooladapt/gen/model"
)

// plainSchema is a schema in the words of OpenAPI, as Gemini has it, in those of
// JSON Schema: types in small letters, null as a type, counts that are strings
// as numbers, properties in the order that is asked for.
func plainSchema(v *value) *value {
	if v.kind != isObject {
		return v
	}
	out := *v
	out.members = nil
	for _, m := range v.members {
		switch m.key {
		case "nullable", "propertyOrdering", "property_ordering":
		case "format":
			if m.text != "enum" {
				out.members = append(out.members, m)
			}
		default:
			out.members = append(out.members, member{plainKey(m.key), plainMember(m)})
		}
	}
	if t := out.get("type"); t != nil && v.get("nullable") != nil && v.get("nullable").text == "true" {
		null := *t
		null.text = "null"
		t.elems, t.kind = []*value{{kind: isText, text: t.text, path: t.path, at: t.at}, &null}, isList
		t.raw = encode(t)
		out.addNull()
	}
	order(&out, v)
	out.raw = encode(&out)
	return &out
}

// addNull makes null one of the values that are named.
func (v *value) addNull() {
	if enum := v.get("enum"); enum != nil {
		enum.elems = append(slices.Clone(enum.elems), &value{path: enum.path, at: enum.at, text: "null"})
		enum.raw = encode(enum)
	}
}

func plainKey(key string) string {
	if key == "example" {
		return "examples"
	}
	head, tail, ok := strings.Cut(key, "_") // any_of, min_items
	if !ok || tail == "" {
		return key
	}
	return plainKey(head + strings.ToUpper(tail[:1]) + tail[1:])
}

func plainMember(m member) *value {
	v := *m.value
	switch {
	case m.key == "type" && v.kind == isText:
		v.text = strings.ToLower(v.text)
	case m.key == "properties":
		v.members = slices.Clone(v.members)
		for i, p := range v.members {
			v.members[i].value = plainSchema(p.value)
		}
	case m.key == "items" || m.key == "additionalProperties":
		return plainSchema(m.value)
	case plainKey(m.key) == "anyOf":
		v.elems = slices.Clone(v.elems)
		for i, e := range v.elems {
			v.elems[i] = plainSchema(e)
		}
	case m.key == "example":
		v.kind, v.members, v.elems = isList, nil, []*value{m.value}
	case v.kind == isText && counts(plainKey(m.key)):
		v.kind = isNumber
	default:
		return m.value
	}
	v.raw = encode(&v)
	return &v
}

// counts reports whether a keyword has a number that protobuf writes as a
// string.
func counts(key string) bool {
	return tells(key) != nothing && (strings.HasPrefix(key, "min") || strings.HasPrefix(key, "max")) && key != "minimum" && key != "maximum"
}

// order puts the properties of out in the order that v asks for.
func order(out, v *value) {
	asked := v.get("propertyOrdering")
	properties := out.get("properties")
	if asked == nil || properties == nil {
		return
	}
	rank := func(m member) int {
		i := slices.IndexFunc(asked.elems, func(e *value) bool { return e.text == m.key })
		if i < 0 {
			return len(asked.elems)
		}
		return i
	}
	slices.SortStableFunc(properties.members, func(a, b member) int { return rank(a) - rank(b) })
	properties.raw = encode(properties)
}

// encode is v as JSON text.
func encode(v *value) []byte {
	var b bytes.Buffer
	switch v.kind {
	case isObject:
		b.WriteByte('{')
		for i, m := range v.members {
			if i > 0 {
				b.WriteByte(',')
			}
			b.WriteString(model.JSONString(m.key))
			b.WriteByte(':')
			b.Write(encode(m.value))
		}
		b.WriteByte('}')
	case isList:
		b.WriteByte('[')
		for i, e := range v.elems {
			if i > 0 {
				b.WriteByte(',')
			}
			b.Write(encode(e))
		}
		b.WriteByte(']')
	case isText:
		b.WriteString(model.JSONString(v.text))
	default:
		b.WriteString(v.text)
	}
	return b.Bytes()
}

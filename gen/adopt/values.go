package adopt

import (
	"slices"
	"strconv"

	judge "github.com/tooladapt/tooladapt/gen/schema"
)

// enumOf is the values that v names by enum or const; nil where it names none.
func enumOf(v *value) (at *value, all []*value) {
	if c := v.get("const"); c != nil {
		return c, []*value{c}
	}
	if e := v.get("enum"); e != nil {
		return e, e.elems
	}
	return nil, nil
}

// toldByValues is the type of all values that v names.
func (r *reader) toldByValues(v *value) (t string, null, ok bool) {
	at, all := enumOf(v)
	if at == nil {
		return "", false, true
	}
	for _, e := range all {
		name := typeOf(e)
		switch {
		case name == "null":
			null = true
		case t == "integer" && name == "number", t == "number" && name == "integer":
			t = "number"
		case name == "array" || name == "object":
			r.leave(at, "a value that is named is %s", called(name))
			return "", false, false
		case t != "" && t != name:
			r.leave(at, "the values are of several types")
			return "", false, false
		default:
			t = name
		}
	}
	if t == "" {
		r.leave(at, "there is no value but null")
	}
	return t, null, t != ""
}

func typeOf(v *value) string {
	switch v.kind {
	case isTruth:
		return "boolean"
	case isNumber:
		if _, ok := integer(v.text); ok {
			return "integer"
		}
		return "number"
	case isText:
		return "string"
	case isList:
		return "array"
	case isObject:
		return "object"
	default:
		return "null"
	}
}

// maxValues bounds the values of an enum, each of which becomes a constant.
const maxValues = 2000

// enum takes over the values that v names: those of strings become a named
// type. Those of numbers stay in the tag: the names of constants that stand for
// numbers are told to the model, and would be news to it here.
func (r *reader) enum(s *schema, v *value, t string, w where) {
	at, all := enumOf(v)
	if at == nil {
		return
	}
	if len(all) > maxValues {
		r.leave(at, "there are more than %d values", maxValues)
		return
	}
	if v.get("const") != nil && v.get("enum") != nil {
		r.leave(at, "const and enum are both there")
		return
	}
	var texts []string
	null := false
	for _, e := range all {
		text, ok := valueText(e, t)
		switch {
		case e.kind == isNull && s.null:
			null = true
		case !ok:
			r.leave(e, "%s is not of the type", clip(string(e.raw), 64))
			return
		case !slices.Contains(texts, text):
			texts = append(texts, text)
		}
	}
	switch {
	case s.null && !null:
		r.leave(at, "the type has null, the values have not")
	case len(texts) == 0:
		r.leave(at, "no value is allowed")
	case v.get("const") != nil:
		s.rules = append(s.rules, rule{"const", texts[0]})
	case t == "string":
		s.shape = text{&values{w.words, texts}}
	case t == "boolean" && len(texts) == 2:
	case t == "boolean":
		s.rules = append(s.rules, rule{"const", texts[0]})
	default:
		for _, text := range texts {
			s.rules = append(s.rules, rule{"enum", text})
		}
	}
}

// valueText is a value of that type as a tag says it.
func valueText(v *value, t string) (string, bool) {
	switch {
	case v.kind == isText && t == "string", v.kind == isTruth && t == "boolean":
		return v.text, true
	case v.kind == isNumber && t == "integer":
		return integer(v.text)
	case v.kind == isNumber && t == "number":
		return v.text, isPlain(v.text)
	default:
		return "", false
	}
}

// accepts reports whether the schema, which has no references, allows a value.
func accepts(s *schema, text string) bool { return judge.Accepts(s.at.raw, text) == nil }

// zero is the JSON text of the zero value of a scalar, "" for others.
func zero(s *schema) string {
	switch s.shape.(type) {
	case truth:
		return "false"
	case number:
		return "0"
	case text:
		return strconv.Quote("")
	default:
		return ""
	}
}

package adopt

import (
	"net/url"
	"slices"
	"strconv"
	"strings"
)

// indirect is the shape of a schema that is another one: by a reference, or as
// the only one of several to choose from or to join, null aside. It is not ok
// for all others.
func (r *reader) indirect(v *value, w where) (s *schema, ok bool) {
	if ref := v.get("$ref"); ref != nil {
		target, name := r.target(ref)
		if target == nil {
			return unknown(v), true
		}
		if name != "" {
			w.words = []string{name}
		}
		return r.through(v, "$ref", target, where{words: w.words}), true
	}
	for _, key := range [...]string{"anyOf", "oneOf", "allOf"} {
		choices := v.get(key)
		if choices == nil || choices.kind != isList {
			continue
		}
		rest := slices.DeleteFunc(slices.Clone(choices.elems), func(c *value) bool { return key != "allOf" && c.says("type") == "null" })
		null := len(rest) < len(choices.elems)
		if len(rest) != 1 || null && len(choices.elems) != 2 || onlyNull(choices.elems, rest) != null {
			return nil, false
		}
		s := r.through(v, key, rest[0], w)
		if null && s.null && key == "oneOf" {
			r.leave(choices, "null is in two of the schemas, of which one must hold")
		}
		s.null = s.null || null
		return s, true
	}
	return nil, false
}

// onlyNull reports whether the choice that is not in rest says nothing but that
// the value is null.
func onlyNull(choices, rest []*value) bool {
	for _, c := range choices {
		if !slices.Contains(rest, c) && len(c.members) != 1 {
			return false
		}
	}
	return len(choices) > len(rest)
}

// through is the shape of the schema that v is by one keyword. What else v says
// may only be for readers.
func (r *reader) through(v *value, key string, target *value, w where) *schema {
	s := *r.schema(target, w)
	said := schema{at: v}
	for _, m := range v.members {
		switch {
		case m.key == key || silent(m.key):
		case m.key == "type" && m.text == typeName(&s):
		case tells(m.key) != nothing || composes(m.key) != "" || m.key == "type" || m.key == "enum" || m.key == "const":
			r.leave(m.value, "%s beside %s joins two schemas", m.key, key)
		default:
			r.annotation(&said, m)
		}
	}
	if said.title != "" {
		s.title = said.title
	}
	if said.description != "" {
		s.description = said.description
	}
	if said.given != nil {
		s.given = said.given
	}
	if said.examples != nil {
		s.examples = said.examples
	}
	return &s
}

func typeName(s *schema) string {
	switch t := s.shape.(type) {
	case truth:
		return "boolean"
	case number:
		if strings.HasPrefix(t.goType, "float") {
			return "number"
		}
		return "integer"
	case text:
		return "string"
	case list:
		return "array"
	case mapping, structure:
		return "object"
	default:
		return ""
	}
}

// target is the schema that a reference leads to, and the name that it has
// there; nil where that is not in the same schema, or leads back to itself.
func (r *reader) target(ref *value) (target *value, name string) {
	pointer, ok := strings.CutPrefix(ref.text, "#")
	pointer, err := url.PathUnescape(pointer)
	if ref.kind != isText || !ok || err != nil || pointer != "" && pointer[0] != '/' {
		r.leave(ref, "the reference leads out of the schema: %s", clip(ref.text, 80))
		return nil, ""
	}
	target = r.root
	for _, token := range strings.Split(pointer, "/")[1:] {
		name = strings.NewReplacer("~1", "/", "~0", "~").Replace(token)
		if target != nil && target.kind == isList {
			i, err := strconv.Atoi(name)
			if err != nil || i < 0 || i >= len(target.elems) {
				target = nil
				break
			}
			target = target.elems[i]
			continue
		}
		target = target.get(name)
	}
	switch {
	case target == nil:
		r.leave(ref, "the reference leads nowhere: %s", clip(ref.text, 80))
	case slices.Contains(r.open, target) && !isNamed(target):
		r.leave(ref, "the reference leads back to where it stands")
		target = nil
	}
	return target, name
}

// isNamed reports whether a schema becomes a named struct, which may contain
// itself.
func isNamed(v *value) bool {
	p := v.get("properties")
	return p != nil && len(p.members) > 0
}

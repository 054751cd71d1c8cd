package adopt

import (
	"slices"
	"strconv"
	"strings"
)

// fieldTag is the struct tag of a property; said is the description that no
// comment can carry.
func fieldTag(p property, option, said string) string {
	tag := "json:" + strconv.Quote(p.name+option)
	parts := tagParts(p)
	if len(parts) > 0 {
		tag += " jsonschema:" + strconv.Quote(strings.Join(parts, ","))
	}
	if said != "" {
		tag += " jsonschema_description:" + strconv.Quote(said)
	}
	return tag
}

// tagParts are the parts of the jsonschema tag of a property.
func tagParts(p property) []string {
	var parts []string
	if p.required && p.null {
		parts = append(parts, "required") // a pointer alone would mean that it may be left out
	}
	if p.title != "" {
		parts = append(parts, part("title", p.title))
	}
	for _, r := range fieldRules(p.schema) {
		parts = append(parts, part(r.key, r.value))
	}
	if p.given != nil {
		for _, text := range given(p.schema) {
			parts = append(parts, part("default", text))
		}
	}
	for _, e := range p.examples {
		text, _ := valueText(e, typeName(p.schema))
		parts = append(parts, part("example", text))
	}
	// A backslash at the end of a part would join it to the next.
	slices.SortStableFunc(parts, func(a, b string) int { return ending(a) - ending(b) })
	return parts
}

// fieldRules are the rules of a field's tag: its own, and those of the elements
// of a list or map.
func fieldRules(s *schema) []rule {
	switch t := s.shape.(type) {
	case list:
		return slices.Concat(s.rules, t.elem.rules)
	case mapping:
		return slices.Concat(s.rules, t.elem.rules)
	default:
		return s.rules
	}
}

// given are the texts of a default, several for a list.
func given(s *schema) []string {
	t, ok := s.shape.(list)
	if !ok {
		text, _ := valueText(s.given, typeName(s))
		return []string{text}
	}
	var all []string
	for _, e := range s.given.elems {
		text, _ := valueText(e, typeName(t.elem))
		all = append(all, text)
	}
	return all
}

// part is one part of a jsonschema tag: its commas have a backslash.
func part(key, value string) string {
	if value == "" && key == "uniqueItems" {
		return key
	}
	return key + "=" + strings.ReplaceAll(value, ",", `\,`)
}

func ending(part string) int {
	if strings.HasSuffix(part, `\`) {
		return 1
	}
	return 0
}

package bind

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// apply takes over one keyword, which stands behind the others.
func (k *keywords) apply(p keywordPart, before []keywordPart) *faulty {
	i := slices.IndexFunc(table(), func(w keyword) bool { return w.name == p.key })
	word := table()[i]
	of := k.of
	if word.whole {
		of = k.field.Type
	}
	if word.on == 0 {
		return &faulty{"TA050", p.key + " is for a struct as a whole", "write it on a blank field: _ struct{} `jsonschema:\"additionalProperties=true\"`"}
	}
	if classOf(of)&word.on == 0 {
		return &faulty{"TA050", fmt.Sprintf("%s is for %s, not for %s", p.key, word.on, classOf(of)), "take it away, or change the type"}
	}
	if !word.often && slices.ContainsFunc(before, func(o keywordPart) bool { return o.key == p.key }) {
		return &faulty{"TA052", p.key + " is there twice", "keep one of them"}
	}
	err := word.set(k, p.value)
	if f, ok := errors.AsType[*faulty](err); ok {
		return &faulty{f.code, p.key + ": " + f.text, f.hint}
	}
	if err != nil {
		return &faulty{"TA051", p.key + ": " + err.Error(), "correct the value"}
	}
	return nil
}

// value is a default or example as JSON; a map has none that a tag could write.
func (k *keywords) value(text string) (string, error) {
	if classOf(k.field.Type) == classMap {
		return "", &faulty{"TA050", "it is for a list or a scalar, not for a map", "take it away"}
	}
	return jsonText(k.of, text)
}

// finish writes the default, which for a list is made of several.
func (k *keywords) finish() {
	switch {
	case len(k.defaults) == 0:
	case element(k.field.Type) != nil:
		k.field.Default = "[" + strings.Join(k.defaults, ",") + "]"
	default:
		k.field.Default = k.defaults[0]
	}
}

// contradictions are the pairs of keywords that do not go together.
func (k *keywords) contradictions() []string {
	c := k.field.Constraint
	less := func(a, b string) bool { return a != "" && b != "" && compare(a, b) < 0 }
	var found []string
	for _, r := range [...]struct {
		broken bool
		text   string
	}{
		{less(c.Maximum, c.Minimum), "minimum is more than maximum"},
		{c.ExclusiveMinimum != "" && c.ExclusiveMaximum != "" && !less(c.ExclusiveMinimum, c.ExclusiveMaximum),
			"no number is between exclusiveMinimum and exclusiveMaximum"},
		{c.Minimum != "" && c.ExclusiveMinimum != "", "minimum and exclusiveMinimum are both there"},
		{c.Maximum != "" && c.ExclusiveMaximum != "", "maximum and exclusiveMaximum are both there"},
		{c.Minimum != "" && c.ExclusiveMaximum != "" && !less(c.Minimum, c.ExclusiveMaximum), "minimum is not less than exclusiveMaximum"},
		{c.ExclusiveMinimum != "" && c.Maximum != "" && !less(c.ExclusiveMinimum, c.Maximum), "exclusiveMinimum is not less than maximum"},
		{c.MaxLength > 0 && c.MinLength > c.MaxLength, "minLength is more than maxLength"},
		{c.MaxItems > 0 && c.MinItems > c.MaxItems, "minItems is more than maxItems"},
		{k.says && len(k.defaults) > 0, "a required field has no use for its default"},
		{len(k.defaults) > 1 && element(k.field.Type) == nil, "default is there twice"},
		{k.field.Quoted && (c.Minimum+c.Maximum+c.ExclusiveMinimum+c.ExclusiveMaximum+c.MultipleOf) != "",
			"a number that the json option string puts in a string has no bounds"},
	} {
		if r.broken {
			found = append(found, r.text)
		}
	}
	return found
}

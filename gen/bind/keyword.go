package bind

import (
	"slices"

	"github.com/tooladapt/tooladapt/gen/model"
)

// keyword is one keyword of the jsonschema tag.
type keyword struct {
	name string
	// on are the kinds that it applies to: of the value, or of the elements of
	// a list or map unless whole is set, which makes it one about the list or
	// map itself. The zero class is for structs as a whole, not for fields.
	on    class
	whole bool
	// often says that it may be there several times.
	often bool
	// set takes the value over, or says what is wrong with it.
	set func(k *keywords, value string) error
}

// table is every keyword that is understood, in the order of the
// documentation.
func table() []keyword {
	return []keyword{
		{"required", classAny, true, false, (*keywords).required},
		{"type", classAny, true, false, (*keywords).typ},
		{"title", classAny, true, false, (*keywords).title},
		{"description", classAny, true, false, (*keywords).description},
		{"enum", classNumber | classString | classTextual, false, true, (*keywords).enum},
		{"const", classBool | classNumber | classString | classTextual, false, false, (*keywords).constant},
		{"default", classSaid, false, true, (*keywords).def},
		{"example", classScalar | classBytes, false, true, (*keywords).example},
		{"minimum", classNumber, false, false, number(func(c *model.Constraint) *string { return &c.Minimum })},
		{"maximum", classNumber, false, false, number(func(c *model.Constraint) *string { return &c.Maximum })},
		{"exclusiveMinimum", classNumber, false, false, number(func(c *model.Constraint) *string { return &c.ExclusiveMinimum })},
		{"exclusiveMaximum", classNumber, false, false, number(func(c *model.Constraint) *string { return &c.ExclusiveMaximum })},
		{"multipleOf", classNumber, false, false, (*keywords).multipleOf},
		{"minLength", classString | classBytes | classTextual, false, false, least(func(c *model.Constraint) *int { return &c.MinLength })},
		{"maxLength", classString | classBytes | classTextual, false, false, most(func(c *model.Constraint) *int { return &c.MaxLength })},
		{"pattern", classString | classTextual, false, false, (*keywords).pattern},
		{"format", classString | classTime | classTextual, false, false, (*keywords).format},
		{"minItems", classList, true, false, least(func(c *model.Constraint) *int { return &c.MinItems })},
		{"maxItems", classList, true, false, most(func(c *model.Constraint) *int { return &c.MaxItems })},
		{"uniqueItems", classList | classArray, true, false, (*keywords).uniqueItems},
		{"minProperties", classMap, true, false, least(func(c *model.Constraint) *int { return &c.MinItems })},
		{"maxProperties", classMap, true, false, most(func(c *model.Constraint) *int { return &c.MaxItems })},
		{openKeyword, 0, true, false, nil},
	}
}

func keywordNames() []string {
	var all []string
	for _, k := range table() {
		all = append(all, k.name)
	}
	return all
}

func isKeyword(name string) bool { return slices.Contains(keywordNames(), name) }

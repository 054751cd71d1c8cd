package bind

import (
	"errors"
	"fmt"
	"go/token"
	"regexp"
	"regexp/syntax"
	"slices"
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/gen/diag"
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

// keywords takes the keywords of one field over.
type keywords struct {
	field *model.Field
	// of is the type that keywords about values see: that of the elements for a
	// list or map.
	of         model.Type
	says       bool           // required
	isConstant bool           // const
	defaults   []string       // JSON texts
	at         token.Position // where the value stands that is taken over
}

func newKeywords(m *model.Field) *keywords {
	k := &keywords{field: m, of: bare(m.Type)}
	if e := valueOf(m.Type); e != nil {
		k.of = e
	}
	return k
}

// faulty is an error with a code and a hint of its own.
type faulty struct {
	code       diag.Code
	text, hint string
}

func (f *faulty) Error() string { return f.text }

func (k *keywords) required(value string) error {
	if value != "" {
		return &faulty{"TA051", fmt.Sprintf("a flag has no value %q", value), requiredHint(value)}
	}
	k.says = true
	return nil
}

func requiredHint(value string) string {
	if value == "true" {
		return "write required"
	}
	return "take it away; omitempty in the json tag makes a field optional"
}

func (k *keywords) title(value string) error {
	k.field.Title = value
	return nil
}

func (k *keywords) description(value string) error {
	k.field.Description = value
	return nil
}

func (k *keywords) enum(value string) error {
	text, err := jsonText(k.of, value)
	if err == nil && slices.Contains(k.field.Constraint.Enum, text) {
		err = fmt.Errorf("%q is there twice", value)
	}
	if err == nil {
		k.field.Constraint.Enum = append(k.field.Constraint.Enum, text)
		k.say("enum", text)
	}
	return err
}

// constant is an enum of one, which says the same and which every reader of
// schemas knows.
func (k *keywords) constant(value string) error {
	k.isConstant = true
	return k.enum(value)
}

func (k *keywords) def(value string) error {
	text, err := k.value(value)
	if err == nil {
		k.defaults = append(k.defaults, text)
		k.say("default", text)
	}
	return err
}

func (k *keywords) example(value string) error {
	text, err := k.value(value)
	if err == nil {
		k.field.Examples = append(k.field.Examples, text)
		k.say("example", text)
	}
	return err
}

// say notes where a value stands that must satisfy the other keywords.
func (k *keywords) say(keyword, text string) {
	k.field.Said = append(k.field.Said, model.Said{Keyword: keyword, JSON: text, Pos: k.at})
}

func (k *keywords) multipleOf(value string) error {
	text, err := jsonText(k.of, value)
	if err == nil && sign(text) <= 0 {
		return fmt.Errorf("%q is not more than 0", value)
	}
	if err == nil {
		err = exact(text)
	}
	k.field.Constraint.MultipleOf = text
	return err
}

func (k *keywords) pattern(value string) error {
	k.field.Constraint.Pattern = value
	_, err := regexp.Compile(value)
	if err == nil {
		return nil
	}
	hint := "correct the expression"
	if e, ok := errors.AsType[*syntax.Error](err); ok && (e.Code == syntax.ErrInvalidPerlOp || e.Code == syntax.ErrInvalidEscape) {
		hint = "Go has no look-around and no back references"
	}
	return &faulty{"TA053", strings.TrimPrefix(err.Error(), "error parsing regexp: "), hint}
}

func (k *keywords) format(value string) error {
	k.field.Constraint.Format = value
	if !slices.Contains(model.Formats[:], value) {
		return &faulty{"TA054", fmt.Sprintf("%q is not supported", value), diag.DidYouMean("", value, model.Formats[:])}
	}
	if classOf(k.of) == classTime && value != "date-time" {
		return &faulty{"TA054", "the format of a time.Time is date-time", "take it away, or use a string"}
	}
	return nil
}

func (k *keywords) uniqueItems(value string) error {
	if value != "" && value != "true" {
		return fmt.Errorf("a flag has no value %q", value)
	}
	k.field.Constraint.UniqueItems = true
	return nil
}

// number is the setter of a bound.
func number(place func(*model.Constraint) *string) func(*keywords, string) error {
	return func(k *keywords, value string) error {
		text, err := jsonText(k.of, value)
		if err == nil && classOf(k.of) != classInt {
			err = exact(text)
		}
		*place(&k.field.Constraint) = text
		return err
	}
}

// least is the setter of the least length or number of items.
func least(place func(*model.Constraint) *int) func(*keywords, string) error {
	return func(k *keywords, value string) error {
		n, err := strconv.ParseUint(value, 10, 31)
		if err != nil {
			return fmt.Errorf("%q is no whole number", value)
		}
		*place(&k.field.Constraint) = int(n)
		return nil
	}
}

// most is the setter of the greatest length or number of items: 0 would leave
// nothing but the empty value, and is no limit to the model.
func most(place func(*model.Constraint) *int) func(*keywords, string) error {
	set := least(place)
	return func(k *keywords, value string) error {
		err := set(k, value)
		if err == nil && *place(&k.field.Constraint) == 0 {
			return fmt.Errorf("%q leaves only the empty value", value)
		}
		return err
	}
}

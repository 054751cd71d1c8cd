package bind

import (
	"errors"
	"fmt"
	"regexp"
	"regexp/syntax"
	"slices"
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/gen/diag"
	"github.com/tooladapt/tooladapt/gen/model"
)

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

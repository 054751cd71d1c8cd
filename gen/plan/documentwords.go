package plan

import (
	"cmp"
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/gen/model"
)

// answerWords is what a tool answers with whose result is of type t.
func answerWords(t model.Type) string {
	if t == nil {
		return ""
	}
	return typeWords(t, model.Constraint{}, false)
}

// typeWords are values of type t within c, in words. Again says that it is a
// struct that is told already.
func typeWords(t model.Type, c model.Constraint, again bool) string {
	switch t := bare(t).(type) {
	case model.List:
		return "list of " + sized(c.MinItems, c.MaxItems, typeWords(t.Elem, scalars(c), again))
	case model.Array:
		return "list of " + strconv.Itoa(t.Len) + " " + typeWords(t.Elem, scalars(c), again)
	case model.Map:
		return "map of " + sized(c.MinItems, c.MaxItems, typeWords(t.Elem, scalars(c), again))
	case model.Struct:
		if again {
			return "the same object again"
		}
		return "object"
	case model.Blob:
		return "attachment"
	case model.Text:
		return "numbered lines of a text"
	default:
		return scalarWords(t, c)
	}
}

// scalars is what c says of the elements of a list.
func scalars(c model.Constraint) model.Constraint {
	c.MinItems, c.MaxItems, c.UniqueItems = 0, 0, false
	return c
}

// sized is what, with how many of it there may be.
func sized(least, most int, what string) string {
	switch {
	case least > 0 && most > 0:
		return strconv.Itoa(least) + " to " + strconv.Itoa(most) + " " + what
	case least > 0:
		return "at least " + strconv.Itoa(least) + " " + what
	case most > 0:
		return "at most " + strconv.Itoa(most) + " " + what
	default:
		return what
	}
}

// scalarWords are single values of type t within c.
func scalarWords(t model.Type, c model.Constraint) string {
	parts := []string{typeName(t, c)}
	if values := valueWords(t, c); values != "" {
		parts[0] += ": " + values
	}
	if c.MinLength+c.MaxLength > 0 {
		unit := "characters"
		if cmp.Or(c.MaxLength, c.MinLength) == 1 {
			unit = "character"
		}
		parts = append(parts, sized(c.MinLength, c.MaxLength, unit))
	}
	if c.Minimum != "" && c.Maximum != "" {
		parts = append(parts, c.Minimum+" to "+c.Maximum)
		c.Minimum, c.Maximum = "", ""
	}
	for _, bound := range [...]struct{ word, value string }{
		{"at least", c.Minimum}, {"more than", c.ExclusiveMinimum}, {"at most", c.Maximum}, {"less than", c.ExclusiveMaximum},
		{"a multiple of", c.MultipleOf}, {"in the format", c.Format}, {"matching", c.Pattern},
	} {
		if bound.value != "" {
			parts = append(parts, bound.word+" "+bound.value)
		}
	}
	return strings.Join(parts, ", ")
}

// typeName is what values of type t are called.
func typeName(t model.Type, c model.Constraint) string {
	switch t.(type) {
	case model.Bool:
		return "boolean"
	case model.Int, model.BigInt:
		return "integer"
	case model.Float, model.Decimal:
		return "number"
	case model.Numeral:
		return cmp.Or(c.Type, "number")
	case model.String, model.Textual:
		return "string"
	case model.Time:
		return "time as in RFC 3339"
	case model.Bytes:
		return "bytes in base64"
	default: // Any, Raw and Custom
		return cmp.Or(c.Type, "any JSON value")
	}
}

// valueWords are the values of an enum, with what the comments of its constants
// say; "" where t has no closed set of values.
func valueWords(t model.Type, c model.Constraint) string {
	e := enumOf(t)
	var all []string
	if e == nil {
		for _, value := range c.Enum {
			all = append(all, unquoted(value))
		}
		return strings.Join(all, ", ")
	}
	for _, constant := range e.Constants {
		if c.Enum != nil && !slices.Contains(c.Enum, constant.Value) {
			continue
		}
		value := unquoted(constant.Value)
		if note := strings.TrimSuffix(strings.Join(strings.Fields(constant.Doc), " "), "."); note != "" {
			value += " (" + note + ")"
		}
		all = append(all, value)
	}
	return strings.Join(all, ", ")
}

// unquoted is a JSON text without the quotes of a string.
func unquoted(text string) string {
	var s string
	if json.Unmarshal([]byte(text), &s) != nil {
		return text
	}
	return s
}

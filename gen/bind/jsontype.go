package bind

import (
	"fmt"
	"slices"
	"strings"

	"github.com/tooladapt/tooladapt/gen/model"
)

// jsonTypes are the words for the types of JSON Schema that a tag may say.
var jsonTypes = [...]string{"string", "integer", "number", "boolean", "array", "object"}

// jsonType is the type in JSON of values of a kind.
func jsonType(c class) string {
	switch {
	case c&classBigInt != 0:
		return "integer"
	case c&classBool != 0:
		return "boolean"
	case c&classInt != 0:
		return "integer"
	case c&classNumber != 0:
		return "number"
	case c&(classString|classTime|classTextual|classBytes) != 0:
		return "string"
	case c&(classList|classArray) != 0:
		return "array"
	default:
		return "object"
	}
}

// typ holds the type that a tag says against that of the field: the Go type
// decides, unless it marshals itself.
func (k *keywords) typ(value string) error {
	if !slices.Contains(jsonTypes[:], value) {
		return fmt.Errorf("%q is no type of JSON Schema", value)
	}
	of := classOf(k.field.Type)
	is := jsonType(of)
	if k.field.Quoted {
		is = "string"
	}
	switch {
	case value == is && !takesType(of, value):
	case takesType(classOf(model.Innermost(k.field.Type)), value):
		k.field.Constraint.Type = value
	default:
		return &faulty{"TA052", fmt.Sprintf("the Go type makes it %s, not %s", is, value), "take it away, or change the Go type"}
	}
	return nil
}

// takesType reports whether a tag may say the JSON type of values of a kind,
// because the Go type leaves it open.
func takesType(c class, name string) bool {
	if c == classNumeral {
		return name == "integer" || name == "number"
	}
	return c&(classOpen|classCustom) != 0
}

func jsonTypeList() string { return strings.Join(jsonTypes[:], ", ") }

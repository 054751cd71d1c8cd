package bind

import (
	"fmt"
	"slices"
)

// jsonTypes are the words for the types of JSON Schema that a tag may say.
var jsonTypes = [...]string{"string", "integer", "number", "boolean", "array", "object"}

// jsonType is the type in JSON of values of a kind.
func jsonType(c class) string {
	switch {
	case c&classBool != 0:
		return "boolean"
	case c&classInt != 0:
		return "integer"
	case c&classNumber != 0:
		return "number"
	case c&(classString|classTime) != 0:
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
	is := jsonType(classOf(k.field.Type))
	if k.field.Quoted {
		is = "string"
	}
	if value != is {
		return &faulty{"TA052", fmt.Sprintf("the Go type makes it %s, not %s", is, value), "take it away, or change the Go type"}
	}
	return nil
}

package adopt

// tell is the kind of values that a keyword is about.
type tell uint8

const (
	nothing tell = iota
	aNumber
	aText
	aList
	anObject
)

// tells is the kind of values that a keyword is about: a schema without a type
// is taken for one of that kind. It is nothing for all others.
func tells(key string) tell {
	switch key {
	case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf":
		return aNumber
	case "minLength", "maxLength", "pattern", "format":
		return aText
	case "items", "minItems", "maxItems", "uniqueItems":
		return aList
	case "properties", "required", "additionalProperties", "minProperties", "maxProperties":
		return anObject
	default:
		return nothing
	}
}

// composes is what a keyword does that no Go type does; "" for others.
func composes(key string) string {
	switch key {
	case "anyOf", "oneOf":
		return "chooses between schemas"
	case "allOf":
		return "joins schemas"
	case "not":
		return "says what a value must not be"
	case "if", "then", "else", "dependentRequired", "dependentSchemas", "dependencies":
		return "makes one rule depend on another value"
	case "patternProperties", "propertyNames":
		return "has rules for names that are not known"
	case "prefixItems", "additionalItems":
		return "has a rule for each place in a list"
	case "contains", "minContains", "maxContains":
		return "has a rule for some elements of a list"
	case "unevaluatedProperties", "unevaluatedItems":
		return "depends on what other rules have seen"
	case "$dynamicRef", "$recursiveRef":
		return "refers to another schema at each place"
	case "nullable", "divisibleBy", "extends", "disallow":
		return "is no keyword of JSON Schema, and a rule elsewhere"
	default:
		return ""
	}
}

// silent reports whether a keyword says nothing about values or readers: where a
// schema comes from, definitions that others refer to, notes between authors.
func silent(key string) bool {
	switch key {
	case "$schema", "$id", "$anchor", "$comment", "$defs", "definitions", "$vocabulary":
		return true
	default:
		return false
	}
}

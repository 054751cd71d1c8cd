package bind

import "strings"

// The hints for words of JSON Schema and of other libraries that tags cannot
// say here.
const (
	byCheck   = "say it in a Check method of the tool, whose findings join the answer; most providers refuse the keyword too"
	byType    = "take it away: the Go type says it"
	byProse   = "take it away, or say it in the description"
	byAny     = "use a field of type any, or two fields of which Check wants one; most providers refuse the keyword too"
	byStruct  = "declare a struct: the Go type says it"
	byMapKeys = "use a map, and hold its keys in a Check method of the tool; most providers refuse the keyword too"
)

// refusedKeyword is the hint for a keyword with a value that other libraries or
// JSON Schema know and tags here do not; "" for other words.
func refusedKeyword(word string) string {
	switch word {
	case "anyOf", "oneOf", "oneof_type", "anyof_type", "oneof_ref", "anyof_ref", "allof_ref", "allof_type":
		return byAny
	case "allOf", "not", "if", "then", "else", "dependentRequired", "dependentSchemas", "dependencies", "oneof_required", "anyof_required",
		"allof_required", "contains", "minContains", "maxContains":
		return byCheck
	case "patternProperties", "propertyNames":
		return byMapKeys
	case "properties", "prefixItems", "additionalItems":
		return byStruct
	case "unevaluatedProperties", "unevaluatedItems":
		return "take it away: names that a struct does not have are refused anyway"
	case "items", "anchor", "$ref", "$defs", "definitions", "$id", "$anchor", "$dynamicRef", "$dynamicAnchor", "$schema", "$vocabulary":
		return byType
	case "readOnly", "writeOnly", "deprecated", "$comment", "contentEncoding", "contentMediaType", "contentSchema":
		return byProse
	default:
		return refusedFlag(word)
	}
}

// isRefused reports whether a part of a tag is about a word that is refused.
func isRefused(text string) bool {
	word, _, hasValue := strings.Cut(text, "=")
	return refusedFlag(text) != "" || hasValue && refusedKeyword(word) != ""
}

// refusedFlag is the hint for a word that other libraries read without a value
// and tags here do not; "" for other words.
func refusedFlag(word string) string {
	switch strings.TrimSpace(word) {
	case "-":
		return `write json:"-" to leave the field out`
	case "nullable":
		return "take it away: a pointer says it"
	case "optional", "omitempty", "omitzero":
		return "take it away: omitempty in the json tag says it, or a pointer"
	case "readOnly", "writeOnly", "deprecated":
		return byProse
	default:
		return ""
	}
}

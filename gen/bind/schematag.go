package bind

import (
	"fmt"
	"slices"
	"strings"

	"github.com/tooladapt/tooladapt/gen/diag"
)

// schemaTag is a jsonschema tag after its dialect was settled: keywords, or
// text that describes the field.
type schemaTag struct {
	description string
	keywords    []keywordPart
}

// keywordPart is one keyword of a tag, with the place of its value; a flag has
// the value "" and the place of its name.
type keywordPart struct {
	key, value string
	at         int
}

// tagFault is what is wrong with a tag, at a byte of its value.
type tagFault struct {
	at            int
	code          diag.Code
	message, hint string
}

// unsupported is the hint for a word of the jsonschema tag that other libraries
// read and this one does not; "" for other words.
func unsupported(word string) string {
	switch word {
	case "-":
		return `write json:"-" to leave the field out`
	case "anchor":
		return "take it away: the Go type says it"
	case "nullable":
		return "take it away: a pointer says it"
	case "oneof_required", "anyof_required", "oneof_ref", "anyof_ref", "oneof_type", "anyof_type",
		"readOnly", "writeOnly", "deprecated":
		return "take it away, or say it in the description"
	default:
		return ""
	}
}

// flags are the keywords that may stand without a value.
var flags = [...]string{"required", "uniqueItems"}

// parseSchemaTag settles which of two grammars value is in: where every part
// between commas is a known keyword it is a list of keywords; where no part is
// one it is a description; anything else would lose text and is a fault.
func parseSchemaTag(value string) (schemaTag, []tagFault) {
	parts := splitParts(value)
	var t schemaTag
	var faults []tagFault
	var strangers []tagPart
	for _, p := range parts {
		key, text, hasValue := strings.Cut(p.text, "=")
		switch {
		case unsupported(key) != "":
			faults = append(faults, tagFault{p.offset, "TA049", fmt.Sprintf("jsonschema %q is not supported", key), unsupported(key)})
		case hasValue && isKeyword(key):
			t.keywords = append(t.keywords, keywordPart{key, text, p.offset + len(key) + 1})
		case !hasValue && slices.Contains(flags[:], key):
			t.keywords = append(t.keywords, keywordPart{key: key, at: p.offset})
		default:
			strangers = append(strangers, p)
		}
	}
	if len(strangers) == len(parts) {
		return description(value, strangers)
	}
	for _, p := range strangers {
		faults = append(faults, lost(p))
	}
	return t, faults
}

// description takes the whole of value as the description, unless it begins
// like a misspelt keyword.
func description(value string, parts []tagPart) (schemaTag, []tagFault) {
	first := parts[0].text
	key, _, hasValue := strings.Cut(first, "=")
	if hasValue && isWord(key) || len(parts) == 1 && diag.Closest(first, flags[:]) != "" {
		return schemaTag{}, []tagFault{lost(parts[0])}
	}
	return schemaTag{description: strings.TrimSpace(strings.ReplaceAll(value, `\,`, ","))}, nil
}

func lost(p tagPart) tagFault {
	hint := `in a tag with keywords a comma that belongs to a value is written \\,`
	if key, _, _ := strings.Cut(p.text, "="); isWord(key) {
		if near := nearKeyword(key); near != "" {
			hint = "did you mean " + near + "?"
		}
	}
	return tagFault{p.offset, "TA048", fmt.Sprintf("the jsonschema tag would lose %q", p.text), hint}
}

// nearKeyword is the keyword that a word is a misspelling or the beginning of,
// as min is of minimum; "" for none.
func nearKeyword(word string) string {
	names := keywordNames()
	if near := diag.Closest(word, names); near != "" {
		return near
	}
	i := slices.IndexFunc(names, func(name string) bool { return len(word) > 2 && strings.HasPrefix(name, word) })
	if i < 0 {
		return ""
	}
	return names[i]
}

// splitParts splits at commas that no backslash precedes, and takes the
// backslashes away; offsets are those of the whole.
func splitParts(value string) []tagPart {
	var parts []tagPart
	start := 0
	for i := 0; i <= len(value); i++ {
		if i == len(value) || value[i] == ',' && (i == 0 || value[i-1] != '\\') {
			parts = append(parts, tagPart{strings.ReplaceAll(value[start:i], `\,`, ","), start})
			start = i + 1
		}
	}
	return parts
}

func isWord(s string) bool {
	return s != "" && !strings.ContainsFunc(s, func(r rune) bool {
		return r != '_' && (r < 'A' || r > 'Z') && (r < 'a' || r > 'z')
	})
}

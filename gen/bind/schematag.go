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
	for i, p := range parts {
		key, text, hasValue := strings.Cut(p.text, "=")
		switch {
		case hasValue && refusedKeyword(key) != "":
			faults = append(faults, refusedPart(p, key, refusedKeyword(key)))
		case isKeywordPart(p.text):
			k := keywordPart{key: key, value: text, at: p.offset}
			if hasValue {
				k.at += len(key) + 1
			}
			if !isCut(parts[i+1:], key) {
				t.keywords = append(t.keywords, k)
			}
		default:
			strangers = append(strangers, p)
		}
	}
	if len(strangers) == len(parts) {
		return description(value, strangers)
	}
	kept := slices.DeleteFunc(slices.Clone(strangers), func(p tagPart) bool { return refusedFlag(p.text) != "" })
	for _, p := range strangers {
		if hint := refusedFlag(p.text); hint != "" {
			faults = append(faults, refusedPart(p, p.text, hint))
		}
	}
	if len(kept) > 0 {
		faults = append(faults, lost(parts, kept))
	}
	return t, faults
}

// isCut reports whether the value of a keyword was cut by a comma: the text
// behind it is no keyword. What is left would be judged in vain.
func isCut(behind []tagPart, key string) bool {
	return slices.Contains(texts[:], key) && len(behind) > 0 && !isKeywordPart(strings.TrimSpace(behind[0].text)) &&
		!isRefused(behind[0].text) && misspelt(behind[0].text) == ""
}

// isKeywordPart reports whether a part is a known keyword, with a value unless
// it may stand without.
func isKeywordPart(text string) bool {
	key, _, hasValue := strings.Cut(text, "=")
	if hasValue {
		return isKeyword(key)
	}
	return slices.Contains(flags[:], key)
}

func refusedPart(p tagPart, word, hint string) tagFault {
	return tagFault{p.offset, "TA049", fmt.Sprintf("jsonschema %q is not supported", word), hint}
}

// description takes the whole of value as the description, unless it is, or
// begins like, a misspelt keyword.
func description(value string, parts []tagPart) (schemaTag, []tagFault) {
	first := parts[0].text
	key, _, hasValue := strings.Cut(first, "=")
	switch alone := len(parts) == 1; {
	case alone && refusedFlag(first) != "":
		return schemaTag{}, []tagFault{refusedPart(parts[0], first, refusedFlag(first))}
	case hasValue && isWord(strings.TrimSpace(key)), alone && diag.Closest(first, flags[:]) != "":
		return schemaTag{}, []tagFault{lost(parts, parts)}
	default:
		return schemaTag{description: strings.TrimSpace(strings.ReplaceAll(value, `\,`, ","))}, nil
	}
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

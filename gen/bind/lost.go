package bind

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/gen/diag"
)

// lost says which parts of a tag no keyword has, and what to write instead.
func lost(parts, strangers []tagPart) tagFault {
	var quoted []string
	near := ""
	for _, p := range strangers {
		quoted = append(quoted, fmt.Sprintf("%q", p.text))
		if m := misspelt(p.text); near == "" && m != "" {
			near, _, _ = strings.Cut(m, "=")
		}
	}
	hint := "write jsonschema:" + strconv.Quote(cured(parts))
	if near != "" {
		hint = "did you mean " + near + "? " + hint
	}
	return tagFault{strangers[0].offset, "TA048", "the jsonschema tag would lose " + strings.Join(quoted, " and "), hint}
}

// cured is the tag with every part in a keyword: text behind a comma joins the
// text before it, values behind one of an enum become values of their own, and
// text that follows no other describes the field.
func cured(parts []tagPart) string {
	var out []string
	for _, p := range parts {
		text := strings.TrimSpace(p.text)
		last := ""
		if len(out) > 0 {
			last, _, _ = strings.Cut(out[len(out)-1], "=")
		}
		switch m := misspelt(text); {
		case text == "", isRefused(text):
		case isKeywordPart(p.text):
			out = append(out, p.text)
		case isKeywordPart(text):
			out = append(out, text)
		case m != "":
			out = append(out, m)
		case last == "enum" && !strings.Contains(text, " "):
			out = append(out, "enum="+text)
		case slices.Contains(texts[:], last):
			out[len(out)-1] += "," + p.text
		default:
			out = append(out, "description="+text)
		}
	}
	for i := range out {
		out[i] = inTag(out[i])
	}
	return strings.Join(out, ",")
}

// texts are the keywords whose values may have commas.
var texts = [...]string{"description", "title", "pattern", "enum", "const", "default", "example"}

// misspelt is a part with the keyword that was most likely meant instead of the
// word that it has; "" where it is no such part.
func misspelt(text string) string {
	text = strings.TrimSpace(text)
	word, value, hasValue := strings.Cut(text, "=")
	if !isWord(word) || isKeywordPart(text) {
		return ""
	}
	if !hasValue {
		return diag.Closest(word, flags[:])
	}
	if near := nearKeyword(word); near != "" {
		return near + "=" + value
	}
	return ""
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

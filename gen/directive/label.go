package directive

import (
	"go/token"
	"slices"
	"strings"
)

// readLabel reads true:yes|false:no, in either order, or paid:已支付|unpaid:未支付.
// The words true and false are those of a boolean.
func readLabel(r *tagReader, value Text, _ token.Position) string {
	var said []Word
	for _, part := range value.split('|') {
		of, is, ok := strings.Cut(part.String, ":")
		switch {
		case !ok || of == "" || is == "" || strings.TrimSpace(is) != is || isClipped(part.String):
			return clip(part.String) + " is no value and a word for it with a colon between them"
		case slices.ContainsFunc(said, func(w Word) bool { return w.Of == of }) && !isBoolean(of):
			return clip(of) + " stands twice in label="
		case slices.ContainsFunc(said, func(w Word) bool { return w.Is == is }) && !isBoolean(of):
			return clip(is) + " is the word for two values in label="
		}
		said = append(said, Word{of, is})
	}
	label := Label{Words: said}
	if slices.ContainsFunc(said, func(w Word) bool { return isBoolean(w.Of) }) {
		var fault string
		if label, fault = booleanLabel(said); fault != "" {
			return fault
		}
	}
	r.tag.Label = Value[Label]{value.Position(0), label}
	return ""
}

func isBoolean(value string) bool { return value == "true" || value == "false" }

// booleanLabel is said as the words for true and false, or what is wrong.
func booleanLabel(said []Word) (Label, string) {
	if len(said) != 2 {
		return Label{}, "label= needs a word for true and one for false"
	}
	yes, no := said[0], said[1]
	if yes.Of == "false" {
		yes, no = no, yes
	}
	if yes.Of != "true" || no.Of != "false" || yes.Is == no.Is {
		return Label{}, "label= needs a word for true and another one for false"
	}
	return Label{Yes: yes.Is, No: no.Is}, ""
}

package bind

import (
	"fmt"
	"go/types"
	"strings"
	"unicode"

	"github.com/tooladapt/tooladapt/gen/diag"
	"github.com/tooladapt/tooladapt/gen/model"
)

// jsonTag is what a json tag says, as encoding/json reads it.
type jsonTag struct {
	// name is "" where the tag gives none that counts.
	name                        string
	skip                        bool // the tag is "-"
	omitEmpty, omitZero, quoted bool
	// ignored are the parts without a meaning, with their places in the value.
	ignored []tagPart
	// invalid is the name that encoding/json ignores, "" for none.
	invalid string
}

// tagPart is a piece of a tag's value.
type tagPart struct {
	text   string
	offset int
}

func parseJSONTag(value string) jsonTag {
	if value == "-" {
		return jsonTag{skip: true}
	}
	var t jsonTag
	offset := 0
	for i, part := range strings.Split(value, ",") {
		switch {
		case i == 0 && part != "" && !isJSONName(part):
			t.invalid = part
		case i == 0:
			t.name = part
		case part == "omitempty":
			t.omitEmpty = true
		case part == "omitzero":
			t.omitZero = true
		case part == "string":
			t.quoted = true
		case part != "":
			t.ignored = append(t.ignored, tagPart{part, offset})
		}
		offset += len(part) + 1
	}
	return t
}

// isJSONName reports whether encoding/json takes name from a tag: it may hold
// letters, digits, the space, and all ASCII punctuation but quotes, the
// backslash and the comma.
func isJSONName(name string) bool {
	for _, r := range name {
		switch {
		case unicode.IsLetter(r), unicode.IsDigit(r), r == ' ':
		case r > '~', r < ' ', strings.ContainsRune("\"'`\\,", r):
			return false
		}
	}
	return name != ""
}

// isQuotable reports whether the json option string does something to t.
func isQuotable(t model.Type) bool {
	if _, ok := t.(model.Maybe); ok {
		return false // a struct to encoding/json
	}
	return classOf(t)&(classBool|classInt|classFloat|classString|classNumeral) != 0
}

// isFar reports whether t is behind more than the one pointer that encoding/json
// looks behind to put a value in a string.
func isFar(t types.Type) bool {
	_, pointer := pointee(t).Underlying().(*types.Pointer)
	return pointer
}

// jsonTag reports what encoding/json would silently ignore of a field's tag.
func (b *binder) jsonTag(f jsonField, m *model.Field, at site) {
	if rest := f.tag.rest(); rest != "" {
		b.refuse(at, "TA046", `write key:"value" pairs with one space between them`, "no one can read %q of the tag", rest)
	}
	text, _ := f.tag.lookup("json")
	if f.json.invalid != "" {
		b.found.add(f.tag.pos(text, 0), "TA045", "use letters, digits and underscores",
			fmt.Sprintf("encoding/json ignores the name %q and uses %s", f.json.invalid, f.name))
	}
	for _, part := range f.json.ignored {
		b.found.add(f.tag.pos(text, part.offset), "TA047", diag.DidYouMean("", part.text, []string{"omitempty", "omitzero", "string"}),
			fmt.Sprintf("encoding/json ignores the option %q", part.text))
	}
	if !f.json.quoted || m.Quoted {
		return
	}
	what := classOf(m.Type).String()
	if isFar(f.last().Type()) {
		what = "a pointer that encoding/json does not look behind"
	}
	b.found.add(f.tag.pos(text, strings.LastIndex(text.String, "string")), "TA047", "take it away", "the option string does nothing to "+what)
}

// quotedString refuses what a schema cannot say of a string that the json option
// string puts into another.
func (b *binder) quotedString(m *model.Field, at site) {
	c := m.Constraint
	if m.Quoted && classOf(m.Type) == classString && (c.MinLength > 0 || c.MaxLength > 0 || c.Pattern != "" || c.Format != "") {
		b.refuse(at, "TA056", "take the json option string away", "a string in a JSON string has no length, pattern or format")
	}
}

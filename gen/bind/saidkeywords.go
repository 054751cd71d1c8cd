package bind

import (
	"fmt"
	"go/token"
	"slices"
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/gen/directive"
	"github.com/tooladapt/tooladapt/gen/model"
)

// saidKeyword is one keyword of a field, whichever tag says it.
type saidKeyword struct {
	key, value string
	// tag is the key of that tag, such as jsonschema.
	tag string
	// place is where byte i of the value stands.
	place func(i int) token.Position
}

// saidKeywords is what all tags say about the schema of a field: jsonschema, and
// those of other libraries that say the same in other places. Where two say the
// same twice one is left out; where they differ that is reported.
func (b *binder) saidKeywords(tag structTag) []saidKeyword {
	said := b.jsonschemaTag(tag)
	for _, key := range [...]string{"jsonschema_description", "description"} {
		if text, ok := tag.lookup(key); ok && text.String != "" {
			said = b.join(said, []saidKeyword{{"description", text.String, key, placeIn(tag, text, 0)}})
		}
	}
	said = b.join(said, b.enumTag(tag))
	return append(said, b.extrasTag(tag)...)
}

// jsonschemaTag is what the jsonschema tag says.
func (b *binder) jsonschemaTag(tag structTag) (said []saidKeyword) {
	text, ok := tag.lookup("jsonschema")
	if !ok {
		return nil
	}
	parsed, faults := parseSchemaTag(text.String)
	for _, f := range faults {
		b.found.add(tag.pos(text, f.at), f.code, f.hint, f.message)
	}
	if parsed.description != "" {
		said = append(said, saidKeyword{"description", parsed.description, "jsonschema", placeIn(tag, text, 0)})
	}
	for _, p := range parsed.keywords {
		said = append(said, saidKeyword{p.key, p.value, "jsonschema", func(i int) token.Position {
			return tag.pos(text, p.at+rawIndex(text.String[p.at:], i))
		}})
	}
	return said
}

// enumTag is the values of a tag such as enum:"a,b". Beside a key type it is the
// tag of a cloud's library, and names a type.
func (b *binder) enumTag(tag structTag) (said []saidKeyword) {
	text, ok := tag.lookup("enum")
	if _, named := tag.lookup("type"); !ok || named {
		return nil
	}
	for _, p := range plainParts(text.String) {
		value := strings.TrimSpace(p.text)
		said = append(said, saidKeyword{"enum", value, "enum", placeIn(tag, text, p.offset)})
	}
	return said
}

// extrasTag is the keywords of a jsonschema_extras tag, in which invopop puts
// what its jsonschema tag has no word for. What is no keyword is reported: the
// schema has no place for it.
func (b *binder) extrasTag(tag structTag) (said []saidKeyword) {
	text, ok := tag.lookup("jsonschema_extras")
	if !ok {
		return nil
	}
	for _, p := range plainParts(text.String) {
		key, value, hasValue := strings.Cut(p.text, "=")
		pos := tag.pos(text, p.offset)
		switch {
		case !hasValue:
			b.found.add(pos, "TA048", "write key=value, without commas in values", fmt.Sprintf("the jsonschema_extras tag would lose %q", p.text))
		case isKeyword(key):
			said = append(said, saidKeyword{key, value, "jsonschema_extras", placeIn(tag, text, p.offset+len(key)+1)})
		case refusedKeyword(key) != "":
			b.found.add(pos, "TA049", refusedKeyword(key), fmt.Sprintf("jsonschema_extras: %q is not supported", key))
		default:
			b.found.add(pos, "TA111", "take it away, say it in the description, or allow that it is left out",
				fmt.Sprintf("jsonschema_extras: %q is no keyword that the schema could have", key))
		}
	}
	return said
}

// plainParts splits at every comma, as the tags of other libraries are read.
func plainParts(value string) (parts []tagPart) {
	start := 0
	for part := range strings.SplitSeq(value, ",") {
		parts = append(parts, tagPart{part, start})
		start += len(part) + 1
	}
	return parts
}

// placeIn is the way to bytes of a text from byte at on.
func placeIn(tag structTag, text directive.Text, at int) func(int) token.Position {
	return func(i int) token.Position { return tag.pos(text, at+i) }
}

// join adds what another tag says of one keyword, unless a tag before it says
// the same.
func (b *binder) join(said, more []saidKeyword) []saidKeyword {
	if len(more) == 0 {
		return said
	}
	values := func(all []saidKeyword) (values []string, tag string) {
		for _, s := range all {
			if s.key == more[0].key {
				values, tag = append(values, s.value), s.tag
			}
		}
		slices.Sort(values)
		return values, tag
	}
	before, tag := values(said)
	if before == nil {
		return append(said, more...)
	}
	if now, _ := values(more); !slices.Equal(before, now) {
		b.found.add(more[0].place(0), "TA052", "keep one of them", fmt.Sprintf("the tags %s and %s differ in the %s", tag, more[0].tag, more[0].key))
	}
	return said
}

// placeOf is where the last value of a keyword stands.
func placeOf(said []saidKeyword, key string) token.Position {
	for _, s := range slices.Backward(said) {
		if s.key == key {
			return s.place(0)
		}
	}
	return said[0].place(0)
}

// severalInOne reports an enum whose only value looks like several, as other
// libraries write them.
func (b *binder) severalInOne(m *model.Field, p saidKeyword, said []saidKeyword) {
	parts := strings.Split(p.value, "|")
	if len(parts) == 1 {
		parts = strings.Split(p.value, ";")
	}
	enum := slices.DeleteFunc(slices.Clone(said), func(o saidKeyword) bool { return o.key != "enum" })
	if len(parts) == 1 || len(enum) > 1 || slices.ContainsFunc(parts, func(s string) bool { return s == "" || strings.ContainsAny(s, " \\") }) {
		return
	}
	b.found.add(p.place(0), "TA110", "write "+strconv.Quote("enum="+strings.Join(parts, ",enum="))+", or allow it where it is meant",
		fmt.Sprintf("the enum of %s has one value, %q", m.JSON, p.value))
}

package bind

import (
	"errors"
	"fmt"
	"go/token"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/gen/diag"
	"github.com/tooladapt/tooladapt/gen/model"
)

// keywords takes the keywords of one field over.
type keywords struct {
	field *model.Field
	// of is the type that keywords about values see: that of the elements for a
	// list or map.
	of         model.Type
	says       bool           // required
	isConstant bool           // const
	defaults   []string       // JSON texts
	at         token.Position // where the value stands that is taken over
}

func newKeywords(m *model.Field) *keywords {
	k := &keywords{field: m, of: bare(m.Type)}
	if e := valueOf(m.Type); e != nil {
		k.of = e
	}
	return k
}

// faulty is an error with a code and a hint of its own.
type faulty struct {
	code       diag.Code
	text, hint string
}

func (f *faulty) Error() string { return f.text }

// apply takes over one keyword, which stands behind the others.
func (k *keywords) apply(p saidKeyword, before []saidKeyword) *faulty {
	i := slices.IndexFunc(table(), func(w keyword) bool { return w.name == p.key })
	word := table()[i]
	of := k.of
	if word.whole {
		of = k.field.Type
	}
	if word.on == 0 {
		return &faulty{"TA050", p.key + " is for a struct as a whole", "write it on a blank field: _ struct{} `jsonschema:\"additionalProperties=true\"`"}
	}
	if classOf(of)&word.on == 0 {
		return &faulty{"TA050", fmt.Sprintf("%s is for %s, not for %s", p.key, word.on.common(), classOf(of)), misplacedHint(p.key, of)}
	}
	if !word.often && slices.ContainsFunc(before, func(o saidKeyword) bool { return o.key == p.key }) {
		return &faulty{"TA052", p.key + " is there twice", "keep one of them"}
	}
	if !utf8.ValidString(p.value) {
		return &faulty{"TA051", p.key + " is no valid UTF-8", "correct the value"}
	}
	k.at = p.place(0)
	err := word.set(k, p.value)
	if f, ok := errors.AsType[*faulty](err); ok {
		return &faulty{f.code, p.key + ": " + f.text, f.hint}
	}
	if err != nil {
		return &faulty{"TA051", p.key + ": " + err.Error(), "correct the value"}
	}
	return nil
}

// misplacedHint is the cure for a keyword that is not for values of type t.
func misplacedHint(key string, t model.Type) string {
	if i, ok := t.(model.Int); ok && i.Name == duration && key == "format" {
		return "encoding/json writes a time.Duration as nanoseconds: take it away, or use a string"
	}
	return "take it away, or change the type"
}

// value is a default or example as JSON; a map has none that a tag could write.
func (k *keywords) value(text string) (string, error) {
	if classOf(k.field.Type) == classMap {
		return "", &faulty{"TA050", "it is for a list or a scalar, not for a map", "take it away"}
	}
	return jsonText(k.of, text)
}

// finish writes the default, which for a list is made of several.
func (k *keywords) finish() {
	switch {
	case len(k.defaults) == 0:
	case element(k.field.Type) != nil:
		k.field.Default = "[" + strings.Join(k.defaults, ",") + "]"
	default:
		k.field.Default = k.defaults[0]
	}
}

package gen

import (
	"encoding/json"
	"strconv"
	"strings"
	"unicode"
)

// hostile is what an enemy writes into a package: texts in every place where a
// package has text that reaches the generated files, and one name.
type hostile struct {
	comment   string // of everything
	key       string // in json tags
	keywords  string // in jsonschema tags, and as a whole tag
	options   string // in tool tags
	name      string // of types, fields, constants and variables
	object    string // of examples and rejects
	directive string // behind //tool:
	value     string // of constants, messages and offers
}

// source is a package of one tool with those texts. It need not be Go.
func (h hostile) source() string {
	upper, lower := h.names()
	value := func(s string) string { return strconv.Quote(strings.ToValidUTF8(s, "?")) }
	return strings.NewReplacer(
		"#UPPER", upper, "#lower", lower,
		"#key", h.tag(h.key), "#list", h.tag("list"), "#number", h.tag("number"), "#tag", strconv.Quote(`json:"other" `+h.keywords),
		"#object", line(h.object), "#directive", line(h.directive), "#json", jsonString(h.value),
		"#value", value(h.value), "#other", value(h.value+"x"), "#said", value("it says "+line(h.value)),
		"#comment", strings.Join(strings.FieldsFunc(h.comment, func(r rune) bool { return r == '\n' || r == '\r' }), "\n//"),
	).Replace(frame)
}

// tag is the tag of a field with that JSON name, as Go writes it.
func (h hostile) tag(key string) string {
	tag := "json:" + strconv.Quote(key)
	if h.keywords != "" {
		tag += " jsonschema:" + strconv.Quote(h.keywords)
	}
	if h.options != "" {
		tag += " tool:" + strconv.Quote(h.options)
	}
	return strconv.Quote(tag)
}

func jsonString(s string) string {
	text, err := json.Marshal(s)
	if err != nil {
		panic("unreachable: " + err.Error()) // every string has a JSON text
	}
	return string(text)
}

// names are an exported and a local name made of h.name.
func (h hostile) names() (upper, lower string) {
	letters := strings.Map(func(r rune) rune {
		if r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return -1
	}, h.name)
	letters = strings.TrimLeftFunc(letters, func(r rune) bool { return !unicode.IsLetter(r) })
	if letters == "" {
		letters = "x"
	}
	first, size := []rune(letters)[0], len(string([]rune(letters)[0]))
	return string(unicode.ToUpper(first)) + letters[size:], string(unicode.ToLower(first)) + letters[size:]
}

// line is text without what would end a line, or is refused for hiding in one.
func line(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || r == '\u2028' || r == '\u2029' {
			return ' '
		}
		return r
	}, text)
}

const frame = `//#comment
package p

import (
	"context"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

//#comment
//
//tool:name
//tool:risk R2
//tool:#directive
//tool:example #object
//tool:example {"text": #json, "number": 1, "list": [1], "other": true}
//tool:reject {"nope": #json}
//tool:error GONE NOT_FOUND #said next=#said
//tool:next #said
type #UPPERArgs struct {
	//#comment
	#UPPER string #key //#comment
	Number int     #number
	List   []int64 #list
	Kind   #UPPERKind ` + "`json:\"kind,omitempty\"`" + `
	Other  bool    #tag
	Last   *In     ` + "`json:\"in,omitempty\"`" + `
}

//#comment
type In struct {
	At   time.Time            ` + "`json:\"at\"`" + `
	Each map[string]#UPPERKind ` + "`json:\"each\"`" + `
}

//#comment
type #UPPERKind string

const (
	//#comment
	#UPPERFirst #UPPERKind = #value
	#UPPEROther #UPPERKind = #other //#comment
)

//#comment
type Out#UPPER struct {
	ID    string       ` + "`json:\"id\" tool:\"key\"`" + `
	Fee   tool.Decimal ` + "`json:\"fee\" tool:\"unit=CNY\"`" + `
	Kind  #UPPERKind   ` + "`json:\"state\"`" + `
	Text  string       #key //#comment
	List  []In#UPPER   #list
	Other bool         #tag
}

//#comment
type In#UPPER struct {
	A int    #number
	B bool   #tag
}

type service struct{}

//#comment
func (s *service) Do(ctx context.Context, in #UPPERArgs) (Out#UPPER, error) { return Out#UPPER{}, nil }

var #lower = 1
`

package directive

import (
	"go/token"
	"regexp"
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/gen/diag"
	"github.com/tooladapt/tooladapt/gen/model"
)

// need says whether an option has a value.
type need uint8

const (
	never need = iota
	always
	either
)

// option is one option of a tool tag.
type option struct {
	name  string
	value need
	form  string
	later string // the value that has no effect yet
	// read reads the value, if there is one, and answers what is wrong with it;
	// nil for an option without an effect yet.
	read func(r *tagReader, value Text, pos token.Position) string
}

// options are all options, in the order in which they are told to users.
var options = [...]option{
	{"key", never, "key", "", func(r *tagReader, _ Text, pos token.Position) string { return flag(&r.tag.Key, pos) }},
	{"unit", always, "unit=CNY", "", readUnit},
	{"scale", always, "scale=2", "", readScale},
	{"minor", never, "minor", "", func(r *tagReader, _ Text, pos token.Position) string { return flag(&r.tag.Minor, pos) }},
	{"label", always, "label=true:yes|false:no", "", readLabel},
	{"map", always, "map=已支付:paid", "", readMap},
	{"as", always, "as=rows", "", readAs},
	{"from", always, "from=order.state|订单状态", "", readFrom},
	{"time", always, "time=unix", "", readTime},
	{"redact", always, "redact=phone", "hash", readRedact},
	{"top", always, "top=5", "", readTop},
	{"evidence", never, "evidence", "", func(r *tagReader, _ Text, pos token.Position) string { return flag(&r.tag.Evidence, pos) }},
	{"section", always, "section=address", "", readSection},
	{"untrusted", never, "untrusted", "", func(r *tagReader, _ Text, pos token.Position) string { return flag(&r.tag.Untrusted, pos) }},
	{"log", never, "log", "", func(r *tagReader, _ Text, pos token.Position) string { return flag(&r.tag.Log, pos) }},
	{"echo", either, "echo, or echo=off", "", readEcho},
	{"secret", never, "secret", "", func(r *tagReader, _ Text, pos token.Position) string { return flag(&r.tag.Secret, pos) }},
	{"coerce", always, "coerce=off, or coerce=number", "", readCoerce},
	{"ref", never, "ref", "", nil},
}

// pseudonymHint is what to do instead of redact=hash, the one value that has no
// effect yet: a writer has no key.
const pseudonymHint = "let the handler answer a pseudonym, see package runtime/pseudonym"

// lookupOption is the option of that name, and whether there is one.
func lookupOption(name string) (option, bool) {
	for _, o := range options {
		if o.name == name {
			return o, true
		}
	}
	return option{}, false
}

// suggestOption is the hint for an option that does not exist: the closest one,
// or those that have an effect in this version.
func suggestOption(name string) string {
	var all, effective []string
	for _, o := range options {
		all = append(all, o.name)
		if o.read != nil {
			effective = append(effective, o.name)
		}
	}
	if diag.Closest(name, all) != "" {
		return diag.DidYouMean("", name, all)
	}
	return diag.DidYouMean("", name, effective)
}

func flag(v *Value[bool], pos token.Position) string {
	*v = Value[bool]{pos, true}
	return ""
}

// readUnit reads a unit. It stands in brackets in the head of a column, so it
// can hold neither their end nor what ends a column.
func readUnit(r *tagReader, value Text, _ token.Position) string {
	if value.String == "" || strings.ContainsAny(value.String, "()|\"") || isClipped(value.String) {
		return clip(value.String) + " is no unit"
	}
	r.tag.Unit = Value[string]{value.Position(0), value.String}
	return ""
}

func readScale(r *tagReader, value Text, _ token.Position) string {
	return readNumber(&r.tag.Scale, value, 0, 18)
}

func readTop(r *tagReader, value Text, _ token.Position) string {
	return readNumber(&r.tag.Top, value, 1, 100_000)
}

func readNumber(to *Value[int], value Text, least, most int) string {
	n, err := strconv.Atoi(value.String)
	if err != nil || n < least || n > most || !decimal.MatchString(value.String) {
		return clip(value.String) + " is no number from " + strconv.Itoa(least) + " to " + strconv.Itoa(most)
	}
	*to = Value[int]{value.Position(0), n}
	return ""
}

func readAs(r *tagReader, value Text, _ token.Position) string {
	switch value.String {
	case "rows", "records", "located", "lines", "log", "list":
		r.tag.As = Value[string]{value.Position(0), value.String}
		return ""
	default:
		return clip(value.String) + " is no shape: there are rows, records, located, lines, log and list"
	}
}

func readRedact(r *tagReader, value Text, _ token.Position) string {
	if _, ok := model.RedactionOf(value.String); !ok {
		return clip(value.String) + " is no kind of redaction: there are " + model.RedactionKinds()
	}
	r.tag.Redact = Value[string]{value.Position(0), value.String}
	return ""
}

var sectionName = regexp.MustCompile(`^[a-z][a-z0-9_]*$`)

func readSection(r *tagReader, value Text, _ token.Position) string {
	if !sectionName.MatchString(value.String) {
		return clip(value.String) + " is no name for a section: small letters, digits and underscores"
	}
	r.tag.Section = Value[string]{value.Position(0), value.String}
	return ""
}

// readEcho reads echo, or echo=off.
func readEcho(r *tagReader, value Text, pos token.Position) string {
	if value.String != "" && value.String != "off" {
		return "echo= has no " + clip(value.String)
	}
	r.tag.Echo = Value[bool]{pos, value.String == ""}
	return ""
}

// readCoerce reads coerce=off, or coerce=number.
func readCoerce(r *tagReader, value Text, _ token.Position) string {
	if value.String != "off" && value.String != "number" {
		return "coerce= has no " + clip(value.String)
	}
	r.tag.Coerce = Value[string]{value.Position(0), value.String}
	return ""
}

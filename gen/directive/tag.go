package directive

import (
	"go/ast"
	"go/token"
	"strings"

	"github.com/tooladapt/tooladapt/gen/diag"
)

// Tag is what one tool:"…" field tag says. The zero Tag says nothing.
type Tag struct {
	// On arguments.

	// Echo is true by echo, false by echo=off.
	Echo Value[bool]
	// Secret is never printed, logged or traced.
	Secret Value[bool]
	// Coerce is coerce=off or coerce=number.
	Coerce Value[string]

	// On results.

	// Key marks a field that must not be lost.
	Key Value[bool]
	// Unit is unit=CNY, an ISO code or a native word.
	Unit Value[string]
	// Scale is scale=2, the digits shown, 0 to 18; -1 where nothing is said.
	Scale Value[int]
	// Label is label=true:yes|false:no, or label=paid:已支付|unpaid:未支付.
	Label Value[Label]
	// As is as=rows, records, located, lines, log or list.
	As Value[string]
	// Redact is redact=phone and the like.
	Redact Value[string]
	// Top is top=5, 1 or more.
	Top Value[int]
	// Section is section=address, a name as rendered keys are.
	Section Value[string]
	// Untrusted marks text that is always quoted.
	Untrusted Value[bool]

	// From is from=order.state|订单状态: where an upstream has the field, the first
	// that is there. On an argument from=caller.tenant says who fills it.
	From Value[[]Alias]
	// Map is map=已支付:paid: what an upstream calls the values of an enum.
	Map Value[[]Synonym]
	// Minor says that an upstream sends minor units.
	Minor Value[bool]
	// Time is time=unix, unix_ms or a layout of package time.
	Time Value[string]
	// Evidence marks what a reader may follow: a URL, a file or an id.
	Evidence Value[bool]
	// Log fields are for the log, and stand in its form only.
	Log Value[bool]

	// Later are the options that a later version will heed, as written. Each is
	// reported as not supported yet.
	Later []Value[string]
}

// Label is the words for a boolean's two values, or those for values of an enum.
type Label struct {
	Yes, No string
	Words   []Word
}

// Word is the word that is shown for a value of an enum.
type Word struct{ Of, Is string }

// ParseTag reads the tool tag of a field; a field without one is the zero Tag
// but for its Scale. Positions point into the tag.
func ParseTag(fset *token.FileSet, field *ast.Field) (Tag, []diag.Diagnostic) {
	r := tagReader{tag: Tag{Scale: Value[int]{Is: -1}}, seen: map[string]bool{}}
	if text, ok := Lookup(fset, field.Tag, "tool"); ok {
		for _, part := range splitOptions(text) {
			r.option(part.trim())
		}
		r.contradictions()
	}
	return r.tag, r.found.All()
}

// splitOptions cuts a tag at its commas; those behind a backslash stay, without
// the backslash.
func splitOptions(t Text) []Text {
	var parts []Text
	var part []int
	for i := 0; i < len(t.String); i++ {
		switch {
		case strings.HasPrefix(t.String[i:], `\,`):
			i++
			part = append(part, i)
		case t.String[i] == ',':
			parts = append(parts, t.pick(part, i))
			part = nil
		default:
			part = append(part, i)
		}
	}
	return append(parts, t.pick(part, len(t.String)))
}

// tagReader reads the options of one tag.
type tagReader struct {
	tag   Tag
	seen  map[string]bool
	found diag.List
}

// option reads one option and reports what is wrong with it.
func (r *tagReader) option(t Text) {
	name, value, hasValue := strings.Cut(t.String, "=")
	o, ok := lookupOption(name)
	pos := t.Position(0)
	switch {
	case t.String == "":
		r.found.Add(pos, "TA041", "take the comma out, or the whole tag", "the tool tag has an empty option")
	case !ok:
		r.found.Add(pos, "TA040", suggestOption(name), "there is no option %s in a tool tag", clip(name))
	case r.seen[name]:
		r.found.Add(pos, "TA042", "take one of them out", "%s stands twice in a tool tag", name)
	case hasValue && o.value == never:
		r.found.Add(pos, "TA041", "write "+o.form, "%s takes no value", name)
	case hasValue && value == "", !hasValue && o.value == always:
		r.found.Add(pos, "TA041", "write "+o.form, "%s lacks its value", name)
	case o.read == nil, hasValue && value == o.later:
		r.seen[name] = true
		r.tag.Later = append(r.tag.Later, Value[string]{pos, t.String})
		hint := "take it out until a version that knows it"
		if o.read != nil {
			hint = pseudonymHint
		}
		r.found.Add(pos, "TA043", hint, "%s is not supported yet", clip(t.String))
	default:
		r.seen[name] = true
		v := t.slice(len(t.String)-len(value), len(t.String))
		if problem := o.read(r, v, pos); problem != "" {
			r.found.Add(v.Position(0), "TA041", "write "+o.form, "%s", problem)
		}
	}
}

// contradictions reports options that cannot both hold.
func (r *tagReader) contradictions() {
	t := &r.tag
	if t.Secret.Is && t.Echo.Is {
		r.found.Add(t.Echo.Pos, "TA044", "take one of them out", "a secret field cannot be echoed")
	}
	if t.Minor.Is && !t.Scale.Said() {
		r.found.Add(t.Minor.Pos, "TA044", "write scale=2 too, or how many digits there are", "minor needs scale= to say how many minor units one unit has")
	}
	if t.Label.Said() && (t.Unit.Said() || t.Untrusted.Is) {
		r.found.Add(t.Label.Pos, "TA044", "take one of them out", "a word of label= has no unit, and is no outside data")
	}
	if t.Label.Said() && t.As.Said() {
		r.found.Add(t.Label.Pos, "TA044", "take one of them out", "a word of label= is one line, as= asks for another shape")
	}
	if t.Log.Is && t.Key.Is {
		r.found.Add(t.Log.Pos, "TA044", "take one of them out", "a key field is always shown, and a log field never")
	}
	if t.Evidence.Is && (t.Secret.Is || t.Redact.Said() || t.Log.Is) {
		r.found.Add(t.Evidence.Pos, "TA044", "take one of them out", "evidence is told to be followed, and this field is not told as it is")
	}
	if t.Secret.Is && t.Redact.Said() {
		r.found.Add(t.Redact.Pos, "TA044", "take one of them out", "a secret field is hidden whole, redact= adds nothing")
	}
}

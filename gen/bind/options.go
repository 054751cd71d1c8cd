package bind

import (
	"fmt"
	"go/token"

	"github.com/tooladapt/tooladapt/gen/model"
)

// option is one option of the tool tag, and where it has an effect.
type option struct {
	name string
	said func(shownTag) token.Position
	// on are the kinds of values; elements says that lists of them count too.
	on       class
	elements bool
	// where are the sides of which the struct must be on one.
	where side
}

// optionTable is every option that has an effect somewhere.
func optionTable() []option {
	return []option{
		{"echo", func(t shownTag) token.Position { return t.Echo.Pos }, classScalar, false, ofTool},
		{"secret", func(t shownTag) token.Position { return t.Secret.Pos }, classAny, false, inArguments | inResults},
		{"coerce", func(t shownTag) token.Position { return t.Coerce.Pos }, classAny, false, inArguments},
		{"key", func(t shownTag) token.Position { return t.Key.Pos }, classScalar, false, inArguments | inResults},
		{"unit", func(t shownTag) token.Position { return t.Unit.Pos }, classNumber, false, inResults},
		{"scale", func(t shownTag) token.Position { return t.Scale.Pos }, classDecimal, true, inResults},
		{"minor", func(t shownTag) token.Position { return t.Minor.Pos }, classDecimal, true, inResults},
		{"map", func(t shownTag) token.Position { return t.Map.Pos }, classString, true, inResults},
		{"time", func(t shownTag) token.Position { return t.Time.Pos }, classTime, true, inResults},
		{"from", func(t shownTag) token.Position { return t.From.Pos }, classAny, false, inResults},
		{"label", func(t shownTag) token.Position { return t.Label.Pos }, classBool | classInt | classString, false, inResults},
		{"as", func(t shownTag) token.Position { return t.As.Pos }, classString | classText | classList | classArray, false, inResults},
		{"redact", func(t shownTag) token.Position { return t.Redact.Pos }, classScalar, true, inResults},
		{"top", func(t shownTag) token.Position { return t.Top.Pos }, classList | classArray | classMap, false, inResults},
		{"section", func(t shownTag) token.Position { return t.Section.Pos }, classStruct | classList | classArray | classMap, false, inResults},
		{"evidence", func(t shownTag) token.Position { return t.Evidence.Pos }, classString, false, inResults},
		{"log", func(t shownTag) token.Position { return t.Log.Pos }, classAny, false, inResults},
		{"untrusted", func(t shownTag) token.Position { return t.Untrusted.Pos }, classString, true, inResults},
	}
}

var sideNames = map[side]string{
	ofTool:      "the fields of the tool struct itself",
	inArguments: "arguments",
	inResults:   "results",
}

// options reports the options of tool tags that have no effect where they
// stand.
func (b *binder) options() {
	table := optionTable()
	for _, o := range b.pkg.Objects {
		for _, f := range o.Fields {
			tag := b.shown[f]
			for _, opt := range table {
				if p := opt.said(tag); p.IsValid() {
					b.option(opt, o, f, tag.from.at(p))
				}
			}
		}
	}
}

func (b *binder) option(opt option, o *model.Object, f *model.Field, pos token.Position) {
	kind := classOf(f.Type)
	if e := element(f.Type); e != nil && opt.elements {
		kind = classOf(e)
	}
	switch {
	case kind&opt.on == 0:
		b.found.add(pos, "TA055", "take it away", fmt.Sprintf("%s is for %s, not for %s", opt.name, opt.on.common(), kind))
	case opt.name == "from" && b.sides[o]&opt.where == 0 && b.sides[o] != 0:
		b.found.add(pos, "TA131", callerHint, "an argument comes from the model, or from the caller")
	case b.sides[o]&opt.where == 0 && b.sides[o] != 0:
		b.found.add(pos, "TA055", "take it away", fmt.Sprintf("%s is for %s", opt.name, sideNames[opt.where]))
	case opt.name == "coerce" && f.Coerce == model.CoerceNumber && kind != classString:
		b.found.add(pos, "TA055", "take it away", "coerce=number is for a string, not for "+kind.String())
	case opt.name == "redact" && kind != classString && f.Show.Redact != "all":
		b.found.add(pos, "TA055", "write redact=all", fmt.Sprintf("redact=%s is for a string, not for %s", f.Show.Redact, kind))
	case opt.name == "label":
		b.labels(o, f, pos)
	case opt.name == "map":
		b.synonyms(f, pos)
	case opt.name == "from" && element(f.Type) == nil && hasEach(f):
		b.found.add(pos, "TA055", "take the [] away", "[] in from= is for lists, not for "+kind.String())
	case opt.name == "as" && f.Show.As == "located" && !fits(f):
		b.found.add(pos, "TA055", "use a list of structs of just these: path and text, strings, and line, an integer",
			"as=located does not fit "+describeList(f))
	case opt.name == "as" && !fits(f):
		b.found.add(pos, "TA055", "take it away", fmt.Sprintf("as=%s does not fit %s", f.Show.As, describeList(f)))
	}
}

// fits reports whether the shape that the tag asks for can hold the field.
func fits(f *model.Field) bool {
	e := element(f.Type)
	s, structs := e.(model.Struct)
	switch f.Show.As {
	case "rows":
		return structs && isFlat(s.Object)
	case "records":
		return structs
	case "located":
		return structs && !hasAbsent(f.Type) && isLocated(s.Object)
	case "list":
		return e != nil && isScalar(e)
	case "lines":
		return classOf(f.Type) == classString
	case "log":
		return classOf(f.Type)&(classString|classText) != 0
	default:
		return false
	}
}

func describeList(f *model.Field) string {
	if e := element(f.Type); e != nil {
		return "a list of " + plural(classOf(e))
	}
	return classOf(f.Type).String()
}

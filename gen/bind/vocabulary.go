package bind

import (
	"fmt"
	"slices"
	"strings"

	"github.com/tooladapt/tooladapt/gen/model"
)

// vocabulary is what the keys of a package's results mean. The zero vocabulary
// is empty.
type vocabulary struct {
	meanings map[string]meaning
	keys     map[model.Name][]useOfType
	// used are the structs that were taken in.
	used []*model.Object
}

// meaning is what a key stands for, and where that was first said.
type meaning struct {
	kind, unit string
	field      *model.Field
}

// useOfType is the keys under which one struct has values of a named type.
type useOfType struct {
	object *model.Object
	keys   []string
	field  *model.Field
}

// use takes the keys of a result struct into the vocabulary: one key has one
// meaning, and one named type has one key, but for structs that have several
// values of it.
func (b *binder) use(o *model.Object) {
	v := &b.terms
	if slices.Contains(v.used, o) {
		return
	}
	v.used = append(v.used, o)
	if v.meanings == nil {
		v.meanings, v.keys = make(map[string]meaning), make(map[model.Name][]useOfType)
	}
	for _, f := range o.Fields {
		m := meaning{kindOf(f.Type), f.Show.Unit, f}
		first, known := v.meanings[f.JSON]
		switch {
		case !known:
			v.meanings[f.JSON] = m
		case first.kind != m.kind:
			b.found.add(f.Pos, "TA096", "give one of them another name",
				fmt.Sprintf("%s is %s here, and %s at %s", f.JSON, m.kind, first.kind, spot(first.field)))
		case first.unit != m.unit:
			b.found.add(f.Pos, "TA096", "use one unit, or give one of them another name",
				fmt.Sprintf("%s has %s here, and %s at %s", f.JSON, unitName(m.unit), unitName(first.unit), spot(first.field)))
		}
		b.useType(o, f)
	}
}

func (b *binder) useType(o *model.Object, f *model.Field) {
	name := valueName(f.Type)
	if name.IsZero() {
		return
	}
	uses := b.terms.keys[name]
	if n := len(uses); n > 0 && uses[n-1].object == o {
		uses[n-1].keys = append(uses[n-1].keys, f.JSON)
		return
	}
	known := slices.ContainsFunc(uses, func(u useOfType) bool { return slices.Contains(u.keys, f.JSON) })
	if len(uses) > 0 && !known {
		b.found.add(f.Pos, "TA097", "use one key for it",
			fmt.Sprintf("%s is called %s here, and %s at %s", name.Name, f.JSON, strings.Join(uses[0].keys, " and "), spot(uses[0].field)))
	}
	b.terms.keys[name] = append(uses, useOfType{o, []string{f.JSON}, f})
}

// spot is where a field is, as messages write it.
func spot(f *model.Field) string { return place(f.Pos.Filename, f.Pos.Line) }

func unitName(unit string) string {
	if unit == "" {
		return "no unit"
	}
	return "the unit " + unit
}

// kindOf is what a reader takes a value for: its JSON kind, with the name of
// an enum or struct.
func kindOf(t model.Type) string {
	switch t := bare(t).(type) {
	case model.Struct:
		return t.Object.Go.String()
	case model.List:
		return "a list of " + many(kindOf(t.Elem))
	case model.Array:
		return "a list of " + many(kindOf(t.Elem))
	case model.Map:
		return "a map to " + many(kindOf(t.Elem))
	case model.String:
		return enumOr(t.Enum, "a string")
	case model.Int:
		return enumOr(t.Enum, "a number")
	case model.Textual:
		return t.Name.String()
	case model.Float, model.Decimal, model.Numeral, model.BigInt:
		return "a number"
	default:
		return classOf(t).String()
	}
}

// many is the plural of a kind: numbers, lists of numbers. Names stay.
func many(kind string) string {
	article, rest, _ := strings.Cut(kind, " ")
	if article != "a" && article != "an" {
		return kind
	}
	noun, more, _ := strings.Cut(rest, " ")
	return strings.TrimSuffix(noun+"s "+more, " ")
}

func enumOr(e *model.Enum, kind string) string {
	if e == nil {
		return kind
	}
	return e.Go.Name
}

// valueName is the name of a defined scalar type; zero for others.
func valueName(t model.Type) model.Name {
	switch t := bare(t).(type) {
	case model.Bool:
		return t.Name
	case model.Int:
		if t.Name == duration {
			return model.Name{} // a unit, and no meaning
		}
		return t.Name
	case model.Float:
		return t.Name
	case model.String:
		return t.Name
	default:
		return model.Name{}
	}
}

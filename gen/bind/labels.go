package bind

import (
	"fmt"
	"go/token"
	"slices"

	"github.com/tooladapt/tooladapt/gen/model"
)

// labels holds what label= says of f, a field of o, against its type, and its
// second key against the others of o.
func (b *binder) labels(o *model.Object, f *model.Field, pos token.Position) {
	if classOf(f.Type) == classBool {
		if f.Show.Yes == "" {
			b.found.add(pos, "TA055", "write label=true:yes|false:no", "label of a boolean has words for true and false, and for nothing else")
		}
		return
	}
	name, all := enumValues(f.Type)
	switch {
	case len(all) == 0:
		b.found.add(pos, "TA055", "give the field a named type with constants", "label is for a boolean or an enum, and the type of the field has no constants")
		return
	case f.Show.Yes != "":
		b.found.add(pos, "TA055", "name the constants' values", "label has words for true and false, which are of a boolean, not of "+name)
		return
	}
	for _, l := range f.Show.Labels {
		if !slices.Contains(all, l.Value) {
			b.found.add(pos, "TA055", "name one of the constants' values", "label has "+l.Value+", which is no value of "+name)
		}
		if l.Word != l.Value && slices.Contains(all, l.Word) {
			b.found.add(pos, "TA055", "use another word",
				fmt.Sprintf("label has the word %s for %s, which is another value of %s", l.Word, l.Value, name))
		}
	}
	for _, other := range o.Fields {
		if other.JSON == f.JSON+model.CodeSuffix {
			b.found.add(pos, "TA055", "rename one of them, or take the label away",
				fmt.Sprintf("label shows the value as %s, which is the key of the field at %s too", other.JSON, place(other.Pos.Filename, other.Pos.Line)))
		}
	}
}

// enumValues are the name of the enum t and its values, integers in digits; none
// where t is no enum.
func enumValues(t model.Type) (name string, all []string) {
	switch t := model.Innermost(t).(type) {
	case model.String:
		if t.Enum != nil {
			return t.Name.String(), values(t.Enum)
		}
	case model.Int:
		if t.Enum != nil {
			for _, c := range t.Enum.Constants {
				all = append(all, c.Value)
			}
			return t.Name.String(), all
		}
	}
	return "", nil
}

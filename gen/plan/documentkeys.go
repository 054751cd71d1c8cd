package plan

import (
	"slices"
	"strings"

	"github.com/tooladapt/tooladapt/gen/model"
)

// documentArguments are the arguments of o, what is in a struct behind it.
func documentArguments(o *model.Object) (all []DocumentArgument) {
	walk(o, "", nil, func(name string, f *model.Field, again bool) {
		a := DocumentArgument{
			Name: name, Type: typeWords(f.Type, f.Constraint, again), Required: f.Required, Default: f.Default, Meaning: f.Description,
		}
		if f.Show.Secret {
			a.Meaning = joined(a.Meaning, "It is never repeated.")
		}
		all = append(all, a)
	})
	return all
}

// documentKeys are the keys of a result of type t, what is in a struct or list
// behind it. What is for the log only is none of them.
func documentKeys(t model.Type) (all []DocumentKey) {
	o := model.StructOf(t)
	if o == nil {
		return nil
	}
	walk(o, "", nil, func(name string, f *model.Field, again bool) {
		typ := typeWords(f.Type, f.Constraint, again)
		all = append(all, DocumentKey{Key: name, Type: typ, Unit: f.Show.Unit, Meaning: keyMeaning(f)})
		if len(f.Show.Labels) > 0 {
			all = append(all, DocumentKey{Key: name + model.CodeSuffix, Type: typ, Meaning: "What " + name + " is, as arguments take it."})
		}
	})
	return all
}

// keyMeaning is what is said of f, and how it is shown.
func keyMeaning(f *model.Field) string {
	s := f.Show
	meaning := f.Description
	if s.Yes != "" || s.No != "" {
		meaning = joined(meaning, "Shown as "+s.Yes+" or "+s.No+".")
	}
	if len(s.Labels) > 0 {
		var words []string
		for _, l := range s.Labels {
			words = append(words, l.Word+" ("+l.Value+")")
		}
		meaning = joined(meaning, "Shown as "+strings.Join(words, ", ")+".")
	}
	switch {
	case s.Secret || s.Redact == "all":
		return joined(meaning, "Never shown.")
	case s.Redact != "":
		return joined(meaning, "Masked as "+s.Redact+".")
	case s.Untrusted:
		meaning = joined(meaning, "Outside data, always quoted.")
	}
	if s.Key {
		meaning = joined(meaning, "Always has its own line.")
	}
	return meaning
}

// joined are two texts as one.
func joined(a, b string) string { return strings.TrimSpace(a + " " + b) }

// walk visits the fields of o and of the structs in it. Within are those around o;
// a field whose struct is one of them is visited, but not looked into again.
func walk(o *model.Object, prefix string, within []*model.Object, visit func(name string, f *model.Field, again bool)) {
	within = append(slices.Clip(within), o)
	for _, f := range o.Fields {
		if f.Show.Log {
			continue
		}
		inner := model.StructOf(f.Type)
		again := slices.Contains(within, inner)
		name := prefix + f.JSON
		visit(name, f, again)
		if inner != nil && !again && !f.Show.Secret && f.Show.Redact == "" {
			walk(inner, name+brackets(f.Type)+".", within, visit)
		}
	}
}

// brackets stand behind the name of a list or map, once for each that is around
// its elements.
func brackets(t model.Type) string {
	switch t := bare(t).(type) {
	case model.List:
		return "[]" + brackets(t.Elem)
	case model.Array:
		return "[]" + brackets(t.Elem)
	case model.Map:
		return "[]" + brackets(t.Elem)
	default:
		return ""
	}
}

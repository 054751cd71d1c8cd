package schema

import (
	"github.com/tooladapt/tooladapt/gen/diag"
	"github.com/tooladapt/tooladapt/gen/model"
)

// Check holds what t promises of its arguments against their schema: that
// examples are accepted and rejects refused, and that each default and example
// of a field is a value of it.
func Check(t *model.Tool, arguments []byte) []diag.Diagnostic {
	var found []diag.Diagnostic
	for _, e := range t.Examples {
		if err := Accepts(arguments, e.JSON); err != nil {
			found = append(found, diag.Diagnostic{
				Pos: e.Pos, Code: "TA088",
				Message: "the example is refused: " + refusal(err),
				Hint:    "correct the example, or the rule that refuses it",
			})
		}
	}
	for _, r := range t.Rejects {
		if Accepts(arguments, r.JSON) == nil {
			found = append(found, diag.Diagnostic{
				Pos: r.Pos, Code: "TA089",
				Message: "the arguments to reject are accepted",
				Hint:    "write down the rule that should refuse them, or remove the line",
			})
		}
	}
	for _, f := range fields(t.Arguments, make(map[*model.Object]bool)) {
		found = append(found, checkField(f)...)
	}
	return found
}

// checkField holds the default and the examples of a field against its schema.
func checkField(f *model.Field) []diag.Diagnostic {
	if f.Default == "" && len(f.Examples) == 0 {
		return nil
	}
	refused := func(what string, err error) diag.Diagnostic {
		return diag.Diagnostic{Pos: f.Pos, Code: "TA057", Hint: "correct one of them",
			Message: "the " + what + " of " + f.JSON + " breaks the field's own rule: " + refusal(err)}
	}
	text, err := canonical(converter{}.field(f))
	if err != nil {
		return []diag.Diagnostic{refused("tag", err)}
	}
	var found []diag.Diagnostic
	if f.Default != "" {
		if err := Accepts(text, written(f, f.Default)); err != nil {
			found = append(found, refused("default", err))
		}
	}
	for _, e := range f.Examples {
		if err := Accepts(text, example(f, e)); err != nil {
			found = append(found, refused("example", err))
		}
	}
	return found
}

// fields are the fields of o and of the structs in it, each once.
func fields(o *model.Object, seen map[*model.Object]bool) []*model.Field {
	if seen[o] {
		return nil
	}
	seen[o] = true
	var all []*model.Field
	for _, f := range o.Fields {
		all = append(all, f)
		if s, ok := innermost(f.Type).(model.Struct); ok {
			all = append(all, fields(s.Object, seen)...)
		}
	}
	return all
}

// innermost is the type in pointers, lists and maps.
func innermost(t model.Type) model.Type {
	switch t := t.(type) {
	case model.Pointer:
		return innermost(t.Elem)
	case model.Maybe:
		return innermost(t.Elem)
	case model.List:
		return innermost(t.Elem)
	case model.Array:
		return innermost(t.Elem)
	case model.Map:
		return innermost(t.Elem)
	default:
		return t
	}
}

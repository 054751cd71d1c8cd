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
		found = append(found, checkZero(f)...)
	}
	return found
}

// CheckSamples holds the samples of t against the schema of its result, nil for
// none.
func CheckSamples(t *model.Tool, result []byte) []diag.Diagnostic {
	var found []diag.Diagnostic
	for _, s := range t.Samples {
		d := diag.Diagnostic{Pos: s.Pos, Code: "TA079", Message: "the sample is of a tool without a result", Hint: "take it away"}
		if result != nil {
			err := Accepts(result, s.JSON)
			if err == nil {
				continue
			}
			d.Message, d.Hint = "the sample is no result: "+refusal(err), "correct the sample, or the rule that refuses it"
		}
		found = append(found, d)
	}
	return found
}

// checkField holds the values that the tags of a field give against its schema,
// each where it stands.
func checkField(f *model.Field) []diag.Diagnostic {
	var found []diag.Diagnostic
	for i, said := range f.Said {
		held, text := f, ""
		switch said.Keyword {
		case "enum":
			held, text = enumerated(f), said.JSON
		case "example":
			text = example(f, said.JSON)
		case "default":
			if i > 0 && f.Said[i-1].Keyword == said.Keyword {
				continue // one default of several elements
			}
			text = written(f, f.Default)
		}
		if err := accepted(held, text); err != nil {
			found = append(found, diag.Diagnostic{Pos: said.Pos, Code: "TA057", Hint: "correct one of them",
				Message: "the " + said.Keyword + " of " + f.JSON + " breaks the field's own rule: " + refusal(err)})
		}
	}
	return found
}

// accepted is nil where a JSON text is a value of the field.
func accepted(f *model.Field, text string) error {
	schema, err := canonical(converter{}.field(f))
	if err != nil {
		return err
	}
	return Accepts(schema, text)
}

// enumerated is a field whose values are those that f's tags name, or of which f
// is a list or map: with every rule but the enum itself.
func enumerated(f *model.Field) *model.Field {
	one := model.Field{JSON: f.JSON, Type: behind(f.Type), Constraint: scalar(f.Constraint)}
	switch t := one.Type.(type) {
	case model.List:
		one.Type = behind(t.Elem)
	case model.Array:
		one.Type = behind(t.Elem)
	case model.Map:
		one.Type = behind(t.Elem)
	}
	one.Constraint.Enum = nil
	return &one
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
		if s, ok := model.Innermost(f.Type).(model.Struct); ok {
			all = append(all, fields(s.Object, seen)...)
		}
	}
	return all
}

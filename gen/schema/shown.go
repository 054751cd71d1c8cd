package schema

import (
	"slices"

	"github.com/invopop/jsonschema"

	"github.com/tooladapt/tooladapt/gen/model"
)

// Shown is the canonical schema of t's result as its writer of JSON writes it,
// where result is what [Result] answers: fields for the log are not there, hidden
// ones are one text, and no rule of a value holds for its mask.
func Shown(t *model.Tool, schema []byte) ([]byte, error) {
	o := model.StructOf(t.Result)
	if o == nil {
		return schema, nil
	}
	differs := func(f *model.Field) bool { return f.Show.Log || hides(f) }
	if !slices.ContainsFunc(append(o.Within(), o), func(o *model.Object) bool { return slices.ContainsFunc(o.Fields, differs) }) {
		return schema, nil
	}
	return result(t, true)
}

// hides reports whether the value of f is masked or hidden.
func hides(f *model.Field) bool { return f.Show.Secret || f.Show.Redact != "" }

// mask is the schema of what stands for a value of schema s.
func mask(s *jsonschema.Schema, show model.Show) *jsonschema.Schema {
	if r, _ := model.RedactionOf(show.Redact); show.Secret || r.Func == "" {
		return &jsonschema.Schema{Type: "string", Const: "(redacted)"}
	}
	for _, text := range [...]*jsonschema.Schema{s, s.Items} {
		if text != nil {
			text.Enum = nil
		}
	}
	return s
}

package schema

import (
	"github.com/invopop/jsonschema"

	"github.com/tooladapt/tooladapt/gen/model"
)

// Shown is the canonical schema of t's result as its writer of JSON writes it;
// nil where the tool answers with an error only. Beside what [Result] says,
// fields for the log are not there, hidden ones are one text, no rule of a value
// holds for its mask, and a nil list is null. Of what a source answered nothing
// need be there.
func Shown(t *model.Tool) ([]byte, error) {
	if t.Result == nil {
		return nil, nil
	}
	return result(t, converter{shown: true, normalized: t.Handler == nil || t.Handler.Answers == model.AnswersRaw})
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

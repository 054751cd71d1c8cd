package schema

import (
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/gen/diag"
	"github.com/tooladapt/tooladapt/gen/model"
)

// checkZero holds the zero of a field that may be missing, and that its struct
// then has all the same, against the field's schema: who validates the struct
// can't tell it from a value that was sent.
func checkZero(f *model.Field) []diag.Diagnostic {
	if f.Required || f.Default != "" || leavesOut(f) {
		return nil
	}
	text, known := zero(f.Type)
	if !known {
		return nil
	}
	alone := *f
	alone.Said = nil
	schema, err := Arguments(&model.Tool{Arguments: &model.Object{Fields: []*model.Field{&alone}}})
	if err == nil {
		err = Accepts(schema, "{"+strconv.Quote(f.JSON)+":"+written(f, text)+"}")
	}
	if err == nil {
		return nil
	}
	hint := "add omitempty to the json tag, or use a pointer"
	if !hasEmpty(f.Type) {
		hint = "add omitzero to the json tag, or use a pointer"
	}
	return []diag.Diagnostic{{Pos: f.Pos, Code: "TA112", Hint: hint,
		Message: f.JSON + " may be missing, but its zero value breaks its own rule: " + refusal(err)}}
}

// leavesOut reports whether encoding/json leaves the zero of a field out.
func leavesOut(f *model.Field) bool {
	switch f.Type.(type) {
	case model.Pointer, model.Maybe:
		return true
	default:
		return f.OmitZero || f.OmitEmpty && hasEmpty(f.Type)
	}
}

// hasEmpty reports whether omitempty leaves out zeros of type t.
func hasEmpty(t model.Type) bool {
	switch t.(type) {
	case model.Struct, model.Array, model.Time, model.Decimal:
		return false
	default:
		return true
	}
}

// zero is the zero value of t as JSON; known is false for types that write their
// own, and for those that have none as an argument.
func zero(t model.Type) (text string, known bool) {
	switch t := t.(type) {
	case model.Bool:
		return "false", true
	case model.Int, model.Float, model.Decimal, model.Numeral:
		return "0", true
	case model.String, model.Bytes:
		return `""`, true
	case model.Time:
		return `"0001-01-01T00:00:00Z"`, true
	case model.List:
		return "[]", true
	case model.Map:
		return "{}", true
	case model.Array:
		text, known = zero(t.Elem)
		return "[" + strings.Repeat(text+",", t.Len-1) + text + "]", known
	case model.Struct:
		return zeroObject(t.Object), true
	case model.Pointer:
		return "null", true
	default:
		return "", false
	}
}

// zeroObject is a zero struct: its fields that are there. What is not known of
// them is left to others.
func zeroObject(o *model.Object) string {
	var members []string
	for _, f := range o.Fields {
		text, known := zero(f.Type)
		if leavesOut(f) && !f.Required || !known || throughPointer(f) {
			continue
		}
		members = append(members, strconv.Quote(f.JSON)+":"+written(f, text))
	}
	return "{" + strings.Join(members, ",") + "}"
}

// throughPointer reports whether a field stands in an embedded pointer.
func throughPointer(f *model.Field) bool {
	for _, step := range f.Go {
		if step.Pointer {
			return true
		}
	}
	return false
}

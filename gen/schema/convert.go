package schema

import (
	"encoding/json"
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/invopop/jsonschema"

	"github.com/tooladapt/tooladapt/gen/model"
)

// converter makes schemas of types, in arguments or in results: what encodes
// to null differs.
type converter struct {
	result bool
	// shown says that the schema is of what is shown of a result, and normalized
	// that a source may have left out any part of it, or said that it is null.
	shown, normalized bool
	defs              definitions
}

// object is the schema of a struct, with its doc comment as the description.
func (c converter) object(o *model.Object) *jsonschema.Schema {
	s := &jsonschema.Schema{
		Type:                 "object",
		Description:          o.Doc,
		Properties:           jsonschema.NewProperties(),
		AdditionalProperties: jsonschema.FalseSchema,
	}
	if o.Open && !c.result {
		s.AdditionalProperties = jsonschema.TrueSchema
	}
	for _, f := range o.Fields {
		if c.shown && f.Show.Log {
			continue
		}
		s.Properties.Set(f.JSON, c.field(f))
		if f.Required && !c.normalized {
			s.Required = append(s.Required, f.JSON)
		}
	}
	return s
}

// field is the schema of a field's value: that of its type, narrowed by its
// tags.
func (c converter) field(f *model.Field) *jsonschema.Schema {
	t, null := c.value(f)
	s := c.typ(t)
	masked := c.shown && hides(f)
	if masked {
		s = mask(s, f.Show)
	} else {
		constrain(s, t, c.held(f.Constraint))
	}
	if f.Quoted && !masked {
		s = quoted(t, f.Constraint)
	}
	if null || c.nils(t) {
		s = nullable(s)
	}
	s.Title = f.Title
	if s.Description = c.about(f.Type, f.Description, f.Constraint); s.Ref != "" {
		s.Description = f.Description // the definition has its own
	}
	if f.Default != "" {
		s.Default = json.RawMessage(written(f, f.Default))
	}
	for _, e := range f.Examples {
		s.Examples = append(s.Examples, json.RawMessage(example(f, e)))
	}
	return s
}

// value is the type of a field's value behind its pointer or Maybe, and
// whether null is a value too. An optional argument is left out instead; a
// result's nil pointer is written as null unless an option leaves it out.
func (c converter) value(f *model.Field) (t model.Type, null bool) {
	switch t := f.Type.(type) {
	case model.Maybe:
		return t.Elem, true
	case model.Pointer:
		written := c.result && !f.OmitEmpty && !f.OmitZero
		return behind(t), f.Required || written
	default:
		return t, false
	}
}

// typ is the schema of every value of t, without what tags say.
func (c converter) typ(t model.Type) *jsonschema.Schema {
	switch t := t.(type) {
	case model.Bool:
		return &jsonschema.Schema{Type: "boolean"}
	case model.Int:
		return c.integer(t)
	case model.Float:
		return number(t)
	case model.Decimal:
		return &jsonschema.Schema{Type: "number"}
	case model.String:
		return c.listed(&jsonschema.Schema{Type: "string"}, t.Enum)
	case model.Time:
		return &jsonschema.Schema{Type: "string", Format: "date-time"}
	case model.Any, model.Raw, model.Custom:
		return &jsonschema.Schema{}
	case model.Bytes:
		return &jsonschema.Schema{Type: "string", ContentEncoding: "base64", Pattern: base64Pattern}
	case model.Numeral:
		return &jsonschema.Schema{Type: "number"}
	case model.BigInt:
		return &jsonschema.Schema{Type: "integer"}
	case model.Textual:
		return &jsonschema.Schema{Type: "string"}
	case model.Blob:
		return blob()
	case model.Text:
		return text()
	case model.Struct:
		if name := c.defs.name(t.Object); name != "" {
			return &jsonschema.Schema{Ref: "#/$defs/" + name}
		}
		return c.object(t.Object)
	case model.Pointer:
		return nullable(c.typ(behind(t)))
	case model.Maybe:
		return nullable(c.typ(t.Elem))
	case model.List:
		return &jsonschema.Schema{Type: "array", Items: c.element(t.Elem)}
	case model.Array:
		n := uint64(t.Len)
		return &jsonschema.Schema{Type: "array", Items: c.element(t.Elem), MinItems: &n, MaxItems: &n}
	case model.Map:
		return &jsonschema.Schema{Type: "object", PropertyNames: keys(t.Key), AdditionalProperties: c.element(t.Elem)}
	default:
		panic(fmt.Sprintf("unreachable: %T", t))
	}
}

// element is the schema of a value of type t in a list or map.
func (c converter) element(t model.Type) *jsonschema.Schema {
	if c.nils(t) {
		return nullable(c.typ(t))
	}
	return c.typ(t)
}

// nils reports whether a value of type t that has no mark of its own for it is
// null where nothing is there: a nil list is written so, as encoding/json does.
func (c converter) nils(t model.Type) bool {
	switch t.(type) {
	case model.List, model.Map:
		return c.shown
	default:
		return c.normalized
	}
}

// listed is s with the values of e, nil for none. What a source says beside them
// is kept, so that there they are examples.
func (c converter) listed(s *jsonschema.Schema, e *model.Enum) *jsonschema.Schema {
	if c.normalized {
		s.Examples = constants(e)
	} else {
		s.Enum = constants(e)
	}
	return s
}

// held is what always holds of what tags say: a source heeds only the type.
func (c converter) held(said model.Constraint) model.Constraint {
	if c.normalized {
		return model.Constraint{Type: said.Type}
	}
	return said
}

// base64Pattern is the one way in which encoding/json writes bytes.
const base64Pattern = `^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=|[A-Za-z0-9+/][AQgw]==)?$`

// keys is the schema of the names in a map with keys of type t; nil for any
// names. As in [quoted] the last few integers beyond a type are left to the
// decoder.
func keys(t model.Type) *jsonschema.Schema {
	i, ok := t.(model.Int)
	if !ok {
		return nil
	}
	return &jsonschema.Schema{Pattern: strings.Replace(integerPattern(i), "-?(0|", "(0|-?", 1)} // -0 is none
}

// integer bounds an integer by the size of its type, unless it is an enum. In a
// result that has 64 bits, the bounds would say nothing to those who read it.
func (c converter) integer(t model.Int) *jsonschema.Schema {
	s := &jsonschema.Schema{Type: "integer"}
	if t.Enum != nil {
		return c.listed(s, t.Enum)
	}
	if c.result && t.Bits == 64 {
		if t.Unsigned {
			s.Minimum = "0"
		}
		return s
	}
	if t.Unsigned {
		s.Minimum = "0"
		s.Maximum = json.Number(strconv.FormatUint(math.MaxUint64>>(64-t.Bits), 10))
		return s
	}
	s.Minimum = json.Number(strconv.FormatInt(math.MinInt64>>(64-t.Bits), 10))
	s.Maximum = json.Number(strconv.FormatInt(math.MaxInt64>>(64-t.Bits), 10))
	return s
}

// number bounds a 32-bit float by its size; a 64-bit one has the range of what
// JSON numbers are read into everywhere.
func number(t model.Float) *jsonschema.Schema {
	s := &jsonschema.Schema{Type: "number"}
	if t.Bits == 32 {
		s.Maximum = json.Number(strconv.FormatFloat(math.MaxFloat32, 'g', -1, 32))
		s.Minimum = "-" + s.Maximum
	}
	return s
}

// blob describes an attachment: its bytes travel beside the JSON.
func blob() *jsonschema.Schema {
	s := &jsonschema.Schema{
		Type:                 "object",
		Properties:           jsonschema.NewProperties(),
		Required:             []string{"name", "media_type", "size"},
		AdditionalProperties: jsonschema.FalseSchema,
	}
	s.Properties.Set("name", &jsonschema.Schema{Type: "string"})
	s.Properties.Set("media_type", &jsonschema.Schema{Type: "string"})
	s.Properties.Set("size", &jsonschema.Schema{Type: "integer", Minimum: "0"})
	return s
}

// text describes a text, or a part of one.
func text() *jsonschema.Schema {
	s := &jsonschema.Schema{
		Type:                 "object",
		Properties:           jsonschema.NewProperties(),
		Required:             []string{"first", "total", "body"},
		AdditionalProperties: jsonschema.FalseSchema,
	}
	s.Properties.Set("first", &jsonschema.Schema{Type: "integer", Description: "Number of the first line."})
	s.Properties.Set("total", &jsonschema.Schema{Type: "integer", Description: "Lines of the whole text, 0 where that is not known."})
	s.Properties.Set("body", &jsonschema.Schema{Type: "string"})
	return s
}

// nullable is s with null as a further value. Schema.Type is one string, so
// the two types go through Extras.
func nullable(s *jsonschema.Schema) *jsonschema.Schema {
	if s.Ref != "" {
		return &jsonschema.Schema{AnyOf: []*jsonschema.Schema{s, {Type: "null"}}}
	}
	if s.Type == "" {
		return s // nullable already
	}
	if s.Const != nil {
		s.Enum, s.Const = []any{s.Const}, nil
	}
	s.Extras = map[string]any{"type": []string{s.Type, "null"}}
	s.Type = ""
	if s.Enum != nil {
		s.Enum = append(s.Enum, nil)
	}
	return s
}

func constants(e *model.Enum) []any {
	if e == nil {
		return nil
	}
	values := make([]any, len(e.Constants))
	for i, c := range e.Constants {
		values[i] = json.RawMessage(c.Value)
	}
	return values
}

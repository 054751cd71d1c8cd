package plan

import (
	"fmt"

	"github.com/tooladapt/tooladapt/gen/model"
)

// form is the kind of place that a scalar is shown in. It is the end of the
// name of the function that shows it.
type form string

const (
	inField form = "Field"
	inCell  form = "Cell"
	inItem  form = "Item"
	inJSON  form = "JSON"
)

// isScalar reports whether values of t fit in one field, cell or item.
func isScalar(t model.Type) bool {
	switch t := t.(type) {
	case model.Bool, model.Int, model.Float, model.String, model.Time, model.Decimal, model.Numeral, model.BigInt, model.Textual:
		return true
	case model.Pointer:
		return isScalar(t.Elem)
	case model.Maybe:
		return isScalar(t.Elem)
	default:
		return false
	}
}

// redaction is the function that masks strings of that kind, "" where none
// does.
func redaction(kind string) string {
	r, _ := model.RedactionOf(kind)
	return r.Func
}

// hidden reports whether a value of type t is not shown at all: it is secret,
// or its redaction has no function for such values.
func hidden(t model.Type, show model.Show) bool {
	if show.Secret {
		return true
	}
	return show.Redact != "" && (!isText(t) || redaction(show.Redact) == "")
}

// isText reports whether t is a string, or has only strings as elements.
func isText(t model.Type) bool {
	switch t := t.(type) {
	case model.String:
		return true
	case model.Pointer:
		return isText(t.Elem)
	case model.Maybe:
		return isText(t.Elem)
	case model.List:
		return isText(t.Elem)
	case model.Array:
		return isText(t.Elem)
	default:
		return false
	}
}

// scalar shows the scalar at p in a place of that form.
func (b *builder) scalar(p place, show model.Show, in form) (Shown, error) {
	if hidden(p.typ, show) {
		return concealed(in), nil
	}
	convert := b.runtimeType(p.typ)
	call := Call{Value: p.value(convert)}
	var units []any
	if in == inField {
		units = []any{show.Unit}
	}
	switch t := p.typ.(type) {
	case model.Bool:
		call.Func = "Bool"
		if in != inItem && in != inJSON && show.Yes+show.No != "" {
			call.Func, call.More = "Label", []any{show.Yes, show.No}
		}
	case model.Int:
		call.Func, call.More = integerMethod(t), units
		call = labelled(call, show, in)
	case model.Float:
		call.Func, call.More = "Float", append([]any{t.Bits}, units...)
	case model.String:
		call.Func, call.Value.Redact = stringFunc(show, in), redaction(show.Redact)
		call = labelled(call, show, in)
	case model.Time:
		call.Func = "Time"
	case model.Numeral:
		call.Func, call.Value.Convert, call.More = "Number", "string", units
	case model.BigInt:
		call.Func, call.Value, call.More = "BigInt", p.address(), units
	case model.Textual:
		call.Func, call.Value = "Textual", Value{Path: p.path}
	case model.Decimal:
		call.Func = "Decimal"
		if in != inJSON {
			call.More = append([]any{show.Scale}, units...)
		}
	default:
		return nil, fmt.Errorf("%T is no scalar", t)
	}
	call.Func += string(in)
	return call, nil
}

func stringFunc(show model.Show, in form) string {
	if show.Untrusted && in != inJSON {
		return "Untrusted"
	}
	return "String"
}

// concealed shows that there is a value, and no more.
func concealed(in form) Shown {
	if in == inCell || in == inJSON {
		return Fixed{"Redacted" + string(in)}
	}
	return Fixed{"Redacted"}
}

// integerMethod is what the runtime calls an integer of type t.
func integerMethod(t model.Int) string {
	if t.Unsigned {
		return "Uint"
	}
	return "Int"
}

// runtimeType is the type as which the runtime takes scalars of type t; "" for
// t itself.
func (b *builder) runtimeType(t model.Type) Type {
	var takes Type
	switch t := t.(type) {
	case model.Bool:
		takes = "bool"
	case model.Int:
		takes = "int64"
		if t.Unsigned {
			takes = "uint64"
		}
	case model.Float:
		takes = "float64"
	case model.String:
		takes = "string"
	case model.Bytes:
		takes = "[]byte"
	case model.Any:
		takes = "any"
	default:
		return ""
	}
	if b.typeOf(t) == takes {
		return ""
	}
	return takes
}

// column is the head of the column of f.
func column(f *model.Field) string {
	if f.Show.Unit == "" {
		return f.JSON
	}
	return f.JSON + " (" + f.Show.Unit + ")"
}

package plan

import (
	"fmt"

	"github.com/tooladapt/tooladapt/gen/model"
)

// keyText is the text of a key field.
func (b *builder) keyText(p place, show model.Show) KeyText {
	if hidden(p.typ, show) {
		return KeyText{Form: Concealed}
	}
	k := KeyText{Value: p.value(b.runtimeType(p.typ))}
	switch t := p.typ.(type) {
	case model.Bool:
		k.Form = FormatBool
	case model.Int:
		k.Form = FormatInt
		if t.Unsigned {
			k.Form = FormatUint
		}
	case model.Float:
		k.Form, k.Bits = FormatFloat, t.Bits
	case model.String:
		k.Value.Redact = redaction(show.Redact)
	case model.Time:
		k.Form, k.Value.Op = FormatTime, AsIs
	case model.Decimal:
		k.Form, k.Value.Op = CallString, AsIs
	case model.Numeral:
		k.Value.Convert = "string"
	case model.BigInt:
		k.Form, k.Value = CallString, Value{Path: p.path}
	case model.Textual:
		k.Form, k.Value = CallText, Value{Path: p.path}
	default:
		panic(fmt.Sprintf("unreachable: %T", t))
	}
	return k
}

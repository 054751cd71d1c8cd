package plan

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strings"
	"time"

	"github.com/tooladapt/tooladapt/gen/model"
)

// Literal is a value as Go source: a sealed sum.
type Literal interface{ uses() []string }

type (
	// StringLiteral is a string.
	StringLiteral struct{ Text string }
	// PlainLiteral is a number, true or false, as source text.
	PlainLiteral struct{ Text string }
	// ConstLiteral is a constant.
	ConstLiteral struct{ Name Type }
	// ConvertLiteral is a conversion: Level(3).
	ConvertLiteral struct {
		To    Type
		Value Literal
	}
	// WrapLiteral is new(v) or tool.Some(v).
	WrapLiteral struct {
		Wrap  Wrap
		Value Literal
	}
	// ListLiteral is a list: []string{"a", "b"}.
	ListLiteral struct {
		Of     Type
		Values []Literal
	}
	// DecimalLiteral is tool.NewDecimal(1250, 2).
	DecimalLiteral struct {
		Units int64
		Scale int
	}
	// TimeLiteral is time.Date(2026, 7, 18, 0, 0, 0, 0, time.UTC).
	TimeLiteral struct {
		Time time.Time
		// Offset is the zone in seconds east of UTC.
		Offset int
	}
)

func (l StringLiteral) uses() []string  { return nil }
func (l PlainLiteral) uses() []string   { return nil }
func (l ConstLiteral) uses() []string   { return paths(l.Name) }
func (l ConvertLiteral) uses() []string { return append(paths(l.To), l.Value.uses()...) }
func (l DecimalLiteral) uses() []string { return []string{ToolPath} }
func (l TimeLiteral) uses() []string    { return []string{"time"} }

func (l WrapLiteral) uses() []string {
	if l.Wrap == Some {
		return append(l.Value.uses(), ToolPath)
	}
	return l.Value.uses()
}

func (l ListLiteral) uses() []string {
	all := paths(l.Of)
	for _, v := range l.Values {
		all = append(all, v.uses()...)
	}
	return all
}

// literal is the Go value of a JSON text for type t.
func (b *builder) literal(t model.Type, text string) (Literal, error) {
	switch t := t.(type) {
	case model.Pointer:
		v, err := b.typedLiteral(t.Elem, text)
		return WrapLiteral{New, v}, err
	case model.Maybe:
		v, err := b.typedLiteral(t.Elem, text)
		return WrapLiteral{Some, v}, err
	case model.List:
		return b.listLiteral(t, t.Elem, text)
	case model.Array:
		return b.listLiteral(t, t.Elem, text)
	default:
		return b.scalarLiteral(t, text)
	}
}

// typedLiteral is a literal whose type is t also where nothing says so.
func (b *builder) typedLiteral(t model.Type, text string) (Literal, error) {
	l, err := b.literal(t, text)
	switch l := l.(type) {
	case StringLiteral, PlainLiteral:
		if of := b.typeOf(t); of != "string" && of != "bool" && of != "int" {
			return ConvertLiteral{of, l}, err
		}
	}
	return l, err
}

func (b *builder) listLiteral(t, elem model.Type, text string) (Literal, error) {
	var values []json.RawMessage
	if err := json.Unmarshal([]byte(text), &values); err != nil {
		return nil, err
	}
	list := ListLiteral{Of: b.typeOf(t)}
	for _, v := range values {
		l, err := b.literal(elem, string(v))
		if err != nil {
			return nil, err
		}
		list.Values = append(list.Values, l)
	}
	if a, ok := t.(model.Array); ok && len(values) != a.Len {
		return nil, fmt.Errorf("%d elements, not %d", len(values), a.Len)
	}
	return list, nil
}

func (b *builder) scalarLiteral(t model.Type, text string) (Literal, error) {
	switch t := t.(type) {
	case model.Bool:
		if text != "true" && text != "false" {
			return nil, errors.New("no boolean")
		}
		return PlainLiteral{text}, nil
	case model.Int:
		if l, ok := b.constant(t.Enum, text); ok {
			return l, nil
		}
		n, err := number(text)
		if err != nil || !n.IsInt() {
			return nil, errors.New("no integer")
		}
		return PlainLiteral{n.Num().String()}, nil
	case model.Float:
		_, err := number(text)
		return PlainLiteral{text}, err
	case model.String:
		if l, ok := b.constant(t.Enum, text); ok {
			return l, nil
		}
		var s string
		err := json.Unmarshal([]byte(text), &s)
		return StringLiteral{s}, err
	case model.Time:
		var at time.Time
		err := json.Unmarshal([]byte(text), &at)
		_, offset := at.Zone()
		return TimeLiteral{at, offset}, err
	case model.Decimal:
		return decimalLiteral(text)
	case model.Numeral:
		_, err := number(text)
		return StringLiteral{text}, err
	case model.Bytes:
		var v []byte
		err := json.Unmarshal([]byte(text), &v)
		return ConvertLiteral{b.typeOf(t), StringLiteral{string(v)}}, err
	default:
		return nil, fmt.Errorf("a value of %s cannot be written", b.typeOf(t))
	}
}

// constant is the constant of e with that value, if it can be named here.
func (b *builder) constant(e *model.Enum, value string) (Literal, bool) {
	if e == nil {
		return nil, false
	}
	i := slices.IndexFunc(e.Constants, func(c model.Constant) bool { return c.Value == value })
	if i < 0 || !b.visible(model.Name{Path: e.Go.Path, Name: e.Constants[i].Go}) {
		return nil, false
	}
	return ConstLiteral{b.named(model.Name{Path: e.Go.Path, Name: e.Constants[i].Go}, "")}, true
}

// decimalLiteral is a JSON number as units and a scale: as many digits as it
// has.
func decimalLiteral(text string) (Literal, error) {
	n, err := number(text)
	if err != nil {
		return nil, err
	}
	digits := 0
	if _, fraction, ok := strings.Cut(text, "."); ok && !strings.ContainsAny(text, "eE") {
		digits = len(fraction)
	}
	scale := 0
	for ; scale < digits || !n.IsInt() && scale < maxScale; scale++ {
		n.Mul(n, big.NewRat(10, 1))
	}
	if !n.IsInt() || !n.Num().IsInt64() || scale > maxScale {
		return nil, errors.New("too many digits")
	}
	return DecimalLiteral{n.Num().Int64(), scale}, nil
}

// maxScale is the largest scale of a tool.Decimal.
const maxScale = 18

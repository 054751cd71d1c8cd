package plan

import (
	"errors"
	"math"
	"math/big"

	"github.com/tooladapt/tooladapt/gen/model"
)

// number is a JSON number, exactly.
func number(text string) (*big.Rat, error) {
	n, ok := new(big.Rat).SetString(text)
	if !model.IsPlainNumber(text) || !ok {
		return nil, errors.New("no number")
	}
	return n, nil
}

// Bound is one end of a range: a number as source text.
type Bound struct {
	// Exclusive says that the end itself is outside.
	Exclusive bool
	// Member is the field of decode.Bound that counts, such as Int.
	Member string
	// Value is the number; "" where there is no such end.
	Value string
}

// bounds are the ends of the range of a number of type t. An end that its type
// has anyway is none.
func bounds(t model.Type, c model.Constraint) (low, high Bound, err error) {
	low, err = bound(t, c.Minimum, c.ExclusiveMinimum, -1)
	if err == nil {
		high, err = bound(t, c.Maximum, c.ExclusiveMaximum, +1)
	}
	return low, high, err
}

// bound is the tighter of two ends; side is -1 for the lower one.
func bound(t model.Type, inclusive, exclusive string, side int) (Bound, error) {
	text, isExclusive := inclusive, false
	if exclusive != "" {
		e, err := number(exclusive)
		if err != nil {
			return Bound{}, err
		}
		if i, err := number(inclusive); err != nil || i.Cmp(e)*side >= 0 {
			text, isExclusive = exclusive, true
		}
	}
	if text == "" {
		return Bound{}, nil
	}
	n, err := number(text)
	if err != nil {
		return Bound{}, err
	}
	integer, ok := t.(model.Int)
	if !ok {
		return Bound{isExclusive, "Float", text}, nil
	}
	return integerBound(integer, n, isExclusive, side), nil
}

// integerBound is the bound of an integer: the last one inside, unless every
// integer of the type is.
func integerBound(t model.Int, n *big.Rat, exclusive bool, side int) Bound {
	whole := new(big.Int).Div(n.Num(), n.Denom()) // rounds down
	if !n.IsInt() {
		exclusive = false
		if side < 0 {
			whole.Add(whole, big.NewInt(1))
		}
	}
	member, least, most := "Int", big.NewInt(math.MinInt64), big.NewInt(math.MaxInt64)
	if t.Unsigned {
		member, least, most = "Uint", new(big.Int), new(big.Int).SetUint64(math.MaxUint64)
	}
	switch {
	case side < 0 && whole.Cmp(least) < 0, side > 0 && whole.Cmp(most) > 0:
		return Bound{} // every value is inside
	case whole.Cmp(least) < 0: // none is
		return Bound{true, member, least.String()}
	case whole.Cmp(most) > 0:
		return Bound{true, member, most.String()}
	default:
		return Bound{exclusive, member, whole.String()}
	}
}

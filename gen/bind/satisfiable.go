package bind

import (
	"fmt"
	"math/big"

	"github.com/tooladapt/tooladapt/gen/model"
)

// maxElements is how many elements decoders take in all lists and maps together.
const maxElements = 1 << 18

// contradiction is what no value satisfies, or what would never count, told at
// the last of the keywords that have a part in it.
type contradiction struct {
	broken        bool
	keyword, text string
}

// contradictions are the keywords that do not go together.
func (k *keywords) contradictions() (found []contradiction) {
	c := k.field.Constraint
	number, least, most := "", "minItems", "maxItems"
	if classOf(k.field.Type) == classMap {
		least, most = "minProperties", "maxProperties"
	}
	if classOf(k.of)&classNumber != 0 {
		number = k.numberless()
	}
	for _, r := range [...]contradiction{
		{c.Minimum != "" && c.ExclusiveMinimum != "", "exclusiveMinimum", "minimum and exclusiveMinimum are both there"},
		{c.Maximum != "" && c.ExclusiveMaximum != "", "exclusiveMaximum", "maximum and exclusiveMaximum are both there"},
		{number != "", lastBound(c), number},
		{c.MaxLength > 0 && c.MinLength > c.MaxLength, "maxLength", "minLength is more than maxLength"},
		{c.MaxItems > 0 && c.MinItems > c.MaxItems, most, least + " is more than " + most},
		{c.MinItems > maxElements, least, fmt.Sprintf("no list or map has more than %d entries, and so none as many as %s says", maxElements, least)},
		{c.UniqueItems && k.needed() > k.distinct(), "uniqueItems", fmt.Sprintf("uniqueItems: there are not %d different values", k.needed())},
		{k.says && len(k.defaults) > 0, "default", "a required field has no use for its default"},
		{len(k.defaults) > 1 && element(k.field.Type) == nil, "default", "default is there twice"},
		{k.isConstant && len(c.Enum) > 1, "const", "const and enum are both there"},
		{k.field.Quoted && lastBound(c) != "", lastBound(c), "a number that the json option string puts in a string has no bounds"},
	} {
		if r.broken {
			found = append(found, r)
		}
	}
	return found
}

// lastBound is a keyword that bounds the number; "" for none.
func lastBound(c model.Constraint) string {
	for _, b := range [...]struct{ value, keyword string }{
		{c.MultipleOf, "multipleOf"}, {c.ExclusiveMaximum, "exclusiveMaximum"}, {c.Maximum, "maximum"},
		{c.ExclusiveMinimum, "exclusiveMinimum"}, {c.Minimum, "minimum"},
	} {
		if b.value != "" {
			return b.keyword
		}
	}
	return ""
}

// numberless says that the bounds leave no number; "" where they do.
func (k *keywords) numberless() string {
	c := k.field.Constraint
	low, lowText := tighter(c.Minimum, c.ExclusiveMinimum, "minimum", "exclusiveMinimum")
	high, highText := tighter(c.Maximum, c.ExclusiveMaximum, "maximum", "exclusiveMaximum")
	if t, ok := k.of.(model.Int); ok && t.Enum == nil {
		least, greatest := ends(t)
		if low == nil {
			low, lowText = least, "the least "+t.Go
		}
		if high == nil {
			high, highText = greatest, "the greatest "+t.Go
		}
	}
	switch {
	case low == nil || high == nil:
		return ""
	case low.Cmp(high) > 0:
		return lowText + " is more than " + highText
	case low.Cmp(high) == 0 && c.ExclusiveMinimum+c.ExclusiveMaximum != "":
		return "no number is between " + lowText + " and " + highText
	}
	step := "integer"
	by := big.NewRat(1, 1)
	switch {
	case c.MultipleOf != "":
		step, by = "multiple of "+c.MultipleOf, rational(c.MultipleOf)
	case classOf(k.of)&(classInt|classBigInt) == 0:
		return ""
	}
	// The first multiple inside must not be beyond the upper end.
	first := ceil(new(big.Rat).Quo(low, by))
	if c.ExclusiveMinimum != "" && new(big.Rat).Mul(first, by).Cmp(low) == 0 {
		first.Add(first, big.NewRat(1, 1))
	}
	if d := first.Mul(first, by).Cmp(high); d > 0 || d == 0 && c.ExclusiveMaximum != "" {
		return "no " + step + " is between " + lowText + " and " + highText
	}
	return ""
}

// tighter is the bound that is there, and its keyword; nil for none. That both
// are is told elsewhere.
func tighter(inclusive, exclusive, inclusiveKeyword, exclusiveKeyword string) (*big.Rat, string) {
	switch {
	case exclusive != "":
		return rational(exclusive), exclusiveKeyword
	case inclusive != "":
		return rational(inclusive), inclusiveKeyword
	default:
		return nil, ""
	}
}

// ends are the least and the greatest integer of a type.
func ends(t model.Int) (least, greatest *big.Rat) {
	bits := uint(t.Bits)
	if !t.Unsigned {
		bits--
	}
	top := new(big.Int).Lsh(big.NewInt(1), bits)
	greatest = new(big.Rat).SetInt(new(big.Int).Sub(top, big.NewInt(1)))
	if t.Unsigned {
		return new(big.Rat), greatest
	}
	return new(big.Rat).SetInt(top.Neg(top)), greatest
}

// ceil is the least integer that is not less than r.
func ceil(r *big.Rat) *big.Rat {
	n := new(big.Int).Neg(r.Num())
	n.Div(n, r.Denom()) // rounds down
	return new(big.Rat).SetInt(n.Neg(n))
}

// needed is how many elements a list or array has at least.
func (k *keywords) needed() int {
	if a, ok := bare(k.field.Type).(model.Array); ok {
		return a.Len
	}
	return k.field.Constraint.MinItems
}

// distinct is how many different elements there can be.
func (k *keywords) distinct() int {
	const many = 1 << 31
	if n := len(k.field.Constraint.Enum); n > 0 {
		return n
	}
	switch t := k.of.(type) {
	case model.Bool:
		return 2
	case model.String:
		if t.Enum != nil {
			return len(t.Enum.Constants)
		}
	case model.Int:
		if t.Enum != nil {
			return len(t.Enum.Constants)
		}
	}
	return many
}

package tool

import (
	"cmp"
	"math/bits"
	"slices"
	"strconv"
)

// maxScale is the largest number of digits after the point: the largest power
// of ten that an int64 holds.
const maxScale = 18

// Decimal is an exact decimal number, such as an amount of money: an int64 of
// units, each worth 10^-scale. The zero value is 0. Decimals of one value may
// differ in scale, as 1.5 and 1.50 do; compare them with [Decimal.Cmp].
type Decimal struct {
	units int64
	scale uint8
}

// NewDecimal is units times 10^-scale: NewDecimal(12900, 2) is 129.00. A scale
// below 0 counts as 0, and one above 18 as 18.
func NewDecimal(units int64, scale int) Decimal {
	return Decimal{units, uint8(min(max(scale, 0), maxScale))}
}

// Units is the number without its point: 12900 for 129.00.
func (d Decimal) Units() int64 { return d.units }

// Scale is the number of digits after the point, 0 to 18: 2 for 129.00.
func (d Decimal) Scale() int { return int(d.scale) }

// String is d in plain digits, as many after the point as its scale says.
func (d Decimal) String() string { return string(d.Append(nil)) }

// Append appends what String answers.
func (d Decimal) Append(dst []byte) []byte {
	if d.units < 0 {
		dst = append(dst, '-')
	}
	mark, scale := len(dst), int(d.scale)
	dst = strconv.AppendUint(dst, magnitude(d.units), 10)
	if scale == 0 {
		return dst
	}
	for len(dst)-mark <= scale { // at least one digit stays before the point
		dst = slices.Insert(dst, mark, '0')
	}
	return slices.Insert(dst, len(dst)-scale, '.')
}

// Float64 is the nearest float64. It is not exact: 0.1 has none.
func (d Decimal) Float64() float64 {
	f, _ := strconv.ParseFloat(d.String(), 64) // every Decimal is in range
	return f
}

// Cmp is -1, 0 or +1 as the value of d is less than, equal to or greater than
// that of e, whatever their scales.
func (d Decimal) Cmp(e Decimal) int {
	if s := cmp.Compare(sign(d.units), sign(e.units)); s != 0 {
		return s
	}
	scale := max(d.scale, e.scale)
	dHi, dLo := bits.Mul64(magnitude(d.units), pow10(scale-d.scale))
	eHi, eLo := bits.Mul64(magnitude(e.units), pow10(scale-e.scale))
	return sign(d.units) * cmp.Or(cmp.Compare(dHi, eHi), cmp.Compare(dLo, eLo))
}

// MarshalJSON writes a JSON number with the digits of String, so that 129.00
// stays 129.00.
func (d Decimal) MarshalJSON() ([]byte, error) { return d.Append(nil), nil }

// UnmarshalJSON reads a JSON number, or a string that holds one. As is usual in
// Go, null changes nothing.
func (d *Decimal) UnmarshalJSON(data []byte) error {
	text := string(data)
	if text == "null" {
		return nil
	}
	if n := len(text); n >= 2 && text[0] == '"' && text[n-1] == '"' {
		text = text[1 : n-1]
	}
	v, err := ParseDecimal(text)
	if err != nil {
		return err
	}
	*d = v
	return nil
}

func sign(n int64) int { return cmp.Compare(n, 0) }

// magnitude is |n|, also that of the smallest int64.
func magnitude(n int64) uint64 {
	if n < 0 {
		return -uint64(n)
	}
	return uint64(n)
}

// pow10 is 10^n, for n up to 18.
func pow10(n uint8) uint64 {
	p := uint64(1)
	for range n {
		p *= 10
	}
	return p
}

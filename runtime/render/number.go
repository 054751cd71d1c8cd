package render

import (
	"math"
	"slices"
	"strconv"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// appendFloat appends the shortest digits that read back as v.
func appendFloat(dst []byte, v float64, bits int) []byte {
	if v-v != 0 { // NaN or infinite
		return append(dst, NotNumber...)
	}
	a := math.Abs(v)
	if bits == 64 && a < maxExact && (a != 0 || !math.Signbit(v)) {
		if v == math.Trunc(v) {
			return strconv.AppendInt(dst, int64(v), 10) // the same digits, sooner
		}
		if units := int64(math.Round(v * fractions)); float64(units)/fractions == v {
			return appendFixed(dst, units)
		}
	}
	if a != 0 && (a < 1e-6 || a >= 1e21) {
		return strconv.AppendFloat(dst, v, 'e', -1, bits)
	}
	return strconv.AppendFloat(dst, v, 'f', -1, bits)
}

// A float of few digits is an integer of as many, divided by a power of ten: one
// division of exact numbers is rounded once, as parsing is, and no shorter text
// of up to 15 digits is the same float.
const (
	fractions      = 1e4 // for four digits behind the point
	fractionDigits = 4
	maxExact       = 1e11
)

// appendFixed appends units of 1/fractions without zeros at the end; there is a
// fraction.
func appendFixed(dst []byte, units int64) []byte {
	if units < 0 {
		dst, units = append(dst, '-'), -units
	}
	dst = append(strconv.AppendInt(dst, units/fractions, 10), '.')
	n, digits := units%fractions, fractionDigits
	for n%10 == 0 {
		n, digits = n/10, digits-1
	}
	end := len(dst) + digits
	dst = append(dst, "0000"[:digits]...)
	for i := end - 1; n > 0; i-- {
		dst[i] = byte('0' + n%10)
		n /= 10
	}
	return dst
}

// maxScale bounds the zeros that a scale adds.
const maxScale = 18

// appendDecimal appends v with scale digits after the point. Digits beyond
// that are kept, except for zeros at the end. A negative scale is v's own.
func appendDecimal(dst []byte, v tool.Decimal, scale int) []byte {
	units, own := uint64(v.Units()), v.Scale()
	if v.Units() < 0 {
		dst, units = append(dst, '-'), -units
	}
	if scale < 0 {
		scale = own
	}
	for ; own > scale && units%10 == 0; own-- {
		units /= 10
	}
	mark := len(dst)
	dst = strconv.AppendUint(dst, units, 10)
	if own == 0 && scale == 0 {
		return dst
	}
	for len(dst)-mark <= own { // at least one digit stays before the point
		dst = slices.Insert(dst, mark, '0')
	}
	point := len(dst) - own
	dst = append(dst, '.')
	copy(dst[point+1:], dst[point:])
	dst[point] = '.'
	for ; own < min(scale, maxScale); own++ {
		dst = append(dst, '0')
	}
	return dst
}

// appendUnit appends unit behind the number that starts at mark. With a unit
// that is no plain word, the two become one quoted value.
func appendUnit(dst []byte, mark int, unit string) []byte {
	if unit == "" {
		return dst
	}
	dst = append(append(dst, ' '), unit...)
	if isUnit(unit) {
		return dst
	}
	return appendQuoted(dst[:mark], string(dst[mark:]))
}

// isUnit reports whether unit can stand behind a number and in a column head.
func isUnit(unit string) bool {
	for i := range len(unit) {
		if unit[i] == ':' || unit[i] == ')' {
			return false
		}
	}
	return isBare(unit, inCell)
}

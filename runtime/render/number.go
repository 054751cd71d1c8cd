package render

import (
	"math"
	"slices"
	"strconv"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// appendFloat appends the shortest digits that read back as v.
func appendFloat(dst []byte, v float64, bits int) []byte {
	if math.IsNaN(v) || math.IsInf(v, 0) {
		return append(dst, NotNumber...)
	}
	a := math.Abs(v)
	if a < 1e15 && v == math.Trunc(v) && bits == 64 && (a != 0 || !math.Signbit(v)) {
		return strconv.AppendInt(dst, int64(v), 10) // the same digits, sooner
	}
	if a != 0 && (a < 1e-6 || a >= 1e21) {
		return strconv.AppendFloat(dst, v, 'e', -1, bits)
	}
	return strconv.AppendFloat(dst, v, 'f', -1, bits)
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

// appendTime appends v in RFC 3339 with its own offset and fraction.
func appendTime(dst []byte, v time.Time) []byte {
	if _, offset := v.Zone(); offset%60 != 0 || offset <= -24*3600 || offset >= 24*3600 {
		v = v.UTC()
	}
	mark := len(dst)
	dst = v.AppendFormat(dst, time.RFC3339Nano)
	if dst[mark] != '-' && isDigit(dst[mark+4]) { // a year of five digits
		dst = slices.Insert(dst, mark, '+')
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

package tool

import (
	"fmt"
	"math"
	"math/bits"
	"strconv"
)

// ParseDecimal reads a number in the grammar of JSON: 129.00, -0.5, 1e2. The
// digits after the point become the scale, less the exponent; zeros at the end
// are dropped only where the number doesn't fit otherwise. Nothing is ever
// rounded: a number that a Decimal can't hold exactly is an error that wraps
// strconv.ErrRange, and anything else that is no number one that wraps
// strconv.ErrSyntax. The errors never repeat s.
func ParseDecimal(s string) (Decimal, error) {
	n, ok := scanNumber(s)
	if !ok {
		return Decimal{}, fmt.Errorf("read decimal: %w", strconv.ErrSyntax)
	}
	d, ok := n.decimal()
	if !ok {
		return Decimal{}, fmt.Errorf("read decimal: %w", strconv.ErrRange)
	}
	return d, nil
}

// number is ±digits × 10^exponent. The last digit is not 0, unless all is.
type number struct {
	negative bool
	digits   uint64
	exponent int
	scale    int  // digits after the point as written, exponent applied
	tooLong  bool // more digits than a uint64 holds
}

// scanNumber reads a whole JSON number.
func scanNumber(s string) (n number, ok bool) {
	s, n.negative = cutSign(s, "-")
	whole := countDigits(s)
	if whole == 0 || whole > 1 && s[0] == '0' {
		return n, false
	}
	n.read(s[:whole])
	s = s[whole:]
	if s != "" && s[0] == '.' {
		s = s[1:]
		n.scale = countDigits(s)
		if n.scale == 0 {
			return n, false
		}
		n.read(s[:n.scale])
		s = s[n.scale:]
	}
	exponent, ok := scanExponent(s)
	n.exponent += exponent - n.scale
	n.scale -= exponent
	return n, ok
}

// read appends digits. Zeros at the end are kept in the exponent, so that they
// cost no room.
func (n *number) read(digits string) {
	for i := range len(digits) {
		n.exponent++
		if digits[i] == '0' {
			continue
		}
		for n.digits > 0 && n.exponent > 1 && !n.tooLong {
			n.push(0)
		}
		n.exponent = 1
		n.push(digits[i] - '0')
	}
}

// push appends one digit, and takes it off the exponent.
func (n *number) push(digit byte) {
	hi, lo := bits.Mul64(n.digits, 10)
	lo, carry := bits.Add64(lo, uint64(digit), 0)
	n.tooLong = n.tooLong || hi+carry > 0
	n.digits = lo
	n.exponent--
}

// scanExponent reads all of s, which is "" or e, a sign and digits. What is
// beyond any number that fits is held to a hundred million: more digits than
// that, which could make up for it, are in no text.
func scanExponent(s string) (exponent int, ok bool) {
	if s == "" {
		return 0, true
	}
	if s[0] != 'e' && s[0] != 'E' {
		return 0, false
	}
	s, negative := cutSign(s[1:], "+-")
	if s == "" || countDigits(s) != len(s) {
		return 0, false
	}
	for i := range len(s) {
		exponent = min(exponent*10+int(s[i]-'0'), 100_000_000)
	}
	if negative {
		return -exponent, true
	}
	return exponent, true
}

// cutSign cuts one of signs off the front of s.
func cutSign(s, signs string) (rest string, negative bool) {
	for i := range len(signs) {
		if s != "" && s[0] == signs[i] {
			return s[1:], s[0] == '-'
		}
	}
	return s, false
}

// countDigits counts the digits that s starts with.
func countDigits(s string) int {
	for i := range len(s) {
		if s[i] < '0' || s[i] > '9' {
			return i
		}
	}
	return len(s)
}

// decimal is n with the scale that it was written with, or the nearest one at
// which it fits.
func (n *number) decimal() (Decimal, bool) {
	scale := min(max(n.scale, 0), maxScale)
	if n.digits == 0 {
		return Decimal{scale: uint8(scale)}, true
	}
	limit := uint64(math.MaxInt64)
	if n.negative {
		limit++
	}
	for ; !n.tooLong && scale >= 0 && n.exponent+scale >= 0; scale-- {
		zeros := n.exponent + scale
		if zeros > maxScale {
			continue
		}
		hi, units := bits.Mul64(n.digits, pow10(uint8(zeros)))
		if hi > 0 || units > limit {
			continue
		}
		if n.negative {
			units = -units
		}
		return Decimal{int64(units), uint8(scale)}, true
	}
	return Decimal{}, false
}

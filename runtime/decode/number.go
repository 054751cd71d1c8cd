package decode

import (
	"bytes"
	"math"
	"math/bits"
	"strconv"
)

// number reads the number that starts at the current byte.
func (s *scanner) number() (raw []byte, ok bool) {
	n := numberLength(s.data[s.pos:])
	switch {
	case n > 0:
		raw = s.data[s.pos : s.pos+n]
		s.pos += n
		return raw, true
	case n == 0:
		return nil, s.fail(wantValue)
	default:
		s.pos -= n
		return nil, s.fail(wantDigit)
	}
}

// numberLength is the length of the JSON number that b starts with, or minus
// the place at which a digit is wanted: 0 where there is no number at all.
func numberLength(b []byte) int {
	i := 0
	if len(b) > 0 && b[0] == '-' {
		i = 1
	}
	whole := digitCount(b[i:])
	if whole == 0 {
		return -i
	}
	if b[i] == '0' {
		whole = 1
	}
	i += whole
	if i < len(b) && b[i] == '.' {
		n := digitCount(b[i+1:])
		if n == 0 {
			return -(i + 1)
		}
		i += 1 + n
	}
	if i < len(b) && b[i]|0x20 == 'e' {
		i++
		if i < len(b) && (b[i] == '+' || b[i] == '-') {
			i++
		}
		n := digitCount(b[i:])
		if n == 0 {
			return -i
		}
		i += n
	}
	return i
}

func digitCount(b []byte) int {
	for i, c := range b {
		if c < '0' || c > '9' {
			return i
		}
	}
	return len(b)
}

// exact is the exact value of a JSON number: ±digits × 10^exponent. The digits
// start and end with none that is 0, may have a point among them that does not
// count, and are empty for zero.
type exact struct {
	negative bool
	digits   []byte
	exponent int64
}

// exactly takes a JSON number apart.
func exactly(raw []byte) exact {
	var x exact
	raw, x.negative = bytes.CutPrefix(raw, []byte("-"))
	if e := bytes.IndexAny(raw, "eE"); e >= 0 {
		x.exponent = exponent(raw[e+1:])
		raw = raw[:e]
	}
	if point := bytes.IndexByte(raw, '.'); point >= 0 {
		x.exponent -= int64(len(raw) - point - 1)
	}
	x.digits = bytes.TrimLeft(raw, "0.")
	for n := len(x.digits); n > 0; n = len(x.digits) {
		switch x.digits[n-1] {
		case '0':
			x.exponent++
		case '.':
		default:
			return x
		}
		x.digits = x.digits[:n-1]
	}
	return exact{}
}

// exponent reads an exponent; those beyond a trillion count as a trillion.
func exponent(b []byte) int64 {
	negative := b[0] == '-'
	var n int64
	for _, c := range bytes.TrimLeft(b, "+-") {
		n = min(n*10+int64(c-'0'), 1e12)
	}
	if negative {
		return -n
	}
	return n
}

// integral reports whether x is an integer.
func (x exact) integral() bool { return x.exponent >= 0 }

// magnitude is |x| of an integral x; ok is false where no uint64 holds it.
func (x exact) magnitude() (n uint64, ok bool) {
	if len(x.digits) == 0 {
		return 0, true
	}
	if x.exponent > 19 {
		return 0, false
	}
	for _, c := range x.digits {
		if c == '.' {
			continue
		}
		if n, ok = push(n, c-'0'); !ok {
			return 0, false
		}
	}
	for range x.exponent {
		if n, ok = push(n, 0); !ok {
			return 0, false
		}
	}
	return n, true
}

// int is x as an int64, or why it is none.
func (x exact) int() (int64, fault) {
	if !x.integral() {
		return 0, faultType
	}
	n, ok := x.magnitude()
	switch {
	case ok && x.negative && n <= 1<<63:
		return -int64(n), 0
	case ok && !x.negative && n < 1<<63:
		return int64(n), 0
	default:
		return 0, beyond(x.negative)
	}
}

// uint is x as a uint64, or why it is none.
func (x exact) uint() (uint64, fault) {
	if !x.integral() {
		return 0, faultType
	}
	n, ok := x.magnitude()
	if !ok || x.negative && n > 0 {
		return 0, beyond(x.negative)
	}
	return n, 0
}

// push is n with one more digit.
func push(n uint64, digit byte) (uint64, bool) {
	hi, lo := bits.Mul64(n, 10)
	lo, carry := bits.Add64(lo, uint64(digit), 0)
	return lo, hi == 0 && carry == 0
}

// equal reports whether x and y are the same number.
func (x exact) equal(y exact) bool {
	if x.negative != y.negative || x.exponent != y.exponent {
		return false
	}
	a, b := x.digits, y.digits
	for {
		a, b = bytes.TrimPrefix(a, []byte(".")), bytes.TrimPrefix(b, []byte("."))
		if len(a) == 0 || len(b) == 0 {
			return len(a) == len(b)
		}
		if a[0] != b[0] {
			return false
		}
		a, b = a[1:], b[1:]
	}
}

// multipleOf reports whether x is a multiple of m, exactly, of which the
// shortest decimal form counts.
func (x exact) multipleOf(m float64) bool {
	var buf [32]byte
	y := exactly(strconv.AppendFloat(buf[:0], math.Abs(m), 'e', -1, 64))
	unit, ok := exact{digits: y.digits}.magnitude()
	if len(x.digits) == 0 || !ok || unit == 0 {
		return true
	}
	if x.exponent < y.exponent {
		return false // the last digit of x is not 0, that of each multiple is
	}
	var rest uint64 // below 10^17, as the unit is
	for _, c := range x.digits {
		if c != '.' {
			rest = (rest*10 + uint64(c-'0')) % unit
		}
	}
	// The unit has fewer than 57 factors 2 and 5: after as many zeros more of
	// them change nothing.
	for range min(x.exponent-y.exponent, 57) {
		rest = rest * 10 % unit
	}
	return rest == 0
}

package decode

import (
	"bytes"
	"strconv"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Int reads an integer.
func (d *Decoder) Int(r *Rule) int64 {
	start := d.pos
	var f fault
	n, ok := d.shortInt()
	if !ok {
		raw, ok := d.numeral(r)
		if !ok {
			return 0
		}
		n, f = exactly(raw).int()
	}
	if f == 0 {
		f = r.int(n)
	}
	if f != 0 {
		d.broke(r, f, d.data[start:d.pos])
	}
	return n
}

// Uint reads an integer that is not negative.
func (d *Decoder) Uint(r *Rule) uint64 {
	start := d.pos
	var f fault
	short, ok := d.shortInt()
	n := uint64(short)
	if !ok || short < 0 {
		d.pos = start
		raw, ok := d.numeral(r)
		if !ok {
			return 0
		}
		n, f = exactly(raw).uint()
	}
	if f == 0 {
		f = r.uint(n)
	}
	if f != 0 {
		d.broke(r, f, d.data[start:d.pos])
	}
	return n
}

// Float reads a number as the nearest float.
func (d *Decoder) Float(r *Rule) (x float64) {
	start := d.pos
	var f fault
	x, ok := d.shortFloat(r)
	raw := d.data[start:d.pos]
	if !ok {
		if raw, ok = d.numeral(r); !ok {
			return 0
		}
		if x, ok = nearestFloat(raw, 64); !ok {
			d.broke(r, beyond(raw[0] == '-'), d.data[start:d.pos])
			return 0
		}
	}
	f = r.float(x)
	if r.Enum != nil || r.MultipleOf != 0 {
		f |= r.numeral(raw)
	}
	if f != 0 {
		d.broke(r, f, d.data[start:d.pos])
	}
	if r.Bits == 32 {
		x, _ = nearestFloat(raw, 32)
	}
	return x
}

// Decimal reads an exact number.
func (d *Decoder) Decimal(r *Rule) tool.Decimal {
	raw, ok := d.numeral(r)
	if !ok {
		return tool.Decimal{}
	}
	v, err := tool.ParseDecimal(string(raw))
	var f fault
	switch {
	case err == nil:
		f = r.decimal(v) | r.numeral(raw)
	case exactly(raw).exponent < -maxScale:
		f = faultMultipleOf
	default:
		f = beyond(raw[0] == '-')
	}
	if f != 0 {
		d.broke(r, f, raw)
	}
	return v
}

// maxScale is the largest number of digits after the point of a Decimal.
const maxScale = 18

// numeral reads a number as its text, out of the string in which a quoted one
// stands.
func (d *Decoder) numeral(r *Rule) (raw []byte, ok bool) {
	if !d.quoted {
		if c := d.peek(); c != '-' && !isDigit(c) && !d.mend(r) {
			d.mismatch(r)
			return nil, false
		}
		return d.number()
	}
	start := d.pos
	if raw, ok = d.unquote(r); !ok {
		return nil, false
	}
	integer := r.Kind == Integer || r.Kind == Unsigned || r.Type == "integer"
	if len(raw) == 0 || numberLength(raw) != len(raw) || integer && bytes.ContainsAny(raw, ".eE") {
		d.broke(r, faultType, d.data[start:d.pos])
		return nil, false
	}
	return raw, true
}

// shortInt reads an integer of at most 18 plain digits, which most are. Where
// something else comes next, ok is false and nothing has been read.
func (d *Decoder) shortInt() (n int64, ok bool) {
	data, i := d.data, d.pos
	negative := i < len(data) && data[i] == '-'
	if negative {
		i++
	}
	first := i
	for i < len(data) && isDigit(data[i]) {
		n = n*10 + int64(data[i]-'0')
		i++
	}
	digits := i - first
	if d.quoted || digits == 0 || digits > 18 || digits > 1 && data[first] == '0' ||
		i < len(data) && (data[i] == '.' || data[i]|0x20 == 'e') {
		return 0, false
	}
	d.pos = i
	if negative {
		n = -n
	}
	return n, true
}

// powers are the powers of ten that shortFloat needs.
var powers = [...]float64{1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15}

// shortFloat reads a number of at most 15 digits without an exponent: such a
// one is the quotient of two exact floats, so that it is rounded only once.
// Where something else comes next, ok is false and nothing has been read.
func (d *Decoder) shortFloat(r *Rule) (x float64, ok bool) {
	data, i := d.data, d.pos
	negative := i < len(data) && data[i] == '-'
	if negative {
		i++
	}
	first, point := i, 0
	var n int64
	for ; i < len(data); i++ {
		if c := data[i]; isDigit(c) {
			n = n*10 + int64(c-'0')
		} else if c == '.' && point == 0 {
			point = i
		} else {
			break
		}
	}
	digits, scale := i-first, 0
	if point != 0 {
		digits--
		scale = i - point - 1
	}
	if d.quoted || r.Bits == 32 || digits == 0 || digits > 15 || data[first] == '.' ||
		point != 0 && scale == 0 || data[first] == '0' && digits-scale > 1 ||
		i < len(data) && data[i]|0x20 == 'e' {
		return 0, false
	}
	d.pos = i
	x = float64(n) / powers[scale]
	if negative {
		x = -x
	}
	return x, true
}

// nearestFloat is the float that is nearest to the JSON number raw; ok is false
// where there is none. Strconv misreads exponents of more than 9999, which only
// as many digits make up for.
func nearestFloat(raw []byte, bits int) (x float64, ok bool) {
	if len(raw) > 1000 {
		if exact := exactly(raw); len(exact.digits) > 0 {
			raw = exact.scientific()
		}
	}
	x, err := strconv.ParseFloat(string(raw), bits)
	return x, err == nil
}

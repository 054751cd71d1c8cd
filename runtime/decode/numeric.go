package decode

import (
	"bytes"
	"cmp"
	"encoding/json"
	"math/big"
	"strconv"
)

// MaxDigits is how many digits an integer of any size may have.
const MaxDigits = 1000

// Number reads a number as its text. Neither its size nor its digits are
// limited.
func (d *Decoder) Number(r *Rule) json.Number {
	raw, start, ok := d.numeralAt(r)
	if !ok {
		return ""
	}
	if f := r.numeric(raw); f != 0 {
		d.broke(r, f, d.data[start:d.pos])
	}
	return json.Number(raw)
}

// BigInt reads an integer of at most [MaxDigits] digits.
func (d *Decoder) BigInt(r *Rule) *big.Int {
	raw, start, ok := d.numeralAt(r)
	if !ok {
		return nil
	}
	x := exactly(raw)
	f := r.numeric(raw)
	if f == 0 && x.wholeDigits() > MaxDigits {
		f = beyond(x.negative)
	}
	if f != 0 {
		d.broke(r, f, d.data[start:d.pos])
		return nil
	}
	return x.big()
}

// numeralAt is numeral, and where it starts.
func (d *Decoder) numeralAt(r *Rule) (raw []byte, start int, ok bool) {
	d.peek()
	start = d.pos
	raw, ok = d.numeral(r)
	return raw, start, ok
}

// Number checks a number that is a text. The empty text is 0, as encoding/json
// has it.
func (c *Checker) Number(r *Rule, v json.Number) {
	text := []byte(cmp.Or(v, "0"))
	if numberLength(text) != len(text) {
		c.scalar(r, faultType, appendQuoted(nil, string(v)))
		return
	}
	if f := r.numeric(text); f != 0 || c.collects() {
		c.scalar(r, f, exactly(text).append(nil))
	}
}

// BigInt checks an integer of any size; nil is null.
func (c *Checker) BigInt(r *Rule, v *big.Int) {
	if v == nil {
		c.scalar(r, faultType, []byte("null"))
		return
	}
	text := v.Append(nil, 10)
	f := r.numeric(text)
	if f == 0 && len(bytes.TrimPrefix(text, []byte("-"))) > MaxDigits {
		f = beyond(v.Sign() < 0)
	}
	if f != 0 || c.collects() {
		c.scalar(r, f, exactly(text).append(nil))
	}
}

// numeric holds the JSON number raw against all that r says, exactly.
func (r *Rule) numeric(raw []byte) fault {
	x := exactly(raw)
	if (r.Kind == BigInteger || r.Type == "integer") && !x.integral() {
		return faultType
	}
	return r.outside(x.compare(r.Min), x.compare(r.Max)) | r.numeral(raw)
}

// compare orders x and the end of a range, of which the shortest decimal form
// counts.
func (x exact) compare(b Bound) int {
	if b.Is == Unbounded {
		return 0
	}
	var room [32]byte
	y := exactly(strconv.AppendFloat(room[:0], b.Float, 'e', -1, 64))
	if s := cmp.Compare(x.sign(), y.sign()); s != 0 || len(x.digits) == 0 {
		return s
	}
	p, q := bytes.ReplaceAll(x.digits, []byte("."), nil), bytes.ReplaceAll(y.digits, []byte("."), nil)
	magnitude := cmp.Or(cmp.Compare(int64(len(p))+x.exponent, int64(len(q))+y.exponent), bytes.Compare(p, q))
	return x.sign() * magnitude
}

// wholeDigits is how many digits an integral x has in plain digits.
func (x exact) wholeDigits() int64 {
	return int64(len(x.digits)-bytes.Count(x.digits, []byte("."))) + x.exponent
}

// sign is -1, 0 or 1.
func (x exact) sign() int {
	switch {
	case len(x.digits) == 0:
		return 0
	case x.negative:
		return -1
	default:
		return 1
	}
}

// big is x, which is integral.
func (x exact) big() *big.Int {
	text := bytes.ReplaceAll(x.digits, []byte("."), nil)
	text = append(append([]byte("0"), text...), bytes.Repeat([]byte("0"), int(max(0, x.exponent)))...)
	n, _ := new(big.Int).SetString(string(text), 10)
	if x.negative {
		n.Neg(n)
	}
	return n
}

package extract

import (
	"bytes"
	"encoding/json"
	"math/big"
	"strconv"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// numeral reads a number as JSON writes it, without white space; ok is false where
// there is none. It is valid until the next text.
func (d *Reader) numeral() (text []byte, ok bool) {
	switch c := d.peek(); {
	case c == '-', '0' <= c && c <= '9':
		return d.literal(), true
	case c == 'n':
		d.null()
		return nil, false
	case c != '"':
		d.lose()
		return nil, false
	}
	raw := d.text()
	text, ok = d.plain(raw)
	if !ok {
		d.state = lost
		return nil, false
	}
	d.note("number", raw)
	return text, true
}

// plain is the number in a text: 1,299.00 is 1299.00.
func (d *Reader) plain(raw []byte) (text []byte, ok bool) {
	text = bytes.TrimPrefix(bytes.TrimSpace(raw), []byte("+"))
	if bytes.IndexByte(text, ',') < 0 {
		return text, isNumber(text)
	}
	whole, fraction, _ := bytes.Cut(text, []byte("."))
	d.room = d.room[:0]
	for first := true; ; first = false {
		group, rest, more := bytes.Cut(whole, []byte(","))
		digits := bytes.TrimPrefix(group, []byte("-"))
		if first && (len(digits) == 0 || len(digits) > 3 || digits[0] == '0') || !first && len(group) != 3 {
			return nil, false
		}
		d.room = append(d.room, group...)
		if whole = rest; !more {
			break
		}
	}
	if len(fraction) > 0 {
		d.room = append(append(d.room, '.'), fraction...)
	}
	return d.room, isNumber(d.room)
}

// isNumber reports whether text is a number by the grammar of JSON.
func isNumber(text []byte) bool {
	return len(text) > 0 && (text[0] == '-' || '0' <= text[0] && text[0] <= '9') && json.Valid(text)
}

// Int reads an integer of so many bits. A number with a fraction is none, unless
// that is 0.
func (d *Reader) Int(bits int) int64 {
	text, ok := d.numeral()
	if !ok {
		return 0
	}
	if n, ok := shortInt(text); ok && bits == 64 {
		return n
	}
	n, err := strconv.ParseInt(whole(text), 10, bits)
	if err != nil {
		d.state = lost
		return 0
	}
	return n
}

// Uint reads an integer of so many bits that is not negative.
func (d *Reader) Uint(bits int) uint64 {
	text, ok := d.numeral()
	if !ok {
		return 0
	}
	n, err := strconv.ParseUint(whole(text), 10, bits)
	if err != nil {
		d.state = lost
		return 0
	}
	return n
}

// shortInt is an integer of up to 18 digits.
func shortInt(text []byte) (n int64, ok bool) {
	digits := text
	if len(digits) > 0 && digits[0] == '-' {
		digits = digits[1:]
	}
	if len(digits) == 0 || len(digits) > 18 {
		return 0, false
	}
	for _, c := range digits {
		if c < '0' || c > '9' {
			return 0, false
		}
		n = n*10 + int64(c-'0')
	}
	if len(digits) < len(text) {
		n = -n
	}
	return n, true
}

// whole is a number without a fraction of 0 and an exponent; a number that is no
// integer stays as it is.
func whole(text []byte) string {
	if !bytes.ContainsAny(text, ".eE") {
		return string(text)
	}
	v, err := tool.ParseDecimal(string(text))
	if err != nil {
		return string(text)
	}
	before, after, _ := bytes.Cut([]byte(v.String()), []byte("."))
	if len(bytes.Trim(after, "0")) > 0 {
		return string(text)
	}
	return string(before)
}

// Float reads a number of so many bits.
func (d *Reader) Float(bits int) float64 {
	text, ok := d.numeral()
	if !ok {
		return 0
	}
	x, err := strconv.ParseFloat(string(text), bits)
	if err != nil {
		d.state = lost
		return 0
	}
	return x
}

// Decimal reads a number exactly.
func (d *Reader) Decimal() tool.Decimal {
	text, ok := d.numeral()
	if !ok {
		return tool.Decimal{}
	}
	v, err := tool.ParseDecimal(string(text))
	if err != nil {
		d.state = lost
		return tool.Decimal{}
	}
	return v
}

// Minor reads an amount in minor units, of which ten to the power of scale are
// one: 12900 is 129.00 where scale is 2.
func (d *Reader) Minor(scale int) tool.Decimal {
	n := d.Int(64)
	if d.state != got {
		return tool.Decimal{}
	}
	return tool.NewDecimal(n, scale)
}

// Number reads a number as its text.
func (d *Reader) Number() json.Number {
	text, ok := d.numeral()
	if !ok {
		return ""
	}
	return json.Number(text)
}

// BigInt reads an integer of any size, nil where there is none.
func (d *Reader) BigInt() *big.Int {
	text, ok := d.numeral()
	if !ok {
		return nil
	}
	const longest = 1 << 16 // digits: reading takes time with their square
	n, ok := new(big.Int), len(text) <= longest
	if ok {
		_, ok = n.SetString(string(text), 10)
	}
	if !ok {
		d.state = lost
		return nil
	}
	return n
}

package render

import (
	"encoding"
	"math/big"
	"strings"
)

// TextOf is what v, a value of a type that writes its own text, writes. One that
// fails or panics is (unknown).
func TextOf(v encoding.TextMarshaler) string {
	if text, ok := marshaled(v); ok {
		return text
	}
	return string(NotKnown)
}

// TextualField appends the text of v as [StringField] does, or (unknown) where
// it fails or panics.
func TextualField(dst []byte, key string, v encoding.TextMarshaler) []byte {
	if text, ok := marshaled(v); ok {
		return StringField(dst, key, text)
	}
	return absentField(dst, key, NotKnown)
}

// TextualCell appends the text of v as [StringCell] does, or (unknown).
func TextualCell(dst []byte, v encoding.TextMarshaler) []byte {
	if text, ok := marshaled(v); ok {
		return StringCell(dst, text)
	}
	return absentCell(dst, NotKnown)
}

// TextualItem appends the text of v as [StringItem] does, or (unknown).
func TextualItem(dst []byte, v encoding.TextMarshaler) []byte {
	if text, ok := marshaled(v); ok {
		return StringItem(dst, text)
	}
	return endItem(append(dst, NotKnown...))
}

// marshaled is the text that v writes; ok is false where it fails or panics.
func marshaled(v encoding.TextMarshaler) (text string, ok bool) {
	b, ok := survived(func() ([]byte, error) { return v.MarshalText() })
	return string(b), ok
}

// survived is what write writes; ok is false where it fails or panics.
func survived(write func() ([]byte, error)) (text []byte, ok bool) {
	defer func() {
		if recover() != nil {
			text, ok = nil, false
		}
	}()
	text, err := write()
	return text, err == nil
}

// NumberField appends a number that is a text, such as a json.Number, digit by
// digit, with its unit unless that is "". The empty text is 0, as encoding/json
// has it; text that is no number is (not a number).
func NumberField(dst []byte, key, v, unit string) []byte {
	dst = startField(dst, key)
	if !isNumeral(v) {
		unit = ""
	}
	return append(appendUnit(appendNumber(dst, v), len(dst), unit), '\n')
}

// NumberCell appends a number that is a text; see [NumberField].
func NumberCell(dst []byte, v string) []byte { return append(appendNumber(dst, v), '|') }

// NumberItem appends a number that is a text; see [NumberField].
func NumberItem(dst []byte, v string) []byte { return endItem(appendNumber(dst, v)) }

func appendNumber(dst []byte, v string) []byte {
	switch {
	case v == "":
		return append(dst, '0')
	case !isNumeral(v):
		return append(dst, NotNumber...)
	default:
		return append(dst, strings.ToLower(v)...)
	}
}

// isNumeral reports whether v is a number as JSON has it, or nothing.
func isNumeral(v string) bool { return v == "" || isNumber(strings.ToLower(v)) }

// BigIntField appends an integer of any size, with its unit unless that is "".
func BigIntField(dst []byte, key string, v *big.Int, unit string) []byte {
	dst = startField(dst, key)
	return append(appendUnit(v.Append(dst, 10), len(dst), unit), '\n')
}

// BigIntCell appends an integer of any size.
func BigIntCell(dst []byte, v *big.Int) []byte { return append(v.Append(dst, 10), '|') }

// BigIntItem appends an integer of any size.
func BigIntItem(dst []byte, v *big.Int) []byte { return endItem(v.Append(dst, 10)) }

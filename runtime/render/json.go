package render

import (
	"encoding"
	"encoding/json"
	"math"
	"math/big"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Each function appends one JSON value as encoding/json writes it, but that it
// never fails: what encoding/json has no value for, such as NaN, is null.

// Member begins a member of an object whose key needs no escape: with a comma
// unless it is the first.
func Member(dst []byte, key string) []byte {
	if len(dst) > 0 && dst[len(dst)-1] != '{' { // no value ends so
		dst = append(dst, ',')
	}
	dst = append(dst, '"')
	dst = append(dst, key...)
	return append(dst, '"', ':')
}

// StringKey begins an entry of a map.
func StringKey(dst []byte, key string) []byte {
	return append(StringJSON(next(dst, '{'), key), ':')
}

// IntKey begins an entry of a map with integers as keys.
func IntKey(dst []byte, key int64) []byte {
	return append(strconv.AppendInt(append(next(dst, '{'), '"'), key, 10), '"', ':')
}

// UintKey begins an entry of a map with unsigned integers as keys.
func UintKey(dst []byte, key uint64) []byte {
	return append(strconv.AppendUint(append(next(dst, '{'), '"'), key, 10), '"', ':')
}

// TextualKey begins an entry of a map with keys that write their own text; see
// [TextOf].
func TextualKey(dst []byte, key encoding.TextMarshaler) []byte { return StringKey(dst, TextOf(key)) }

// Element begins an element of an array.
func Element(dst []byte) []byte { return next(dst, '[') }

// next appends a comma unless what open opens has just begun.
func next(dst []byte, open byte) []byte {
	if len(dst) == 0 || dst[len(dst)-1] == open {
		return dst
	}
	return append(dst, ',')
}

// NullJSON appends null.
func NullJSON(dst []byte) []byte { return append(dst, "null"...) }

// RedactedJSON appends the string (redacted), for a value that is hidden whole.
func RedactedJSON(dst []byte) []byte { return append(append(append(dst, '"'), Hidden...), '"') }

// IntJSON appends an integer.
func IntJSON(dst []byte, v int64) []byte { return strconv.AppendInt(dst, v, 10) }

// UintJSON appends an unsigned integer.
func UintJSON(dst []byte, v uint64) []byte { return strconv.AppendUint(dst, v, 10) }

// BoolJSON appends true or false.
func BoolJSON(dst []byte, v bool) []byte { return strconv.AppendBool(dst, v) }

// FloatJSON appends a number of 32 or 64 bits; null where it is none.
func FloatJSON(dst []byte, v float64, bits int) []byte {
	if v-v != 0 { // NaN or infinite
		return NullJSON(dst)
	}
	a := math.Abs(v)
	tiny, huge := a < 1e-6, a >= 1e21
	if bits == 32 {
		tiny, huge = float32(a) < 1e-6, float32(a) >= 1e21
	}
	if a == 0 || !tiny && !huge {
		return strconv.AppendFloat(dst, v, 'f', -1, bits)
	}
	dst = strconv.AppendFloat(dst, v, 'e', -1, bits)
	if n := len(dst); dst[n-4] == 'e' && dst[n-3] == '-' && dst[n-2] == '0' { // e-09 is e-9
		dst = append(dst[:n-2], dst[n-1])
	}
	return dst
}

// DecimalJSON appends a number with the digits of the decimal's own scale.
func DecimalJSON(dst []byte, v tool.Decimal) []byte { return appendDecimal(dst, v, -1) }

// NumberJSON appends a number that is a text, digit by digit: "" is 0, and null
// stands for text that is no number.
func NumberJSON(dst []byte, v string) []byte {
	switch {
	case v == "":
		return append(dst, '0')
	case !isNumber(strings.ToLower(v)) || hasLeadingZero(v):
		return NullJSON(dst)
	default:
		return append(dst, v...)
	}
}

// hasLeadingZero reports whether a number begins with a zero that JSON forbids.
func hasLeadingZero(v string) bool {
	v = strings.TrimPrefix(v, "-")
	return len(v) > 1 && v[0] == '0' && isDigit(v[1])
}

// BigIntJSON appends an integer of any size.
func BigIntJSON(dst []byte, v *big.Int) []byte { return v.Append(dst, 10) }

// TimeJSON appends a string in RFC 3339 with the time's own offset; see the
// package comment for what RFC 3339 cannot write.
func TimeJSON(dst []byte, v time.Time) []byte {
	return append(appendTime(append(dst, '"'), v), '"')
}

// TextualJSON appends the text of v as a string, null where it fails or panics.
func TextualJSON(dst []byte, v encoding.TextMarshaler) []byte {
	text, ok := marshaled(v)
	if !ok {
		return NullJSON(dst)
	}
	return StringJSON(dst, text)
}

// ValueJSON appends a value of any type by encoding/json, null where that fails or
// panics.
func ValueJSON[T any](dst []byte, v T) []byte {
	text, ok := survived(func() ([]byte, error) { return json.Marshal(&v) })
	if !ok {
		return NullJSON(dst)
	}
	return append(dst, text...)
}

// TextJSON appends a text, or the part of one, with the number of its first line
// and of all its lines.
func TextJSON(dst []byte, v tool.Text) []byte {
	dst = IntJSON(append(dst, `{"first":`...), int64(v.First))
	dst = IntJSON(append(dst, `,"total":`...), int64(v.Total))
	return append(StringJSON(append(dst, `,"body":`...), v.Body), '}')
}

// BlobJSON appends what an attachment is; its bytes travel beside the JSON.
func BlobJSON(dst []byte, v tool.Blob) []byte {
	dst = StringJSON(append(dst, `{"name":`...), v.Name)
	dst = StringJSON(append(dst, `,"media_type":`...), v.MediaType)
	return append(IntJSON(append(dst, `,"size":`...), int64(len(v.Data))), '}')
}

// QuotedJSON makes a string of the JSON value that starts at mark, as the json
// option string does.
func QuotedJSON(dst []byte, mark int) []byte {
	if dst[mark] != '"' {
		return append(slices.Insert(dst, mark, '"'), '"')
	}
	return StringJSON(dst[:mark], string(dst[mark:]))
}

package render

import (
	"strconv"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// ListField starts a list of n scalars, "tags (2): a, b". Then comes one call
// of an item function for each, then [EndList]. A list of none is "(none)".
func ListField(dst []byte, key string, n int) []byte {
	dst = append(appendKey(dst, key), " ("...)
	return append(strconv.AppendInt(dst, int64(n), 10), "): "...)
}

// CountLine starts a list of n structs within a record, "items (2)", and is all
// there is of a list of none, "items (0): (none)". Then come the fields of each,
// under keys such as "items.1.sku", at least one an entry.
func CountLine(dst []byte, key string, n int) []byte {
	if n == 0 {
		return EndList(ListField(dst, key, 0), 0)
	}
	dst = append(appendKey(dst, key), " ("...)
	return append(strconv.AppendInt(dst, int64(n), 10), ")\n"...)
}

// StringItem appends a text, quoted as [StringField] quotes and where it holds
// a comma, also a Chinese one.
func StringItem(dst []byte, v string) []byte { return endItem(appendAtom(dst, v, inItem)) }

// UntrustedItem appends a text that is always quoted.
func UntrustedItem(dst []byte, v string) []byte { return endItem(appendQuoted(dst, v)) }

// IntItem appends an integer.
func IntItem(dst []byte, v int64) []byte { return endItem(strconv.AppendInt(dst, v, 10)) }

// UintItem appends an unsigned integer.
func UintItem(dst []byte, v uint64) []byte { return endItem(strconv.AppendUint(dst, v, 10)) }

// FloatItem appends a number of 32 or 64 bits, or (not a number).
func FloatItem(dst []byte, v float64, bits int) []byte { return endItem(appendFloat(dst, v, bits)) }

// BoolItem appends true or false.
func BoolItem(dst []byte, v bool) []byte { return endItem(strconv.AppendBool(dst, v)) }

// TimeItem appends a time in RFC 3339 with its own offset.
func TimeItem(dst []byte, v time.Time) []byte { return endItem(appendTime(dst, v)) }

// DecimalItem appends a decimal with scale digits after the point; see
// [DecimalField].
func DecimalItem(dst []byte, v tool.Decimal, scale int) []byte {
	return endItem(appendDecimal(dst, v, scale))
}

// EndList ends a list of n items.
func EndList(dst []byte, n int) []byte {
	if n == 0 {
		dst = append(dst, NoItems...)
	}
	if end := len(dst) - len(separator); end >= 0 && string(dst[end:]) == separator {
		dst = dst[:end]
	}
	return append(dst, '\n')
}

// separator stands between two items, and for a while behind the last one.
const separator = ", "

func endItem(dst []byte) []byte { return append(dst, separator...) }

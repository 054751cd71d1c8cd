package render

import (
	"strconv"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Each function appends one line, "key: value". The key of a record's field
// comes with "- " or two spaces before it; the key of an echoed argument is
// "arg." and its JSON name, quoted where that is no identifier.

// StringField appends a text; of an echoed argument of more than 200
// characters only the start. It is bare where it is nothing but a value, and
// quoted with escapes where it is empty, holds a line break, an invisible
// character or invalid UTF-8, or could be taken for a key, a list, a section, a
// non-value or a chat marker. strconv.Unquote reads every quoted text.
func StringField(dst []byte, key, v string) []byte {
	dst = startField(dst, key)
	if len(v) > maxEcho && isArgument(key) {
		return append(appendCut(dst, v, maxEcho), '\n')
	}
	if !isBare(v, inField) {
		return append(appendQuoted(dst, v), '\n')
	}
	return append(append(dst, v...), '\n')
}

// UntrustedField appends a text that is always quoted, so that the look of the
// field does not depend on what an outsider wrote.
func UntrustedField(dst []byte, key, v string) []byte {
	return append(appendQuoted(startField(dst, key), v), '\n')
}

// IntField appends an integer, with its unit unless that is "".
func IntField(dst []byte, key string, v int64, unit string) []byte {
	dst = startField(dst, key)
	return append(appendUnit(strconv.AppendInt(dst, v, 10), len(dst), unit), '\n')
}

// UintField appends an unsigned integer, with its unit unless that is "".
func UintField(dst []byte, key string, v uint64, unit string) []byte {
	dst = startField(dst, key)
	return append(appendUnit(strconv.AppendUint(dst, v, 10), len(dst), unit), '\n')
}

// FloatField appends a number of 32 or 64 bits, with its unit unless that is
// "". NaN and the infinities are the non-value (not a number).
func FloatField(dst []byte, key string, v float64, bits int, unit string) []byte {
	dst = startField(dst, key)
	if v-v != 0 { // NaN or infinite: no number, so no unit
		unit = ""
	}
	return append(appendUnit(appendFloat(dst, v, bits), len(dst), unit), '\n')
}

// BoolField appends true or false.
func BoolField(dst []byte, key string, v bool) []byte {
	return append(strconv.AppendBool(startField(dst, key), v), '\n')
}

// LabelField appends yes or no, the author's words for true and false.
func LabelField(dst []byte, key string, v bool, yes, no string) []byte {
	return StringField(dst, key, label(v, yes, no))
}

// TimeField appends a time in RFC 3339 with its own offset.
func TimeField(dst []byte, key string, v time.Time) []byte {
	return append(appendTime(startField(dst, key), v), '\n')
}

// DecimalField appends a decimal with scale digits after the point, with its
// unit unless that is "". No digit but a zero is ever dropped. Scale -1 is the
// decimal's own.
func DecimalField(dst []byte, key string, v tool.Decimal, scale int, unit string) []byte {
	dst = startField(dst, key)
	return append(appendUnit(appendDecimal(dst, v, scale), len(dst), unit), '\n')
}

// Absent appends a field that the upstream left out.
func Absent(dst []byte, key string) []byte { return absentField(dst, key, NotReturned) }

// Null appends a field that the upstream sent as null.
func Null(dst []byte, key string) []byte { return absentField(dst, key, SaidNull) }

// Redacted appends a field whose value is hidden whole.
func Redacted(dst []byte, key string) []byte { return absentField(dst, key, Hidden) }

// Attached appends a field whose bytes go beside the text.
func Attached(dst []byte, key string) []byte { return absentField(dst, key, Elsewhere) }

func absentField(dst []byte, key string, a Absence) []byte {
	return append(append(startField(dst, key), a...), '\n')
}

func startField(dst []byte, key string) []byte { return append(appendKey(dst, key), ": "...) }

func label(v bool, yes, no string) string {
	if v {
		return yes
	}
	return no
}

package render

import (
	"strconv"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Each function appends one cell and a bar; [EndRow] turns the last bar of a
// row into the end of the line. Units stand in the head of the column.

// StringCell appends a text, quoted as [StringField] quotes and where it holds
// a bar.
func StringCell(dst []byte, v string) []byte {
	if !isBare(v, inCell) {
		return append(appendQuoted(dst, v), '|')
	}
	return append(append(dst, v...), '|')
}

// UntrustedCell appends a text that is always quoted.
func UntrustedCell(dst []byte, v string) []byte { return append(appendQuoted(dst, v), '|') }

// BriefCell appends a text, of more than 200 characters only the start. One that
// is untrusted is always quoted.
func BriefCell(dst []byte, v string, untrusted bool) []byte {
	switch {
	case len(head(v, maxEcho)) < len(v):
		return append(appendCut(dst, v, maxEcho), '|')
	case untrusted:
		return UntrustedCell(dst, v)
	default:
		return StringCell(dst, v)
	}
}

// IntCell appends an integer.
func IntCell(dst []byte, v int64) []byte { return append(strconv.AppendInt(dst, v, 10), '|') }

// UintCell appends an unsigned integer.
func UintCell(dst []byte, v uint64) []byte { return append(strconv.AppendUint(dst, v, 10), '|') }

// FloatCell appends a number of 32 or 64 bits, or (not a number).
func FloatCell(dst []byte, v float64, bits int) []byte {
	return append(appendFloat(dst, v, bits), '|')
}

// BoolCell appends true or false.
func BoolCell(dst []byte, v bool) []byte { return append(strconv.AppendBool(dst, v), '|') }

// LabelCell appends yes or no, the author's words for true and false.
func LabelCell(dst []byte, v bool, yes, no string) []byte {
	return StringCell(dst, label(v, yes, no))
}

// TimeCell appends a time in RFC 3339 with its own offset.
func TimeCell(dst []byte, v time.Time) []byte { return append(appendTime(dst, v), '|') }

// DecimalCell appends a decimal with scale digits after the point; see
// [DecimalField].
func DecimalCell(dst []byte, v tool.Decimal, scale int) []byte {
	return append(appendDecimal(dst, v, scale), '|')
}

// AbsentCell appends a cell that the upstream left out.
func AbsentCell(dst []byte) []byte { return absentCell(dst, NotReturned) }

// NullCell appends a cell that the upstream sent as null.
func NullCell(dst []byte) []byte { return absentCell(dst, SaidNull) }

// RedactedCell appends a cell whose value is hidden whole.
func RedactedCell(dst []byte) []byte { return absentCell(dst, Hidden) }

// EndRow ends a row after its last cell.
func EndRow(dst []byte) []byte {
	if n := len(dst); n > 0 && dst[n-1] == '|' {
		dst = dst[:n-1]
	}
	return append(dst, '\n')
}

func absentCell(dst []byte, a Absence) []byte { return append(append(dst, a...), '|') }

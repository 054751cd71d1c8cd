package render

import (
	"encoding"
	"math/big"
)

// EndPart makes the cell that dst ends in a part of a line, with its unit unless
// that is "" or there is no value.
func EndPart(dst []byte, unit string) []byte {
	end := len(dst) - 1
	if end < 0 || dst[end] != '|' {
		return dst
	}
	dst = dst[:end]
	if unit == "" || end > 0 && dst[end-1] == ')' {
		return dst
	}
	return append(append(dst, ' '), unit...)
}

// BriefTextualCell appends the text of v as [BriefCell] does, or (unknown) where it
// fails or panics.
func BriefTextualCell(dst []byte, v encoding.TextMarshaler) []byte {
	if text, ok := marshaled(v); ok {
		return BriefCell(dst, text, false)
	}
	return absentCell(dst, NotKnown)
}

// BriefNumberCell appends a number that is a text as [NumberField] does, of more
// than 200 digits only the start, as [BriefCell] does.
func BriefNumberCell(dst []byte, v string) []byte {
	return briefDigits(appendNumber(dst, v), len(dst))
}

// BriefBigIntCell appends an integer of any size, of more than 200 digits only the
// start.
func BriefBigIntCell(dst []byte, v *big.Int) []byte { return briefDigits(v.Append(dst, 10), len(dst)) }

// briefDigits makes the number that starts at dst[start:] a cell.
func briefDigits(dst []byte, start int) []byte {
	if len(dst)-start > maxEcho {
		dst = appendCut(dst[:start], string(dst[start:]), maxEcho)
	}
	return append(dst, '|')
}

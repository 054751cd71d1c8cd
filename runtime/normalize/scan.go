package normalize

import (
	"encoding/binary"
	"math/bits"
	"strings"
)

// fault is why text is not JSON.
type fault uint8

const (
	noFault   fault = iota
	truncated       // what is there is the beginning of JSON
	malformed
	tooDeep
)

var faults = [...]string{"", "JSON ends early", "this is not JSON", "JSON is nested too deep"}

// nest is the lists and objects that are open, the innermost last: a bit is 1
// for an object.
type nest struct {
	limit   int
	levels  int
	objects [MaxDepth / 64]uint64
}

func (n *nest) enter(object bool) bool {
	if n.levels == n.limit {
		return false
	}
	bit := uint64(1) << (n.levels % 64)
	n.objects[n.levels/64] &^= bit
	if object {
		n.objects[n.levels/64] |= bit
	}
	n.levels++
	return true
}

func (n *nest) inObject() bool {
	at := n.levels - 1
	return n.objects[at/64]>>(at%64)&1 == 1
}

// scan moves past the value of data at a position, and white space before it.
// end is the byte behind the value, or where it is not JSON.
func scan(data []byte, at int) (end int, why fault) { return scanWithin(data, at, 0) }

// scanWithin is scan of a value that is in as many lists and objects as outside
// says.
func scanWithin(data []byte, at, outside int) (end int, why fault) {
	open := nest{limit: MaxDepth - outside}
	for {
		var deeper bool
		if at, deeper, why = begin(data, at, &open); why != noFault {
			return at, why
		}
		for !deeper {
			if open.levels == 0 {
				return at, noFault
			}
			if at, deeper, why = follow(data, at, &open); why != noFault {
				return at, why
			}
		}
	}
}

// begin moves past a scalar, or into a list or object; more says that a value
// in it comes next.
func begin(data []byte, at int, open *nest) (end int, more bool, why fault) {
	if at = space(data, at); at == len(data) {
		return at, false, truncated
	}
	switch c := data[at]; c {
	case '"':
		at, why = text(data, at)
	case 't':
		at, why = word(data, at, "true")
	case 'f':
		at, why = word(data, at, "false")
	case 'n':
		at, why = word(data, at, "null")
	case '{', '[':
		return enter(data, at, open)
	default:
		at, why = number(data, at)
	}
	return at, false, why
}

// enter moves into a list or object, or past an empty one.
func enter(data []byte, at int, open *nest) (end int, more bool, why fault) {
	object := data[at] == '{'
	closing := data[at] + 2
	if at = space(data, at+1); at < len(data) && data[at] == closing {
		if open.levels == open.limit {
			return at, false, tooDeep
		}
		return at + 1, false, noFault
	}
	if !open.enter(object) {
		return at, false, tooDeep
	}
	if object {
		at, why = name(data, at)
	}
	return at, true, why
}

// follow moves past what is behind a value in a list or object; more says that
// another value comes next.
func follow(data []byte, at int, open *nest) (end int, more bool, why fault) {
	if at = space(data, at); at == len(data) {
		return at, false, truncated
	}
	object := open.inObject()
	switch c := data[at]; {
	case c == ',' && object:
		at, why = name(data, at+1)
		return at, true, why
	case c == ',':
		return at + 1, true, noFault
	case c == '}' && object, c == ']' && !object:
		open.levels--
		return at + 1, false, noFault
	default:
		return at, false, malformed
	}
}

// name moves past the name of a member and its colon.
func name(data []byte, at int) (end int, why fault) {
	if at = space(data, at); at == len(data) {
		return at, truncated
	}
	if data[at] != '"' {
		return at, malformed
	}
	if at, why = text(data, at); why != noFault {
		return at, why
	}
	if at = space(data, at); at == len(data) {
		return at, truncated
	}
	if data[at] != ':' {
		return at, malformed
	}
	return at + 1, noFault
}

// space moves past white space.
func space(data []byte, at int) int {
	for at < len(data) && (data[at] == ' ' || data[at] == '\n' || data[at] == '\r' || data[at] == '\t') {
		at++
	}
	return at
}

// text moves past a string.
func text(data []byte, at int) (end int, why fault) {
	for at++; at < len(data); at++ {
		for at+8 <= len(data) {
			m := special(binary.LittleEndian.Uint64(data[at:]))
			at += bits.TrailingZeros64(m) / 8 // 8 where there is none
			if m != 0 {
				break
			}
		}
		if at == len(data) {
			break
		}
		switch c := data[at]; {
		case c == '"':
			return at + 1, noFault
		case c == '\\':
			if at, why = escape(data, at); why != noFault {
				return at, why
			}
		case c < ' ':
			return at, malformed
		}
	}
	return at, truncated
}

// special marks the bytes of w that are a quote, a backslash or a control
// character by their highest bits. Only the lowest mark is sure: a borrow may set
// those above it.
func special(w uint64) uint64 {
	const low, high = 0x0101010101010101, 0x8080808080808080
	// Xor 2 makes a space of a quote and keeps control characters what they are,
	// while no other character becomes either.
	quote, backslash := w^low*2, w^low*'\\'
	return ((quote - low*(' '+1)) | (backslash - low)) &^ w & high
}

// escape moves to the last byte of an escape.
func escape(data []byte, at int) (end int, why fault) {
	if at++; at == len(data) {
		return at, truncated
	}
	if data[at] != 'u' {
		if strings.IndexByte(`"\/bfnrt`, data[at]) < 0 {
			return at, malformed
		}
		return at, noFault
	}
	for range 4 {
		if at++; at == len(data) {
			return at, truncated
		}
		if c := data[at] | 0x20; !digit(data[at]) && (c < 'a' || c > 'f') {
			return at, malformed
		}
	}
	return at, noFault
}

// word moves past a word.
func word(data []byte, at int, want string) (end int, why fault) {
	for i := range len(want) {
		if at == len(data) {
			return at, truncated
		}
		if data[at] != want[i] {
			return at, malformed
		}
		at++
	}
	return at, noFault
}

// number moves past a number.
func number(data []byte, at int) (end int, why fault) {
	if data[at] == '-' {
		at++
	}
	if at < len(data) && data[at] == '0' {
		at++
	} else if at, why = digits(data, at); why != noFault {
		return at, why
	}
	if at < len(data) && data[at] == '.' {
		if at, why = digits(data, at+1); why != noFault {
			return at, why
		}
	}
	if at < len(data) && data[at]|0x20 == 'e' {
		if at++; at < len(data) && (data[at] == '+' || data[at] == '-') {
			at++
		}
		return digits(data, at)
	}
	return at, noFault
}

// digits moves past digits, of which there must be one.
func digits(data []byte, at int) (end int, why fault) {
	if at == len(data) {
		return at, truncated
	}
	if !digit(data[at]) {
		return at, malformed
	}
	for at < len(data) && digit(data[at]) {
		at++
	}
	return at, noFault
}

func digit(c byte) bool { return c >= '0' && c <= '9' }

package decode

import "github.com/tooladapt/tooladapt/runtime/tool"

// Coerce says which values of a field that the schema does not accept are taken
// for what they must have meant.
type Coerce uint8

// The ways. Those of a field are for all that is in it.
const (
	// Usual is what a [Lenient] decoder does.
	Usual Coerce = 0
	// Never accepts exactly what the schema accepts.
	Never Coerce = 1
	// FromNumber takes also a number for the string that it is written as.
	FromNumber Coerce = 2
)

// Lenient is a decoder of data, which it neither changes nor keeps. It takes
// values that the schema does not accept for what they must have meant, if how
// does not forbid it. How may be nil.
func Lenient(data []byte, how *tool.Reading) Decoder {
	d := Decoder{scanner: scanner{data: data}, how: how}
	if how != nil && how.Strict {
		d.coerce = Never
	}
	return d
}

// Strict is a decoder of data, which it neither changes nor keeps, that accepts
// exactly what the schema accepts. How may be nil.
func Strict(data []byte, how *tool.Reading) Decoder {
	return Decoder{scanner: scanner{data: data}, how: how, coerce: Never}
}

// New is a strict decoder of data that tells nobody what it did.
func New(data []byte) Decoder { return Strict(data, nil) }

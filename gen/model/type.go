package model

import "go/token"

// Type is a sealed sum: Bool, Int, Float, String, Time, Decimal, Any, Raw,
// Bytes, Numeral, BigInt, Textual, Custom, Blob, Text, Struct, Pointer, Maybe,
// List, Array or Map. Name is the Go name of a defined type
// and zero for the predeclared one.
type Type interface{ isType() }

type (
	// Bool is a boolean.
	Bool struct{ Name Name }
	// Int is an integer of 8, 16, 32 or 64 bits; Go is the predeclared name,
	// such as uint8 or int.
	Int struct {
		Name     Name
		Go       string
		Bits     int
		Unsigned bool
		Enum     *Enum // nil for none
	}
	// Float is a number of 32 or 64 bits.
	Float struct {
		Name Name
		Bits int
	}
	// String is a string.
	String struct {
		Name Name
		Enum *Enum // nil for none
	}
	// Time is time.Time.
	Time struct{}
	// Decimal is tool.Decimal.
	Decimal struct{}
	// Any is an interface without methods: any value.
	Any struct{ Name Name }
	// Raw is json.RawMessage: any value as its text.
	Raw struct{}
	// Bytes is a slice of bytes: a string in base64.
	Bytes struct{ Name Name }
	// Numeral is json.Number: a number as its text.
	Numeral struct{}
	// BigInt is big.Int, always behind a pointer.
	BigInt struct{}
	// Textual is a type that writes and reads its own text, a string.
	Textual struct {
		Name Name
		Base Base
		// Example is one such text, "" where none is known.
		Example string
	}
	// Custom is a type that writes and reads its own JSON; Constraint.Type says
	// which.
	Custom struct {
		Name Name
		Base Base
	}
	// Blob is tool.Blob.
	Blob struct{}
	// Text is tool.Text.
	Text struct{}
	// Struct is a named struct.
	Struct struct{ Object *Object }
	// Pointer may be nil.
	Pointer struct{ Elem Type }
	// Maybe is tool.Maybe.
	Maybe struct{ Elem Type }
	// List is a slice.
	List struct {
		Name Name
		Elem Type
	}
	// Array has exactly Len elements.
	Array struct {
		Name Name
		Len  int
		Elem Type
	}
	// Map has keys of type String, Int or Textual.
	Map struct {
		Name Name
		Key  Type
		Elem Type
	}
)

func (Bool) isType()    {}
func (Int) isType()     {}
func (Float) isType()   {}
func (String) isType()  {}
func (Time) isType()    {}
func (Decimal) isType() {}
func (Any) isType()     {}
func (Raw) isType()     {}
func (Bytes) isType()   {}
func (Numeral) isType() {}
func (BigInt) isType()  {}
func (Textual) isType() {}
func (Custom) isType()  {}
func (Blob) isType()    {}
func (Text) isType()    {}
func (Struct) isType()  {}
func (Pointer) isType() {}
func (Maybe) isType()   {}
func (List) isType()    {}
func (Array) isType()   {}
func (Map) isType()     {}

// Base is what a type that marshals itself is made of, as far as its zero value
// goes.
type Base uint8

// The bases: a boolean, a number, a string, a slice or map, what can be compared
// with ==, and what cannot.
const (
	BaseBool Base = iota
	BaseNumber
	BaseString
	BaseList
	BaseComparable
	BaseOther
)

// Enum is a named type whose constants are its values.
type Enum struct {
	Pos   token.Position
	Go    Name
	Local bool
	// Doc is the type's doc comment.
	Doc string
	// Constants are in source order, values distinct.
	Constants []Constant
}

// Constant is one value of an enum.
type Constant struct {
	Go string
	// Value is a JSON text: a quoted string or an integer.
	Value string
	// Doc is the constant's comment.
	Doc string
}

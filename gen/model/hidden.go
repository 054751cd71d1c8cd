package model

import "go/token"

// Hidden is an argument that no model sees, and that the executor fills with
// what it knows of the caller.
type Hidden struct {
	Pos token.Position
	// Go is the path of Go fields that leads to it, as that of a [Field].
	Go []Step
	// JSON is the name that encoding/json has for it; "" where it sees none.
	JSON string
	// Type is a string without values of its own.
	Type Type
	// From says what of the caller it is.
	From CallerPart
}

// CallerPart is one part of who calls.
type CallerPart string

// The parts, by their names in a tool tag.
const (
	Subject CallerPart = "subject"
	Tenant  CallerPart = "tenant"
	Session CallerPart = "session"
)

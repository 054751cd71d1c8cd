package directive

import "go/token"

// Value is something that a directive or tag says, and where. The zero Value
// was not said.
type Value[T any] struct {
	// Pos is the first byte of the argument, or of the directive's verb or the
	// tag's option where that has no argument.
	Pos token.Position
	// Is is the value; the zero value, or the default that its field tells,
	// where nothing was said.
	Is T
}

// Said reports whether the source says v, as opposed to a default.
func (v Value[T]) Said() bool { return v.Pos.IsValid() }

package tool

import "encoding/json"

// Maybe is a value that an upstream may leave out or null. The zero value was
// left out.
type Maybe[T any] struct {
	value T
	state maybeState
}

type maybeState uint8

const (
	absent maybeState = iota
	null
	present
)

// Some is a value that was sent.
func Some[T any](v T) Maybe[T] { return Maybe[T]{v, present} }

// Null is a value that was sent as null.
func Null[T any]() Maybe[T] { return Maybe[T]{state: null} }

// Get is the value and whether there is one.
func (m Maybe[T]) Get() (T, bool) { return m.value, m.state == present }

// IsNull reports whether null was sent.
func (m Maybe[T]) IsNull() bool { return m.state == null }

// IsZero reports whether the value was left out, for the json option omitzero.
func (m Maybe[T]) IsZero() bool { return m.state == absent }

// MarshalJSON writes the value, or null where there is none.
func (m Maybe[T]) MarshalJSON() ([]byte, error) {
	if m.state != present {
		return []byte("null"), nil
	}
	return json.Marshal(m.value)
}

// UnmarshalJSON reads a value or null. An error changes nothing.
func (m *Maybe[T]) UnmarshalJSON(data []byte) error {
	if string(data) == "null" {
		*m = Null[T]()
		return nil
	}
	var v T
	if err := json.Unmarshal(data, &v); err != nil {
		return err
	}
	*m = Some(v)
	return nil
}

package extract

import (
	"encoding/json"
	"slices"
)

// Raw reads any value as its text.
func (d *Reader) Raw() json.RawMessage {
	if d.peek() == 'n' {
		d.null()
		return nil
	}
	return slices.Clone(d.value())
}

// value moves past a value and answers its text.
func (d *Reader) value() []byte {
	d.peek()
	start := d.pos
	d.skip()
	return d.data[start:d.pos]
}

// UnmarshalJSON reads any value as encoding/json does, for types that no other
// method reads.
func UnmarshalJSON[T any](d *Reader) (v T) {
	if d.peek() == 'n' {
		d.null()
		return v
	}
	if err := json.Unmarshal(d.value(), &v); err != nil {
		d.state = lost
		var zero T
		return zero
	}
	return v
}

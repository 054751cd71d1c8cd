package decode

import (
	"bytes"
	"encoding"
	"encoding/json"
)

// UnmarshalText reads a string that T reads itself, from a copy, once the rule
// holds for it. Of an error or a panic of its UnmarshalText the model learns
// only that the value is not in the format which the rule asks for.
func UnmarshalText[T any, P interface {
	*T
	encoding.TextUnmarshaler
}](d *Decoder, r *Rule) (v T) {
	d.unmarshalText(r, P(&v))
	return v
}

func (d *Decoder) unmarshalText(r *Rule, v encoding.TextUnmarshaler) {
	if d.peek() != '"' {
		d.mismatch(r)
		return
	}
	start := d.pos
	t, ok := d.text()
	if !ok {
		return
	}
	b, ok := t.decode(nil)
	f := faultEncoding
	if ok {
		f = r.string(string(b))
		if r.Pattern != nil && !d.matches(r.Pattern, string(b)) {
			f |= faultPattern
		}
	}
	if f == 0 && !succeeds(func() error { return v.UnmarshalText(b) }) {
		f = faultFormat
	}
	if f != 0 {
		d.broke(r, f, d.data[start:d.pos])
	}
}

// UnmarshalJSON reads a value that T reads itself, from a copy, once it is known
// to be JSON of the rule's Type that any decoder would take. Errors and panics
// are treated as those of [UnmarshalText].
func UnmarshalJSON[T any, P interface {
	*T
	json.Unmarshaler
}](d *Decoder, r *Rule) (v T) {
	before := d.tally
	text := d.Raw(r)
	if d.tally == before && d.stop == noStop && !succeeds(func() error { return P(&v).UnmarshalJSON(bytes.Clone(text)) }) {
		d.broke(r, faultFormat, text)
	}
	return v
}

// Text checks a value that writes its own text.
func (c *Checker) Text(r *Rule, v encoding.TextMarshaler) {
	text, ok := textOf(v)
	if !ok {
		c.unwritten(r)
		return
	}
	c.String(r, text)
}

// JSON checks a value that writes its own JSON.
func (c *Checker) JSON(r *Rule, v json.Marshaler) {
	var text []byte
	if !succeeds(func() (err error) { text, err = v.MarshalJSON(); return err }) {
		c.unwritten(r)
		return
	}
	c.written(r, text)
}

// succeeds reports whether f, which runs code of the user's, neither fails nor
// panics.
func succeeds(f func() error) (ok bool) {
	defer func() {
		if recover() != nil {
			ok = false
		}
	}()
	return f() == nil
}

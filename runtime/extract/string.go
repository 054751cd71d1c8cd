package extract

import (
	"bytes"
	"encoding"
	"encoding/base64"
	"slices"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// String reads a text.
func (d *Reader) String() string {
	raw, escaped, ok := d.chars()
	switch {
	case !ok:
		return ""
	case escaped:
		d.room = appendUnescaped(d.room[:0], raw)
		return string(d.room)
	default:
		return string(raw)
	}
}

// chars reads a text as it stands in the source. A number or boolean is its own
// text.
func (d *Reader) chars() (raw []byte, escaped, ok bool) {
	switch c := d.peek(); c {
	case '"':
		raw = d.text()
		return raw, bytes.IndexByte(raw, '\\') >= 0, true
	case '{', '[', 0:
		d.lose()
		return nil, false, false
	case 'n':
		d.null()
		return nil, false, false
	default:
		raw = d.literal()
		d.note("text", raw)
		return raw, false, true
	}
}

// unquoted is chars without escapes. It is valid until the next text.
func (d *Reader) unquoted() (text []byte, ok bool) {
	raw, escaped, ok := d.chars()
	if ok && escaped {
		d.room = appendUnescaped(d.room[:0], raw)
		raw = d.room
	}
	return raw, ok
}

// null reads null.
func (d *Reader) null() {
	d.literal()
	d.state = null
}

// lose skips a value that cannot be read.
func (d *Reader) lose() {
	d.skip()
	d.state = lost
}

// Enum is the values of an enum, and other words for them.
type Enum struct {
	Values   []string
	Synonyms []Synonym
}

// Synonym is another word for a value.
type Synonym struct{ Of, Is string }

// Enum reads a value of an enum. One that the enum does not have is kept as it
// is.
func (d *Reader) Enum(e *Enum) string {
	text, ok := d.unquoted()
	if !ok {
		return ""
	}
	for _, v := range e.Values {
		if string(text) == v {
			return v
		}
	}
	for _, s := range e.Synonyms {
		if string(text) == s.Of {
			d.note("synonym", text)
			return s.Is
		}
	}
	if len(text) == 0 {
		d.state = lost
		return ""
	}
	if e.Values != nil {
		d.note("unlisted", text)
	}
	return string(text)
}

// Text reads a text that is shown as lines.
func (d *Reader) Text() tool.Text { return tool.Text{Body: d.String()} }

// Bytes reads bytes in base64.
func (d *Reader) Bytes() []byte {
	text, ok := d.unquoted()
	if !ok {
		return nil
	}
	b, err := base64.StdEncoding.AppendDecode(nil, text)
	if err != nil {
		d.state = lost
		return nil
	}
	return b
}

// UnmarshalText reads a text into a T, whose pointer reads it.
func UnmarshalText[T any, P interface {
	*T
	encoding.TextUnmarshaler
}](d *Reader) (v T) {
	text, ok := d.unquoted()
	if !ok {
		return v
	}
	if err := P(&v).UnmarshalText(slices.Clone(text)); err != nil {
		d.state = lost
		var zero T
		return zero
	}
	return v
}

package decode

import (
	"bytes"
	"encoding/base64"
)

// base64Text is the one way in which bytes are written: the standard alphabet,
// padded, and every bit of the last letter meant.
var base64Text = base64.StdEncoding.Strict()

// Bytes reads bytes in base64, as encoding/json writes them. MinLength and
// MaxLength count the characters of that text.
func (d *Decoder) Bytes(r *Rule) []byte {
	if d.peek() != '"' {
		d.mismatch(r)
		return nil
	}
	start := d.pos
	t, ok := d.text()
	if !ok {
		return nil
	}
	b := t.raw
	var f fault
	if !t.plain() {
		if b, ok = t.decode(nil); !ok {
			f = faultEncoding
		}
	}
	v := make([]byte, base64Text.DecodedLen(len(b)))
	n, err := base64Text.Decode(v, b)
	if f == 0 {
		f = r.textSize(len(b))
		if err != nil || bytes.ContainsAny(b, "\r\n") {
			f |= faultContentEncoding
		}
	}
	if f != 0 {
		d.broke(r, f, d.data[start:d.pos])
	}
	return v[:n]
}

// Bytes checks bytes, by the length of their text.
func (c *Checker) Bytes(r *Rule, v []byte) {
	if f := r.textSize(base64Text.EncodedLen(len(v))); f != 0 || c.collects() {
		c.scalar(r, f, appendQuoted(nil, base64Text.EncodeToString(v)))
	}
}

// textSize holds a length in characters against the rule.
func (r *Rule) textSize(n int) (f fault) {
	if n < r.MinLength {
		f |= faultMinLength
	}
	if r.MaxLength != 0 && n > r.MaxLength {
		f |= faultMaxLength
	}
	return f
}

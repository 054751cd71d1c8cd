package decode

import (
	"strings"
	"time"
)

// Time reads a date-time of RFC 3339. A leap second is the second before it.
func (d *Decoder) Time(r *Rule) time.Time {
	if d.peek() != '"' {
		d.mismatch(r)
		return time.Time{}
	}
	start := d.pos
	t, ok := d.text()
	if !ok {
		return time.Time{}
	}
	var room [64]byte
	b := t.raw
	if !t.plain() {
		b, ok = t.decode(room[:0])
	}
	v, f := r.time(string(b))
	if !ok {
		f = faultEncoding
	}
	if f != 0 {
		d.broke(r, f, d.data[start:d.pos])
	}
	return v
}

// time reads the text of a date-time.
func (r *Rule) time(s string) (time.Time, fault) {
	if !isDateTime(s) {
		return time.Time{}, faultFormat
	}
	if s[10] == 't' || s[len(s)-1] == 'z' {
		s = strings.ToUpper(s)
	}
	if s[17] == '6' {
		s = s[:17] + "59" + s[19:]
	}
	t, err := time.Parse(time.RFC3339, s)
	if err != nil {
		return time.Time{}, faultFormat
	}
	return t, 0
}

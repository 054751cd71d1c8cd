package decode

import (
	"bytes"
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
	v, f := r.time(b)
	if !ok {
		f = faultEncoding
	}
	if f != 0 {
		d.broke(r, f, d.data[start:d.pos])
	}
	return v
}

// time reads the text of a date-time: as package time does, which is more
// lenient in some ways and less in others.
func (r *Rule) time(b []byte) (t time.Time, f fault) {
	const shortest = "2026-01-31T10:00:00Z"
	if len(b) < len(shortest) {
		return time.Time{}, faultFormat
	}
	if t.UnmarshalText(b) == nil && isStrict(b) {
		return t, 0
	}
	if !isDateTime(string(b)) || t.UnmarshalText(usual(b)) != nil {
		return time.Time{}, faultFormat
	}
	return t, 0
}

// usual is a date-time of RFC 3339 as package time reads it: in upper case, and
// of a leap second the second before it.
func usual(b []byte) []byte {
	b = bytes.ToUpper(b)
	if b[17] == '6' {
		copy(b[17:], "59")
	}
	return b
}

// isStrict reports whether b, which package time reads, is as RFC 3339 wants it:
// with two digits for the hour, a point before the fraction, and no more than a
// day's offset.
func isStrict(b []byte) bool {
	if b[13] != ':' || b[19] == ',' {
		return false
	}
	if b[len(b)-1] == 'Z' {
		return true
	}
	_, ok := offsetMinutes(string(b[len(b)-len("+00:00"):]))
	return ok
}

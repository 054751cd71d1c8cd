package extract

import (
	"math"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Time reads a time. A text is in RFC 3339 or another common layout that has an
// offset: a time without one could be any of many. A number is seconds or
// milliseconds since 1970, as its size says.
func (d *Reader) Time() time.Time {
	if c := d.peek(); c == '-' || '0' <= c && c <= '9' {
		return d.epoch()
	}
	text, ok := d.moment()
	if !ok {
		return time.Time{}
	}
	var t time.Time
	if t.UnmarshalText(text) == nil {
		return t
	}
	for _, layout := range layouts {
		if t, err := time.Parse(layout, string(text)); err == nil {
			d.note("time", text)
			return t
		}
	}
	d.state = lost
	return time.Time{}
}

// layouts are common ones that have an offset.
var layouts = [...]string{
	time.RFC3339Nano,
	"2006-01-02T15:04:05Z0700",
	"2006-01-02T15:04:05.999Z0700",
	"2006-01-02 15:04:05Z07:00",
	"2006-01-02 15:04:05 Z07:00",
	"2006-01-02 15:04:05Z0700",
	"2006-01-02 15:04:05 -0700",
	"2006-01-02T15:04Z07:00",
	"2006-01-02 15:04Z07:00",
	"2006-01-02 15:04:05 -0700 UTC", // of Go's own String
	time.RFC1123Z,
	"Mon, 2 Jan 2006 15:04:05 -0700",
	"Mon, 02 Jan 2006 15:04:05 GMT", // of HTTP
	"02/Jan/2006:15:04:05 -0700",    // of web servers' logs
	time.RubyDate,
}

// moment is the text of a time.
func (d *Reader) moment() (text []byte, ok bool) {
	switch d.peek() {
	case '"':
		return d.unquoted()
	case 'n':
		d.null()
	default:
		d.lose()
	}
	return nil, false
}

// TimeIn reads a time in a layout of package time. Where that has no offset the
// time is in UTC, or at the offset that the layout ends with as a text, such as
// +08:00.
func (d *Reader) TimeIn(layout string) time.Time {
	text, ok := d.moment()
	if !ok {
		return time.Time{}
	}
	layout, zone := cutOffset(layout)
	t, err := time.ParseInLocation(layout, string(text), zone)
	if err != nil {
		d.state = lost
		return time.Time{}
	}
	return t
}

// cutOffset is a layout without the offset that it ends with.
func cutOffset(layout string) (string, *time.Location) {
	const form = "-07:00"
	at := len(layout) - len(form)
	if at < 0 || layout[at:] == form || at > 0 && layout[at-1] == 'Z' {
		return layout, time.UTC
	}
	t, err := time.Parse(form, layout[at:])
	if err != nil {
		return layout, time.UTC
	}
	_, offset := t.Zone()
	for at > 0 && layout[at-1] == ' ' {
		at--
	}
	return layout[:at], time.FixedZone("", offset)
}

// epoch reads seconds or milliseconds since 1970: the former are less than 1e11,
// which is the year 5138, the latter from then on, which is 1973.
func (d *Reader) epoch() time.Time {
	const border, end = 1e11, 1e14
	raw := d.literal()
	v, err := tool.ParseDecimal(string(raw))
	if err != nil {
		d.state = lost
		return time.Time{}
	}
	switch x := math.Abs(v.Float64()); {
	case x < border:
		d.note("unix", raw)
		return d.since(v, 0)
	case x < end:
		d.note("unix_ms", raw)
		return d.since(v, 3)
	default:
		d.state = lost
		return time.Time{}
	}
}

// Unix reads seconds since 1970.
func (d *Reader) Unix() time.Time { return d.since(d.Decimal(), 0) }

// UnixMilli reads milliseconds since 1970.
func (d *Reader) UnixMilli() time.Time { return d.since(d.Decimal(), 3) }

// since is the time so many units of 10 to the power of -shift seconds after the
// beginning of 1970. It is in the years that RFC 3339 can write.
func (d *Reader) since(v tool.Decimal, shift int) time.Time {
	const first, last, most = -62135596800, 253402300799, 18
	scale := v.Scale() + shift
	if d.state != got {
		return time.Time{}
	}
	if scale > most {
		d.state = lost
		return time.Time{}
	}
	unit := int64(1)
	for range scale {
		unit *= 10
	}
	seconds, rest := v.Units()/unit, v.Units()%unit
	if seconds <= first || seconds > last {
		d.state = lost
		return time.Time{}
	}
	nanoseconds := float64(rest) / float64(unit) * 1e9
	return time.Unix(seconds, int64(math.Round(nanoseconds))).UTC()
}

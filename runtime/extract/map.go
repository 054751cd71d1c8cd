package extract

import (
	"encoding"
	"strconv"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// MapFrame reads the entries of one map. [Reader.Map] makes it.
type MapFrame struct {
	// Key is that of the current entry.
	Key string

	outcome state
}

// Map begins a map. Any other value has no entries.
func (d *Reader) Map() (m MapFrame) {
	switch c := d.peek(); c {
	case '{':
		d.pos++
		m.outcome = got
	case 'n':
		d.literal()
		m.outcome = null
	default:
		d.skip()
		m.outcome = lost
	}
	d.steps = append(d.steps, step{at: -1})
	return m
}

// Next moves to the next entry, sets Key, and reports whether there is one.
func (m *MapFrame) Next(d *Reader) bool {
	for m.outcome == got && d.failed == nil {
		c := d.peek()
		if c == ',' {
			d.pos++
			c = d.peek()
		}
		if c != '"' {
			d.pos = min(d.pos+1, len(d.data))
			break
		}
		m.Key = string(d.name())
		if d.entries == MaxEntries {
			d.skip()
			continue
		}
		if d.entries++; d.entries == MaxEntries {
			d.missing(whyStopped)
		}
		d.state, d.lacks = got, false
		return true
	}
	d.steps = d.steps[:len(d.steps)-1]
	d.state, d.lacks, d.child = m.outcome, false, tool.Presence{}
	return false
}

// Int is the key as an integer of so many bits. A key that is none makes its
// entry unreadable.
func (m *MapFrame) Int(d *Reader, bits int) int64 {
	n, err := strconv.ParseInt(m.Key, 10, bits)
	if err != nil {
		d.state = lost
	}
	return n
}

// Uint is Int for an unsigned integer.
func (m *MapFrame) Uint(d *Reader, bits int) uint64 {
	n, err := strconv.ParseUint(m.Key, 10, bits)
	if err != nil {
		d.state = lost
	}
	return n
}

// Put keeps an entry whose value v has just been read. One without a value is
// left out, and missing, unless v can tell that itself.
func Put[K comparable, V any](d *Reader, all map[K]V, key K, v V, nullable bool) {
	switch {
	case d.state == got, d.state == null && nullable:
		all[key] = v
	case d.state == null:
		d.missing(whyNull)
	default:
		d.missing(whyUnreadable)
	}
}

// Key is the key as a T, whose pointer reads it. A key that it refuses makes its
// entry unreadable.
func Key[T any, P interface {
	*T
	encoding.TextUnmarshaler
}](d *Reader, m *MapFrame) (v T) {
	if err := P(&v).UnmarshalText([]byte(m.Key)); err != nil {
		d.state = lost
	}
	return v
}

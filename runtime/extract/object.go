package extract

import (
	"bytes"
	"slices"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Object says where the fields of a struct are. It is shared and never changed.
type Object struct {
	// Fields are those of the struct, in order.
	Fields []Field
	// Names are the members that are read. Without any each field is read from
	// the member of its own name.
	Names []Name
}

// Field is one field of a struct.
type Field struct {
	// Name is its key in the result.
	Name string
	// Key says that it must be of the right form, and that the result is partial
	// without it.
	Key bool
	// Hidden says that its value is never told, not even in a report.
	Hidden bool
}

// Name is one member of an object.
type Name struct {
	Is string
	// Fields are those that are read from its value.
	Fields []Target
	// Within are members of its value, where that is an object.
	Within []Name
}

// Target is a field that a member is read into.
type Target struct {
	// Field is the number of the field.
	Field int
	// Rank is 0 for the name that goes before all others of the field.
	Rank int
	// Each are the names that lead from each element of a list to what is read
	// of it.
	Each []string
}

// ObjectFrame reads the fields of one object. [Reader.Object] makes it.
type ObjectFrame struct {
	// Field is the number of the current field.
	Field int

	object *Object
	sent   tool.Presence
	// outcome is what becomes of the object as a whole.
	outcome state
	names   []Name
	likely  int
	base    int // of its spans
	// pending are the fields that are still to be read from the value that
	// starts at start, and within the members of that.
	pending []Target
	within  []Name
	start   int
	deep    int // of the levels of the reader, how many are not of this object
}

// level is an object on the way to a field; names and end are those to go on with
// behind it.
type level struct {
	names []Name
	end   int
}

// span is where the value of a field is.
type span struct {
	start, end int
	rank       int32
	state      state
}

// Object begins an object. Any other value has no fields.
func (d *Reader) Object(object *Object) (o ObjectFrame) {
	o.Field, o.object, o.names, o.base, o.deep = -1, object, object.Names, len(d.spans), len(d.levels)
	switch c := d.peek(); c {
	case '{':
		d.pos++
		o.outcome = got
	case 'n':
		d.literal()
		o.outcome = null
	default:
		d.skip()
		o.outcome = lost
	}
	d.spans = append(slices.Grow(d.spans, len(object.Fields)), make([]span, len(object.Fields))...)
	d.steps = append(d.steps, step{object: object})
	return o
}

// Next moves to the next field that has a value, sets Field, and reports whether
// there is one.
func (o *ObjectFrame) Next(d *Reader) bool {
	if o.Field >= 0 {
		o.settle(d)
	}
	for o.outcome == got && d.failed == nil {
		switch {
		case len(o.pending) > 0:
			t := o.pending[0]
			o.pending = o.pending[1:]
			d.pos = o.start
			if o.take(d, t) {
				return true
			}
		case o.within != nil:
			o.descend(d)
		case o.member(d):
			if o.find(d) {
				return true
			}
		case len(d.levels) > o.deep:
			top := d.levels[len(d.levels)-1]
			d.levels = d.levels[:len(d.levels)-1]
			o.names, d.pos = top.names, top.end
		default:
			return o.end(d)
		}
	}
	return o.end(d)
}

// member moves to the name of the next member, or past the end of the object.
func (o *ObjectFrame) member(d *Reader) bool {
	c := d.peek()
	if c == ',' {
		d.pos++
		c = d.peek()
	}
	if c != '"' {
		d.pos = min(d.pos+1, len(d.data))
		return false
	}
	return true
}

// find reads the name of a member and, where one field asks for it and nothing
// else, takes its value; it reports whether that is to be read.
func (o *ObjectFrame) find(d *Reader) bool {
	if o.object.Names == nil {
		if i := o.field(d); i >= 0 {
			return o.take(d, Target{Field: i})
		}
		d.skip()
		return false
	}
	key := d.name()
	for i := range o.names {
		n := &o.names[i]
		if string(key) != n.Is {
			continue
		}
		if n.Within == nil && len(n.Fields) == 1 {
			return o.take(d, n.Fields[0])
		}
		o.pending, o.within, o.start = n.Fields, n.Within, d.pos
		return false
	}
	d.skip()
	return false
}

// field reads the name of a member, and is the number of the field that has it,
// -1 for none.
func (o *ObjectFrame) field(d *Reader) int {
	fields := o.object.Fields
	if o.likely < len(fields) {
		name := fields[o.likely].Name
		end := d.pos + 1 + len(name)
		if end < len(d.data) && d.data[end] == '"' && string(d.data[d.pos+1:end]) == name {
			d.pos = end + 1
			d.colon()
			o.likely++
			return o.likely - 1
		}
	}
	key := d.name()
	for i := range fields {
		if string(key) == fields[i].Name {
			o.likely = i + 1
			return i
		}
	}
	return -1
}

// name reads the name of a member and moves to its value. It is valid until the
// next name.
func (d *Reader) name() []byte {
	key := d.text()
	d.colon()
	if bytes.IndexByte(key, '\\') >= 0 {
		d.room = appendUnescaped(d.room[:0], key)
		return d.room
	}
	return key
}

func (d *Reader) colon() {
	if d.peek() == ':' {
		d.pos++
	}
	d.peek()
}

// descend goes into the object that has members to read, or past another value.
func (o *ObjectFrame) descend(d *Reader) {
	within := o.within
	o.within, d.pos = nil, o.start
	d.skip()
	end := d.pos
	if d.data[o.start] != '{' {
		return
	}
	d.levels = append(d.levels, level{o.names, end})
	o.names, d.pos = within, o.start+1
}

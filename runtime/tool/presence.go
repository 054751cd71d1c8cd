package tool

import "slices"

// Presence says what an upstream sent of the fields of a struct, by their
// numbers in struct order, or of the elements of a list. A nil *Presence is
// that of a value made in Go: all of it counts as sent, and its zeros are
// zeros. The zero Presence is that of a value of which all was sent.
type Presence struct {
	first marks
	more  []marks // of the fields from 64 on
	// within are those of nested structs and lists of which not all was sent;
	// elements are those of the elements of a list, as far as one lacks
	// anything.
	within   []within
	elements []Presence
}

// marks are two bits for each of 64 fields: one that was left out, one that was
// null, and both for one that could not be read.
type marks struct{ absent, null uint64 }

type within struct {
	field int
	Presence
}

// whole is what a struct is said to have that lacks nothing. It is never
// written.
var whole Presence

// Has reports whether a field was sent, and could be read.
func (p *Presence) Has(field int) bool {
	if p == nil {
		return true
	}
	m, bit := p.at(field)
	return (m.absent|m.null)&bit == 0
}

// Kept is Has for a field with the option omitempty or omitzero: of a value
// made in Go, kept says whether there is one.
func (p *Presence) Kept(field int, kept bool) bool {
	if p == nil {
		return kept
	}
	return p.Has(field)
}

// IsNull reports whether a field was sent as null.
func (p *Presence) IsNull(field int) bool {
	if p == nil {
		return false
	}
	m, bit := p.at(field)
	return m.null&^m.absent&bit != 0
}

// IsUnknown reports whether a field was sent and could not be read.
func (p *Presence) IsUnknown(field int) bool {
	if p == nil {
		return false
	}
	m, bit := p.at(field)
	return m.null&m.absent&bit != 0
}

// In is what was sent of the struct or list in a field. Treat it as read-only.
func (p *Presence) In(field int) *Presence {
	if p == nil {
		return nil
	}
	for i := range p.within {
		if p.within[i].field == field {
			return &p.within[i].Presence
		}
	}
	return &whole
}

// Item is what was sent of an element of a list, by its index. Treat it as
// read-only.
func (p *Presence) Item(index int) *Presence {
	switch {
	case p == nil:
		return nil
	case index < len(p.elements):
		return &p.elements[index]
	default:
		return &whole
	}
}

// IsWhole reports whether all was sent.
func (p *Presence) IsWhole() bool {
	return p == nil || p.first == marks{} && p.more == nil && len(p.within)+len(p.elements) == 0
}

// LeaveOut marks a field that was left out.
func (p *Presence) LeaveOut(field int) { p.mark(field, true, false) }

// Nullify marks a field that was sent as null.
func (p *Presence) Nullify(field int) { p.mark(field, false, true) }

// Lose marks a field that was sent and could not be read.
func (p *Presence) Lose(field int) { p.mark(field, true, true) }

// Nest keeps what was sent of the struct or list in a field, unless that is
// all. What was kept of it before is forgotten.
func (p *Presence) Nest(field int, q Presence) {
	p.within = slices.DeleteFunc(p.within, func(w within) bool { return w.field == field })
	if !q.IsWhole() {
		p.within = append(p.within, within{field, q})
	}
}

// Reserve makes room for what was sent of n elements of a list.
func (p *Presence) Reserve(n int) {
	if p.elements == nil {
		p.elements = slices.Grow(p.elements, n)
	}
}

// Append keeps what was sent of the element of a list that has that index,
// unless that is all. Elements come in order.
func (p *Presence) Append(index int, q Presence) {
	if q.IsWhole() {
		return
	}
	for len(p.elements) < index {
		p.elements = append(p.elements, Presence{})
	}
	p.elements = append(p.elements, q)
}

func (p *Presence) mark(field int, absent, null bool) {
	for field >= 64+64*len(p.more) {
		p.more = append(p.more, marks{})
	}
	m, bit := &p.first, uint64(1)<<(field%64)
	if field >= 64 {
		m = &p.more[field/64-1]
	}
	m.absent &^= bit
	m.null &^= bit
	if absent {
		m.absent |= bit
	}
	if null {
		m.null |= bit
	}
}

// at are the marks of a field, and its bit.
func (p *Presence) at(field int) (marks, uint64) {
	bit := uint64(1) << (field % 64)
	switch i := field/64 - 1; {
	case i < 0:
		return p.first, bit
	case i < len(p.more):
		return p.more[i], bit
	default:
		return marks{}, bit
	}
}

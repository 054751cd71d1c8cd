package model

import "slices"

// Innermost is the type of what t consists of, whatever pointers, lists and maps
// it is in.
func Innermost(t Type) Type {
	switch t := t.(type) {
	case Pointer:
		return Innermost(t.Elem)
	case Maybe:
		return Innermost(t.Elem)
	case List:
		return Innermost(t.Elem)
	case Array:
		return Innermost(t.Elem)
	case Map:
		return Innermost(t.Elem)
	default:
		return t
	}
}

// StructOf is the struct that values of t consist of; nil for none.
func StructOf(t Type) *Object {
	s, _ := Innermost(t).(Struct)
	return s.Object
}

// Within are the structs in o at any depth, in the order in which they are
// reached. O is one of them only where it contains itself.
func (o *Object) Within() []*Object {
	var all []*Object
	var visit func(*Object)
	visit = func(o *Object) {
		for _, f := range o.Fields {
			if inner := StructOf(f.Type); inner != nil && !slices.Contains(all, inner) {
				all = append(all, inner)
				visit(inner)
			}
		}
	}
	visit(o)
	return all
}

// Recursive reports whether o contains itself, directly or through others.
func (o *Object) Recursive() bool { return o.InCircle(o) }

// InCircle reports whether o contains other and other contains o.
func (o *Object) InCircle(other *Object) bool {
	return slices.Contains(o.Within(), other) && slices.Contains(other.Within(), o)
}

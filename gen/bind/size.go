package bind

import "github.com/tooladapt/tooladapt/gen/model"

// maxProperties bounds the properties of a schema, in which nested structs
// stand at each place that has them.
const maxProperties = 2000

// sizes are how many properties structs have in a schema, nested ones counted
// at each place; one more than the bound stands for all that is more.
type sizes map[*model.Object]int

func (s sizes) object(o *model.Object) int {
	if n, ok := s[o]; ok {
		return n
	}
	s[o] = 0 // within itself it is a reference
	n := 0
	for _, f := range o.Fields {
		n = min(n+1+s.typ(f.Type), maxProperties+1)
	}
	s[o] = n
	return n
}

func (s sizes) typ(t model.Type) int {
	switch t := t.(type) {
	case model.Struct:
		return s.object(t.Object)
	case model.Pointer:
		return s.typ(t.Elem)
	case model.Maybe:
		return s.typ(t.Elem)
	case model.List:
		return s.typ(t.Elem)
	case model.Array:
		return s.typ(t.Elem)
	case model.Map:
		return s.typ(t.Elem)
	default:
		return 0
	}
}

package bind

import (
	"fmt"
	"regexp"

	"github.com/tooladapt/tooladapt/gen/model"
)

// check holds what t takes and answers with against the rules that depend on
// which of the two it is.
func (b *binder) check(t *boundTool) {
	b.found.about = t
	defer func() { b.found.about = nil }()
	a := argumentCheck{binder: b, sizes: make(map[*model.Object]int)}
	if n := a.object(t.tool.Arguments); n > maxProperties {
		b.found.add(t.tool.Pos, "TA072", "split the tool", fmt.Sprintf("the arguments of %s have %d fields, nested ones included, more than %d",
			t.tool.Go, n, maxProperties))
	}
	if t.tool.Result != nil {
		resultCheck{binder: b, tool: t, seen: make(map[visit]bool)}.root()
	}
}

// maxProperties bounds the properties of a schema, in which nested structs
// stand at each place that has them.
const maxProperties = 2000

// argumentName is what providers accept as the name of a property.
var argumentName = regexp.MustCompile(`^[A-Za-z_][A-Za-z0-9_]{0,63}$`)

// argumentCheck holds structs against the rules for arguments, and counts their
// fields.
type argumentCheck struct {
	*binder
	sizes map[*model.Object]int
}

func (c argumentCheck) object(o *model.Object) int {
	if n, ok := c.sizes[o]; ok {
		return n
	}
	c.sides[o] |= inArguments
	n := 0
	for _, f := range o.Fields {
		if !argumentName.MatchString(f.JSON) {
			c.found.add(f.Pos, "TA098", "use letters, digits and underscores, 64 at most, no digit first",
				fmt.Sprintf("%q is no name of an argument", f.JSON))
		}
		n = min(n+1+c.typ(f.Type, f), maxProperties+1)
	}
	c.sizes[o] = n
	return n
}

func (c argumentCheck) typ(t model.Type, f *model.Field) int {
	switch t := t.(type) {
	case model.Maybe:
		c.found.add(f.Pos, "TA075", "use a pointer", "tool.Maybe is for results only")
		return 0
	case model.Blob:
		c.found.add(f.Pos, "TA075", "take a reference, such as a file name", "tool.Blob is for results only")
		return 0
	case model.Struct:
		return c.object(t.Object)
	case model.Pointer:
		return c.typ(t.Elem, f)
	case model.List:
		return c.typ(t.Elem, f)
	case model.Array:
		return c.typ(t.Elem, f)
	case model.Map:
		return c.typ(t.Elem, f)
	default:
		return 0
	}
}

// side says on which side of tools a struct stands.
type side uint8

const (
	inArguments side = 1 << iota
	inResults
	ofTool // it is a tool struct itself
)

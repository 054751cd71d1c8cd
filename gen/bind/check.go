package bind

import (
	"fmt"

	"github.com/tooladapt/tooladapt/gen/directive"
	"github.com/tooladapt/tooladapt/gen/model"
)

// check holds what t takes and answers with against the rules that depend on
// which of the two it is.
func (b *binder) check(t *boundTool) {
	b.found.about = t
	defer func() { b.found.about = nil }()
	n := make(sizes)
	b.bounded(t, "schema", n.object(t.tool.Arguments))
	argumentCheck{binder: b, seen: make(map[*model.Object]bool)}.object(t.tool.Arguments)
	if t.tool.Result != nil {
		b.bounded(t, "result", n.typ(t.tool.Result))
		resultCheck{binder: b, tool: t, seen: make(map[visit]bool)}.root()
	}
}

func (b *binder) bounded(t *boundTool, part string, n int) {
	if n > maxProperties {
		b.found.add(t.tool.Pos, "TA072", "split the tool", fmt.Sprintf("the %s of %s has more than %d fields, nested ones included",
			part, t.tool.Go, maxProperties))
	}
}

// argumentCheck holds structs against the rules for arguments, each once.
type argumentCheck struct {
	*binder
	seen map[*model.Object]bool
}

func (c argumentCheck) object(o *model.Object) {
	if c.seen[o] {
		return
	}
	c.seen[o] = true
	c.sides[o] |= inArguments
	for _, f := range o.Fields {
		if !directive.IsArgumentName(f.JSON) {
			c.found.add(f.Pos, "TA098", "use letters, digits and underscores, 64 at most, no digit first",
				fmt.Sprintf("%q is no name of an argument", f.JSON))
		}
		c.typ(f.Type, f)
	}
}

func (c argumentCheck) typ(t model.Type, f *model.Field) {
	switch t := t.(type) {
	case model.Maybe:
		c.found.add(f.Pos, "TA075", "use a pointer", "tool.Maybe is for results only")
	case model.Blob:
		c.found.add(f.Pos, "TA075", "take a reference, such as a file name", "tool.Blob is for results only")
	case model.Text:
		c.found.add(f.Pos, "TA075", "take a string", "tool.Text is for results only")
	case model.Struct:
		if len(t.Object.Hidden) > 0 {
			c.found.add(f.Pos, "TA131", "move them to the tool struct", t.Object.Go.String()+" has fields that the caller fills, which is for fields of the tool struct itself")
		}
		c.object(t.Object)
	case model.Pointer:
		c.typ(t.Elem, f)
	case model.List:
		c.typ(t.Elem, f)
	case model.Array:
		c.typ(t.Elem, f)
	case model.Map:
		c.typ(t.Elem, f)
	}
}

// side says on which side of tools a struct stands.
type side uint8

const (
	inArguments side = 1 << iota
	inResults
	ofTool // it is a tool struct itself
)

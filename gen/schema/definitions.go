package schema

import (
	"slices"
	"strconv"

	"github.com/invopop/jsonschema"

	"github.com/tooladapt/tooladapt/gen/model"
)

// definitions are the structs that contain themselves, which schemas refer to;
// all others are written where they are. The zero value has none.
type definitions struct {
	objects []*model.Object
	names   []string
}

// newDefinitions are the definitions that the schema of root, nil for none,
// needs.
func newDefinitions(root *model.Object) definitions {
	var d definitions
	if root == nil {
		return d
	}
	for _, o := range root.Within() {
		if !o.Recursive() {
			continue
		}
		name := o.Go.Word()
		for i := 2; slices.Contains(d.names, name); i++ {
			name = o.Go.Word() + strconv.Itoa(i)
		}
		d.objects, d.names = append(d.objects, o), append(d.names, name)
	}
	return d
}

// name is what the definition of o is called; "" where there is none.
func (d definitions) name(o *model.Object) string {
	if i := slices.Index(d.objects, o); i >= 0 {
		return d.names[i]
	}
	return ""
}

// definitions are the schemas of the definitions; nil for none.
func (c converter) definitions() jsonschema.Definitions {
	if len(c.defs.objects) == 0 {
		return nil
	}
	all := make(jsonschema.Definitions)
	for i, o := range c.defs.objects {
		all[c.defs.names[i]] = c.object(o)
	}
	return all
}

package adopt

import (
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/gen/directive"
	"github.com/tooladapt/tooladapt/gen/plan"
)

// naming settles the Go names of all types: those of the tools first, then
// those of the types that they need, in the order in which they need them.
type naming struct {
	names *plan.Names
	// tools are the names of the tools' structs, structs and enums those of the
	// types by what makes them the same.
	tools          map[*tool]string
	structs, enums map[string]string
	// meanings are what each short name would stand for.
	meanings map[string]map[string]bool
	// seen are the objects that were visited.
	seen map[*object]bool
}

func settle(tools []*tool) *naming {
	n := &naming{
		names: plan.NewNames("Tools"), tools: make(map[*tool]string), structs: make(map[string]string),
		enums: make(map[string]string), meanings: make(map[string]map[string]bool), seen: make(map[*object]bool),
	}
	for _, t := range tools {
		n.tools[t] = n.tool(t.name)
	}
	for _, t := range tools {
		n.walk(t.arguments, n.collect)
	}
	clear(n.seen)
	for _, t := range tools {
		n.walk(t.arguments, func(words []string, key string, into map[string]string) { n.pick(t, words, key, into) })
	}
	return n
}

// tool is a free name for a struct whose adapter's name is free too.
func (n *naming) tool(name string) string {
	want := exported(name)
	for i := 2; ; i++ {
		adapter := directive.AdapterName(want)
		if adapter != want && n.names.Free(adapter) && n.names.Take(want) {
			n.names.Take(adapter)
			return want
		}
		want = exported(name) + strconv.Itoa(i)
	}
}

// walk visits every type that o needs, itself aside.
func (n *naming) walk(o *object, visit func(words []string, key string, into map[string]string)) {
	if n.seen[o] {
		return
	}
	n.seen[o] = true
	for _, p := range o.properties {
		n.schema(p.schema, visit)
	}
}

func (n *naming) schema(s *schema, visit func(words []string, key string, into map[string]string)) {
	switch t := s.shape.(type) {
	case text:
		if t.values != nil {
			visit(t.values.words, t.values.key(), n.enums)
		}
	case list:
		n.schema(t.elem, visit)
	case mapping:
		n.schema(t.elem, visit)
	case structure:
		visit(t.words, t.key, n.structs)
		n.walk(t.object, visit)
	}
}

// key is the same for enums that one type can serve.
func (v *values) key() string {
	return strings.Join(v.words, "_") + "\x00" + strings.Join(v.all, "\x00")
}

func (n *naming) collect(words []string, key string, _ map[string]string) {
	short := exported(words...)
	if n.meanings[short] == nil {
		n.meanings[short] = make(map[string]bool)
	}
	n.meanings[short][key] = true
}

// pick settles the name of one type: that of what it is for, with the tool's in
// front where several types are called so.
func (n *naming) pick(t *tool, words []string, key string, into map[string]string) {
	if into[key] != "" {
		return
	}
	want := exported(words...)
	if len(n.meanings[want]) > 1 {
		want = n.tools[t] + want
	}
	into[key] = n.names.Pick(want)
}

package bind

import (
	"go/token"
	"maps"

	"github.com/tooladapt/tooladapt/gen/model"
)

// names holds the names of tools, and those that are generated for the package
// and its services, against each other and against what is declared.
func (b *binder) names(tools []*boundTool) {
	b.toolNames(tools)
	for _, name := range model.Predeclared {
		if at, ok := b.pkg.Declared[name]; ok {
			b.found.add(at, "TA093", "rename it", name+" is declared here, and hides what generated code relies on")
		}
	}
	taken := maps.Clone(b.pkg.Imported)
	maps.Copy(taken, b.pkg.DeclaredByTests)
	maps.Copy(taken, b.pkg.Declared)
	for _, t := range tools {
		b.claim(taken, t.tool.Adapter, t.tool.Pos)
	}
	for _, e := range b.pkg.Errors {
		b.claim(taken, "Err"+e.Name, e.Pos)
		b.claim(taken, "Code"+e.Name, e.Pos)
	}
	services := make(map[string]bool)
	for _, t := range tools {
		h := t.tool.Handler
		if h == nil || services[h.Service] {
			continue
		}
		services[h.Service] = true
		if h.Service == "" {
			b.claim(taken, "Tools", h.Pos)
		} else if at, ok := b.pkg.Members[h.Service]["Tools"]; ok {
			b.clash(h.Service+".Tools", h.Pos, at)
		}
	}
}

// toolNames reports names that two tools of the package have.
func (b *binder) toolNames(tools []*boundTool) {
	first := make(map[string]*boundTool)
	for _, t := range tools {
		if o, twice := first[t.tool.Name]; twice {
			b.found.add(t.said.Name.Pos, "TA091", "choose another name",
				"the tool "+t.tool.Name+" is there already: "+o.tool.Go+" at "+place(o.tool.Pos.Filename, o.tool.Pos.Line))
			continue
		}
		first[t.tool.Name] = t
	}
}

// claim takes a name for something generated because of what stands at pos.
func (b *binder) claim(taken map[string]token.Position, name string, pos token.Position) {
	if at, ok := taken[name]; ok {
		b.clash(name, pos, at)
		return
	}
	taken[name] = pos
}

func (b *binder) clash(name string, pos, at token.Position) {
	b.found.add(pos, "TA093", "rename one of the two",
		name+" would be generated, but is taken at "+place(at.Filename, at.Line))
}

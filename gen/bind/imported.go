package bind

import (
	"go/ast"
	"go/token"
	"go/types"
	"strconv"
)

// importNames are the names that imports bring into single files, also those
// of dot imports: Go lets nothing at package level have them.
func (b *binder) importNames() map[string]token.Position {
	byPath := make(map[string]*types.Package)
	for _, p := range b.src.Types.Imports() {
		byPath[p.Path()] = p
	}
	names := make(map[string]token.Position)
	for _, f := range b.src.Files {
		for _, spec := range f.Imports {
			path, err := strconv.Unquote(spec.Path.Value)
			if err != nil || byPath[path] == nil {
				continue
			}
			for _, name := range namesOf(spec, byPath[path]) {
				names[name] = b.pos(spec.Pos())
			}
		}
	}
	return names
}

// namesOf are the names that one import of p brings.
func namesOf(spec *ast.ImportSpec, p *types.Package) []string {
	switch {
	case spec.Name == nil:
		return []string{p.Name()}
	case spec.Name.Name == "_":
		return nil
	case spec.Name.Name != ".":
		return []string{spec.Name.Name}
	}
	var all []string
	for _, name := range p.Scope().Names() {
		if token.IsExported(name) {
			all = append(all, name)
		}
	}
	return all
}

package bind

import (
	"go/ast"
	"go/token"
)

// declared are the names that files declare at package level, and the fields
// and methods of each type. Syntax tells: stubs that stand in for generated
// names are no declarations.
func (b *binder) declared(files []*ast.File) (names map[string]token.Position, members map[string]map[string]token.Position) {
	d := declarations{b, make(map[string]token.Position), make(map[string]map[string]token.Position)}
	for _, f := range files {
		for _, decl := range f.Decls {
			switch decl := decl.(type) {
			case *ast.GenDecl:
				for _, spec := range decl.Specs {
					d.spec(spec)
				}
			case *ast.FuncDecl:
				d.function(decl)
			}
		}
	}
	return d.names, d.members
}

type declarations struct {
	*binder
	names   map[string]token.Position
	members map[string]map[string]token.Position
}

func (d declarations) spec(spec ast.Spec) {
	switch spec := spec.(type) {
	case *ast.TypeSpec:
		d.names[spec.Name.Name] = d.pos(spec.Name.Pos())
		if st, ok := spec.Type.(*ast.StructType); ok {
			d.fields(spec.Name.Name, st)
		}
	case *ast.ValueSpec:
		for _, name := range spec.Names {
			d.names[name.Name] = d.pos(name.Pos())
		}
	}
}

func (d declarations) fields(of string, st *ast.StructType) {
	for _, field := range st.Fields.List {
		names := field.Names
		if name := lastIdent(field.Type); len(names) == 0 && name != nil {
			names = []*ast.Ident{name}
		}
		for _, name := range names {
			d.member(of, name)
		}
	}
}

func (d declarations) function(decl *ast.FuncDecl) {
	if of := receiver(decl); of != "" {
		d.member(of, decl.Name)
	} else if decl.Recv == nil && decl.Name.Name != "init" {
		d.names[decl.Name.Name] = d.pos(decl.Name.Pos())
	}
}

func (d declarations) member(of string, name *ast.Ident) {
	if d.members[of] == nil {
		d.members[of] = make(map[string]token.Position)
	}
	d.members[of][name.Name] = d.pos(name.Pos())
}

// receiver is the name of the type that decl is a method of; "" for a function.
func receiver(decl *ast.FuncDecl) string {
	if decl.Recv == nil || len(decl.Recv.List) != 1 {
		return ""
	}
	if name := lastIdent(decl.Recv.List[0].Type); name != nil {
		return name.Name
	}
	return ""
}

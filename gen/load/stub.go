package load

import (
	"fmt"
	"go/ast"
	"strings"

	"github.com/tooladapt/tooladapt/gen/directive"
)

// stub is the source of a file with the generated names that declarations of a
// package, and of those that import it, may use:
//
//	package orders
//
//	var GetOrderTool _
//	const CodeOrderArchived = "ORDER_ARCHIVED"
//	var ErrOrderArchived _
//	func (*Shop) Tools() _
//
// The blank is no type: what has an invalid type may be used in every way,
// without further errors. No type of a tool depends on these, so
// nothing is lost; constants may be the length of an array, so they are exact.
// Names that the package declares itself are left out.
func stub(files []*ast.File, directives []*directive.File) string {
	b := stubs{taken: declared(files), tools: map[string]bool{}}
	name := "unknown"
	if len(files) > 0 {
		name = files[0].Name.Name
	}
	fmt.Fprintf(&b.text, "package %s\n\n", name)
	for _, d := range directives {
		for _, s := range d.Structs {
			b.tools[s.Spec.Name.Name] = true
			b.add(directive.AdapterName(s.Spec.Name.Name), "var %s _\n")
			for _, e := range s.Errors {
				name := directive.ErrorName(e.Code)
				b.add("Code"+name, "const %s = "+fmt.Sprintf("%q\n", e.Code))
				b.add("Err"+name, "var %s _\n")
			}
		}
	}
	for _, f := range files {
		for _, decl := range f.Decls {
			if fn, ok := decl.(*ast.FuncDecl); ok {
				b.handler(fn)
			}
		}
	}
	return b.text.String()
}

// stubs gathers a stub.
type stubs struct {
	text  strings.Builder
	taken map[string]bool
	tools map[string]bool
}

// add declares a name once, in the form given.
func (b *stubs) add(name, form string) {
	if !b.taken[name] {
		b.taken[name] = true
		fmt.Fprintf(&b.text, form, name[strings.LastIndexByte(name, '.')+1:])
	}
}

// handler declares the Tools method or function that a function gives rise to
// if it handles a tool.
func (b *stubs) handler(fn *ast.FuncDecl) {
	receiver := receiverName(fn)
	handles := b.tools[receiver]
	for _, p := range fn.Type.Params.List {
		handles = handles || b.tools[baseName(p.Type)]
	}
	switch {
	case !handles:
	case receiver == "" || b.tools[receiver]:
		b.add("Tools", "func %s() _\n")
	default:
		b.add(receiver+".Tools", "func (*"+receiver+") %s() _\n")
	}
}

// declared are the names at package level, and methods as Type.Name.
func declared(files []*ast.File) map[string]bool {
	names := map[string]bool{}
	for _, f := range files {
		for _, decl := range f.Decls {
			switch d := decl.(type) {
			case *ast.FuncDecl:
				name := d.Name.Name
				if d.Recv != nil {
					name = receiverName(d) + "." + name
				}
				names[name] = true
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					declare(names, spec)
				}
			}
		}
	}
	return names
}

func declare(names map[string]bool, spec ast.Spec) {
	switch s := spec.(type) {
	case *ast.TypeSpec:
		names[s.Name.Name] = true
	case *ast.ValueSpec:
		for _, n := range s.Names {
			names[n.Name] = true
		}
	}
}

// receiverName is the type of a method's receiver, "" for a function and for a
// generic type.
func receiverName(fn *ast.FuncDecl) string {
	if fn.Recv == nil || len(fn.Recv.List) == 0 {
		return ""
	}
	return baseName(fn.Recv.List[0].Type)
}

// baseName is the name that a type expression has, without a star.
func baseName(e ast.Expr) string {
	if star, ok := e.(*ast.StarExpr); ok {
		e = star.X
	}
	if id, ok := e.(*ast.Ident); ok {
		return id.Name
	}
	return ""
}

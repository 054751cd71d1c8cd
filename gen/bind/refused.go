package bind

import (
	"go/ast"
	"go/token"
	"slices"
)

// takesRefused reports whether a function takes a type that has directives and
// is none of the tools all the same. That is reported at the type, so that the
// function is not to blame.
func (b *binder) takesRefused(fn *ast.FuncDecl, tools []*boundTool) bool {
	var names []string
	for _, list := range []*ast.FieldList{fn.Recv, fn.Type.Params} {
		if list == nil {
			continue
		}
		for _, param := range list.List {
			if id, ok := baseOf(param.Type).(*ast.Ident); ok {
				names = append(names, id.Name)
			}
		}
	}
	for _, file := range b.src.Files {
		for decl, spec := range specs(file, token.TYPE) {
			spec := spec.(*ast.TypeSpec)
			isTool := slices.ContainsFunc(tools, func(t *boundTool) bool { return t.tool.Go == spec.Name.Name })
			if !isTool && slices.Contains(names, spec.Name.Name) && hasDirective(typeDoc(decl, spec.Doc)) {
				return true
			}
		}
	}
	return false
}

package bind

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"path"
	"slices"
	"strconv"

	"github.com/tooladapt/tooladapt/gen/directive"
)

// undeclared reports the literals tool.Error in the body of a handler whose code
// is known and is none that t declares, and no category's own. Bodies have no
// types: a literal is known by the import it names.
func (b *binder) undeclared(t *boundTool, handler *ast.FuncDecl) {
	name := b.importName(handler.Pos(), toolPath)
	if name == "" || handler.Body == nil {
		return
	}
	ast.Inspect(handler.Body, func(n ast.Node) bool {
		literal, ok := n.(*ast.CompositeLit)
		if !ok || !isSelector(literal.Type, name, "Error") {
			return true
		}
		if code, at := b.codeOf(literal); code != "" && !b.declares(t, code) {
			b.found.add(b.pos(at), "TA133", "declare it: //tool:error "+code+" CATEGORY \"message\", and return "+errPrefix+directive.ErrorName(code),
				"the handler of "+t.tool.Name+" answers with the code "+code+", which the tool does not declare")
		}
		return true
	})
}

// errPrefix is how the names of generated errors begin.
const errPrefix = "Err"

// declares reports whether t may answer with code.
func (b *binder) declares(t *boundTool, code string) bool {
	return directive.IsCategory(code) ||
		slices.ContainsFunc(t.said.Errors, func(e directive.Error) bool { return e.Code == code })
}

// codeOf is the code that a literal of tool.Error has, and where; "" where it has
// none, or one that only running it tells.
func (b *binder) codeOf(literal *ast.CompositeLit) (string, token.Pos) {
	for _, element := range literal.Elts {
		pair, ok := element.(*ast.KeyValueExpr)
		if !ok {
			continue
		}
		if key, ok := pair.Key.(*ast.Ident); !ok || key.Name != "Code" {
			continue
		}
		switch value := pair.Value.(type) {
		case *ast.BasicLit:
			code, _ := strconv.Unquote(value.Value)
			return code, value.Pos()
		case *ast.Ident:
			if c, ok := b.src.Types.Scope().Lookup(value.Name).(*types.Const); ok && c.Val().Kind() == constant.String {
				return constant.StringVal(c.Val()), value.Pos()
			}
		}
	}
	return "", token.NoPos
}

// importName is the name by which the file at a place imports a package; "" where
// it does not.
func (b *binder) importName(at token.Pos, imported string) string {
	for _, file := range b.src.Files {
		if at < file.FileStart || at >= file.FileEnd {
			continue
		}
		for _, spec := range file.Imports {
			switch found, _ := strconv.Unquote(spec.Path.Value); {
			case found != imported:
			case spec.Name != nil:
				return spec.Name.Name
			default:
				return path.Base(imported)
			}
		}
	}
	return ""
}

// isSelector reports whether e is pkg.name.
func isSelector(e ast.Expr, pkg, name string) bool {
	sel, ok := e.(*ast.SelectorExpr)
	if !ok || sel.Sel.Name != name {
		return false
	}
	x, ok := sel.X.(*ast.Ident)
	return ok && x.Name == pkg
}

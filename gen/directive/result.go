package directive

import (
	"go/ast"
	"go/parser"
	"slices"
	"strings"
)

// readResult reads a type. A comment or a second statement behind it would
// parse too.
func readResult(a *args, s *Struct) {
	s.Result.Pos = a.pos
	w, ok := a.word()
	if !ok {
		return
	}
	expr, err := parser.ParseExpr(w.String)
	if err != nil || strings.ContainsAny(w.String, "/;") || !isType(expr) {
		a.report(w.Position(0), "TA026", "%s is no type", clip(w.String))
		return
	}
	s.Result = Value[string]{w.Position(0), w.String}
}

// isType reports whether an expression may name a type of a result: a name, a
// pointer, slice or map of such, or an instance of a generic one.
func isType(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.Ident:
		return true
	case *ast.SelectorExpr:
		_, ok := e.X.(*ast.Ident)
		return ok
	case *ast.StarExpr:
		return isType(e.X)
	case *ast.ArrayType:
		return e.Len == nil && isType(e.Elt)
	case *ast.MapType:
		return isType(e.Key) && isType(e.Value)
	case *ast.IndexExpr:
		return isType(e.X) && isType(e.Index)
	case *ast.IndexListExpr:
		return isType(e.X) && !slices.ContainsFunc(e.Indices, func(i ast.Expr) bool { return !isType(i) })
	default:
		return false
	}
}

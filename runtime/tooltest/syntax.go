package tooltest

import (
	"go/ast"
	"strconv"
	"strings"
	"unicode"
)

// directives are the texts of the directives of group.
func directives(group *ast.CommentGroup) (texts []string) {
	if group == nil {
		return nil
	}
	for _, c := range group.List {
		if text, ok := strings.CutPrefix(c.Text, "//tool:"); ok {
			texts = append(texts, strings.TrimRightFunc(text, unicode.IsSpace))
		}
	}
	return texts
}

// isName reports whether a directive makes a type a tool.
func isName(directive string) bool { return strings.HasPrefix(directive, "name") }

// doc is the doc comment of a spec whose own is group.
func doc(g *ast.GenDecl, group *ast.CommentGroup) *ast.CommentGroup {
	if group == nil && !g.Lparen.IsValid() {
		return g.Doc
	}
	return group
}

// constantType is the type that the i-th constant of spec says, or converts
// its value to; "" for none.
func constantType(spec *ast.ValueSpec, i int) string {
	if spec == nil {
		return ""
	}
	e := spec.Type
	if e == nil && i < len(spec.Values) {
		if call, ok := spec.Values[i].(*ast.CallExpr); ok {
			e = call.Fun
		}
	}
	if id, ok := e.(*ast.Ident); ok {
		return id.Name
	}
	return ""
}

// baseName is the name of an unqualified type, or of what it points at; type
// arguments don't count. Other types have none.
func baseName(e ast.Expr) string {
	if star, ok := e.(*ast.StarExpr); ok {
		e = star.X
	}
	switch g := e.(type) {
	case *ast.IndexExpr:
		e = g.X
	case *ast.IndexListExpr:
		e = g.X
	}
	if id, ok := e.(*ast.Ident); ok {
		return id.Name
	}
	return ""
}

// fieldNames are the names of a field; an embedded one has that of its type.
func fieldNames(f *ast.Field) (names []string) {
	for _, n := range f.Names {
		names = append(names, n.Name)
	}
	if len(names) > 0 {
		return names
	}
	e := f.Type
	for {
		switch t := e.(type) {
		case *ast.StarExpr:
			e = t.X
		case *ast.IndexExpr:
			e = t.X
		case *ast.IndexListExpr:
			e = t.X
		case *ast.SelectorExpr:
			return []string{t.Sel.Name}
		case *ast.Ident:
			return []string{t.Name}
		default:
			return nil
		}
	}
}

// quote is the text of group, without its directives.
func quote(group *ast.CommentGroup) string { return strconv.Quote(group.Text()) }

// tag is the quoted tag of a field, also where it has none.
func tag(f *ast.Field) string {
	if f.Tag == nil {
		return strconv.Quote("")
	}
	text, _ := strconv.Unquote(f.Tag.Value) // the parser has checked it
	return strconv.Quote(text)
}

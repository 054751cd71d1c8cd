package load

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path"
	"path/filepath"
	"strings"

	"golang.org/x/tools/go/packages"
)

// docs finds comments by the line and name of what they document: export data
// keeps these, but no comments and no columns.
type docs struct {
	fset   *token.FileSet
	byPath map[string]*packages.Package
	files  map[string]map[place]comments
}

type place struct {
	line int
	name string
}

type comments struct{ doc, line string }

func newDocs(fset *token.FileSet, byPath map[string]*packages.Package) *docs {
	return &docs{fset, byPath, map[string]map[place]comments{}}
}

func (d *docs) of(obj types.Object) (doc, comment string) {
	if obj.Pkg() == nil || d.byPath[obj.Pkg().Path()] == nil {
		return "", ""
	}
	pos := d.fset.PositionFor(obj.Pos(), false)
	base := path.Base(strings.ReplaceAll(pos.Filename, `\`, "/"))
	for _, file := range d.byPath[obj.Pkg().Path()].GoFiles {
		if filepath.Base(file) == base {
			c := d.file(file)[place{pos.Line, obj.Name()}]
			return c.doc, c.line
		}
	}
	return "", ""
}

// file is the comments of one file; none where it cannot be read.
func (d *docs) file(name string) map[place]comments {
	found, ok := d.files[name]
	if ok {
		return found
	}
	found = map[place]comments{}
	d.files[name] = found
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, name, nil, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return found
	}
	note := func(id *ast.Ident, doc, line *ast.CommentGroup) {
		at := place{fset.PositionFor(id.Pos(), false).Line, id.Name}
		if _, ok := found[at]; !ok {
			found[at] = comments{doc.Text(), line.Text()}
		}
	}
	ast.Inspect(f, func(n ast.Node) bool { return inspect(n, note) })
	return found
}

// inspect notes the comments of what n declares, and reports whether to look
// into it: function bodies declare nothing that counts.
func inspect(n ast.Node, note func(id *ast.Ident, doc, line *ast.CommentGroup)) bool {
	switch n := n.(type) {
	case *ast.FuncDecl:
		note(n.Name, n.Doc, nil)
		return false
	case *ast.GenDecl:
		for _, spec := range n.Specs {
			noteSpec(n, spec, note)
		}
	case *ast.Field:
		for _, id := range n.Names {
			note(id, n.Doc, n.Comment)
		}
		if id := embedded(n.Type); id != nil && len(n.Names) == 0 {
			note(id, n.Doc, n.Comment)
		}
	}
	return true
}

func noteSpec(decl *ast.GenDecl, spec ast.Spec, note func(id *ast.Ident, doc, line *ast.CommentGroup)) {
	var ids []*ast.Ident
	var doc, line *ast.CommentGroup
	switch s := spec.(type) {
	case *ast.TypeSpec:
		ids, doc, line = []*ast.Ident{s.Name}, s.Doc, s.Comment
	case *ast.ValueSpec:
		ids, doc, line = s.Names, s.Doc, s.Comment
	}
	if !decl.Lparen.IsValid() {
		doc = decl.Doc
	}
	for _, id := range ids {
		note(id, doc, line)
	}
}

// embedded is the name of an embedded field.
func embedded(e ast.Expr) *ast.Ident {
	switch e := e.(type) {
	case *ast.Ident:
		return e
	case *ast.StarExpr:
		return embedded(e.X)
	case *ast.SelectorExpr:
		return e.Sel
	case *ast.IndexExpr:
		return embedded(e.X)
	case *ast.IndexListExpr:
		return embedded(e.X)
	default:
		return nil
	}
}

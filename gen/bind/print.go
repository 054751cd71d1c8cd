package bind

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// print collects the lines of a fingerprint.
type print struct {
	types, tools map[string]bool
	lines        []string
}

func (p *print) line(words ...string) { p.lines = append(p.lines, strings.Join(words, " ")+"\n") }

func (p *print) directives(g *ast.CommentGroup, prefix ...string) {
	if g == nil {
		return
	}
	for _, c := range g.List {
		if text, ok := strings.CutPrefix(c.Text, "//tool:"); ok {
			p.line(append(slices.Clip(prefix), "directive", strings.TrimRightFunc(text, unicode.IsSpace))...)
		}
	}
}

// typeDoc is the doc comment of a spec: its own, or that of a declaration
// without parentheses.
func typeDoc(decl *ast.GenDecl, own *ast.CommentGroup) *ast.CommentGroup {
	if own == nil && !decl.Lparen.IsValid() {
		return decl.Doc
	}
	return own
}

func (p *print) findTools(f *ast.File) {
	for decl, spec := range specs(f, token.TYPE) {
		spec := spec.(*ast.TypeSpec)
		if g := typeDoc(decl, spec.Doc); g != nil && slices.ContainsFunc(g.List, isToolName) {
			p.tools[spec.Name.Name] = true
		}
	}
}

func isToolName(c *ast.Comment) bool { return strings.HasPrefix(c.Text, "//tool:name") }

// specs ranges over the specs of the top-level declarations of one kind.
func specs(f *ast.File, kind token.Token) func(yield func(*ast.GenDecl, ast.Spec) bool) {
	return func(yield func(*ast.GenDecl, ast.Spec) bool) {
		for _, d := range f.Decls {
			decl, ok := d.(*ast.GenDecl)
			if !ok || decl.Tok != kind {
				continue
			}
			for _, spec := range decl.Specs {
				if !yield(decl, spec) {
					return
				}
			}
		}
	}
}

func (p *print) file(f *ast.File) {
	p.directives(f.Doc, "package")
	for decl, spec := range specs(f, token.TYPE) {
		p.typ(decl, spec.(*ast.TypeSpec))
	}
	var block *ast.GenDecl
	var typed *ast.ValueSpec // what implicit repetition repeats
	for decl, spec := range specs(f, token.CONST) {
		spec := spec.(*ast.ValueSpec)
		if decl != block || spec.Type != nil || len(spec.Values) > 0 {
			block, typed = decl, spec
		}
		p.constants(decl, spec, typed)
	}
	for _, d := range f.Decls {
		if fn, ok := d.(*ast.FuncDecl); ok {
			p.function(fn)
		}
	}
}

func (p *print) typ(decl *ast.GenDecl, spec *ast.TypeSpec) {
	name := spec.Name.Name
	if !p.types[name] && !p.tools[name] {
		return
	}
	g := typeDoc(decl, spec.Doc)
	p.line("type", name, "doc", strconv.Quote(g.Text()))
	p.directives(g, "type", name)
	st, ok := spec.Type.(*ast.StructType)
	if !ok {
		return
	}
	for _, field := range st.Fields.List {
		names := field.Names
		if id := lastIdent(field.Type); len(names) == 0 && id != nil {
			names = []*ast.Ident{id}
		}
		tag := ""
		if field.Tag != nil {
			tag, _ = strconv.Unquote(field.Tag.Value)
		}
		for _, n := range names {
			p.line("field", name+"."+n.Name, "doc", strconv.Quote(field.Doc.Text()),
				"comment", strconv.Quote(field.Comment.Text()), "tag", strconv.Quote(tag))
		}
	}
}

// constants adds the constants of one spec, whose types typed says.
func (p *print) constants(decl *ast.GenDecl, spec, typed *ast.ValueSpec) {
	for i, n := range spec.Names {
		if of := constType(typed, i); n.Name != "_" && p.types[of] {
			p.line("const", of+"."+n.Name, "doc", strconv.Quote(typeDoc(decl, spec.Doc).Text()),
				"comment", strconv.Quote(spec.Comment.Text()))
		}
	}
}

// constType is the identifier that the type of the i-th constant is written
// with, before its value or as a conversion of it; "" for none.
func constType(spec *ast.ValueSpec, i int) string {
	e := spec.Type
	if e == nil && i < len(spec.Values) {
		if call, ok := spec.Values[i].(*ast.CallExpr); ok {
			e = call.Fun
		}
	}
	id, _ := e.(*ast.Ident)
	if id == nil {
		return ""
	}
	return id.Name
}

// deciding are the names of the methods by which a type decides its own JSON.
var deciding = [...]string{"MarshalJSON", "UnmarshalJSON", "MarshalText", "UnmarshalText", "IsZero"}

func (p *print) function(fn *ast.FuncDecl) {
	of := receiver(fn)
	counts := p.tools[of] || hasDirective(fn.Doc) || p.types[of] && slices.Contains(deciding[:], fn.Name.Name)
	for _, param := range fn.Type.Params.List {
		id, ok := baseOf(param.Type).(*ast.Ident)
		counts = counts || ok && p.tools[id.Name]
	}
	if counts {
		p.line("func", of+"."+fn.Name.Name)
		p.directives(fn.Doc, "func", of+"."+fn.Name.Name)
	}
}

// baseOf is a type without its star and type arguments.
func baseOf(e ast.Expr) ast.Expr {
	if star, ok := e.(*ast.StarExpr); ok {
		e = star.X
	}
	switch g := e.(type) {
	case *ast.IndexExpr:
		return g.X
	case *ast.IndexListExpr:
		return g.X
	default:
		return e
	}
}

func hasDirective(g *ast.CommentGroup) bool {
	return g != nil && slices.ContainsFunc(g.List, func(c *ast.Comment) bool { return strings.HasPrefix(c.Text, "//tool:") })
}

func (p *print) foreign(t *types.Named) {
	obj, st := t.Obj(), t.Underlying().(*types.Struct)
	for i := range st.NumFields() {
		if v := st.Field(i); v.Exported() {
			p.line("foreign", obj.Pkg().Path()+"."+obj.Name()+"."+v.Name(), "tag", strconv.Quote(st.Tag(i)))
		}
	}
}

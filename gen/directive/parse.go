package directive

import (
	"go/ast"
	"go/token"

	"github.com/tooladapt/tooladapt/gen/diag"
)

// Parse reads the directives of one file, which was parsed with comments, and
// reports everything that is wrong with them: in their words, in their number
// and in their place.
func Parse(fset *token.FileSet, f *ast.File) (*File, []diag.Diagnostic) {
	r := reader{fset: fset, seen: map[*ast.CommentGroup]bool{}}
	for _, a := range r.group(f.Doc, onPackage) {
		r.file.Package.RequiredTags = readRequired(a)
	}
	for _, decl := range f.Decls {
		switch d := decl.(type) {
		case *ast.FuncDecl:
			r.function(d)
		case *ast.GenDecl:
			r.types(d)
		}
	}
	for _, g := range f.Comments {
		if !r.seen[g] {
			r.group(g, elsewhere)
		}
	}
	return &r.file, r.found.All()
}

// reader reads one file.
type reader struct {
	fset  *token.FileSet
	file  File
	seen  map[*ast.CommentGroup]bool
	found diag.List
}

func (r *reader) function(d *ast.FuncDecl) {
	for _, a := range r.group(d.Doc, onFunc) {
		if _, ok := a.words(0, 0); ok {
			r.file.Handlers = append(r.file.Handlers, &Handler{Pos: a.pos, Decl: d})
		}
	}
}

func (r *reader) types(d *ast.GenDecl) {
	for _, spec := range d.Specs {
		spec, ok := spec.(*ast.TypeSpec)
		if !ok {
			continue
		}
		doc := spec.Doc
		if !d.Lparen.IsValid() {
			doc = d.Doc
		}
		before := r.found.Len()
		lines := r.group(doc, onType)
		if misspelt := r.found.Len() > before; len(lines) > 0 {
			r.tool(&Struct{Spec: spec, Doc: doc, Version: Value[int]{Is: 1}}, lines, misspelt)
		}
	}
}

// tool reads the directives of one type into s, and keeps s if it has a name.
// Where another directive is misspelt, that may have been meant to be the name.
func (r *reader) tool(s *Struct, lines []*args, misspelt bool) {
	for _, a := range lines {
		a.verb.read(a, s)
		if a.verb.later {
			r.found.Add(a.pos, "TA029", "take it out until a version that knows it", "//tool:%s is not supported yet", a.verb.name)
		}
	}
	switch {
	case s.Name.Said():
		r.file.Structs = append(r.file.Structs, s)
	case !misspelt:
		r.found.Add(lines[0].pos, "TA023", "//tool:name makes a tool of a struct",
			"%s has //tool:%s but no //tool:name", s.Spec.Name.Name, lines[0].verb.name)
	}
}

// group is the directives of a comment group that fit the place. What does not
// fit, does not exist, stands twice or is misspelt is reported.
func (r *reader) group(g *ast.CommentGroup, on place) []*args {
	if g == nil {
		return nil
	}
	r.seen[g] = true
	if on != elsewhere {
		nearMisses(r.fset, g, on, &r.found)
	}
	var fit []*args
	first := map[string]token.Position{}
	for _, c := range g.List {
		d, ok := ast.ParseDirective(c.Slash, c.Text)
		if !ok || d.Tool != "tool" {
			continue
		}
		pos := r.fset.PositionFor(d.Slash+token.Pos(len("//tool:")), false)
		v, ok := lookup(d.Name)
		switch earlier, again := first[d.Name]; {
		case !ok:
			r.found.Add(pos, "TA020", diag.DidYouMean("//tool:", d.Name, suggestions(on)), "there is no directive //tool:%s", clip(d.Name))
		case v.place != on:
			r.found.Add(pos, "TA022", belongs[v.place], "//tool:%s has no effect %s", v.name, where[on])
		case again && !v.many:
			r.found.Add(pos, "TA024", "take one of them out", "//tool:%s stands twice, first in line %d", v.name, earlier.Line)
		default:
			first[d.Name] = pos
			fit = append(fit, &args{v, pos, newText(r.fset, d.ArgsPos, d.Args), &r.found})
		}
	}
	return fit
}

// suggestions are the directives that may be meant at a place.
func suggestions(on place) []string {
	if on == elsewhere {
		on = onType
	}
	return verbNames(on)
}

// where says what a directive stands on; belongs says where it should stand.
var (
	where   = [...]string{"here", "on a type", "on a function", "on a package"}
	belongs = [...]string{
		onType:    "move it into the doc comment of a tool struct, with no blank line before the struct",
		onFunc:    "move it into the doc comment of the function that handles the tool",
		onPackage: "move it into the doc comment of the package, with no blank line before the package clause",
	}
)

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
	for _, a := range r.group(f.Doc, onPackage).fit {
		r.file.Package.read(a)
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

// block is the directives of one comment group.
type block struct {
	// fit are those that exist and stand where they should.
	fit []*args
	// wrong says that something was reported.
	wrong bool
	// meant are the places of those that are misspelt, by the verb that they
	// are closest to.
	meant map[string]token.Position
}

func (r *reader) function(d *ast.FuncDecl) {
	b := r.group(d.Doc, onFunc)
	pos, marked := b.meant["handler"]
	for _, a := range b.fit {
		pos, marked = a.pos, true
		a.words(0, 0) // there is no other directive on functions
	}
	if marked {
		r.file.Handlers = append(r.file.Handlers, &Handler{Pos: pos, Decl: d})
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
		r.tool(&Struct{Spec: spec, Doc: doc, Version: Value[int]{Is: 1}}, r.group(doc, onType))
	}
}

// tool reads the directives of one type into s, and keeps s if it has a name.
// What is only misspelt counts as said: its lack is not reported too, and what
// else is wrong with a struct is told in the same run.
func (r *reader) tool(s *Struct, b block) {
	for _, a := range b.fit {
		a.verb.read(a, s)
		if a.verb.later {
			r.found.Add(a.pos, "TA029", "take it out until a version that knows it", "//tool:%s is not supported yet", a.verb.name)
		}
	}
	if pos, ok := b.meant["risk"]; ok && !s.Risk.Said() {
		s.Risk = Value[int]{pos, -1}
	}
	if pos, ok := b.meant["result"]; ok && !s.Result.Said() {
		s.Result.Pos = pos
	}
	if pos, ok := b.meant["name"]; ok && !s.Name.Said() {
		if _, isStruct := s.Spec.Type.(*ast.StructType); isStruct {
			s.Name = Value[string]{pos, ToolName(s.Spec.Name.Name)}
		}
	}
	switch {
	case s.Name.Said():
		r.file.Structs = append(r.file.Structs, s)
	case len(b.fit) > 0 && !b.wrong:
		r.found.Add(b.fit[0].pos, "TA023", "add //tool:name, which makes a tool of a struct",
			"%s has //tool:%s but no //tool:name", s.Spec.Name.Name, b.fit[0].verb.name)
	}
}

// group is the directives of a comment group that fit the place. What does not
// fit, does not exist, stands twice or is misspelt is reported.
func (r *reader) group(g *ast.CommentGroup, on place) block {
	b := block{meant: map[string]token.Position{}}
	if g == nil {
		return b
	}
	r.seen[g] = true
	before := r.found.Len()
	if on != elsewhere {
		r.nearMisses(g, on, b.meant)
	}
	first := map[string]token.Position{}
	for _, c := range g.List {
		d, ok := ast.ParseDirective(c.Slash, c.Text)
		if !ok || d.Tool != "tool" {
			continue
		}
		pos := r.fset.PositionFor(d.Slash+token.Pos(len("//tool:")), false)
		v, ok := lookup(d.Name, on)
		switch earlier, again := first[d.Name]; {
		case !ok:
			b.meant[diag.Closest(d.Name, verbNames(on))] = pos
			r.found.Add(pos, "TA020", suggest(d.Name, on), "there is no directive //tool:%s", clip(d.Name))
		case v.place != on:
			r.found.Add(pos, "TA022", belongs[v.place], "//tool:%s has no effect %s", v.name, where[on])
		case again && !v.many:
			r.found.Add(pos, "TA024", "take one of them out", "//tool:%s stands twice, first in line %d", v.name, earlier.Line)
		default:
			first[d.Name] = pos
			b.fit = append(b.fit, &args{v, pos, newText(r.fset, d.ArgsPos, d.Args), &r.found})
		}
	}
	b.wrong = r.found.Len() > before
	return b
}

// suggest is the hint for a directive that does not exist: what may be meant at
// the place, which on a field is the tag.
func suggest(name string, on place) string {
	if on == elsewhere {
		if o, ok := lookupOption(name); ok {
			return "it is an option of a field's tag: write tool:\"" + o.form + "\" there"
		}
		on = onType
	}
	if diag.Closest(name, verbNames(on)) != "" {
		return diag.DidYouMean("//tool:", name, verbNames(on))
	}
	return diag.DidYouMean("//tool:", name, effective(on))
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

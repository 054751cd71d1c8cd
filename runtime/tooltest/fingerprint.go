package tooltest

import (
	"crypto/sha256"
	"encoding/hex"
	"go/ast"
	"go/token"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// fingerprint is the sum that [Fresh] specifies.
func fingerprint(files []*ast.File, s Source) string {
	sum := sha256.Sum256([]byte(strings.Join(lines(files, s), "")))
	return hex.EncodeToString(sum[:])
}

// lines is what the sum is made of.
func lines(files []*ast.File, s Source) []string {
	p := printer{types: s.Types}
	var declared []ast.Decl
	for _, file := range files {
		p.directives("package", file.Doc)
		declared = append(declared, file.Decls...)
	}
	for _, d := range declared {
		p.findTools(d)
	}
	for _, d := range declared {
		switch d := d.(type) {
		case *ast.FuncDecl:
			p.function(d)
		case *ast.GenDecl:
			p.declaration(d)
		}
	}
	for _, t := range s.Foreign {
		p.foreign(t)
	}
	slices.Sort(p.lines)
	return p.lines
}

// printer gathers the lines of a fingerprint.
type printer struct {
	types, tools []string
	lines        []string
}

// add adds one line of those words.
func (p *printer) add(words ...string) { p.lines = append(p.lines, strings.Join(words, " ")+"\n") }

// directives adds a line for each directive of group.
func (p *printer) directives(subject string, group *ast.CommentGroup) {
	for _, text := range directives(group) {
		p.add(subject, "directive", text)
	}
}

// findTools notes the tool types that d declares.
func (p *printer) findTools(d ast.Decl) {
	g, ok := d.(*ast.GenDecl)
	if !ok {
		return
	}
	for _, spec := range g.Specs {
		t, ok := spec.(*ast.TypeSpec)
		if ok && slices.ContainsFunc(directives(doc(g, t.Doc)), isName) {
			p.tools = append(p.tools, t.Name.Name)
		}
	}
}

// declaration adds the lines of types and constants.
func (p *printer) declaration(g *ast.GenDecl) {
	var last *ast.ValueSpec // what a constant without type and value repeats
	for _, spec := range g.Specs {
		switch spec := spec.(type) {
		case *ast.TypeSpec:
			p.typ(g, spec)
		case *ast.ValueSpec:
			if g.Tok != token.CONST {
				continue
			}
			if spec.Type != nil || len(spec.Values) > 0 {
				last = spec
			}
			p.constants(g, spec, last)
		}
	}
}

// typ adds the lines of a type that counts.
func (p *printer) typ(g *ast.GenDecl, spec *ast.TypeSpec) {
	name := spec.Name.Name
	if !slices.Contains(p.types, name) && !slices.Contains(p.tools, name) {
		return
	}
	p.add("type", name, "doc", quote(doc(g, spec.Doc)))
	p.directives("type "+name, doc(g, spec.Doc))
	s, ok := spec.Type.(*ast.StructType)
	if !ok {
		return
	}
	for _, f := range s.Fields.List {
		for _, n := range fieldNames(f) {
			p.add("field", name+"."+n, "doc", quote(f.Doc), "comment", quote(f.Comment), "tag", tag(f))
		}
	}
}

// constants adds the lines of the constants of spec, whose type typed says.
func (p *printer) constants(g *ast.GenDecl, spec, typed *ast.ValueSpec) {
	for i, n := range spec.Names {
		t := constantType(typed, i)
		if n.Name != "_" && slices.Contains(p.types, t) {
			p.add("const", t+"."+n.Name, "doc", quote(doc(g, spec.Doc)), "comment", quote(spec.Comment))
		}
	}
}

// function adds the lines of a handler, or of what may be one.
func (p *printer) function(d *ast.FuncDecl) {
	receiver, counts := "", len(directives(d.Doc)) > 0
	if d.Recv != nil && len(d.Recv.List) > 0 {
		receiver = baseName(d.Recv.List[0].Type)
	}
	counts = counts || slices.Contains(p.tools, receiver) || slices.Contains(p.types, receiver) && decides(d.Name.Name)
	for _, f := range d.Type.Params.List {
		counts = counts || slices.Contains(p.tools, baseName(f.Type))
	}
	if counts {
		name := receiver + "." + d.Name.Name
		p.add("func", name)
		p.directives("func "+name, d.Doc)
	}
}

// decides reports whether a method of that name decides what JSON its receiver
// is, or whether it is left out.
func decides(name string) bool {
	switch name {
	case "MarshalJSON", "UnmarshalJSON", "MarshalText", "UnmarshalText", "IsZero":
		return true
	default:
		return false
	}
}

// foreign adds the lines of a struct of another package.
func (p *printer) foreign(t reflect.Type) {
	name, _, _ := strings.Cut(t.Name(), "[") // of an instance of a generic type
	for f := range t.Fields() {
		if f.IsExported() {
			p.add("foreign", t.PkgPath()+"."+name+"."+f.Name, "tag", strconv.Quote(string(f.Tag)))
		}
	}
}

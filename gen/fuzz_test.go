package gen

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/tooladapt/tooladapt/gen/bind"
	"github.com/tooladapt/tooladapt/gen/diag"
	"github.com/tooladapt/tooladapt/gen/directive"
)

// FuzzSource runs packages of an enemy through everything between the go
// command and the disk. Whatever the texts are:
//
//   - nothing panics, and no fault is the generator's own;
//   - each finding is one line that points into the source;
//   - where nothing is found the files compile together with the package, and
//     have no comment that a tool could take for an instruction. That they
//     declare what the plan says, and import nothing else, Render verifies.
//
// Comments and values alone never keep a package from being generated.
func FuzzSource(f *testing.F) {
	plain := hostile{"Says it.", "text", "", "", "Find", `{"text": "a", "number": 1, "list": [], "other": true}`, "poll", "value"}
	for _, s := range []string{
		"", "*/ var X = 1 /*", "\nvar X = 1", "go:embed x", "line x.go:1", " `+evil()+`", "\"; var X = 1 //", "\ufeff\u2028",
		"«example.com/evil».X", "%!s(MISSING)", "decode", "init", "Tool", "omitempty", "enum=1,default=1", "minimum=-0,maximum=1e3",
		"top=1,as=rows", "redact=all,secret", `{"text":"\u0000","number":1}`, `result map[string][]In`, `error OUT INTERNAL "\""`, "名前", "ｓ",
	} {
		for i := range 8 {
			h := plain
			*[...]*string{&h.comment, &h.key, &h.keywords, &h.options, &h.name, &h.object, &h.directive, &h.value}[i] = s
			f.Add(h.comment, h.key, h.keywords, h.options, h.name, h.object, h.directive, h.value)
		}
	}
	f.Fuzz(func(t *testing.T, comment, key, keywords, options, name, object, directive, value string) {
		h := hostile{comment, key, keywords, options, name, object, directive, value}
		if found, isGo := run(t, h.source()); isGo && len(found) == 0 {
			return
		}
		texts := plain
		texts.comment, texts.value = "Says it.\n "+comment, value // a space: no directive
		texts.comment = strings.ReplaceAll(texts.comment, "ool:", "ool.")
		if found, isGo := run(t, texts.source()); isGo && len(found) > 0 {
			t.Errorf("these texts keep a package from being generated: %v\n%s", found, texts.source())
		}
	})
}

// run generates the package of one file, and holds what comes of it to what
// FuzzSource says. It answers what is found, and whether the source is Go.
func run(t *testing.T, src string) (found []diag.Diagnostic, isGo bool) {
	t.Helper()
	p, found := checked(t, src)
	if p == nil {
		return nil, false
	}
	made, more, err := one(p.source, len(found) > 0)
	if err != nil {
		t.Fatalf("%v\n%s", err, src)
	}
	found = append(found, more...)
	for _, d := range found {
		inside(t, src, d)
	}
	if len(found) > 0 {
		return found, true
	}
	compile(t, p, made)
	return nil, true
}

// compile fails unless the files that were made compile together with their
// package.
func compile(t *testing.T, p *inMemory, made *Package) {
	t.Helper()
	if len(made.files) != 2 {
		t.Fatalf("%d files were made, want 2", len(made.files))
	}
	for _, file := range made.files {
		p.add(t, filepath.Base(file.Path), file.Data)
	}
	conf := types.Config{Importer: p.std}
	if _, err := conf.Check("p", p.fset, p.files, nil); err != nil {
		t.Errorf("the files do not compile: %v\n%s", err, made.files[0].Data)
	}
}

// inside fails unless a finding is one line that points into the source.
func inside(t *testing.T, src string, d diag.Diagnostic) {
	t.Helper()
	lines := strings.Split(src, "\n")
	if at := d.Pos; at.Line < 1 || at.Line > len(lines) || at.Column < 1 || at.Column > len(lines[at.Line-1])+1 {
		t.Errorf("%v points out of the source", d)
	}
	if d.Message == "" || strings.ContainsFunc(d.Message+d.Hint, func(r rune) bool { return r < ' ' || r == 0x7f || r == '\u2028' }) {
		t.Errorf("%q with the hint %q is not one line each", d.Message, d.Hint)
	}
	if _, ok := diag.Lookup(d.Code); !ok {
		t.Errorf("%s has no page", d.Code)
	}
}

// inMemory is a package that is on no disk.
type inMemory struct {
	fset   *token.FileSet
	std    types.Importer
	files  []*ast.File
	source bind.Source
}

// checked checks a package of one file as package load does, and answers what its
// directives get wrong; nil where it is not Go.
func checked(t *testing.T, src string) (*inMemory, []diag.Diagnostic) {
	t.Helper()
	std, err := runtimeImporter()
	if err != nil {
		t.Fatal(err)
	}
	p := &inMemory{fset: token.NewFileSet(), std: std}
	file, err := parser.ParseFile(p.fset, "p.go", src, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return nil, nil
	}
	p.files = []*ast.File{file}
	info := &types.Info{Defs: make(map[*ast.Ident]types.Object), Types: make(map[ast.Expr]types.TypeAndValue)}
	conf := types.Config{Importer: std, IgnoreFuncBodies: true}
	pkg, err := conf.Check("p", p.fset, p.files, info)
	if err != nil {
		return nil, nil
	}
	said, found := directive.Parse(p.fset, file)
	comments := make(map[types.Object][2]string)
	ast.Inspect(file, func(n ast.Node) bool {
		noteComments(n, info, comments)
		return true
	})
	p.source = bind.Source{
		Path: "p", Name: "p", Dir: "p", Fset: p.fset, Files: p.files, All: p.files, Directives: []*directive.File{said},
		Types: pkg, Info: info, Doc: func(o types.Object) (doc, comment string) { return comments[o][0], comments[o][1] },
	}
	return p, found
}

func noteComments(n ast.Node, info *types.Info, to map[types.Object][2]string) {
	switch n := n.(type) {
	case *ast.GenDecl:
		for _, spec := range n.Specs {
			if s, ok := spec.(*ast.TypeSpec); ok {
				to[info.Defs[s.Name]] = [2]string{n.Doc.Text(), s.Comment.Text()}
			}
		}
	case *ast.ValueSpec:
		for _, name := range n.Names {
			to[info.Defs[name]] = [2]string{n.Doc.Text(), n.Comment.Text()}
		}
	case *ast.Field:
		for _, name := range n.Names {
			to[info.Defs[name]] = [2]string{n.Doc.Text(), n.Comment.Text()}
		}
	}
}

// add parses a generated file into the package, and looks at its comments.
func (p *inMemory) add(t *testing.T, name string, data []byte) {
	t.Helper()
	file, err := parser.ParseFile(p.fset, name, data, parser.ParseComments)
	if err != nil {
		t.Fatalf("%v\n%s", err, data)
	}
	for _, group := range file.Comments {
		for _, c := range group.List {
			if c.Text != "//" && !strings.HasPrefix(c.Text, "// ") && !strings.HasPrefix(c.Text, "//\t") {
				t.Errorf("%s has a comment that may be an instruction: %q", name, c.Text)
			}
		}
	}
	p.files = append(p.files, file)
}

// runtimeImporter imports the runtime and the standard library, whose export
// data the go command names once.
var runtimeImporter = sync.OnceValues(func() (types.Importer, error) {
	list := exec.Command("go", "list", "-export", "-deps", "-f", "{{.ImportPath}}={{.Export}}", "./...", "maps", "testing")
	list.Dir = filepath.Join("..", "runtime")
	var stderr bytes.Buffer
	list.Stderr = &stderr
	out, err := list.Output()
	if err != nil {
		return nil, fmt.Errorf("list export data: %w: %s", err, stderr.String())
	}
	exports := make(map[string]string)
	for line := range strings.Lines(string(out)) {
		pkg, file, _ := strings.Cut(strings.TrimSpace(line), "=")
		exports[pkg] = file
	}
	return importer.ForCompiler(token.NewFileSet(), "gc", func(pkg string) (io.ReadCloser, error) {
		return os.Open(exports[pkg])
	}), nil
})

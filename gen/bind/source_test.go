package bind_test

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"maps"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/tooladapt/tooladapt/gen/bind"
	"github.com/tooladapt/tooladapt/gen/diag"
	"github.com/tooladapt/tooladapt/gen/directive"
	"github.com/tooladapt/tooladapt/gen/model"
	"github.com/tooladapt/tooladapt/gen/schema"
)

// fixturePath is the import path of the package in an archive; folders of the
// archive are packages below it.
const fixturePath = "example.com/fixture"

// world is what all fixtures share: positions, and the export data of the
// runtime and the standard library, which the go command names once.
type world struct {
	fset *token.FileSet
	std  types.Importer
}

var loadWorld = sync.OnceValues(func() (*world, error) {
	list := exec.Command("go", "list", "-export", "-deps", "-f", "{{.ImportPath}}={{.Export}}",
		"./tool", "encoding/json", "math/big", "net/url", "iter", "net/netip", "sync")
	list.Dir = filepath.Join("..", "..", "runtime")
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
	fset := token.NewFileSet()
	return &world{fset, importer.ForCompiler(fset, "gc", func(pkg string) (io.ReadCloser, error) {
		return os.Open(exports[pkg])
	})}, nil
})

// fixture is a package from an archive: nothing is read from disk.
type fixture struct {
	*world
	checked map[string]*types.Package
	docs    map[types.Object][2]string
}

// Import serves the packages of the archive, and those of the world.
func (f *fixture) Import(pkg string) (*types.Package, error) {
	if p, ok := f.checked[pkg]; ok {
		return p, nil
	}
	return f.std.Import(pkg)
}

// source checks the packages of an archive and answers its outermost one, with
// what directives have to say.
func source(t *testing.T, archive *txtar.Archive) (bind.Source, []diag.Diagnostic) {
	t.Helper()
	w, err := loadWorld()
	if err != nil {
		t.Fatal(err)
	}
	f := &fixture{w, make(map[string]*types.Package), make(map[types.Object][2]string)}
	folders := make(map[string][]*ast.File)
	for _, file := range archive.Files {
		if path.Ext(file.Name) != ".go" {
			continue
		}
		syntax, err := parser.ParseFile(w.fset, file.Name, file.Data, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		folders[path.Dir(file.Name)] = append(folders[path.Dir(file.Name)], syntax)
	}
	var src bind.Source
	var found []diag.Diagnostic
	// Deeper folders first: they are imported, and never import.
	for _, dir := range slices.Backward(slices.Sorted(maps.Keys(folders))) {
		src, found = f.check(t, dir, folders[dir])
	}
	return src, found
}

func (f *fixture) check(t *testing.T, dir string, files []*ast.File) (bind.Source, []diag.Diagnostic) {
	t.Helper()
	info := &types.Info{Defs: make(map[*ast.Ident]types.Object), Types: make(map[ast.Expr]types.TypeAndValue)}
	conf := types.Config{Importer: f, IgnoreFuncBodies: true}
	pkg, err := conf.Check(path.Join(fixturePath, dir), f.fset, files, info)
	if err != nil {
		t.Fatal(err)
	}
	f.checked[pkg.Path()] = pkg
	src := bind.Source{
		Path: pkg.Path(), Name: pkg.Name(), Dir: "/fixture", Fset: f.fset,
		Files: files, All: files, Types: pkg, Info: info, Constrained: make(map[string]string), Doc: f.doc,
	}
	var found []diag.Diagnostic
	for _, file := range files {
		d, ds := directive.Parse(f.fset, file)
		src.Directives = append(src.Directives, d)
		found = append(found, ds...)
		if c := constraintOf(f.fset, file); c != "" {
			src.Constrained[path.Base(f.fset.Position(file.Pos()).Filename)] = c
		}
		f.readDocs(file, info)
	}
	return src, found
}

func (f *fixture) doc(obj types.Object) (doc, comment string) {
	d := f.docs[obj]
	return d[0], d[1]
}

// readDocs notes the comments of everything that a file declares.
func (f *fixture) readDocs(file *ast.File, info *types.Info) {
	note := func(name *ast.Ident, doc, comment *ast.CommentGroup) {
		f.docs[info.Defs[name]] = [2]string{doc.Text(), comment.Text()}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.GenDecl:
			for _, spec := range n.Specs {
				if s, ok := spec.(*ast.TypeSpec); ok {
					note(s.Name, either(s.Doc, n.Doc), s.Comment)
				}
			}
		case *ast.ValueSpec:
			for _, name := range n.Names {
				note(name, n.Doc, n.Comment)
			}
		case *ast.Field:
			for _, name := range n.Names {
				note(name, n.Doc, n.Comment)
			}
		}
		return true
	})
}

func either(a, b *ast.CommentGroup) *ast.CommentGroup {
	if a != nil {
		return a
	}
	return b
}

func constraintOf(fset *token.FileSet, file *ast.File) string {
	for _, g := range file.Comments {
		if g.Pos() < file.Package && strings.HasPrefix(g.List[0].Text, "//go:build ") {
			return g.List[0].Text
		}
	}
	return ""
}

// bound is the model of an archive's package, and everything that is found on
// the way to its schemas.
func bound(t *testing.T, archive *txtar.Archive) (*model.Package, []diag.Diagnostic) {
	t.Helper()
	src, found := source(t, archive)
	pkg, more := bind.Bind(src)
	found = append(found, more...)
	for _, tool := range pkg.Tools {
		arguments, err := schema.Arguments(tool)
		if err != nil {
			t.Fatal(err)
		}
		found = append(found, schema.Check(tool, arguments)...)
		result, err := schema.Result(tool)
		if err != nil {
			t.Fatal(err)
		}
		found = append(found, schema.CheckSamples(tool, result)...)
	}
	return pkg, found
}

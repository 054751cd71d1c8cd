package templates_test

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
	"strings"
	"sync"
	"testing"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// exported is where the export data of every package that generated code may
// import is, by import path.
var exported = sync.OnceValues(func() (map[string]string, error) {
	cmd := exec.Command("go", "list", "-export", "-deps", "-f", "{{.ImportPath}}\t{{.Export}}",
		"context", "iter", "encoding/json", "maps", "reflect", "slices", "strconv", "testing", "time",
		plan.ToolPath, plan.DecodePath, plan.ExtractPath, plan.NormalizePath, plan.RedactPath, plan.RenderPath, plan.TooltestPath)
	cmd.Dir = "../runtime"
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("list export data: %w\n%s", err, &stderr)
	}
	files := make(map[string]string)
	for line := range strings.Lines(string(out)) {
		path, file, _ := strings.Cut(strings.TrimSpace(line), "\t")
		files[path] = file
	}
	return files, nil
})

// world imports packages: the fixtures' foreign one, and others from export
// data.
type world struct {
	set     *token.FileSet
	export  types.Importer
	foreign map[string]*types.Package
}

var compiled = sync.OnceValues(func() (*world, error) {
	files, err := exported()
	if err != nil {
		return nil, err
	}
	w := &world{set: token.NewFileSet(), foreign: make(map[string]*types.Package)}
	w.export = importer.ForCompiler(w.set, "gc", func(path string) (io.ReadCloser, error) {
		return os.Open(files[path])
	})
	w.foreign[geoPath], err = w.check(geoPath, geoSource)
	return w, err
})

// geoSource is a package of another module that tools use.
const geoSource = `package geo

type Place struct {
	City string ` + "`json:\"city\"`" + `
	Zip  *string ` + "`json:\"zip,omitempty\"`" + `
	Kind Kind ` + "`json:\"kind\"`" + `
}

type Kind string

const (
	Home Kind = "home"
	Work Kind = "work"
	hidden Kind = "hidden"
)
`

// Import is types.Importer's.
func (w *world) Import(path string) (*types.Package, error) {
	if p, ok := w.foreign[path]; ok {
		return p, nil
	}
	return w.export.Import(path)
}

// check type-checks sources as one package.
func (w *world) check(path string, sources ...string) (*types.Package, error) {
	var files []*ast.File
	for i, source := range sources {
		f, err := parser.ParseFile(w.set, fmt.Sprintf("%s/%d.go", path, i), source, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		files = append(files, f)
	}
	var errs []string
	config := types.Config{Importer: w, Error: func(err error) { errs = append(errs, err.Error()) }}
	p, err := config.Check(path, w.set, files, nil)
	if err != nil {
		return nil, fmt.Errorf("%s", strings.Join(errs, "\n"))
	}
	return p, nil
}

// typeCheck fails where the sources do not compile together.
func typeCheck(t testing.TB, sources ...string) {
	t.Helper()
	w, err := compiled()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.check(pkgPath, sources...); err != nil {
		t.Errorf("the source does not compile: %v", err)
	}
}

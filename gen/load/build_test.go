package load_test

import (
	"go/ast"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/tooladapt/tooladapt/gen/load"
)

// files is the base names of files.
func files(p *load.Package, list []*ast.File) []string {
	var names []string
	for _, f := range list {
		names = append(names, filepath.Base(p.Fset.File(f.FileStart).Name()))
	}
	return names
}

const tagged = `
-- a.go --
package a

//tool:name find
type Find struct{ Kind Kind }
-- kind.go --
//go:build !extra

package a

type Kind int
-- kind_extra.go --
//go:build extra

package a

type Kind string
-- kind_plan9.go --
package a
-- kind_plan9_arm.go --
package a
-- kind_unix.go --
package a
-- later.go --
package a // not first

//go:build nothing
-- script.go --
//go:build ignore

package main
-- tooladapt_gen_more.go --
package a
-- _draft.go --
package a
`

func TestBuildTags(t *testing.T) {
	dir := module(t, tagged)
	for tags, want := range map[string]struct {
		files []string
		kind  string
	}{
		"":            {[]string{"a.go", "kind.go", "kind_unix.go", "later.go", "tooladapt_gen_more.go"}, "int"},
		"extra":       {[]string{"a.go", "kind_extra.go", "kind_unix.go", "later.go", "tooladapt_gen_more.go"}, "string"},
		"other,extra": {[]string{"a.go", "kind_extra.go", "kind_unix.go", "later.go", "tooladapt_gen_more.go"}, "string"},
	} {
		r, err := load.Load(t.Context(), load.Config{Dir: dir, Tags: tags, Env: environment()})
		if err != nil {
			t.Fatal(err)
		}
		if got := said(r, dir); got != "" {
			t.Fatalf("said:\n%s", got)
		}
		p := r.Packages[0]
		if got := files(p, p.Files); !slices.Equal(got, want.files) {
			t.Errorf("tags %q: files are %q, want %q", tags, got, want.files)
		}
		if got := p.Types.Scope().Lookup("Kind").Type().Underlying().String(); got != want.kind {
			t.Errorf("tags %q: Kind is %s, want %s", tags, got, want.kind)
		}
		all := []string{"a.go", "kind.go", "kind_extra.go", "kind_plan9.go", "kind_plan9_arm.go", "kind_unix.go", "later.go"}
		if got := files(p, p.All); !slices.Equal(got, all) {
			t.Errorf("tags %q: all files are %q, want %q", tags, got, all)
		}
		constrained := map[string]string{
			"kind.go": "//go:build !extra", "kind_extra.go": "//go:build extra",
			"kind_plan9.go": "_plan9.go", "kind_plan9_arm.go": "_arm.go",
		}
		if d := cmp.Diff(constrained, p.Constrained); d != "" {
			t.Errorf("tags %q: constrained files: %s", tags, d)
		}
	}
}

// TestCgo loads a package whose types are C's in part, also where a C compiler
// is missing, so that packages of the standard library have no export data.
func TestCgo(t *testing.T) {
	dir := module(t, `
-- a.go --
package a

import "os/user"

//tool:name find
type Find struct{ Size Size }

type Result struct{ By user.User }

type Size int
-- c.go --
package a

// typedef int number;
import "C"

type Handle struct{ n C.number }

const Large Size = 3
`)
	for _, env := range []string{"CGO_ENABLED=1", "CC=/nonexistent/cc", "CGO_ENABLED=0"} {
		r, err := load.Load(t.Context(), load.Config{Dir: dir, Env: environment("CGO_ENABLED=1", env)})
		if err != nil {
			t.Fatal(err)
		}
		if got := said(r, dir); got != "" || names(r) != "ex.com/m" {
			t.Errorf("%s: loaded %q, said:\n%s", env, names(r), got)
			continue
		}
		scope := r.Packages[0].Types.Scope()
		if inBuild := scope.Lookup("Large") != nil; inBuild != (env != "CGO_ENABLED=0") {
			t.Errorf("%s: c.go is in the build: %v", env, inBuild)
		}
		if got := flat(scope.Lookup("Result").Type()); !strings.HasPrefix(got, "struct{By struct{Uid string;") {
			t.Errorf("%s: Result is %s", env, got)
		}
	}
}

// TestTestFiles sees that test files, whatever is in them, change nothing.
func TestTestFiles(t *testing.T) {
	dir := module(t, `
-- a.go --
package a

//tool:name find
type Find struct{}
-- a_test.go --
package a

//tool:nmae x
var x Missing = FindTool
-- b_test.go --
package a_test

func {
-- only/only_test.go --
package only
`)
	r := run(t, dir, "./...")
	if got := said(r, dir); got != "" {
		t.Errorf("said:\n%s", got)
	}
	if names(r) != "ex.com/m" || r.Without != 1 {
		t.Errorf("loaded %q and %d without directives", names(r), r.Without)
	}
}

func TestCRLF(t *testing.T) {
	const source = "package a\n\n// Find finds.\n//\n//tool:name find\n//tool:risk R9\ntype Find struct {\n\t// X is x.\n\tX int `json:\"x\"`\n}\n"
	dir := module(t, "")
	write(t, dir, "go.mod", "module ex.com/m\r\n\r\ngo 1.26.0\r\n")
	write(t, dir, "a.go", strings.ReplaceAll(source, "\n", "\r\n"))
	r := run(t, dir, ".")
	if got, want := said(r, dir), "a.go:6:13: R9 is no risk [TA026]\n"; got != want {
		t.Errorf("said:\n%swant:\n%s", got, want)
	}
	if got, want := r.Packages[0].Directives[0].Structs[0].Doc.Text(), "Find finds.\n"; got != want {
		t.Errorf("doc is %q, want %q", got, want)
	}
}

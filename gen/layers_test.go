package gen_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const module = "github.com/tooladapt/tooladapt"

// arrows lists every import between our packages of the root module. A new
// arrow is a design decision: make it here first. The generator never imports
// the runtime; it names its path.
var arrows = map[string][]string{
	"cmd/tooladapt": {"gen", "gen/adopt", "gen/diag"},
	"gen":           {"gen/adopt", "gen/bind", "gen/diag", "gen/load", "gen/model", "gen/output", "gen/plan", "gen/schema", "gen/texts", "templates"},
	// adopt goes the other way, from schemas to structs: it shares the last
	// stages with the generator, and what both know of names, comments, tags,
	// formats, patterns and verdicts.
	"gen/adopt": {
		"gen/bind", "gen/diag", "gen/directive", "gen/model", "gen/output", "gen/pattern", "gen/plan", "gen/schema", "templates",
	},
	"gen/bind":      {"gen/diag", "gen/directive", "gen/model", "gen/pattern"},
	"gen/diag":      {},
	"gen/directive": {"gen/diag", "gen/model"},
	"gen/load":      {"gen/diag", "gen/directive"},
	"gen/model":     {},
	"gen/output":    {},
	"gen/pattern":   {},
	"gen/plan":      {"gen/model"},
	"gen/schema":    {"gen/diag", "gen/model", "gen/pattern"},
	"gen/suites":    {}, // tests only
	"gen/texts":     {"gen/plan"},
	"templates":     {"gen/plan"},
}

// heavy lists the one package that may import each heavy dependency, tests
// apart.
var heavy = map[string]string{
	"github.com/dave/jennifer":        "templates",
	"golang.org/x/tools/go/packages":  "gen/load",
	"github.com/invopop/jsonschema":   "gen/schema",
	"github.com/google/jsonschema-go": "gen/schema",
	"github.com/spf13/cobra":          "cmd/tooladapt",
	"github.com/spf13/pflag":          "cmd/tooladapt",
}

// TestArrows fails when a package imports another one of ours that the list
// does not name, or when the list names an arrow that is not there.
func TestArrows(t *testing.T) {
	found := make(map[string]map[string]bool)
	for _, f := range sources(t) {
		if found[f.pkg] == nil {
			found[f.pkg] = make(map[string]bool)
		}
		for _, spec := range f.ast.Imports {
			imported, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				t.Fatal(err)
			}
			if rel, ok := strings.CutPrefix(imported, module+"/"); ok {
				found[f.pkg][rel] = true
			}
			for dep, owner := range heavy {
				if (imported == dep || strings.HasPrefix(imported, dep+"/")) && f.pkg != owner {
					t.Errorf("%s imports %s, which only %s may", f.path, imported, owner)
				}
			}
		}
	}
	for _, pkg := range slices.Sorted(maps.Keys(found)) {
		allowed, known := arrows[pkg]
		if !known {
			t.Errorf("package %s is not in the list of arrows", pkg)
			continue
		}
		for _, rel := range slices.Sorted(maps.Keys(found[pkg])) {
			if !slices.Contains(allowed, rel) {
				t.Errorf("%s imports %s, which the list of arrows does not allow", pkg, rel)
			}
		}
		for _, rel := range allowed {
			if !found[pkg][rel] {
				t.Errorf("the list of arrows has %s → %s, which nobody uses", pkg, rel)
			}
		}
	}
	for pkg := range arrows {
		if found[pkg] == nil {
			t.Errorf("the list of arrows has package %s, which is not there", pkg)
		}
	}
}

// TestSizes holds every file to 300 lines and every function to 60.
func TestSizes(t *testing.T) {
	for _, f := range sources(t) {
		if lines := f.set.File(f.ast.Pos()).LineCount(); lines > 301 {
			t.Errorf("%s has %d lines, more than 300", f.path, lines)
		}
		for _, decl := range f.ast.Decls {
			fn, ok := decl.(*ast.FuncDecl)
			if !ok {
				continue
			}
			if n := f.set.Position(fn.End()).Line - f.set.Position(fn.Pos()).Line + 1; n > 60 {
				t.Errorf("%s: func %s has %d lines, more than 60", f.path, fn.Name.Name, n)
			}
		}
	}
}

// TestTopLevel holds the top level to what the architecture names.
func TestTopLevel(t *testing.T) {
	want := []string{
		".ci", ".git", ".gitignore", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "README.md", "cmd", "example",
		"gen", "go.mod", "go.sum", "go.work", "go.work.sum", "runtime", "templates",
	}
	entries, err := os.ReadDir("..")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if !slices.Contains(want, e.Name()) {
			t.Errorf("%s is at the top level, where only %v belong", e.Name(), want)
		}
	}
}

type source struct {
	path string // relative to the module's root, in slashes
	pkg  string // the package's folder, likewise
	set  *token.FileSet
	ast  *ast.File
}

// sources parses every file of the root module that is no test.
func sources(t *testing.T) []source {
	t.Helper()
	var out []source
	for _, room := range []string{"cmd", "gen", "templates"} {
		err := filepath.WalkDir(filepath.Join("..", room), func(name string, d fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			if d.IsDir() && d.Name() == "testdata" {
				return filepath.SkipDir
			}
			if d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
				return nil
			}
			set := token.NewFileSet()
			parsed, err := parser.ParseFile(set, name, nil, parser.ParseComments)
			if err != nil {
				return err
			}
			rel := strings.TrimPrefix(filepath.ToSlash(name), "../")
			out = append(out, source{rel, path.Dir(rel), set, parsed})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if len(out) == 0 {
		t.Fatal("there are no sources to look at")
	}
	return out
}

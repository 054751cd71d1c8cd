package bind

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// foreignSource declares the foreign struct of the runtime's fixture.
const foreignSource = `package tooltest

type Foreign struct {
	Code  string ` + "`json:\"code\"`" + `
	Plain int
	_     int
	Outer
}

type Outer struct{}
`

// TestFingerprintLines holds this implementation against the fixture of the
// runtime's: its source and the lines that it must give. The two have no code
// in common.
func TestFingerprintLines(t *testing.T) {
	source, want := runtimeFixture(t)
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "orders.go", source, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	p := print{types: map[string]bool{"Level": true, "Status": true}, tools: make(map[string]bool)}
	p.findTools(file)
	p.file(file)
	p.foreign(foreignType(t, fset).Type().(*types.Named))
	slices.Sort(p.lines)
	if diff := cmp.Diff(want, p.lines); diff != "" {
		t.Errorf("lines differ (-runtime +generator):\n%s", diff)
	}
}

func foreignType(t *testing.T, fset *token.FileSet) *types.TypeName {
	t.Helper()
	file, err := parser.ParseFile(fset, "foreign.go", foreignSource, 0)
	if err != nil {
		t.Fatal(err)
	}
	pkg, err := new(types.Config).Check(toolPath[:strings.LastIndex(toolPath, "/")]+"/tooltest", fset, []*ast.File{file}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return pkg.Scope().Lookup("Foreign").(*types.TypeName)
}

// runtimeFixture reads the fixture from the tests of package tooltest.
func runtimeFixture(t *testing.T) (source string, lines []string) {
	t.Helper()
	name := filepath.Join("..", "..", "runtime", "tooltest", "fresh_test.go")
	file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(file, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok {
			return true
		}
		switch spec.Names[0].Name {
		case "ordersFile":
			source = text(t, spec.Values[0])
		case "ordersLines":
			for _, e := range spec.Values[0].(*ast.CompositeLit).Elts {
				lines = append(lines, text(t, e)+"\n")
			}
		}
		return false
	})
	if source == "" || len(lines) == 0 {
		t.Fatalf("%s has no fixture any more", name)
	}
	return source, lines
}

// text is the value of string literals joined by +.
func text(t *testing.T, e ast.Expr) string {
	t.Helper()
	if sum, ok := e.(*ast.BinaryExpr); ok {
		return text(t, sum.X) + text(t, sum.Y)
	}
	s, err := strconv.Unquote(e.(*ast.BasicLit).Value)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

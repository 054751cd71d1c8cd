package runtime_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// unsaid are the packages whose texts no model reads.
var unsaid = map[string]bool{
	"words":    true, // holds the texts, in every language
	"tooldoc":  true, // pages for people
	"tooltest": true, // messages of tests
}

// allowance is where a text may stand that looks like a sentence and is in one
// language: in a package, or any where that is "", within what is called, built or
// declared there under that name.
type allowance struct{ in, within, why string }

var allowances = [...]allowance{
	{"", "errors.New", "a private cause: a model is told what the tool.Error around it says"},
	{"", "fmt.Errorf", "a private cause: a model is told what the tool.Error around it says"},
	{"", "method Error", "the text of a private cause"},
	{"", "panic", "a mistake in the program"},
	{"exec", "LogAttrs", "the log"},
	{"exec", "l.LogAttrs", "the log"},
	{"exec", "ErrorContext", "the log"},
	{"cause", "strings.CutPrefix", "it is looked for in the text of others"},
	{"normalize", "faults", "part of a private cause"},
	{"normalize", "unreadable", "part of a private cause"},
	{"redact", "kinds", "how places are called, to be found in a text"},
	{"redact", "strings.ContainsRune", "letters of number plates, to be found in a text"},
	{"redact", "plateProvinces", "letters of number plates, to be found in a text"},
	{"summary", "hanNegations", "to be found in a text"},
	{"summary", "hanFillers", "to be found in a text"},
	{"summary", "hanDigits", "to be found in a text"},
	{"summary", "hanUnits", "to be found in a text"},
	{"summary", "strings.ContainsRune", "to be found in a text"},
	{"render", "NotNumber", "a non-value, the same in every language"},
	{"render", "noNewline", "a mark of the form, the same in every language"},
	{"render", "SyntaxError", "for a program that reads a document"},
	{"render", "r.fail", "for a program that reads a document"},
	{"render", "r.take", "for a program that reads a document"},
	{"tool", "p.fail", "for a program that reads an envelope"},
	{"tool", "p.wrong", "for a program that reads an envelope"},
}

// TestEveryTextIsInEveryLanguage holds that what reads like a sentence stands in
// package words, which has it in each language, unless no model reads it.
func TestEveryTextIsInEveryLanguage(t *testing.T) {
	used := make([]bool, len(allowances))
	looked := 0
	err := filepath.WalkDir(".", func(name string, d fs.DirEntry, err error) error {
		name = filepath.ToSlash(name)
		switch {
		case err != nil:
			return err
		case d.IsDir() && d.Name() == "testdata", d.IsDir() && unsaid[name], d.IsDir() && name != "." && isModule(t, name):
			return fs.SkipDir
		case path.Ext(name) != ".go" || strings.HasSuffix(name, "_test.go") || strings.HasSuffix(name, "_gen.go"):
			return nil
		}
		looked++
		for _, s := range sentences(t, name) {
			i := slices.IndexFunc(allowances[:], s.fits)
			if i < 0 {
				t.Errorf("%s: %q is in one language: it belongs in package words", s.at, s.text)
				continue
			}
			used[i] = true
		}
		return nil
	})
	if err != nil || looked < 100 {
		t.Fatalf("%d files were looked at: %v", looked, err)
	}
	for i, a := range allowances {
		if !used[i] {
			t.Errorf("nothing needs the allowance %+v", a)
		}
	}
}

// isModule reports whether the folder is a module of its own.
func isModule(t *testing.T, folder string) bool {
	t.Helper()
	found, err := filepath.Glob(filepath.Join(folder, "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	return len(found) > 0
}

// sentence is a text that looks like one, in a package, and what it is within.
type sentence struct {
	in, text string
	at       token.Position
	within   []string
}

// fits reports whether a allows s.
func (s sentence) fits(a allowance) bool {
	return (a.in == "" || a.in == s.in) && slices.Contains(s.within, a.within)
}

// looksSaid is three words in a row, or four characters of Chinese.
var looksSaid = regexp.MustCompile(`\p{Latin}{2,}[,;:]? [\p{Latin}']+[,;:]? \p{Latin}{2,}|\p{Han}{4}`)

// sentences are those of a file.
func sentences(t *testing.T, name string) (all []sentence) {
	t.Helper()
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, name, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	var around []ast.Node
	ast.Inspect(file, func(n ast.Node) bool {
		if n == nil {
			around = around[:len(around)-1]
			return true
		}
		around = append(around, n)
		lit, ok := n.(*ast.BasicLit)
		if !ok || lit.Kind != token.STRING {
			return true
		}
		text, err := strconv.Unquote(lit.Value)
		if err != nil {
			t.Fatal(err)
		}
		if looksSaid.MatchString(text) {
			all = append(all, sentence{path.Dir(name), text, files.Position(lit.Pos()), namesOf(around)})
		}
		return true
	})
	return all
}

// namesOf are the names of what is called, built or declared by nodes.
func namesOf(nodes []ast.Node) (names []string) {
	for _, n := range nodes {
		switch n := n.(type) {
		case *ast.FuncDecl:
			if n.Recv != nil {
				names = append(names, "method "+n.Name.Name)
			}
		case *ast.ValueSpec:
			for _, id := range n.Names {
				names = append(names, id.Name)
			}
		case *ast.CompositeLit:
			names = append(names, dotted(n.Type))
		case *ast.CallExpr:
			names = append(names, dotted(n.Fun))
		}
	}
	return names
}

// dotted is an expression as it is written; a selection of anything but a name
// is what is selected.
func dotted(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		if of, ok := e.X.(*ast.Ident); ok {
			return of.Name + "." + e.Sel.Name
		}
		return e.Sel.Name
	default:
		return ""
	}
}

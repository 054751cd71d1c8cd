package templates

import (
	"go/ast"
	"go/parser"
	"go/token"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/dave/jennifer/jen"
)

// hostile are texts that would become code, end a comment or break a literal
// if they were let.
var hostile = []string{
	"", "plain", "*/ var X = 1 /*", "// raw\nvar X = 1", "line\r\nvar X = 1", "`+evil()+`", "\"; var X = 1 //", "\x00", "\ufeff", "\xff",
	"//go:embed x", "+build ignore", "«example.com/evil».X", "%s%d", "$1", "\u2028var X = 1", "#head\n\n\tcode", strings.Repeat("long ", 60), "Deprecated: no",
}

// FuzzDoc holds that text becomes one comment and nothing else, and loses no
// word.
func FuzzDoc(f *testing.F) {
	for _, s := range hostile {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) { isComment(t, doc(text), text) })
}

// FuzzComment holds that lines become one comment and nothing else, and lose no
// word.
func FuzzComment(f *testing.F) {
	for _, s := range hostile {
		f.Add(s)
		f.Add(" - " + s + "\n\n" + s)
	}
	f.Fuzz(func(t *testing.T, text string) { isComment(t, comment(strings.Split(text, "\n")), text) })
}

// isComment fails unless code is one comment with the words of text, which no
// tool takes for an instruction.
func isComment(t *testing.T, code *jen.Statement, text string) {
	t.Helper()
	parsed := parse(t, code.Var().Id("Y").Int())
	if len(parsed.Decls) != 1 || len(parsed.Comments) > 1 {
		t.Fatalf("%d declarations, %d comments", len(parsed.Decls), len(parsed.Comments))
	}
	var got []string
	for _, group := range parsed.Comments {
		for _, c := range group.List {
			if len(c.Text) > 2 && c.Text[2] != ' ' && c.Text[2] != '\t' {
				t.Errorf("the comment %q could be a directive", c.Text)
			}
			got = append(got, strings.Fields(strings.TrimPrefix(c.Text, "//"))...)
		}
	}
	want := strings.Join(strings.Fields(clean(text)), " ")
	if words := strings.Join(got, " "); strings.ReplaceAll(words, "+ build", "+build") != strings.ReplaceAll(want, "+ build", "+build") {
		t.Errorf("the words are %q, not %q", words, want)
	}
}

// FuzzInstruct holds that a directive becomes one line of comment and nothing
// else.
func FuzzInstruct(f *testing.F) {
	for _, s := range hostile {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		text = "tool:name " + text
		parsed := parse(t, instruct(text).Var().Id("Y").Int())
		if len(parsed.Decls) != 1 || len(parsed.Comments) != 1 || len(parsed.Comments[0].List) != 1 {
			t.Errorf("%q became %d declarations, %d comments", text, len(parsed.Decls), len(parsed.Comments))
		}
	})
}

// FuzzRaw holds that text becomes one string literal with that value.
func FuzzRaw(f *testing.F) {
	for _, s := range hostile {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		parsed := parse(t, jen.Var().Id("Y").Op("=").Add(raw(text)))
		literal, ok := parsed.Decls[0].(*ast.GenDecl).Specs[0].(*ast.ValueSpec).Values[0].(*ast.BasicLit)
		if !ok || len(parsed.Decls) != 1 {
			t.Fatalf("the text became %d declarations", len(parsed.Decls))
		}
		if got, err := strconv.Unquote(literal.Value); err != nil || got != text {
			t.Errorf("the literal %s is %q, %v", literal.Value, got, err)
		}
		if literal.Value[0] != '`' && text != "" && utf8.ValidString(text) && !strings.ContainsAny(text, "`\x00\r\ufeff") {
			t.Errorf("%q is not back-quoted", text)
		}
	})
}

// parse renders one declaration in a file and parses it.
func parse(t *testing.T, code jen.Code) *ast.File {
	t.Helper()
	file := jen.NewFile("p")
	file.Add(code)
	var b strings.Builder
	if err := file.Render(&b); err != nil {
		t.Fatal(err)
	}
	parsed, err := parser.ParseFile(token.NewFileSet(), "", b.String(), parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	return parsed
}

package directive_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"reflect"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/gen/diag"
	"github.com/tooladapt/tooladapt/gen/directive"
)

// inside fails unless every finding is one line that points into the source.
func inside(t *testing.T, src string, ds []diag.Diagnostic) {
	t.Helper()
	rows := strings.Split(src, "\n")
	for _, d := range ds {
		if p := d.Pos; p.Line < 1 || p.Line > len(rows) || p.Column < 1 || p.Column > len(rows[p.Line-1])+1 {
			t.Errorf("%s points out of the source", d.Error())
		}
		if strings.ContainsAny(d.Message+d.Hint, "\n\r") || d.Message == "" {
			t.Errorf("%q with hint %q is not one line each", d.Message, d.Hint)
		}
		if _, ok := diag.Lookup(d.Code); !ok {
			t.Errorf("%s has no page", d.Code)
		}
	}
}

// FuzzParse: whatever stands in a comment, nothing panics, findings point into
// the source, and each directive either counts or is a finding.
func FuzzParse(f *testing.F) {
	for _, seed := range []string{
		`name get_order`, `error A CONFLICT "m" next="n\t" user=yes`, `example {"a": [1, {}]}`, `next "\u00e9"`,
		`allow TA020 x`, `result map[string][]a.B`, `retry max=3 on=TIMEOUT,`, `ok exit=1,2`, `budget ask tokens=`, `: x`, "timeout\u3000 5s",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		src := "package a\n\n//tool:name t\n//tool:" + text + "\n// tool:" + text + "\ntype T struct{}\n"
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, "a.go", src, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil || strings.ContainsAny(text, "\r\n") {
			return // no source of ours
		}
		d, ds := directive.Parse(fset, file)
		inside(t, src, ds)
		if len(d.Structs) != 1 {
			t.Fatalf("%d structs, want 1", len(d.Structs))
		}
		said := *d.Structs[0]
		said.Spec, said.Doc, said.Name = nil, nil, directive.Value[string]{}
		silent := reflect.DeepEqual(said, directive.Struct{Version: directive.Value[int]{Is: 1}})
		if _, ok := ast.ParseDirective(0, "//tool:"+text); ok && silent && len(ds) == 0 {
			t.Errorf("//tool:%s has no effect and no finding", text)
		}
	})
}

// FuzzTag: whatever stands in a tag, nothing panics and findings point into it.
func FuzzTag(f *testing.F) {
	for _, seed := range []string{`key,unit=CNY`, `label=true:a\,b|false:c`, `scale=2,,top=`, `from=x\,`, `\`, `echo=off,secret`} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		literal := strconv.Quote("tool:" + strconv.Quote(text))
		src := "package a\ntype T struct {\nF T" + literal + "\n}\n"
		_, ds := parseTag(t, literal)
		inside(t, src, ds)
	})
}

// FuzzLookup: the value of a key is what the reflect package finds, and its
// bytes that are written as they are stand where their positions say.
func FuzzLookup(f *testing.F) {
	for _, seed := range []string{"a:\"1\" tool:\"2\"", "tool:\"\\t\"", "tool:\"\\377\"", "tool : \"x\"", "tool:\"é\\u00e9\"", "tool:`x`", "b:\"\x00\"tool:\"c\""} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, tag string) {
		for _, literal := range []string{strconv.Quote(tag), "`" + tag + "`"} {
			if raw := literal[0] == '`'; raw && (strings.ContainsAny(tag, "`\r\ufeff\x00") || !utf8.ValidString(tag)) {
				continue // no literal
			}
			fset, field := field(t, literal)
			want, wantOK := reflect.StructTag(tag).Lookup("tool")
			got, ok := directive.Lookup(fset, field.Tag, "tool")
			if got.String != want || ok != wantOK {
				t.Fatalf("%s: %q, %v, want %q, %v", literal, got.String, ok, want, wantOK)
			}
			last := 0
			for i := range got.String {
				offset := got.Position(i).Offset - fset.PositionFor(field.Tag.Pos(), false).Offset
				if offset < last || offset >= len(literal) {
					t.Fatalf("%s: byte %d stands at %d, after %d", literal, i, offset, last)
				}
				last = offset
			}
		}
	})
}

package templates_test

import (
	"cmp"
	"encoding/json"
	"go/parser"
	"go/token"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/gen/model"
	"github.com/tooladapt/tooladapt/gen/plan"
	"github.com/tooladapt/tooladapt/templates"
)

// FuzzRender puts one text into every place that users write text in. The
// files parse, and declare what the plan says and nothing else.
func FuzzRender(f *testing.F) {
	for _, s := range []string{
		"", "plain", "*/ var X = 1 /*", "// raw\nvar X = 1", "a\r\nvar X = 1", "`+evil()+`", "\"; var X = 1 //", "\x00\ufeff\xff",
		"«example.com/evil».X", "%!s(MISSING)", "[]int{}", "key|value", "- a: b", "X", "func", "0", "名前",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		x := written(s)
		files, err := plan.Plan(x.pkg, x.schemas)
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range []plan.File{files.Code, files.Test} {
			source, err := templates.Render(file) // verifies declarations and imports
			if err != nil {
				t.Fatal(err)
			}
			parsed, err := parser.ParseFile(token.NewFileSet(), "", source, parser.ParseComments)
			if err != nil {
				t.Fatal(err)
			}
			if !strings.HasPrefix(string(source), plan.Header+"\n\npackage shop\n") || parsed.Name.Name != "shop" {
				t.Errorf("the file begins with %.80q", source)
			}
			if again, err := templates.Render(file); err != nil || string(again) != string(source) {
				t.Errorf("a second run gives other bytes, %v", err)
			}
		}
		code, test := x.render(t)
		typeCheck(t, x.text(), code, test)
	})
}

// written is a package in which s is every text.
func written(s string) *fixture {
	x := newFixture()
	quoted := jsonText(s)
	status := x.enum("Status", "string", "Some", goText(s), "Other", goText(s+"x"))
	for i, value := range []string{s, s + "x"} {
		status.Constants[i].Value = jsonText(value)
	}
	states := model.String{Name: local("Status"), Enum: status}
	loud := func(f *model.Field) {
		f.JSON, f.Title, f.Description = cmp.Or(s, "x"), s, s
		f.Show.Unit, f.Show.Yes, f.Show.No, f.Show.Section = s, s, s, s
	}
	row := x.object("Row", field("A", "a", text, loud), field("B", "b", boolean, loud), field("C", "c", pointer(decimal), loud))
	in := x.object("In",
		field("Text", "text", text, loud, byDefault(quoted), limits(model.Constraint{Pattern: s, Format: s, Enum: []string{quoted}})),
		field("State", "state", states, loud, byDefault(jsonText(s+"x"))), field("List", "list", list(text), loud, byDefault("["+quoted+"]")),
	)
	out := x.object("Out", field("Text", "text", text, loud, key), field("Flag", "flag", boolean, loud), field("Rows", "rows", list(structOf(row)), loud),
		field("Map", "map", mapOf(integer), loud), field("Lines", "lines", text, loud, as("lines")), field("Nested", "nested", pointer(structOf(row)), loud))
	for _, o := range x.pkg.Objects {
		o.Section = s
		for i := range o.Guard {
			o.Guard[i].Tag = s
		}
	}
	x.source.Reset()
	x.declare("type Status string\n\nconst (\n\tSome Status = " + goText(s) + "\n\tOther Status = " + goText(s+"x") + "\n)")
	tag := " " + strconv.Quote(s) + "\n"
	x.declare("type Row struct {\nA string" + tag + "B bool" + tag + "C *tool.Decimal" + tag + "}")
	x.declare("type In struct {\nText string" + tag + "State Status" + tag + "List []string" + tag + "}")
	x.declare("type Out struct {\nText string" + tag + "Flag bool" + tag + "Rows []Row" + tag +
		"Map map[string]int" + tag + "Lines string" + tag + "Nested *Row" + tag + "}")
	x.pkg.Errors = []*model.ErrorDecl{{Code: s, Name: "Any", Category: "NOT_FOUND", Message: s, Next: []string{s}}}
	t := x.tool(in, s, structOf(out), func(t *model.Tool) {
		t.Description, t.Next, t.Errors, t.Timeout = s, []string{s, s}, x.pkg.Errors, time.Hour
		t.Echo = in.Fields
		t.Examples, t.Rejects = []model.Example{{JSON: s}}, []model.Example{{JSON: s}}
	})
	schema := jsonText(map[string]string{"description": s})
	x.schemas[t] = plan.Schemas{Arguments: schema, Result: schema}
	x.pkg.Fingerprint.Types, x.pkg.Fingerprint.Sum = []string{s}, s
	return x
}

// goText is s as a Go string literal whose value JSON can hold too.
func goText(s string) string {
	var valid string
	if err := json.Unmarshal([]byte(jsonText(s)), &valid); err != nil {
		panic(err)
	}
	return strconv.Quote(valid)
}

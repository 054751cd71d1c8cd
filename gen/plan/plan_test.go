package plan

import (
	"fmt"
	"go/token"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/tooladapt/tooladapt/gen/model"
)

const here = "example.com/a"

func name(n string) model.Name { return model.Name{Path: here, Name: n} }

// object is a struct of the package with those fields.
func object(n string, fields ...*model.Field) *model.Object {
	return &model.Object{Go: name(n), Local: true, Section: strings.ToLower(n), Fields: fields}
}

func field(n string, t model.Type, edits ...func(*model.Field)) *model.Field {
	f := &model.Field{Go: []model.Step{{Name: n}}, JSON: strings.ToLower(n), Type: t, Required: true, Show: model.Show{Scale: -1}}
	for _, edit := range edits {
		edit(f)
	}
	return f
}

// planned plans a package with one tool.
func planned(in *model.Object, out model.Type, edits ...func(*model.Package)) (Files, error) {
	tool := &model.Tool{Go: in.Go.Name, Adapter: in.Go.Name + "Tool", Name: "get", Version: 1, Arguments: in, Result: out}
	p := &model.Package{Path: here, Name: "a", Tools: []*model.Tool{tool}, Objects: []*model.Object{in}}
	if o := model.StructOf(out); out != nil && o != nil {
		p.Objects = append(p.Objects, o)
	}
	for _, edit := range edits {
		edit(p)
	}
	return Plan(p, map[*model.Tool]Schemas{tool: {Arguments: "{}"}})
}

// TestOrder holds the order of declarations: what people call, the tool's own
// block, what tools share with callers before what they call, the guards.
func TestOrder(t *testing.T) {
	item := object("Item", field("Tags", model.List{Elem: model.String{}}))
	in := object("Get", field("Items", model.List{Elem: model.Struct{Object: item}}))
	files, err := planned(in, model.Struct{Object: object("Out", field("Items", model.List{Elem: model.Struct{Object: item}}))}, func(p *model.Package) {
		p.Tools[0].Handler = &model.Handler{Func: "Run"}
		p.Errors = []*model.ErrorDecl{{Code: "GONE", Name: "Gone", Category: "NOT_FOUND"}}
		p.Tools[0].Rejects = []model.Example{{JSON: "{}"}}
	})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, d := range files.Code.Decls {
		got = append(got, strings.Join(d.Declares(), " "))
	}
	want := []string{
		"_", "Tools", "CodeGone", "ErrGone",
		"GetTool", "getTool", "getTool.Spec", "getSpec", "getTool.Decode", "getTool.Read", "getTool.Validate", "getTool.AppendArguments", "getTool.AppendArgumentsJSON",
		"getTool.Normalize", "getTool.Result", "getTool.AppendCompact", "getTool.AppendCompactLimit", "getTool.AppendVerbose", "getTool.AppendJSON", "getTool.Bind", "getTool.BindRaw",
		"getRule", "decodeGet", "validateGet",
		"itemRule", "decodeItemList", "decodeItem", "validateItemList", "validateItem", "validateStringList",
		"readOut", "outObject", "readItem", "itemObject", "readStringList", "readItemList",
		"encodeGet", "encodeItem", "encodeStringList", "encodeItemList", "appendOut", "appendItemRecord", "appendStringList", "encodeOut",
		"runGoGenerate_Get", "_", "runGoGenerate_Out", "_",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("the declarations differ (-want +got):\n%s", diff)
	}
	if got := fmt.Sprint(files.Test.Decls[0].Declares(), files.Test.Decls[1].Declares()); got != "[TestToolsAreUpToDate] [TestGetToolExamples]" {
		t.Errorf("the tests are %s", got)
	}
}

// TestRefused holds that a model with something that has no form is an error,
// never source that does not compile.
func TestRefused(t *testing.T) {
	in, text := object("Get"), model.String{}
	loop := object("Loop")
	loop.Fields = []*model.Field{field("Next", model.Pointer{Elem: model.Struct{Object: loop}})}
	row := model.Struct{Object: object("Row", field("A", text), field("B", text))}
	rows := model.List{Elem: row}
	byDefault := func(value string) func(*model.Field) { return func(f *model.Field) { f.Default = value } }
	result := func(fields ...*model.Field) model.Type { return model.Struct{Object: object("Out", fields...)} }
	for _, c := range []struct {
		name string
		in   *model.Object
		out  model.Type
		edit func(*model.Package)
		want string
	}{
		{"loop", in, model.Struct{Object: loop}, nil, "struct Loop contains itself"},
		{"name taken", in, nil, func(p *model.Package) { p.Declared = map[string]token.Position{"GetTool": {}} }, "the name GetTool is taken"},
		{"category", in, nil, func(p *model.Package) { p.Errors = []*model.ErrorDecl{{Code: "X", Name: "X", Category: "NO"}} }, "error X: there is no category NO"},
		{"blob argument", object("Get", field("A", model.Blob{})), nil, nil, "tool get: Get: field a: a blob as an argument"},
		{"pointers", object("Get", field("A", model.Pointer{Elem: model.Maybe{Elem: text}})), nil, nil, "tool get: Get: field a: a pointer or Maybe within another"},
		{"default", object("Get", field("A", model.Int{Go: "int", Bits: 64}, byDefault("1.5"))), nil, nil, "tool get: Get: field a: default 1.5: no integer"},
		{"struct default", object("Get", field("A", row, byDefault("{}"))), nil, nil, "tool get: Get: field a: default {}: a value of Row cannot be written"},
		{"lists", in, result(field("A", model.List{Elem: model.List{Elem: text}})), nil, "tool get: Out: field a: a list of StringList has no form"},
		{"blobs", in, model.List{Elem: model.Blob{}}, nil, "tool get: a list of Blob has no form"},
		{"map of rows", in, result(field("A", model.Map{Key: model.String{}, Elem: row})), nil, "tool get: Out: field a: model.Struct is no scalar"},
		{"map in a record", in, model.List{Elem: result(field("A", model.Map{Key: model.String{}, Elem: text}))}, nil, "tool get: Out: field a: StringMap within a record"},
		{"list in a list", in, model.List{Elem: result(field("A", model.List{Elem: model.Struct{Object: object("Mid", field("B", rows))}}))}, nil,
			"tool get: Out: field a: Mid: field b: a list within a list within a record"},
		{"schema", in, nil, func(p *model.Package) {
			p.Tools = append(p.Tools, &model.Tool{Go: "B", Adapter: "BTool", Name: "b", Arguments: object("B")})
		}, "tool b: there is no schema"},
	} {
		edits := []func(*model.Package){}
		if c.edit != nil {
			edits = append(edits, c.edit)
		}
		_, err := planned(c.in, c.out, edits...)
		if got := strings.TrimPrefix(fmt.Sprint(err), "plan "+here+": "); got != c.want {
			t.Errorf("%s: the error is %q, not %q", c.name, got, c.want)
		}
	}
}

// TestShape holds which lists are rows and which are records.
func TestShape(t *testing.T) {
	text := model.String{}
	wide := object("Wide")
	for i := range 13 {
		wide.Fields = append(wide.Fields, field(fmt.Sprint("F", i), text))
	}
	for _, c := range []struct {
		o    *model.Object
		as   string
		rows bool
	}{
		{object("One", field("A", text)), "", false},
		{object("Two", field("A", text), field("B", model.Maybe{Elem: model.Time{}})), "", true},
		{object("Two", field("A", text), field("B", text)), "records", false},
		{object("List", field("A", text), field("B", model.List{Elem: text})), "", false},
		{object("Hidden", field("A", text), field("B", model.List{Elem: text}, func(f *model.Field) { f.Show.Secret = true })), "", true},
		{wide, "", false}, {wide, "rows", true},
	} {
		if got := isRow(c.o.Fields, model.Show{As: c.as}); got != c.rows {
			t.Errorf("%s as %q: rows is %v", c.o.Go.Name, c.as, got)
		}
	}
}

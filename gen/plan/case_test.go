package plan

import (
	"reflect"
	"testing"

	"github.com/tooladapt/tooladapt/gen/model"
)

func fieldOf(name string, t model.Type, key bool) *model.Field {
	return &model.Field{JSON: name, Type: t, Show: model.Show{Key: key}}
}

// TestCase holds what is made of a tool's examples, rejects and samples.
func TestCase(t *testing.T) {
	item := &model.Object{Fields: []*model.Field{fieldOf("sku", model.String{}, false), fieldOf("note", model.String{}, false)}}
	items := model.List{Elem: model.Pointer{Elem: model.Struct{Object: item}}}
	total, next := fieldOf("total", model.Int{}, false), fieldOf("next", model.Pointer{Elem: model.String{}}, false)
	page := &model.Object{Fields: []*model.Field{total, next, fieldOf("items", items, false)}}
	order := &model.Object{Fields: []*model.Field{
		fieldOf("note", model.String{}, true), fieldOf("id", model.String{}, true), fieldOf("items", items, false), fieldOf("first", model.Struct{Object: item}, false),
	}}
	of := func(texts ...string) (all []model.Example) {
		for _, text := range texts {
			all = append(all, model.Example{JSON: " " + text})
		}
		return all
	}
	tests := []struct {
		name string
		tool model.Tool
		want Case
	}{
		{"nothing said", model.Tool{}, Case{}},
		{"required", model.Tool{Arguments: &model.Object{Fields: []*model.Field{{JSON: "a", Required: true}}}}, Case{Refused: "{}"}},
		{"said", model.Tool{Examples: of("1", "2"), Rejects: of("3", "4")}, Case{Arguments: "1", Refused: "3"}},
		{"list", model.Tool{Result: items}, Case{Empty: "[]"}},
		{"list of a tool that writes", model.Tool{Result: items, Risk: 2}, Case{}},
		{"rows", model.Tool{Result: items, Samples: of(`[{"sku": "a"}, {"note": "b", "sku": "c"}]`)}, Case{
			Samples: []string{`[{"sku": "a"}, {"note": "b", "sku": "c"}]`}, Empty: "[]", Row: 3,
			Absent: []Absent{{At: 0, Item: true, In: []Absent{{At: 1}}}},
		}},
		{"page", model.Tool{
			Result: model.Struct{Object: page}, Page: &model.Page{Total: total, Next: next},
			Samples: of(`{"total": 9, "next": "b", "items": [{"sku": "a", "note": ""}]}`, `{}`),
		}, Case{
			Samples: []string{`{"total": 9, "next": "b", "items": [{"sku": "a", "note": ""}]}`, `{}`},
			Empty:   `{"items":[],"total":0}`, Lacks: "/items", Row: 2,
		}},
		{"key", model.Tool{Result: model.Pointer{Elem: model.Struct{Object: order}}, Samples: of(`{"id": "1", "items": [], "first": {"sku": "a"}}`)}, Case{
			Samples: []string{`{"id": "1", "items": [], "first": {"sku": "a"}}`}, Empty: `{"first":{"sku":"a"},"id":"1","items":[]}`, Lacks: "/id",
			Absent: []Absent{{At: 0}, {At: 3, In: []Absent{{At: 1}}}, {At: 1}},
		}},
		{"text", model.Tool{Result: model.String{}, Samples: of(`"a"`)}, Case{Samples: []string{`"a"`}}},
	}
	for _, tt := range tests {
		if tt.tool.Arguments == nil {
			tt.tool.Arguments = &model.Object{}
		}
		if got := caseOf(&tt.tool); !reflect.DeepEqual(got, tt.want) {
			t.Errorf("%s: the case is %+v, want %+v", tt.name, got, tt.want)
		}
	}
}

// TestTypeWords holds what values are called.
func TestTypeWords(t *testing.T) {
	color := &model.Enum{Constants: []model.Constant{{Value: `"red"`, Doc: "Stop\nhere."}, {Value: `"green"`}}}
	for _, tt := range []struct {
		of   model.Type
		c    model.Constraint
		want string
	}{
		{model.Int{}, model.Constraint{Minimum: "1", Maximum: "15"}, "integer, 1 to 15"},
		{model.Float{}, model.Constraint{ExclusiveMinimum: "0", Maximum: "1", MultipleOf: "0.5"}, "number, more than 0, at most 1, a multiple of 0.5"},
		{model.String{}, model.Constraint{MinLength: 1}, "string, at least 1 character"},
		{model.String{}, model.Constraint{MaxLength: 9, Pattern: "^a$"}, "string, at most 9 characters, matching ^a$"},
		{model.String{Enum: color}, model.Constraint{}, "string: red (Stop here), green"},
		{model.String{Enum: color}, model.Constraint{Enum: []string{`"green"`}}, "string: green"},
		{model.Pointer{Elem: model.List{Elem: model.String{}}}, model.Constraint{MinItems: 1, MaxItems: 3, MaxLength: 2}, "list of 1 to 3 string, at most 2 characters"},
		{model.Map{Elem: model.List{Elem: model.Struct{}}}, model.Constraint{}, "map of list of object"},
		{model.Array{Len: 2, Elem: model.Bool{}}, model.Constraint{}, "list of 2 boolean"},
		{model.Raw{}, model.Constraint{}, "any JSON value"}, {model.Custom{}, model.Constraint{Type: "object"}, "object"},
		{model.Time{}, model.Constraint{}, "time as in RFC 3339"}, {model.Bytes{}, model.Constraint{}, "bytes in base64"},
		{model.Blob{}, model.Constraint{}, "attachment"}, {model.Text{}, model.Constraint{}, "numbered lines of a text"},
	} {
		if got := typeWords(tt.of, tt.c, false); got != tt.want {
			t.Errorf("%+v, %+v is called %q, want %q", tt.of, tt.c, got, tt.want)
		}
	}
}

// TestDocumentNames holds the names of nested arguments, and that a struct in
// itself is told once.
func TestDocumentNames(t *testing.T) {
	node := &model.Object{}
	node.Fields = []*model.Field{
		fieldOf("name", model.String{}, false), fieldOf("next", model.Pointer{Elem: model.Struct{Object: node}}, false),
		{JSON: "pin", Type: model.String{}, Show: model.Show{Secret: true}},
	}
	o := &model.Object{Fields: []*model.Field{
		fieldOf("nodes", model.List{Elem: model.Map{Elem: model.Struct{Object: node}}}, false),
		{JSON: "trace", Type: model.String{}, Show: model.Show{Log: true}},
	}}
	var got []string
	for _, a := range documentArguments(o) {
		got = append(got, a.Name+": "+a.Type+" "+a.Meaning)
	}
	want := []string{
		"nodes: list of map of object ", "nodes[][].name: string ", "nodes[][].next: the same object again ", "nodes[][].pin: string It is never repeated.",
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("the arguments are %q, want %q", got, want)
	}
}

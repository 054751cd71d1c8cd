package templates_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/gen/model"
)

// TestMatrix renders every kind of value in every kind of place, as an argument
// and in a result, and compiles what comes out.
func TestMatrix(t *testing.T) {
	x := newFixture()
	level := x.enum("Level", "uint16", "Low", "1", "High", "2")
	status := x.enum("Status", "string", "Paid", `"paid"`, "Sent", `"sent"`)
	x.declare("type (\n\tMyBool bool\n\tMyInt int\n\tMyFloat float32\n\tMyString string\n\tMyAny any\n)")
	part := x.object("Part", field("A", "a", text), field("B", "b", integer))
	kinds := []struct {
		name string
		typ  model.Type
	}{
		{"bool", boolean}, {"named_bool", model.Bool{Name: local("MyBool")}}, {"named_int", model.Int{Name: local("MyInt"), Go: "int", Bits: 64}},
		{"float", float}, {"float32", model.Float{Bits: 32}}, {"named_float", model.Float{Name: local("MyFloat"), Bits: 32}},
		{"string", text}, {"named_string", model.String{Name: local("MyString")}}, {"time", moment}, {"decimal", decimal},
		{"int_enum", model.Int{Name: local("Level"), Go: "uint16", Bits: 16, Unsigned: true, Enum: level}},
		{"string_enum", model.String{Name: local("Status"), Enum: status}}, {"struct", structOf(part)},
	}
	for _, bits := range []int{8, 16, 32, 64} {
		for _, sign := range []string{"int", "uint"} {
			name := fmt.Sprint(sign, bits)
			kinds = append(kinds, struct {
				name string
				typ  model.Type
			}{name, model.Int{Go: name, Bits: bits, Unsigned: sign == "uint"}})
		}
	}
	for i, k := range []model.Type{model.Any{}, model.Any{Name: local("MyAny")}, model.Raw{}} {
		x.tool(x.object(fmt.Sprint("Only", i), places(k, false)...), fmt.Sprint("only", i), nil)
	}
	for i, k := range kinds {
		arguments := x.object(fmt.Sprint("In", i), places(k.typ, false)...)
		result := x.object(fmt.Sprint("Out", i), places(k.typ, true)...)
		x.tool(arguments, k.name, structOf(result), func(t *model.Tool) {
			if k.name != "struct" {
				t.Echo = arguments.Fields[:5]
			}
		})
	}
	code, test := x.render(t)
	typeCheck(t, x.text(), code, test)
	unused(t, code)
}

// places are fields with values of type t in every place: of a result, or of
// arguments.
func places(t model.Type, result bool) []*model.Field {
	fields := []*model.Field{
		field("Plain", "plain", t), field("List", "list", list(t)), field("Array", "array", array(2, t)),
		field("Pointer", "pointer", pointer(t), optional), field("Pointers", "pointers", list(pointer(t))),
		field("Need", "need", pointer(t)), field("ListAt", "list_at", pointer(list(t)), omitEmpty), field("Empty", "empty", t, omitEmpty),
		field("Zero", "zero", t, omitZero), field("EmptyList", "empty_list", list(t), omitEmpty), field("ZeroList", "zero_list", list(t), omitZero),
		field("ArrayAt", "array_at", pointer(array(3, t)), omitZero), field("ZeroArray", "zero_array", array(3, t), omitZero),
	}
	scalar := !isStruct(t)
	if scalar || !result {
		fields = append(fields, field("Map", "map", mapOf(t)), field("MapAt", "map_at", pointer(mapOf(pointer(t))), omitEmpty),
			field("EmptyMap", "empty_map", mapOf(t), omitEmpty), field("ZeroMap", "zero_map", mapOf(t), omitZero))
	}
	switch {
	case !result:
		fields = append(fields, field("Lists", "lists", list(list(t))), field("ListMap", "list_map", mapOf(list(array(2, t)))), field("Arrays", "arrays", array(2, array(2, mapOf(t)))))
	case scalar:
		fields = append(fields, field("Key", "key", t, key), field("KeyAt", "key_at", pointer(t), key), field("Maybes", "maybes", list(maybe(t))), field("Hidden", "hidden", t, secret))
		fallthrough
	default:
		fields = append(fields, field("Maybe", "maybe", maybe(t)), field("MaybeList", "maybe_list", maybe(list(t)), omitZero), field("MaybeArray", "maybe_array", maybe(array(2, t))))
	}
	return fields
}

func isStruct(t model.Type) bool { _, ok := t.(model.Struct); return ok }

// unused fails where a function or variable of generated code has no use.
func unused(t *testing.T, code string) {
	t.Helper()
	parsed, err := parser.ParseFile(token.NewFileSet(), "", code, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	uses := make(map[string]int)
	ast.Inspect(parsed, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok {
			uses[id.Name]++
		}
		return true
	})
	for _, d := range parsed.Decls {
		if f, ok := d.(*ast.FuncDecl); ok && f.Recv == nil && !f.Name.IsExported() && uses[f.Name.Name] < 2 {
			t.Errorf("the function %s is used by nobody", f.Name)
		}
	}
	for name, n := range uses {
		if strings.HasSuffix(name, "Rule") && strings.ToLower(name[:1]) == name[:1] && n < 2 {
			t.Errorf("the rule %s is used by nobody", name)
		}
	}
}

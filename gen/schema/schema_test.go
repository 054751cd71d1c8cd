package schema_test

import (
	"encoding/json"
	"flag"
	"net/url"
	"os"
	"path"
	"path/filepath"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	oracle "github.com/google/jsonschema-go/jsonschema"
	"golang.org/x/tools/txtar"

	"github.com/tooladapt/tooladapt/gen/model"
	"github.com/tooladapt/tooladapt/gen/schema"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// status is an enum of strings, level one of numbers.
var (
	status = &model.Enum{Doc: "State of the order", Constants: []model.Constant{
		{Go: "Paid", Value: `"paid"`, Doc: "Waits for\nthe parcel."},
		{Go: "Cancelled", Value: `"cancelled"`},
	}}
	level = &model.Enum{Constants: []model.Constant{
		{Go: "Low", Value: "-9223372036854775808"},
		{Go: "High", Value: "9007199254740993", Doc: "Above all."},
	}}
)

// required and with are fields with little to say.
func required(name string, t model.Type) *model.Field {
	return &model.Field{JSON: name, Type: t, Required: true}
}

func with(name string, t model.Type, c model.Constraint) *model.Field {
	return &model.Field{JSON: name, Type: t, Constraint: c}
}

func object(fields ...*model.Field) *model.Object { return &model.Object{Fields: fields} }

var (
	integer = model.Int{Go: "int", Bits: 64}
	item    = &model.Object{Doc: "One line.", Fields: []*model.Field{
		required("sku", model.String{}), {JSON: "note", Type: model.Pointer{Elem: model.String{}}},
	}}
)

// tools are the cases: each is an archive of the two schemas under its name.
func tools() []*model.Tool { return slices.Concat(scalars(), composites(), results()) }

func scalars() []*model.Tool {
	return []*model.Tool{
		{Name: "empty", Description: "is not in the schema", Arguments: &model.Object{Doc: "neither is this"}},
		{Name: "numbers", Arguments: object(
			required("int8", model.Int{Go: "int8", Bits: 8}),
			required("int16", model.Int{Go: "int16", Bits: 16}),
			required("int32", model.Int{Go: "int32", Bits: 32}),
			required("int64", model.Int{Go: "int64", Bits: 64}),
			required("uint8", model.Int{Go: "uint8", Bits: 8, Unsigned: true}),
			required("uint16", model.Int{Go: "uint16", Bits: 16, Unsigned: true}),
			required("uint32", model.Int{Go: "uint32", Bits: 32, Unsigned: true}),
			required("uint64", model.Int{Go: "uint64", Bits: 64, Unsigned: true}),
			required("float32", model.Float{Bits: 32}),
			required("float64", model.Float{Bits: 64}),
			required("decimal", model.Decimal{}),
			with("narrow", integer, model.Constraint{Minimum: "1", ExclusiveMaximum: "9223372036854775807", MultipleOf: "3"}),
			with("exact", model.Float{Bits: 64}, model.Constraint{ExclusiveMinimum: "0.1000000000000000055", Maximum: "1e300"}),
		)},
		{Name: "strings", Arguments: object(
			with("code", model.String{}, model.Constraint{Pattern: `^<a&b>\d\\$`, MinLength: 1, MaxLength: 9}),
			with("day", model.String{}, model.Constraint{Format: "date"}),
			required("at", model.Time{}),
			with("choice", model.String{}, model.Constraint{Enum: []string{`"a"`, `"<b>"`}}),
			&model.Field{JSON: "said", Type: model.String{}, Title: "Title", Description: "说明 <1> & \"2\"", Default: `"<x>"`, Examples: []string{`"y"`, `"z"`}},
		)},
		{Name: "enums", Arguments: object(
			required("status", model.String{Enum: status}),
			&model.Field{JSON: "level", Type: model.Int{Go: "int64", Bits: 64, Enum: level}, Description: "How urgent."},
			with("some", model.List{Elem: model.String{Enum: status}}, model.Constraint{Enum: []string{`"cancelled"`}}),
			required("null", model.Pointer{Elem: model.String{Enum: status}}),
			with("map", model.Map{Key: model.String{}, Elem: model.Pointer{Elem: model.Int{Go: "int", Bits: 64, Enum: level}}}, model.Constraint{}),
		)},
	}
}

func composites() []*model.Tool {
	return []*model.Tool{
		{Name: "nesting", Arguments: object(
			required("one", model.Struct{Object: item}),
			&model.Field{JSON: "two", Type: model.Pointer{Elem: model.Struct{Object: item}}, Description: "Another."},
			with("list", model.List{Elem: model.Struct{Object: item}}, model.Constraint{MinItems: 1, MaxItems: 5, UniqueItems: true}),
			with("holes", model.List{Elem: model.Pointer{Elem: integer}}, model.Constraint{Minimum: "1", MinItems: 1}),
			required("array", model.Array{Len: 3, Elem: model.Bool{}}),
			with("grid", model.Array{Len: 2, Elem: model.List{Elem: integer}}, model.Constraint{UniqueItems: true}),
			required("map", model.Map{Key: model.String{}, Elem: model.List{Elem: model.Struct{Object: item}}}),
			&model.Field{JSON: "defaults", Type: model.List{Elem: model.String{}}, Default: `["a","b"]`, Examples: []string{`"c"`}},
		)},
		{Name: "quoted", Arguments: object(
			&model.Field{JSON: "bool", Type: model.Bool{}, Quoted: true, Required: true},
			&model.Field{JSON: "int8", Type: model.Int{Go: "int8", Bits: 8}, Quoted: true, Default: "7"},
			&model.Field{JSON: "uint64", Type: model.Int{Go: "uint64", Bits: 64, Unsigned: true}, Quoted: true},
			&model.Field{JSON: "float", Type: model.Pointer{Elem: model.Float{Bits: 64}}, Quoted: true, Required: true},
			&model.Field{JSON: "level", Type: model.Int{Go: "int64", Bits: 64, Enum: level}, Quoted: true},
		)},
	}
}

func results() []*model.Tool {
	return []*model.Tool{
		{Name: "result", Arguments: object(), Result: model.Struct{Object: &model.Object{Doc: "One order.", Fields: []*model.Field{
			required("id", model.String{}),
			{JSON: "null", Type: model.Pointer{Elem: model.Decimal{}}},
			{JSON: "left_out", Type: model.Pointer{Elem: model.Decimal{}}, OmitEmpty: true},
			{JSON: "maybe", Type: model.Maybe{Elem: model.String{Enum: status}}},
			{JSON: "struct", Type: model.Maybe{Elem: model.Struct{Object: item}}},
			required("image", model.Blob{}),
			&model.Field{JSON: "page", Type: model.Maybe{Elem: model.Text{}}, Description: "A page."},
		}}}},
		{Name: "list", Arguments: object(), Result: model.List{Elem: model.Struct{Object: item}}},
		{Name: "scalar", Arguments: object(), Result: model.String{Enum: status}},
	}
}

// golden writes the schemas of a tool into one archive.
func golden(t *testing.T, tool *model.Tool) []txtar.File {
	t.Helper()
	arguments, err := schema.Arguments(tool)
	if err != nil {
		t.Fatal(err)
	}
	result, err := schema.Result(tool)
	if err != nil {
		t.Fatal(err)
	}
	files := []txtar.File{{Name: "arguments.json", Data: append(arguments, '\n')}}
	if result != nil {
		files = append(files, txtar.File{Name: "result.json", Data: append(result, '\n')})
	}
	return files
}

// TestSchemas builds models as literals: no source is read, so a failure here
// is a failure of this package alone.
func TestSchemas(t *testing.T) {
	for _, tool := range tools() {
		t.Run(tool.Name, func(t *testing.T) {
			name := filepath.Join("testdata", tool.Name+".txtar")
			got := txtar.Format(&txtar.Archive{Files: golden(t, tool)})
			if *update {
				if err := os.WriteFile(name, got, 0o666); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(want), string(got)); diff != "" {
				t.Errorf("schemas differ (-want +got):\n%s", diff)
			}
			again := txtar.Format(&txtar.Archive{Files: golden(t, tool)})
			if string(again) != string(got) {
				t.Error("a second run gives other bytes")
			}
		})
	}
}

// TestMetaSchema holds every schema of the cases against the meta-schema of
// JSON Schema 2020-12.
func TestMetaSchema(t *testing.T) {
	meta := metaSchema(t)
	if meta.Validate(map[string]any{"type": 7}) == nil {
		t.Fatal("the meta-schema accepts a type that is a number")
	}
	for _, tool := range tools() {
		for _, f := range golden(t, tool) {
			var value any
			if err := json.Unmarshal(f.Data, &value); err != nil {
				t.Fatal(err)
			}
			if err := meta.Validate(value); err != nil {
				t.Errorf("%s of %s is no schema: %v", f.Name, tool.Name, err)
			}
		}
	}
}

// metaSchema is the 2020-12 meta-schema of the data folder, with the parts that
// it refers to.
func metaSchema(t *testing.T) *oracle.Resolved {
	t.Helper()
	dir := filepath.Join(dataFolder(t), "struct-schema-oracles", "google-metaschemas", "meta-schemas", "draft2020-12")
	resolved, err := readSchema(t, filepath.Join(dir, "schema.json")).Resolve(&oracle.ResolveOptions{
		Loader: func(uri *url.URL) (*oracle.Schema, error) {
			return readSchema(t, filepath.Join(dir, "meta", path.Base(uri.Path)+".json")), nil
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	return resolved
}

func readSchema(t *testing.T, name string) *oracle.Schema {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	s := new(oracle.Schema)
	if err := json.Unmarshal(text, s); err != nil {
		t.Fatal(err)
	}
	return s
}

// dataFolder is the folder of real inputs. Without it the test is skipped, but
// never in CI.
func dataFolder(t *testing.T) string {
	t.Helper()
	dir := os.Getenv("TOOLADAPT_DATA")
	if dir == "" && os.Getenv("CI") == "true" {
		t.Fatal("TOOLADAPT_DATA is not set")
	}
	if dir == "" {
		t.Skip("TOOLADAPT_DATA is not set: the real inputs are not at hand")
	}
	return dir
}

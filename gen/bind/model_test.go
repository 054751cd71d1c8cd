package bind_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"github.com/tooladapt/tooladapt/gen/model"
	"github.com/tooladapt/tooladapt/gen/schema"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// TestModel holds the model of each archive's package, and its schemas, against
// the golden files in it. Nothing may be found wrong.
func TestModel(t *testing.T) {
	names, err := filepath.Glob(filepath.Join("testdata", "model", "*.txtar"))
	if err != nil || len(names) == 0 {
		t.Fatalf("find archives: %d, %v", len(names), err)
	}
	for _, name := range names {
		t.Run(filepath.Base(name), func(t *testing.T) {
			archive := parse(t, name)
			sources := slices.DeleteFunc(slices.Clone(archive.Files), func(f txtar.File) bool { return filepath.Ext(f.Name) != ".go" })
			pkg, found := bound(t, &txtar.Archive{Files: sources})
			for _, d := range found {
				t.Errorf("%v\n\t%s", d, d.Hint)
			}
			got := &txtar.Archive{Comment: archive.Comment, Files: append(sources, goldens(t, pkg)...)}
			text := txtar.Format(got)
			if *update {
				if err := os.WriteFile(name, text, 0o666); err != nil {
					t.Fatal(err)
				}
			}
			if diff := cmp.Diff(string(txtar.Format(parse(t, name))), string(text)); diff != "" {
				t.Errorf("golden files differ (-want +got):\n%s", diff)
			}
		})
	}
}

// goldens are the model as text, and the schemas of its tools.
func goldens(t *testing.T, pkg *model.Package) []txtar.File {
	t.Helper()
	var b strings.Builder
	printer{&b}.value(reflect.ValueOf(pkg).Elem(), 0)
	files := []txtar.File{{Name: "model.txt", Data: []byte(b.String())}}
	for _, tool := range pkg.Tools {
		arguments, err := schema.Arguments(tool)
		if err != nil {
			t.Fatal(err)
		}
		result, err := schema.Result(tool)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, txtar.File{Name: tool.Name + ".arguments.json", Data: append(arguments, '\n')})
		if result != nil {
			files = append(files, txtar.File{Name: tool.Name + ".result.json", Data: append(result, '\n')})
		}
	}
	return files
}

// printer writes a model as indented text: zero values left out, structs and
// enums that types refer to by name.
type printer struct{ b *strings.Builder }

func (p printer) value(v reflect.Value, depth int) {
	indent := strings.Repeat("  ", depth)
	for i := range v.NumField() {
		f, name := v.Field(i), v.Type().Field(i).Name
		if f.IsZero() || name == "Declared" || name == "Members" {
			continue
		}
		switch {
		case f.Kind() == reflect.Slice && isStruct(f.Type().Elem()) && name != "Echo":
			for j := range f.Len() {
				fmt.Fprintf(p.b, "%s%s[%d]\n", indent, name, j)
				p.value(reflect.Indirect(f.Index(j)), depth+1)
			}
		case f.Type() == reflect.TypeFor[*model.Object]():
			fmt.Fprintf(p.b, "%s%s %s\n", indent, name, f.Interface().(*model.Object).Go.Name)
		case isStruct(f.Type()) && !scalar(f):
			fmt.Fprintf(p.b, "%s%s\n", indent, name)
			p.value(reflect.Indirect(f), depth+1)
		default:
			fmt.Fprintf(p.b, "%s%s %s\n", indent, name, word(f))
		}
	}
}

func isStruct(t reflect.Type) bool {
	return t.Kind() == reflect.Struct || t.Kind() == reflect.Pointer && t.Elem().Kind() == reflect.Struct
}

// scalar reports whether a struct is written on the line of its name.
func scalar(v reflect.Value) bool {
	switch v.Interface().(type) {
	case model.Name, fmt.Stringer:
		return true
	default:
		return false
	}
}

// word is a value on one line.
func word(v reflect.Value) string {
	switch x := v.Interface().(type) {
	case model.Type:
		return typeWord(x)
	case model.Name:
		return x.Path + "." + x.Name
	case []*model.Field:
		var names []string
		for _, f := range x {
			names = append(names, f.JSON)
		}
		return strings.Join(names, " ")
	case fmt.Stringer:
		return x.String()
	default:
		return fmt.Sprintf("%#v", x)
	}
}

// typeWord is a type on one line, with the names of what it refers to.
func typeWord(t model.Type) string {
	kind := strings.TrimPrefix(fmt.Sprintf("%T", t), "model.")
	switch t := t.(type) {
	case model.Struct:
		return kind + " " + t.Object.Go.Name
	case model.Pointer:
		return kind + " " + typeWord(t.Elem)
	case model.Maybe:
		return kind + " " + typeWord(t.Elem)
	case model.List:
		return kind + " " + t.Name.Name + " of " + typeWord(t.Elem)
	case model.Array:
		return fmt.Sprintf("%s %s[%d] of %s", kind, t.Name.Name, t.Len, typeWord(t.Elem))
	case model.Map:
		return kind + " " + t.Name.Name + " from " + typeWord(t.Key) + " to " + typeWord(t.Elem)
	case model.Int:
		return fmt.Sprintf("%s %s %s %d enum %v", kind, t.Go, t.Name.Name, t.Bits, t.Enum != nil)
	case model.Float:
		return fmt.Sprintf("%s %s %d", kind, t.Name.Name, t.Bits)
	case model.String:
		return fmt.Sprintf("%s %s enum %v", kind, t.Name.Name, t.Enum != nil)
	case model.Bool:
		return kind + " " + t.Name.Name
	case model.Any:
		return kind + " " + t.Name.Name
	case model.Bytes:
		return kind + " " + t.Name.Name
	case model.Textual:
		return kind + " " + t.Name.Name
	case model.Custom:
		return kind + " " + t.Name.Name
	default:
		return kind
	}
}

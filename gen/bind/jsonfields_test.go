package bind

import (
	"bytes"
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"reflect"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// seen is what encoding/json does with one struct.
type seen struct {
	// Keys are those of a value without zeros, in order; Zero those of the zero
	// value. Strings are the keys whose numbers stand in strings.
	Keys, Zero, Strings []string
}

// TestJSONFields holds the fields that go/types gives against what encoding/json
// writes for values of the same structs.
func TestJSONFields(t *testing.T) {
	scope := checkCases(t)
	for _, value := range jsonCases() {
		name := reflect.TypeOf(value).Name()
		t.Run(name, func(t *testing.T) {
			var got seen
			fields := jsonFields(scope.Lookup(name).Type(), func(path []*types.Var, tag string) structTag {
				return foreignTag(tag, token.Position{})
			})
			for _, f := range fields {
				got.Keys = append(got.Keys, f.name)
				if !f.json.omitEmpty && !f.json.omitZero && !throughPointer(f) {
					got.Zero = append(got.Zero, f.name)
				}
				if _, isList := f.last().Type().(*types.Slice); f.json.quoted && !isList {
					got.Strings = append(got.Strings, f.name)
				}
			}
			want := written(t, value)
			want.Zero = written(t, reflect.Zero(reflect.TypeOf(value)).Interface()).Keys
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("fields differ (-encoding/json +bind):\n%s", diff)
			}
		})
	}
}

func throughPointer(f jsonField) bool {
	for _, v := range f.path[:len(f.path)-1] {
		if _, ok := v.Type().(*types.Pointer); ok {
			return true
		}
	}
	return false
}

// written is the keys that encoding/json writes for a value.
func written(t *testing.T, value any) seen {
	t.Helper()
	text, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	var s seen
	d := json.NewDecoder(bytes.NewReader(text))
	if _, err := d.Token(); err != nil {
		t.Fatal(err)
	}
	for d.More() {
		key, err := d.Token()
		if err != nil {
			t.Fatal(err)
		}
		var v json.RawMessage
		if err := d.Decode(&v); err != nil {
			t.Fatal(err)
		}
		s.Keys = append(s.Keys, key.(string))
		if v[0] == '"' && !bytes.Equal(v, []byte(`"x"`)) && !bytes.Equal(v, []byte(`"w"`)) {
			s.Strings = append(s.Strings, key.(string))
		}
	}
	return s
}

// checkCases checks the file that declares the cases: the very structs whose
// values encoding/json writes.
func checkCases(t *testing.T) *types.Scope {
	t.Helper()
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "jsoncases_test.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	pkg, err := new(types.Config).Check("bind", fset, []*ast.File{file}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return pkg.Scope()
}

package suites

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/gen"
)

// feature is one field of the structs of invopop's fixtures: what the fixture of
// that name says of that property, and how our schema differs from it.
type feature struct {
	fixture, property string
	// field is the field as invopop's tests declare it, types what else it needs.
	field, types string
	// differs is why the schemas are not the same, "" where they are. It begins
	// with the code of the diagnostic where the field is refused.
	differs string
}

// TestInvopop holds the schema of each feature against invopop's. A fixture has
// features, or is in the list of those that are about something else.
//
// Of the schemas, what says the same is taken out: references are followed, and
// bounds that only tell the size of a Go type are ours alone.
func TestInvopop(t *testing.T) {
	folder := data(t, "struct-schema-oracles", "invopop")
	schemas, refused := ours(t)
	left := make(map[string]bool)
	files, err := filepath.Glob(filepath.Join(folder, "*.json"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		left[strings.TrimSuffix(filepath.Base(file), ".json")] = true
	}
	equal := 0
	for i, f := range features {
		delete(left, f.fixture)
		want := theirs(t, filepath.Join(folder, f.fixture+".json"), f.property)
		code, _, isCode := strings.Cut(f.differs, ": ")
		isCode = isCode && strings.HasPrefix(code, "TA")
		got := schemas[i][f.property]
		same := refused[i] == "" && reflect.DeepEqual(got, want)
		switch {
		case refused[i] != "" && (!isCode || !strings.Contains(refused[i], "["+code+"]")):
			t.Errorf("%s %s is refused: %s", f.fixture, f.property, refused[i])
		case refused[i] == "" && isCode:
			t.Errorf("%s %s is not refused with %s any more", f.fixture, f.property, code)
		case same != (f.differs == ""):
			t.Errorf("%s %s is the same: %v\n\ttheirs %s\n\tours   %s", f.fixture, f.property, same, encode(t, want), encode(t, got))
		case same:
			equal++
		}
	}
	for fixture, about := range otherFixtures {
		if !left[fixture] {
			t.Errorf("the fixture %s is not there, or has features (%s)", fixture, about)
		}
		delete(left, fixture)
	}
	for fixture := range left {
		t.Errorf("the fixture %s is in no list", fixture)
	}
	t.Logf("%d of %d features are equal; %d fixtures are about something else", equal, len(features), len(otherFixtures))
}

// described is what a schema says of one property.
type described struct {
	Schema   any
	Required bool
}

// ours generates a tool for each feature, and answers what each schema says, or
// why there is none.
func ours(t *testing.T) (schemas []map[string]described, refused []string) {
	t.Helper()
	dir := module(t)
	for i, f := range features {
		source := fmt.Sprintf("package f%03d\n\n%s\n\n// T is one feature.\n//\n//tool:name t\n//tool:risk R0\ntype T struct {\n\t%s\n}\n\n%s\n", i, importsOf(f), f.field, f.types)
		if f.fixture == "required_from_jsontags" {
			source = "//tool:required tags\n" + source
		}
		write(t, filepath.Join(dir, fmt.Sprintf("f%03d", i), "t.go"), []byte(source))
	}
	run, err := gen.Make(t.Context(), gen.Config{Dir: dir, Patterns: []string{"./..."}})
	if err != nil {
		t.Fatal(err)
	}
	schemas, refused = make([]map[string]described, len(features)), make([]string, len(features))
	for _, p := range run.Packages {
		for _, tool := range p.Tools {
			schemas[number(t, filepath.Base(p.Dir))] = describe(t, tool.Arguments, tool.Arguments)
		}
	}
	for _, d := range run.Diagnostics {
		if d.Pos.Filename == "" {
			t.Fatalf("%s [%s]", d.Message, d.Code)
		}
		folder, _, _ := strings.Cut(filepath.ToSlash(d.Pos.Filename), "/")
		refused[number(t, folder)] += fmt.Sprintf("%s [%s] ", d.Message, d.Code)
	}
	return schemas, refused
}

// importsOf is the import declaration that a feature needs.
func importsOf(f feature) string {
	var list []string
	for _, path := range []string{"encoding/json", "net", "net/url", "time"} {
		if name := path[strings.LastIndex(path, "/")+1:]; strings.Contains(f.field+f.types, name+".") {
			list = append(list, fmt.Sprintf("import %q", path))
		}
	}
	return strings.Join(list, "\n")
}

func number(t *testing.T, folder string) (i int) {
	t.Helper()
	if _, err := fmt.Sscanf(folder, "f%d", &i); err != nil {
		t.Fatalf("%s: %v", folder, err)
	}
	return i
}

// theirs is what a fixture says of a property.
func theirs(t *testing.T, file, property string) described {
	t.Helper()
	text := read(t, file)
	var whole struct {
		Ref  string                     `json:"$ref"`
		Defs map[string]json.RawMessage `json:"$defs"`
	}
	decode(t, text, &whole)
	root := json.RawMessage(text)
	if whole.Ref != "" {
		root = whole.Defs[strings.TrimPrefix(whole.Ref, "#/$defs/")]
	}
	d, ok := describe(t, root, text)[property]
	if !ok {
		t.Errorf("%s has no property %s", file, property)
	}
	return d
}

// describe is what a schema says of its properties; whole is what references in
// it start at.
func describe(t *testing.T, schema, whole json.RawMessage) map[string]described {
	t.Helper()
	var s struct {
		Properties map[string]any `json:"properties"`
		Required   []string       `json:"required"`
	}
	decode(t, schema, &s)
	var root any
	decode(t, whole, &root)
	all := make(map[string]described)
	for name, p := range s.Properties {
		all[name] = described{plain(p, root, 0), slices.Contains(s.Required, name)}
	}
	return all
}

// plain is a schema with its references followed, some levels deep, and without
// what says nothing: the bounds that a Go type has anyway, further properties
// of any kind.
func plain(v, root any, depth int) any {
	switch v := v.(type) {
	case []any:
		copied := make([]any, len(v))
		for i, e := range v {
			copied[i] = plain(e, root, depth)
		}
		return copied
	case map[string]any:
		if ref, ok := v["$ref"].(string); ok && strings.HasPrefix(ref, "#/$defs/") && depth < 3 {
			return plain(root.(map[string]any)["$defs"].(map[string]any)[ref[len("#/$defs/"):]], root, depth+1)
		}
		copied := make(map[string]any)
		for key, e := range v {
			if key == "additionalProperties" && e == true {
				continue
			}
			if n, ok := e.(float64); key == "minimum" && ok && (n <= -1<<31 || n == 0) || key == "maximum" && ok && n >= 1<<31-1 {
				continue
			}
			if list, ok := e.([]any); key == "required" && ok {
				e = slices.SortedFunc(slices.Values(list), func(a, b any) int { return strings.Compare(fmt.Sprint(a), fmt.Sprint(b)) })
			}
			copied[key] = plain(e, root, depth)
		}
		if len(copied) == 0 {
			return true
		}
		return copied
	}
	return v
}

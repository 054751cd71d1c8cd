package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

// by says what notices that a generated file is stale.
type by int

const (
	byBuild   by = iota // go build fails, with a name that says to run go generate
	byCompile           // go build fails where generated code uses what is gone
	byTest              // the generated test fails, and says to run go generate
	byNobody            // nothing that was generated depends on it
)

// stale lists one change a row: in file, old becomes new. The columns that a
// compiler can see are guarded by it; what only a reader of sources can see,
// directives, doc comments, added constants and tags of other packages, is
// compared by the generated test.
var stale = []struct {
	name, file, old, new string
	by                   by
}{
	{"argument: field renamed", "shop.go", "What string", "Which string", byBuild},
	{"argument: field added", "shop.go", "Place other.Place", "More int `json:\"more,omitempty\"`\n\tPlace other.Place", byBuild},
	{"argument: type", "shop.go", "What string", "What []byte", byBuild},
	{"argument: tag", "shop.go", `jsonschema:"minLength=1"`, `jsonschema:"minLength=2"`, byBuild},
	{"nested argument: field renamed", "shop.go", "City string", "Town string", byBuild},
	{"nested argument: field added", "shop.go", "City string", "More int `json:\"more,omitempty\"`\n\tCity string", byBuild},
	{"nested argument: type", "shop.go", "City string", "City any", byBuild},
	{"nested argument: tag", "shop.go", "maxLength=20", "maxLength=21", byBuild},
	{"result: field renamed", "shop.go", "Name string", "Title string", byBuild},
	{"result: field added", "shop.go", "Box  Box", "More int\n\tBox  Box", byBuild},
	{"result: type", "shop.go", "Name string", "Name any", byBuild},
	{"result: tag", "shop.go", `tool:"key"`, `tool:"key,redact=name"`, byBuild},
	{"nested result: field renamed", "shop.go", "Width int", "Height int", byBuild},
	{"nested result: field added", "shop.go", "Width int", "More int\n\tWidth int", byBuild},
	{"nested result: type", "shop.go", "Width int ", "Width int64 ", byBuild},
	{"nested result: tag", "shop.go", "unit=cm", "unit=mm", byBuild},
	{"struct of another package, argument: field renamed", "other/other.go", "Street string", "Road string", byCompile},
	{"struct of another package, argument: field added", "other/other.go", "Street string", "More string\n\tStreet string", byTest},
	{"struct of another package, argument: type", "other/other.go", "Street string", "Street any", byBuild},
	{"struct of another package, argument: tag", "other/other.go", "minLength=1", "minLength=2", byTest},
	{"struct of another package, result: field renamed", "other/other.go", "X     int", "Y     int", byCompile},
	{"struct of another package, result: field added", "other/other.go", "X     int", "Z int\n\tX     int", byTest},
	{"struct of another package, result: type", "other/other.go", "X     int", "X     int8", byBuild},
	{"struct of another package, result: tag", "other/other.go", "unit=m", "unit=km", byTest},
	{"struct of another package: unused field's type", "other/other.go", "Other int", "Other string", byNobody},

	{"enum of strings: value", "shop.go", `"price"`, `"cost"`, byBuild},
	{"enum of strings: value of the same length", "shop.go", `"price"`, `"prize"`, byBuild},
	{"enum of strings: constant renamed", "shop.go", "ByName ", "ByTitle ", byCompile},
	{"enum of strings: constant added", "shop.go", `ByName  Sort = "name"`, "ByName  Sort = \"name\"\n\tByAge Sort = \"age\"", byTest},
	{"enum of strings: constant's doc comment", "shop.go", "// By price.", "// By cost.", byTest},
	{"enum of strings: constant's line comment", "shop.go", "// By name.", "// By title.", byTest},
	{"enum of integers: value", "shop.go", "Page = 2", "Page = 3", byBuild},
	{"enum of integers: constant added", "shop.go", "Second Page = 2", "Second Page = 2\n\tThird Page = 3", byTest},
	{"enum: underlying type", "shop.go", "type Page int", "type Page int16", byBuild},

	{"bytes: underlying type", "shop.go", "type Code []byte", "type Code []int", byBuild},
	{"text: method gone", "shop.go", "func (s *Shade) UnmarshalText", "func (s *Shade) ReadText", byCompile},
	{"text: becomes JSON", "shop.go", "// MarshalText writes it.", "func (s Shade) MarshalJSON() ([]byte, error) { return nil, nil }\n\n// MarshalText writes it.", byTest},
	{"text: its doc comment", "shop.go", "// Shade is text.", "// Shade is a color.", byTest},
	{"text: zero value", "shop.go", "// MarshalText writes it.", "func (s Shade) IsZero() bool { return false }\n\n// MarshalText writes it.", byTest},
	{"JSON: method gone", "shop.go", "func (s Shape) MarshalJSON", "func (s Shape) WriteJSON", byCompile},
	{"struct that marshals itself from now on", "shop.go", "// Sort is an order.", "func (n Near) MarshalText() ([]byte, error) { return nil, nil }\n\n// Sort is an order.", byTest},
	{"key of a map: underlying type", "shop.go", "type Slot int16", "type Slot int32", byBuild},
	{"generic type: field renamed", "shop.go", "One   T", "First T", byBuild},
	{"generic type: tag", "shop.go", `json:"one"`, `json:"first"`, byBuild},
	{"generic type that contains itself: type", "shop.go", "Pairs []Pair[T]", "Pairs []*Pair[T]", byBuild},
	{"generic type: argument", "shop.go", "*Pair[Slot]", "*Pair[Page]", byBuild},
	{"doc comment of a generic type's field", "shop.go", "// One of the two.", "// One of them.", byTest},

	{"directive name", "shop.go", "//tool:name look", "//tool:name find", byTest},
	{"directive version", "shop.go", "//tool:version 2", "//tool:version 3", byTest},
	{"directive risk", "shop.go", "//tool:risk R1", "//tool:risk R2", byTest},
	{"directive poll", "shop.go", "//tool:poll\n", "", byTest},
	{"directive timeout", "shop.go", "//tool:timeout 5s", "//tool:timeout 6s", byTest},
	{"directive error", "shop.go", "it is gone", "it has gone", byTest},
	{"directive example", "shop.go", `"tea"`, `"milk"`, byTest},
	{"directive reject", "shop.go", `{"what": 1}`, `{"what": 2}`, byTest},
	{"directive next", "shop.go", "could look again", "could look further", byTest},
	{"directive handler", "shop.go", "//tool:handler\n", "", byTest},
	{"directive added", "shop.go", "//tool:poll", "//tool:poll\n//tool:untrusted", byTest},
	{"package directive added", "shop.go", "// Package shop has one tool of everything.", "// Package shop has one tool of everything.\n//\n//tool:required tags", byTest},
	{"doc comment of a tool", "shop.go", "// It has a second paragraph.", "// It has another paragraph.", byTest},
	{"doc comment of an argument", "shop.go", "// What to look for.", "// What to search for.", byTest},
	{"doc comment of a nested argument", "shop.go", "// City to look in.", "// City to search in.", byTest},
	{"doc comment of a nested result", "shop.go", "// Width of the box.", "// Width of that box.", byTest},
	{"doc comment of an enum", "shop.go", "// Sort is an order.", "// Sort is an ordering.", byTest},
	{"tool added", "shop.go", "// Store keeps things.\n", "//tool:name\n//tool:risk R0\ntype New struct{}\n\n// Store keeps things.\n", byTest},
	{"handler renamed", "shop.go", "func (s *Store) Look(", "func (s *Store) Find(", byCompile},
	{"handler's result", "shop.go", "Look(ctx context.Context, in Look) (Found, error) {\n\treturn Found{}", "Look(ctx context.Context, in Look) (*Found, error) {\n\treturn nil", byCompile},
	{"handler added for a tool that had none", "shop.go", "// Store keeps things.\n", "func (s *Store) Free(ctx context.Context, in Free) error { return nil }\n\n// Store keeps things.\n", byTest},
	{"Check method added", "shop.go", "// Store keeps things.\n", "func (in Look) Check(v *tool.Violations) {}\n\n// Store keeps things.\n", byTest},
	{"comment that nobody publishes", "shop.go", "// Store keeps things.", "// Store keeps everything.", byNobody},
}

// TestStale changes the sources below generated files, one row at a time, and
// holds the compiler or the generated test to noticing.
func TestStale(t *testing.T) {
	if testing.Short() {
		t.Skip("builds a module about sixty times")
	}
	base := staleModule(t)
	for _, row := range stale {
		t.Run(row.name, func(t *testing.T) {
			original := filepath.Join(base, filepath.FromSlash(row.file))
			source, err := os.ReadFile(original)
			if err != nil {
				t.Fatal(err)
			}
			defer os.WriteFile(original, source, 0o644)
			if n := strings.Count(string(source), row.old); n != 1 {
				t.Fatalf("%q occurs %d times in %s, want once", row.old, n, row.file)
			}
			changed := strings.Replace(string(source), row.old, row.new, 1)
			if strings.Contains(row.new, "*tool.") {
				changed = strings.Replace(changed, `"errors"`, "\"errors\"\n\t\"github.com/tooladapt/tooladapt/runtime/tool\"", 1)
			}
			if err := os.WriteFile(original, []byte(changed), 0o644); err != nil {
				t.Fatal(err)
			}
			checkStale(t, base, row.by)
		})
	}
}

func checkStale(t *testing.T, dir string, by by) {
	t.Helper()
	built, failed := goCommand(dir, "build", "./...")
	switch by {
	case byBuild:
		if !failed || !strings.Contains(built, "runGoGenerate_") {
			t.Errorf("go build failed: %t, want a failure that names runGoGenerate_…; it said\n%s", failed, built)
		}
		return
	case byCompile:
		if !failed {
			t.Error("go build succeeds, want it to fail")
		}
		return
	default:
		if failed {
			t.Fatalf("go build fails, want it to succeed:\n%s", built)
		}
	}
	tested, failed := goCommand(dir, "test", ".")
	if by == byNobody && failed {
		t.Errorf("go test fails over a change that touches nothing that was generated:\n%s", tested)
	}
	if by == byTest && (!failed || !strings.Contains(tested, "go generate")) {
		t.Errorf("go test failed: %t, want a failure that says to run go generate; it said\n%s", failed, tested)
	}
}

// staleModule is a module with the sources and what is generated from them.
func staleModule(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	archive, err := txtar.ParseFile("testdata/stale/module.txtar")
	if err != nil {
		t.Fatal(err)
	}
	unpack(t, dir, archive)
	if err := writeModule(dir, "example.com/m"); err != nil {
		t.Fatal(err)
	}
	var out, errs strings.Builder
	if code := run([]string{"-C", dir}, &out, &errs); code != exitFine {
		t.Fatalf("tooladapt: exit code %d\n%s%s", code, &out, &errs)
	}
	if out, failed := goCommand(dir, "test", "./..."); failed {
		t.Fatalf("go test of what was just generated:\n%s", out)
	}
	return dir
}

// unpack writes the files of an archive below dir.
func unpack(t *testing.T, dir string, archive *txtar.Archive) {
	t.Helper()
	for _, f := range archive.Files {
		name := filepath.Join(dir, filepath.FromSlash(f.Name))
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, f.Data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// goCommand runs the go command in a user's module, offline.
func goCommand(dir string, args ...string) (output string, failed bool) {
	cmd := exec.Command("go", args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOWORK=off", "GOPROXY=off", "GOFLAGS=")
	out, err := cmd.CombinedOutput()
	return string(out), err != nil
}

package model_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/gen/model"
)

// TestRedactions holds the kinds of redaction against the functions of the
// runtime's package redact: each mask has a kind, and each kind a mask or none.
func TestRedactions(t *testing.T) {
	files, err := filepath.Glob("../../runtime/redact/*.go")
	if err != nil || len(files) == 0 {
		t.Fatalf("there is no package redact: %v", err)
	}
	var masks []string
	for _, name := range files {
		parsed, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range parsed.Decls {
			f, ok := d.(*ast.FuncDecl)
			if ok && f.Recv == nil && f.Name.IsExported() && !strings.HasSuffix(name, "_test.go") &&
				!strings.HasPrefix(f.Name.Name, "Append") && f.Name.Name != "Text" && f.Name.Name != "URL" { // which mask what they find
				masks = append(masks, f.Name.Name)
			}
		}
	}
	var kinds []string
	for _, r := range model.Redactions {
		if r.Func != "" {
			kinds = append(kinds, r.Func)
		}
		if again, ok := model.RedactionOf(r.Kind); !ok || again != r {
			t.Errorf("the redaction %s is not found by its kind", r.Kind)
		}
	}
	slices.Sort(masks)
	slices.Sort(kinds)
	if !slices.Equal(masks, kinds) {
		t.Errorf("the runtime masks with %v, the generator knows %v", masks, kinds)
	}
	if _, ok := model.RedactionOf("hash"); ok {
		t.Error("a keyed hash is no redaction")
	}
}

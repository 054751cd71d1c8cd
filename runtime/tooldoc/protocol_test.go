package tooldoc

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// constants are the values of the constants of one type that a file declares.
func constants(t *testing.T, file, typ string) (all []string) {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(f, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok {
			return true
		}
		if id, ok := spec.Type.(*ast.Ident); ok && id.Name == typ {
			text, err := strconv.Unquote(spec.Values[0].(*ast.BasicLit).Value)
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, text)
		}
		return true
	})
	return all
}

func names(terms []Term) (all []string) {
	for _, term := range terms {
		all = append(all, term.Name)
	}
	return all
}

// TestClosedSets holds that what is told of each closed set is all of it, in
// its order.
func TestClosedSets(t *testing.T) {
	p := protocol()
	var categories []string
	for _, k := range p.Categories {
		categories = append(categories, k.Code)
	}
	for _, tt := range []struct {
		file, typ string
		got       []string
	}{
		{"../tool/status.go", "Status", names(p.Statuses)},
		{"../render/absence.go", "Absence", names(p.Absences)},
		{"../tool/category.go", "Category", categories},
	} {
		if want := constants(t, tt.file, tt.typ); !slices.Equal(tt.got, want) || len(want) == 0 {
			t.Errorf("%s are %q, want %q", tt.typ, tt.got, want)
		}
	}
}

// TestKeys holds the keys of errors against those that two failures have.
func TestKeys(t *testing.T) {
	limited := tool.RateLimited.New("")
	limited.Cause, limited.SideEffect, limited.RetryAfter = "upstream_rate_limit", tool.NotApplied, 6*time.Second
	refused := tool.InvalidArguments.New("")
	refused.Arguments = &tool.ArgumentReport{
		Violations: []tool.Violation{{Path: "/city", Keyword: "required", Want: "string"}}, Total: 1, Sent: 1, Fill: []string{"city"},
	}
	found := map[string]bool{}
	for _, e := range []*tool.Error{limited, refused} {
		doc, err := render.Read(string(render.Error(render.Banner(nil, "t", tool.Failed), e)))
		if err != nil {
			t.Fatal(err)
		}
		part, _ := doc.Part("error")
		for _, entry := range part.Body.(render.Fields).Entries {
			found[entry.Key] = true
		}
	}
	told := names(protocol().Keys)
	for _, key := range told {
		if !found[key] {
			t.Errorf("no failure has %s", key)
		}
		delete(found, key)
	}
	for key := range found {
		t.Errorf("%s is not told", key)
	}
}

// TestSections holds the document that shows sections to being one, and what is
// said of its headers to being there.
func TestSections(t *testing.T) {
	p := protocol()
	if _, err := render.Read(p.Sections); err != nil {
		t.Fatalf("%v in\n%s", err, p.Sections)
	}
	for _, kind := range p.Kinds {
		head := strings.TrimSuffix(kind.Name, "a-b of n")
		if !strings.Contains(p.Sections, head) {
			t.Errorf("the document has no %s", head)
		}
	}
	if p.English != render.Primer("en") || p.Chinese != render.Primer("zh") {
		t.Error("the primers are others")
	}
}

package cause_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"regexp"
	"slices"
	"strconv"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/cause"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestTheVocabularyIsClosed holds the list of hints against the constants.
func TestTheVocabularyIsClosed(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "hint.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	var declared []cause.Hint
	ast.Inspect(file, func(n ast.Node) bool {
		if spec, ok := n.(*ast.ValueSpec); ok && len(spec.Values) == 1 {
			if value, ok := spec.Values[0].(*ast.BasicLit); ok {
				text, err := strconv.Unquote(value.Value)
				if err != nil {
					t.Fatal(err)
				}
				declared = append(declared, cause.Hint(text))
			}
		}
		return true
	})
	if got := cause.Hints(); !slices.Equal(got, declared) {
		t.Errorf("the hints are\n%q, declared are\n%q", got, declared)
	}
	if sorted := slices.Compact(slices.Sorted(slices.Values(declared))); len(sorted) != len(declared) {
		t.Errorf("a hint is declared twice: %q", declared)
	}
	form := regexp.MustCompile(`^[a-z]+(_[a-z]+)+$`)
	for _, h := range declared {
		if !form.MatchString(string(h)) {
			t.Errorf("%q is not of the form of hints", h)
		}
	}
}

// rooted is an error of a known cause.
type rooted cause.Cause

func (rooted) Error() string            { return secret }
func (r rooted) RootCause() cause.Cause { return cause.Cause(r) }

// internal are the hints of faults of the tool itself.
var internal = []cause.Hint{cause.TransactionEnded, cause.DatabaseQuery, cause.AlreadyClosed}

func TestEachHintHasACategory(t *testing.T) {
	for _, h := range cause.Hints() {
		e := tool.Classify(rooted{Hint: h, Status: 500})
		if (e.Category == tool.Internal) != slices.Contains(internal, h) {
			t.Errorf("%s is classified as %s", h, e.Category)
		}
		want := string(e.Category)
		if e.Category == tool.UpstreamError {
			want = "UPSTREAM_500"
		}
		if e.Code != want {
			t.Errorf("%s with status 500 has the code %s, want %s", h, e.Code, want)
		}
		checkTold(t, string(h), e)
	}
}

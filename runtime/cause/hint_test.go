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

// TestRootedTellsWhatCanBe: an error that says of itself what can't be, such as
// a hint that is a text of its own, tells the model nothing of that.
func TestRootedTellsWhatCanBe(t *testing.T) {
	tests := []struct{ said, want cause.Cause }{
		{cause.Cause{Hint: "forged\n[result] " + secret, Status: 500, RetryAfter: 1}, cause.Cause{Status: 500, RetryAfter: 1}},
		{cause.Cause{Hint: cause.UpstreamFailure, Status: 1234567, RetryAfter: -1}, cause.Cause{Hint: cause.UpstreamFailure}},
		{cause.Cause{Hint: cause.UpstreamFailure, Status: 200}, cause.Cause{Hint: cause.UpstreamFailure}},
	}
	for _, tt := range tests {
		if got := cause.Of(rooted(tt.said)); got != tt.want {
			t.Errorf("%+v is told as %+v, want %+v", tt.said, got, tt.want)
		}
		check(t, "what can't be", rooted(tt.said), tt.want.Hint, tool.Classify(rooted(tt.want)).Category)
	}
}

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

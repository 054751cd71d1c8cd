package github

import (
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// exchange is one request and the answer to it, as octokit/fixtures has them.
type exchange struct {
	Method, Path string
	Status       int
	Response     json.RawMessage
	Headers      map[string]any
}

// recorded are the exchanges of a scenario that GitHub itself answered.
func recorded(t *testing.T, scenario string) (all []exchange) {
	t.Helper()
	root := os.Getenv("TOOLADAPT_DATA")
	if root == "" && os.Getenv("CI") == "true" {
		t.Fatal("TOOLADAPT_DATA is not set")
	}
	if root == "" {
		t.Skip("set TOOLADAPT_DATA to the folder that has raw-outputs")
	}
	data, err := os.ReadFile(filepath.Join(root, "raw-outputs", "github-octokit-fixtures", scenario, "normalized-fixture.json"))
	if err == nil {
		err = json.Unmarshal(data, &all)
	}
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// write answers as the exchange has it.
func (e exchange) write(w http.ResponseWriter) {
	for _, key := range slices.Sorted(maps.Keys(e.Headers)) {
		if !strings.EqualFold(key, "Content-Length") { // that of the body before its numbers were made alike
			w.Header().Set(key, fmt.Sprint(e.Headers[key]))
		}
	}
	w.WriteHeader(e.Status)
	_, _ = w.Write(e.Response)
}

// TestRecordedPages reads a list of 13 issues, page by page.
func TestRecordedPages(t *testing.T) {
	pages := recorded(t, "paginate-issues")
	var numbers []int
	for i, page := range pages {
		c := client(t, func(w http.ResponseWriter, _ *http.Request) { page.write(w) })
		msg := ask(t.Context(), c, "list_issues", `{"owner": "octokit-fixture-org", "repo": "paginate-issues", "per_page": 3}`)
		var list []struct {
			Number int
			Author string
		}
		if err := json.Unmarshal(msg.Result.Data, &list); err != nil || msg.Status != tool.Success {
			t.Fatalf("page %d: %v\n%s", i+1, err, msg.Content)
		}
		for _, issue := range list {
			if numbers = append(numbers, issue.Number); !strings.HasPrefix(issue.Author, "octokit-fixture-user-") {
				t.Errorf("issue %d is by %q", issue.Number, issue.Author)
			}
		}
		if more := strings.Contains(msg.Content, "\nmore.tool: list_issues\n"); more != (i < len(pages)-1) {
			t.Errorf("page %d leads on: %t\n%s", i+1, more, msg.Content)
		}
	}
	if want := []int{13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1}; !slices.Equal(numbers, want) {
		t.Errorf("the pages have %v, want %v", numbers, want)
	}
}

// TestRecordedSearch reads what a search found, all of it.
func TestRecordedSearch(t *testing.T) {
	found := recorded(t, "search-issues")[0]
	c := client(t, func(w http.ResponseWriter, _ *http.Request) { found.write(w) })
	msg := ask(t.Context(), c, "search_issues", `{"query": "sesame repo:octokit-fixture-org/search-issues"}`)
	for _, want := range []string{
		"[result] search_issues success\n", "\ncomplete: true\n", "\n[found]\ntotal: 2\nsearch_timed_out: false\n", "\n[issues] records 1-2 of 2\n",
		"\n- number: 2\n  title: \"Sesame seeds split without a pop!\"\n  state: open\n  author: octokit-fixture-user-b\n",
	} {
		if !strings.Contains(msg.Content, want) {
			t.Errorf("no %q in\n%s", want, msg.Content)
		}
	}
}

// TestRecordedError is told what GitHub refuses.
func TestRecordedError(t *testing.T) {
	refused := recorded(t, "errors")[0]
	c := client(t, func(w http.ResponseWriter, _ *http.Request) { refused.write(w) })
	msg := ask(t.Context(), c, "search_issues", findCrash)
	if e := msg.Result.Error; e == nil || e.Code != "UPSTREAM_422" || e.Retryable() || strings.Contains(msg.Content, "Validation Failed") {
		t.Errorf("422 is answered by\n%s", msg.Content)
	}
}

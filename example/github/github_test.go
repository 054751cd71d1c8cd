package github

import (
	"bufio"
	"bytes"
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/tooltest"
)

// response is an answer of GitHub, as it came over the wire.
func response(t testing.TB, name string) *http.Response {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", name, "response.http"))
	if err != nil {
		t.Fatal(err)
	}
	resp, err := http.ReadResponse(bufio.NewReader(bytes.NewReader(data)), nil)
	if err != nil {
		t.Fatal(err)
	}
	return resp
}

// serve answers as a response says.
func serve(t testing.TB, w http.ResponseWriter, resp *http.Response) {
	t.Helper()
	defer resp.Body.Close()
	for key := range resp.Header {
		w.Header()[key] = resp.Header[key]
	}
	w.WriteHeader(resp.StatusCode)
	if _, err := io.Copy(w, resp.Body); err != nil {
		t.Error(err)
	}
}

// client is one of a server whose answers handle makes.
func client(t testing.TB, handle http.HandlerFunc) *Client {
	t.Helper()
	server := httptest.NewServer(handle)
	t.Cleanup(server.Close)
	c, err := New(Config{BaseURL: server.URL + "/api/v3", Token: "ghp_hunter2"})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// ask calls a tool, which is never tried again.
func ask(ctx context.Context, c *Client, name, arguments string) tool.Message {
	return exec.New(c.Tools(), exec.Config{}).Do(ctx, tool.Call{ID: "call_1", Name: name, Arguments: []byte(arguments)})
}

// The calls of the tests.
const (
	getCrash  = `{"owner": "octocat", "repo": "hello-world", "number": 1347}`
	listFirst = `{"owner": "octocat", "repo": "hello-world", "per_page": 2}`
	findCrash = `{"query": "crash", "per_page": 2}`
)

// answers are what GitHub may answer to the calls, by its golden folder.
var answers = []struct{ name, tool, arguments string }{
	{"issue", "get_issue", getCrash},
	{"pull_request", "get_issue", `{"owner": "octocat", "repo": "hello-world", "number": 1348}`},
	{"bare", "get_issue", `{"owner": "octocat", "repo": "hello-world", "number": 7}`},
	{"page_1", "list_issues", listFirst},
	{"page_2", "list_issues", `{"owner": "octocat", "repo": "hello-world", "per_page": 2, "page": 2, "fields": ["title", "labels"]}`},
	{"page_3", "list_issues", `{"owner": "octocat", "repo": "hello-world", "per_page": 2, "page": 3}`},
	{"no_issues", "list_issues", `{"owner": "octocat", "repo": "hello-world", "labels": ["wontfix"]}`},
	{"search", "search_issues", findCrash},
	{"search_timed_out", "search_issues", findCrash},
	{"not_found", "get_issue", getCrash},
	{"gone", "get_issue", getCrash},
	{"bad_token", "list_issues", listFirst},
	{"no_access", "list_issues", listFirst},
	{"rate_limit", "list_issues", listFirst},
	{"secondary_limit", "search_issues", findCrash},
	{"validation", "search_issues", findCrash},
	{"server_error", "get_issue", getCrash},
	{"page_for_json", "get_issue", getCrash},
}

func TestAnswers(t *testing.T) {
	for _, tt := range answers {
		t.Run(tt.name, func(t *testing.T) {
			c := client(t, func(w http.ResponseWriter, _ *http.Request) { serve(t, w, response(t, tt.name)) })
			tooltest.Golden(t, filepath.Join("testdata", tt.name), func(ctx context.Context) tool.Message {
				return ask(ctx, c, tt.tool, tt.arguments)
			})
		})
	}
}

// TestDamage damages what GitHub answers to each of the tools.
func TestDamage(t *testing.T) {
	for _, tt := range answers {
		if !slices.Contains([]string{"issue", "page_1", "search"}, tt.name) {
			continue
		}
		t.Run(tt.name, func(t *testing.T) {
			body, err := io.ReadAll(response(t, tt.name).Body)
			if err != nil {
				t.Fatal(err)
			}
			var sent []byte
			c := client(t, func(w http.ResponseWriter, _ *http.Request) {
				w.Header().Set("Content-Type", "application/json")
				_, _ = w.Write(sent)
			})
			tooltest.Damage(t, body, func(damaged []byte) tool.Message {
				sent = damaged
				return ask(t.Context(), c, tt.tool, tt.arguments)
			})
		})
	}
}

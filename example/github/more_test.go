package github

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestRequests holds what GitHub is asked.
func TestRequests(t *testing.T) {
	for _, tt := range []struct{ tool, arguments, want string }{
		{"get_issue", getCrash, "/api/v3/repos/octocat/hello-world/issues/1347?"},
		{"get_issue", `{"owner": "a", "repo": ".github", "number": 1}`, "/api/v3/repos/a/.github/issues/1?"},
		{"list_issues", `{"owner": "a", "repo": "b"}`, "/api/v3/repos/a/b/issues?page=1&per_page=10&sort=updated&state=open"},
		{
			"list_issues", `{"owner": "a", "repo": "b", "state": "all", "labels": ["bug", "good first issue"], "since": "2026-05-01T00:00:00Z", "per_page": 2, "page": 3}`,
			"/api/v3/repos/a/b/issues?labels=bug%2Cgood+first+issue&page=3&per_page=2&since=2026-05-01T00%3A00%3A00Z&sort=updated&state=all",
		},
		{"search_issues", `{"query": "repo:a/b 崩溃&page=9"}`, "/api/v3/search/issues?page=1&per_page=10&q=repo%3Aa%2Fb+%E5%B4%A9%E6%BA%83%26page%3D9"},
	} {
		var got *http.Request
		c := client(t, func(w http.ResponseWriter, r *http.Request) { got = r; w.WriteHeader(http.StatusNotFound) })
		ask(t.Context(), c, tt.tool, tt.arguments)
		if path := got.URL.EscapedPath() + "?" + got.URL.RawQuery; got.Method != http.MethodGet || path != tt.want {
			t.Errorf("%s %s asks for %s %s, want %s", tt.tool, tt.arguments, got.Method, path, tt.want)
		}
		if got.Header.Get("Authorization") != "Bearer ghp_hunter2" || got.Header.Get("Accept") != "application/vnd.github+json" {
			t.Errorf("%s asks with the header %v", tt.tool, got.Header)
		}
	}
}

// TestRefused holds that what would lead elsewhere than to issues never gets to
// GitHub.
func TestRefused(t *testing.T) {
	c := client(t, func(_ http.ResponseWriter, r *http.Request) { t.Errorf("GitHub is asked for %s", r.URL) })
	for name, all := range map[string][]string{
		"get_issue": {
			`{"owner": "a", "repo": "..", "number": 1}`, `{"owner": "a", "repo": "b/../../user", "number": 1}`, `{"owner": "..", "repo": "b", "number": 1}`,
			`{"owner": "a%2f", "repo": "b", "number": 1}`, `{"owner": "a", "repo": "b?", "number": 1}`, `{"owner": "a", "repo": "b", "number": 0}`,
		},
		"list_issues":   {`{"owner": "a", "repo": "b", "labels": ["bug,feature"]}`, `{"owner": "a", "repo": "b", "labels": [""]}`, `{"owner": "a", "repo": "."}`},
		"search_issues": {`{"query": ""}`, `{"query": "` + strings.Repeat("x", 257) + `"}`, `{}`},
	} {
		for _, arguments := range all {
			msg := ask(t.Context(), c, name, arguments)
			if msg.Result.Error == nil || msg.Result.Error.Category != tool.InvalidArguments {
				t.Errorf("%s takes %s:\n%s", name, arguments, msg.Content)
			}
		}
	}
}

// TestPagesFollow calls what each page tells, word for word, until none tells
// more: together they are the whole list.
func TestPagesFollow(t *testing.T) {
	c := client(t, func(w http.ResponseWriter, r *http.Request) {
		serve(t, w, response(t, "page_"+r.URL.Query().Get("page")))
	})
	arguments, got := map[string]any{"owner": "octocat", "repo": "hello-world", "per_page": 2}, []string(nil)
	for range 4 {
		sent, err := json.Marshal(arguments)
		if err != nil {
			t.Fatal(err)
		}
		msg := ask(t.Context(), c, "list_issues", string(sent))
		d, err := render.Read(msg.Content)
		if err != nil {
			t.Fatal(err)
		}
		part, _ := d.Part("issue_summary")
		for _, record := range part.Body.(render.Records).Records {
			got = append(got, record[0].Value.Text)
		}
		if name, ok := d.Value("result.more.tool"); !ok || name.Text != "list_issues" {
			break
		}
		clear(arguments)
		for _, e := range d.Banner {
			if key, ok := strings.CutPrefix(e.Key, "more."); ok && key != "tool" {
				arguments[key] = e.Value.Text
			}
		}
	}
	if want := []string{"50", "49", "48", "47", "46"}; !slices.Equal(got, want) {
		t.Errorf("the pages have %v, want %v", got, want)
	}
}

// TestTokenIsNeverShown prints a client and its token in every way there is.
func TestTokenIsNeverShown(t *testing.T) {
	const secret = "ghp_hunter2"
	server := httptest.NewServer(http.NotFoundHandler())
	server.Close() // the error of a call tells its request
	config := Config{BaseURL: server.URL, Token: secret}
	c, err := New(config)
	if err != nil {
		t.Fatal(err)
	}
	var said strings.Builder
	for _, verb := range []string{"%v", "%+v", "%#v", "%s", "%q", "%x", "%d"} {
		fmt.Fprintf(&said, verb+"\n"+verb+"\n", config, config.Token)
		fmt.Fprintf(&said, verb+"\n", *c)
	}
	slog.New(slog.NewJSONHandler(&said, nil)).Info("config", "config", config, "token", config.Token)
	slog.New(slog.NewTextHandler(&said, nil)).Info("config", "config", config, "token", config.Token)
	text, err := json.Marshal(config.Token)
	if err != nil {
		t.Fatal(err)
	}
	msg := ask(context.Background(), c, "get_issue", getCrash)
	said.WriteString(string(text) + msg.Content + fmt.Sprintf("%+v", msg))
	if strings.Contains(said.String(), secret) || strings.Contains(said.String(), "6768705f") {
		t.Errorf("the token is told:\n%s", &said)
	}
	if msg.Result.Error == nil || msg.Result.Error.Category != tool.UpstreamUnavailable || strings.Contains(msg.Content, "127.0.0.1") {
		t.Errorf("a server that is down is answered by\n%s", msg.Content)
	}
}

func TestNew(t *testing.T) {
	for base, want := range map[string]string{
		"":                                  "",
		"https://github.example/api/v3":     "",
		"github.example":                    "base URL github.example: want one of https or http",
		"ftp://user:hunter2@github.example": "base URL ftp://user:xxxxx@github.example: want one of https or http",
		"https://":                          "base URL https:: want one of https or http",
	} {
		_, err := New(Config{BaseURL: base})
		if got := fmt.Sprint(err); err == nil && want != "" || err != nil && got != want {
			t.Errorf("New of %q: %v, want %s", base, err, want)
		}
	}
}

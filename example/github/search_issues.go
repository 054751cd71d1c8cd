package github

import (
	"context"
	"net/url"
	"strconv"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// SearchIssues finds issues and pull requests in all repositories that can be
// read, the best matches first, one page at a time.
//
//tool:name search_issues
//tool:risk R1
//tool:timeout 15s
//tool:retry max=2 backoff=500ms on=UPSTREAM_UNAVAILABLE,TIMEOUT
//tool:result Found
//tool:page items=issues total=total argument=page
//tool:fields
//tool:next "could read one with its text by get_issue"
//tool:example {"query": "repo:octocat/hello-world is:issue is:open crash"}
//tool:reject {"query": ""}
//tool:reject {"query": "crash", "page": 0}
//tool:sample {"total": 1, "search_timed_out": false, "issues": [{"number": 1347, "title": "Crash on start", "state": "open", "author": "octocat", "labels": ["bug"], "comments": 2, "updated_at": "2026-05-03T10:30:00Z", "url": "https://github.com/octocat/hello-world/issues/1347"}]}
type SearchIssues struct {
	// What to search for: words, and qualifiers such as repo:OWNER/NAME, is:open,
	// is:pr, author:LOGIN, label:NAME, in:title and created:>2026-01-01.
	Query string `json:"query" jsonschema:"minLength=1,maxLength=256"`
	// The keys that are shown of each issue; all of them where none is named.
	Fields []string `json:"fields,omitempty"`
	// How many issues a page has at most.
	PerPage int `json:"per_page" jsonschema:"minimum=1,maximum=100,default=10"`
	// Number of the page. GitHub leads to the first 1,000 matches.
	Page int `json:"page" jsonschema:"minimum=1,default=1"`
}

// Found is one page of what a search found.
type Found struct {
	// How many issues match, on all pages.
	Total int `json:"total" tool:"key,from=total_count"`
	// Whether GitHub searched until its time was up: there may be more.
	TimedOut bool `json:"search_timed_out" tool:"from=incomplete_results"`
	// The issues of this page, the best matches first.
	Issues []IssueSummary `json:"issues" tool:"from=items"`
}

// SearchIssues answers what GitHub does.
func (c *Client) SearchIssues(ctx context.Context, in SearchIssues) (tool.Raw, error) {
	return c.get(ctx, url.Values{"q": {in.Query}, "per_page": {strconv.Itoa(in.PerPage)}, "page": {strconv.Itoa(in.Page)}}, "search", "issues")
}

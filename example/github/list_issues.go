package github

import (
	"context"
	"net/url"
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// ListIssues lists the issues and pull requests of a repository, those that
// changed last first, one page at a time.
//
//tool:name list_issues
//tool:risk R1
//tool:timeout 15s
//tool:retry max=2 backoff=500ms on=UPSTREAM_UNAVAILABLE,TIMEOUT
//tool:result []IssueSummary
//tool:page argument=page
//tool:fields
//tool:next "could read one with its text by get_issue"
//tool:example {"owner": "octocat", "repo": "hello-world"}
//tool:example {"owner": "octocat", "repo": "hello-world", "state": "all", "labels": ["bug"], "since": "2026-05-01T00:00:00Z", "fields": ["title"]}
//tool:reject {"owner": "octocat", "repo": "hello-world", "state": "merged"}
//tool:reject {"owner": "octocat", "repo": "hello-world", "per_page": 101}
//tool:sample [{"number": 1347, "title": "Crash on start", "state": "open", "author": "octocat", "labels": ["bug"], "comments": 2, "updated_at": "2026-05-03T10:30:00Z", "url": "https://github.com/octocat/hello-world/issues/1347"}]
type ListIssues struct {
	// User or organization that the repository belongs to.
	Owner string `json:"owner" jsonschema:"pattern=^[A-Za-z0-9][A-Za-z0-9_-]{0\\,99}$" tool:"echo"`
	// Name of the repository, without its owner.
	Repo string `json:"repo" jsonschema:"pattern=^\\.?[A-Za-z0-9_-][A-Za-z0-9._-]{0\\,98}$" tool:"echo"`
	// Only issues in this state; all of them for all.
	State ListState `json:"state" jsonschema:"default=open" tool:"echo"`
	// Only issues that have each of these labels.
	Labels []string `json:"labels,omitempty" jsonschema:"maxItems=10,uniqueItems=true"`
	// Only issues that changed at this time or later.
	Since string `json:"since,omitempty" jsonschema:"format=date-time" tool:"echo"`
	// The keys that are shown of each issue; all of them where none is named.
	Fields []string `json:"fields,omitempty"`
	// How many issues a page has at most.
	PerPage int `json:"per_page" jsonschema:"minimum=1,maximum=100,default=10"`
	// Number of the page.
	Page int `json:"page" jsonschema:"minimum=1,default=1"`
}

// Check refuses what GitHub would take for several labels.
func (in ListIssues) Check(v *tool.Violations) {
	for i, label := range in.Labels {
		if label == "" || strings.Contains(label, ",") {
			v.Add("/labels/"+strconv.Itoa(i), "the name of one label")
		}
	}
}

// ListState is a State, or all.
type ListState string

const (
	// ListOpen lists issues that wait to be dealt with.
	ListOpen ListState = "open"
	// ListClosed lists issues that were dealt with, or will not be.
	ListClosed ListState = "closed"
	// ListAll lists both.
	ListAll ListState = "all"
)

// ListIssues answers what GitHub does.
func (c *Client) ListIssues(ctx context.Context, in ListIssues) (tool.Raw, error) {
	query := url.Values{
		"state": {string(in.State)}, "sort": {"updated"},
		"per_page": {strconv.Itoa(in.PerPage)}, "page": {strconv.Itoa(in.Page)},
	}
	if len(in.Labels) > 0 {
		query.Set("labels", strings.Join(in.Labels, ","))
	}
	if in.Since != "" {
		query.Set("since", in.Since)
	}
	return c.get(ctx, query, "repos", in.Owner, in.Repo, "issues")
}

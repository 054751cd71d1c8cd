package github

import (
	"context"
	"strconv"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// GetIssue reads one issue, or the issue of a pull request, with its text.
//
//tool:name get_issue
//tool:risk R1
//tool:timeout 15s
//tool:retry max=2 backoff=500ms on=UPSTREAM_UNAVAILABLE,TIMEOUT
//tool:result Issue
//tool:example {"owner": "octocat", "repo": "hello-world", "number": 1347}
//tool:reject {"owner": "octocat", "repo": "..", "number": 1}
//tool:reject {"owner": "octocat/hello-world", "repo": "hello-world", "number": 1}
//tool:reject {"owner": "octocat", "repo": "hello-world", "number": 0}
//tool:sample {"number": 1347, "title": "Crash on start", "state": "open", "state_reason": null, "author": "octocat", "labels": ["bug"], "assignees": [], "milestone": null, "comments": 2, "created_at": "2026-05-02T09:00:00Z", "updated_at": "2026-05-03T10:30:00Z", "closed_at": null, "pull_request": null, "url": "https://github.com/octocat/hello-world/issues/1347", "body": "It ends at once.\nNothing is logged.\n"}
type GetIssue struct {
	// User or organization that the repository belongs to.
	Owner string `json:"owner" jsonschema:"pattern=^[A-Za-z0-9][A-Za-z0-9_-]{0\\,99}$"`
	// Name of the repository, without its owner.
	Repo string `json:"repo" jsonschema:"pattern=^\\.?[A-Za-z0-9_-][A-Za-z0-9._-]{0\\,98}$"`
	// Number of the issue in its repository.
	Number int `json:"number" jsonschema:"minimum=1"`
}

// GetIssue answers what GitHub does.
func (c *Client) GetIssue(ctx context.Context, in GetIssue) (tool.Raw, error) {
	return c.get(ctx, nil, "repos", in.Owner, in.Repo, "issues", strconv.Itoa(in.Number))
}

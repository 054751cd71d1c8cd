package results

import (
	"context"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// GetIssue looks an issue up.
//
//tool:name
//tool:risk R1
type GetIssue struct{}

// Issue is an issue of GitHub.
type Issue struct {
	Number    int                   `json:"number"`
	Title     string                `json:"title"`
	State     string                `json:"state"`
	Author    string                `json:"author"`
	Assignees []string              `json:"assignees"`
	Labels    []string              `json:"labels"`
	Milestone string                `json:"milestone"`
	CreatedAt time.Time             `json:"created_at"`
	UpdatedAt time.Time             `json:"updated_at"`
	Comments  int                   `json:"comments"`
	Reactions map[string]int        `json:"reactions"`
	Locked    bool                  `json:"locked"`
	Body      string                `json:"body"`
	LinkedPRs []LinkedPR            `json:"linked_prs"`
	ClosedAt  tool.Maybe[time.Time] `json:"closed_at"`
	ClosedBy  tool.Maybe[string]    `json:"closed_by"`
}

// LinkedPR is a pull request that belongs to an issue.
type LinkedPR struct {
	Number int    `json:"number"`
	Title  string `json:"title"`
	State  string `json:"state"`
}

// Call is never made.
func (GetIssue) Call(context.Context) (Issue, error) { return Issue{}, nil }

// Package issues holds a tool that lists issues, and what a list in the shape of
// GitHub's REST API looks like, for measuring how fast results are read.
package issues

import (
	"context"
	"time"
)

//go:generate go run github.com/tooladapt/tooladapt/cmd/tooladapt -docs=false

// ListIssues lists the issues of a repository.
//
//tool:name list_issues
//tool:risk R1
type ListIssues struct{}

// Issue is one issue: ten of the members that GitHub sends of it.
type Issue struct {
	Number   int        `json:"number" tool:"key"`
	ID       int64      `json:"id"`
	Title    string     `json:"title"`
	State    State      `json:"state"`
	Locked   bool       `json:"locked"`
	Comments int        `json:"comments"`
	Created  time.Time  `json:"created_at"`
	Closed   *time.Time `json:"closed_at"`
	Link     string     `json:"html_url"`
	Body     string     `json:"body"`
}

// State is the state of an issue.
type State string

// The states.
const (
	StateOpen   State = "open"
	StateClosed State = "closed"
)

// Call answers.
func (in ListIssues) Call(ctx context.Context) ([]Issue, error) { return nil, nil }

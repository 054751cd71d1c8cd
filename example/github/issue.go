package github

import "time"

// Issue is one issue.
type Issue struct {
	// Number of the issue in its repository.
	Number int `json:"number" tool:"key"`
	// What it is about, in one line.
	Title string `json:"title" tool:"key,untrusted"`
	// Whether it is open.
	State State `json:"state" tool:"key"`
	// Why it is in this state; none where nobody said.
	StateReason *StateReason `json:"state_reason"`
	// Login of who opened it; none where that account is gone.
	Author *string `json:"author" tool:"from=user.login"`
	// Names of its labels.
	Labels []string `json:"labels" tool:"from=labels[].name,untrusted"`
	// Logins of those who work on it.
	Assignees []string `json:"assignees" tool:"from=assignees[].login"`
	// Title of the milestone that it belongs to; none without one.
	Milestone *string `json:"milestone" tool:"from=milestone.title,untrusted"`
	// How many comments it has.
	Comments int `json:"comments"`
	// When it was opened.
	CreatedAt time.Time `json:"created_at"`
	// When anything of it changed last.
	UpdatedAt time.Time `json:"updated_at"`
	// When it was closed; none while it is open.
	ClosedAt *time.Time `json:"closed_at"`
	// Where the pull request is that the issue stands for; none of a mere issue.
	PullRequest *string `json:"pull_request" tool:"from=pull_request.html_url"`
	// Where people read it.
	URL string `json:"url" tool:"evidence,from=html_url"`
	// What its author wrote, in Markdown; none where nothing.
	Body *string `json:"body" tool:"as=lines"`
}

// IssueSummary is an issue in a list.
type IssueSummary struct {
	// Number of the issue in its repository.
	Number int `json:"number" tool:"key"`
	// What it is about, in one line.
	Title string `json:"title" tool:"untrusted"`
	// Whether it is open.
	State State `json:"state"`
	// Login of who opened it; none where that account is gone.
	Author *string `json:"author" tool:"from=user.login"`
	// Names of its labels.
	Labels []string `json:"labels" tool:"from=labels[].name,untrusted"`
	// How many comments it has.
	Comments int `json:"comments"`
	// When anything of it changed last.
	UpdatedAt time.Time `json:"updated_at"`
	// Where people read it.
	URL string `json:"url" tool:"evidence,from=html_url"`
}

// State is whether an issue is open.
type State string

const (
	// Open waits to be dealt with.
	Open State = "open"
	// Closed was dealt with, or will not be.
	Closed State = "closed"
)

// StateReason is why an issue is open or closed.
type StateReason string

const (
	// Completed was done.
	Completed StateReason = "completed"
	// NotPlanned will not be done.
	NotPlanned StateReason = "not_planned"
	// Duplicate is what another issue is about, too.
	Duplicate StateReason = "duplicate"
	// Reopened was closed before, and is open again.
	Reopened StateReason = "reopened"
)

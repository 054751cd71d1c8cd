package coding

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"
)

// GitLog tells the last commits of the repository, newest first.
//
//tool:name git_log
//tool:risk R1
//tool:timeout 15s
//tool:untrusted
//tool:error OUTSIDE_FOLDER PERMISSION_DENIED "the path leads out of the folder" next="could use a path from the folder, without .. and links out of it"
//tool:error NO_REPOSITORY FAILED_PRECONDITION "the folder is not the top of a git repository" next="could work without its history"
//tool:error HISTORY_ELSEWHERE FAILED_PRECONDITION "part of the repository lies elsewhere: by alternates, a commondir or links" next="could work without its history"
//tool:error REFTABLE UNSUPPORTED "the repository keeps its branches in a reftable, which is not read" next="could work without its history"
//tool:error NO_GIT UNSUPPORTED "the git command is not installed here" user=yes
//tool:example {}
//tool:example {"path": "gen", "limit": 5}
//tool:reject {"limit": 0}
//tool:sample {"total": 214, "commits": [{"hash": "4f2c91e", "date": "2026-07-19T09:12:00+08:00", "author": "Li Wei", "subject": "Add instead of subtracting"}, {"hash": "0b77d3a", "date": "2026-07-18T14:23:00+08:00", "author": "Ann", "subject": "Sum two numbers"}]}
type GitLog struct {
	// Only commits that change this file, or something in this folder.
	Path string `json:"path,omitempty" jsonschema:"maxLength=1000" tool:"echo"`
	// How many commits to tell at most.
	Limit int `json:"limit" jsonschema:"minimum=1,maximum=50,default=10" tool:"echo"`
}

// History is the last commits.
type History struct {
	// How many commits there are, those that are not shown included.
	Total int `json:"total"`
	// The newest of them.
	Commits []Commit `json:"commits"`
}

// Commit is one commit.
type Commit struct {
	// Its hash.
	Hash string `json:"hash"`
	// When it was written.
	Date time.Time `json:"date"`
	// Who wrote it.
	Author string `json:"author"`
	// The first line of its message.
	Subject string `json:"subject"`
}

// GitLog reads the repository whose .git is a folder in the workspace. One that
// lies elsewhere, as that of a linked worktree does, is none.
func (w *Workspace) GitLog(ctx context.Context, in GitLog) (History, error) {
	name, err := local(in.Path)
	if err != nil {
		return History{}, err
	}
	head, err := w.head()
	if err != nil {
		return History{}, w.fault(".git", err)
	}
	if head == "" {
		return History{Commits: []Commit{}}, nil
	}
	r, err := w.isolate(ctx, head)
	if err != nil {
		return History{}, w.fault(".git", err)
	}
	h, err := r.history(ctx, name, min(max(in.Limit, 1), 50))
	return h, errors.Join(err, r.remove())
}

// history is the last commits, those that change what is at a path; all of them
// at the path of the folder itself.
func (r repository) history(ctx context.Context, path string, limit int) (History, error) {
	what := []string{r.head, "--"}
	if path != "." {
		what = append(what, path)
	}
	count, _, err := r.git(ctx, append([]string{"rev-list", "--count"}, what...)...)
	if err != nil {
		return History{}, err
	}
	total, err := strconv.Atoi(strings.TrimSpace(count))
	if err != nil {
		return History{}, fmt.Errorf("count commits: %w", err)
	}
	log, flooded, err := r.git(ctx, append([]string{
		"log", "--no-color", "--no-decorate", "--encoding=UTF-8",
		"--max-count=" + strconv.Itoa(limit), "--format=%H%x00%aI%x00%an%x00%s",
	}, what...)...)
	if err != nil {
		return History{}, err
	}
	h := History{Total: total, Commits: []Commit{}}
	for line := range strings.Lines(log) {
		c, err := readCommit(strings.TrimSuffix(line, "\n"))
		if err != nil && flooded {
			break // the last line is cut
		}
		if err != nil {
			return History{}, err
		}
		h.Commits = append(h.Commits, c)
	}
	return h, nil
}

func readCommit(line string) (Commit, error) {
	parts := strings.Split(line, "\x00")
	if len(parts) != 4 {
		return Commit{}, fmt.Errorf("read commit: %d parts, want 4", len(parts))
	}
	date, err := time.Parse(time.RFC3339, parts[1])
	if err != nil {
		return Commit{}, fmt.Errorf("read commit %s: %w", parts[0], err)
	}
	return Commit{parts[0], date, clip(parts[2]), clip(parts[3])}, nil
}

package coding

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
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
//tool:error NO_GIT UNSUPPORTED "the git command is not installed here" user=yes
//tool:example {}
//tool:example {"path": "gen", "limit": 5}
//tool:reject {"limit": 0}
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
	if info, err := w.root.Lstat(".git"); err != nil || !info.IsDir() {
		return History{}, ErrNoRepository.With(err)
	}
	if _, _, err := w.git(ctx, "rev-parse", "--quiet", "--verify", "HEAD"); err != nil {
		if _, failed := errors.AsType[gitError](err); failed {
			return History{Commits: []Commit{}}, nil // no commit yet
		}
		return History{}, err
	}
	return w.history(ctx, name, min(max(in.Limit, 1), 50))
}

func (w *Workspace) history(ctx context.Context, name string, limit int) (History, error) {
	count, _, err := w.git(ctx, "rev-list", "--count", "HEAD", "--", name)
	if err != nil {
		return History{}, err
	}
	total, err := strconv.Atoi(strings.TrimSpace(count))
	if err != nil {
		return History{}, fmt.Errorf("count commits: %w", err)
	}
	log, flooded, err := w.git(ctx, "log", "--no-color", "--no-show-signature", "--no-decorate", "--encoding=UTF-8",
		"--max-count="+strconv.Itoa(limit), "--format=%H%x00%aI%x00%an%x00%s", "HEAD", "--", name)
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

// gitError is a red exit of git's, and what it wrote.
type gitError struct {
	exit   int
	stderr string
}

func (e gitError) Error() string {
	return fmt.Sprintf("git exits with %d: %s", e.exit, strings.TrimSpace(e.stderr))
}

// git runs git on the workspace's own repository, without the configuration of
// the user and the system, and without programs that the repository names.
// Paths behind "--" are taken literally.
func (w *Workspace) git(ctx context.Context, args ...string) (stdout string, flooded bool, err error) {
	fixed := []string{
		"--no-pager", "--git-dir=" + filepath.Join(w.dir, ".git"), "--work-tree=" + w.dir, "--literal-pathspecs",
		"-c", "core.fsmonitor=false", "-c", "core.hooksPath=" + os.DevNull, "-c", "log.showSignature=false", "-c", "log.mailmap=false",
	}
	out, err := command{
		name: "git", args: append(fixed, args...), dir: w.dir,
		env: []string{
			"GIT_CONFIG_NOSYSTEM=1", "GIT_CONFIG_GLOBAL=" + os.DevNull, "GIT_TERMINAL_PROMPT=0",
			"GIT_OPTIONAL_LOCKS=0", "GIT_NO_LAZY_FETCH=1", "GIT_NO_REPLACE_OBJECTS=1", "LC_ALL=C",
		},
		limit: 10 * time.Second, output: 256 << 10,
	}.run(ctx)
	switch {
	case errors.Is(err, exec.ErrNotFound):
		return "", false, ErrNoGit.With(err)
	case err != nil:
		return "", false, err
	case out.timeout:
		return "", false, context.DeadlineExceeded
	case out.exit != 0 && !out.flooded:
		return "", false, gitError{out.exit, string(out.stderr)}
	}
	return string(out.stdout), out.flooded, nil
}

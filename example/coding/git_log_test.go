package coding

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// initRepository makes a repository with commits that are always the same.
func initRepository(t *testing.T, dir string, files ...string) {
	t.Helper()
	if _, err := exec.LookPath("git"); err != nil {
		t.Skipf("no git here: %v", err)
	}
	git(t, dir, 0, "init", "--quiet", "--initial-branch=main")
	for i, name := range files {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, fmt.Append(nil, i), 0o644); err != nil {
			t.Fatal(err)
		}
		git(t, dir, i, "add", "--all")
		git(t, dir, i, "commit", "--quiet", "--message", "Change "+name+"\n\nmore")
	}
}

func git(t *testing.T, dir string, day int, args ...string) {
	t.Helper()
	cmd := exec.Command("git", args...)
	cmd.Dir = dir
	date := fmt.Sprintf("2026-07-%02dT10:00:00+08:00", day+1)
	cmd.Env = append(environment(), "GIT_CONFIG_NOSYSTEM=1", "GIT_CONFIG_GLOBAL="+os.DevNull,
		"GIT_AUTHOR_NAME=Ann | Lee", "GIT_AUTHOR_EMAIL=ann@example.com", "GIT_AUTHOR_DATE="+date,
		"GIT_COMMITTER_NAME=Ann", "GIT_COMMITTER_EMAIL=ann@example.com", "GIT_COMMITTER_DATE="+date)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("git %v: %v\n%s", args, err, out)
	}
}

// subjects are the commits' first lines.
func subjects(h History) string {
	var all []string
	for _, c := range h.Commits {
		all = append(all, c.Subject)
	}
	return strings.Join(all, "; ")
}

func TestGitLog(t *testing.T) {
	dir := t.TempDir()
	initRepository(t, dir, "a.go", "b/b.go", "a.go")
	w := open(t, dir)
	for _, tt := range []struct {
		in    GitLog
		total int
		want  string
	}{
		{GitLog{Limit: 10}, 3, "Change a.go; Change b/b.go; Change a.go"},
		{GitLog{Limit: 1}, 3, "Change a.go"},
		{GitLog{Limit: 10, Path: "b"}, 1, "Change b/b.go"},
		{GitLog{Limit: 10, Path: "b/b.go"}, 1, "Change b/b.go"},
		{GitLog{Limit: 10, Path: "missing"}, 0, ""},
	} {
		got, err := w.GitLog(t.Context(), tt.in)
		if err != nil || got.Total != tt.total || subjects(got) != tt.want {
			t.Errorf("%+v: %+v, %v, want %d: %s", tt.in, got, err, tt.total, tt.want)
		}
	}
	h, err := w.GitLog(t.Context(), GitLog{Limit: 1})
	if err != nil {
		t.Fatal(err)
	}
	want := `[result] git_log success
arg.limit: 1
complete: true
[history] external
total: 3
[commits] rows 1-1 of 1 external
hash|date|author|subject
` + h.Commits[0].Hash + `|2026-07-03T10:00:00+08:00|"Ann | Lee"|Change a.go
`
	if got := ask(t, w, "git_log", GitLog{Limit: 1}); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestGitLogTakesNoOptions: nothing that a path holds is an option, a revision
// or a pattern to git.
func TestGitLogTakesNoOptions(t *testing.T) {
	dir := t.TempDir()
	initRepository(t, dir, "a.go")
	w := open(t, dir)
	for _, path := range []string{
		"--output=stolen", "-n0", "--all", "HEAD", "main", "*.go", ":(glob)*", ":/", "--", "$(touch stolen)", "a.go; touch stolen", "-C..", "\n--all",
	} {
		got, err := w.GitLog(t.Context(), GitLog{Limit: 10, Path: path})
		if err != nil || got.Total != 0 || len(got.Commits) > 0 {
			t.Errorf("%q: %+v, %v, want nothing", path, got, err)
		}
	}
	for _, name := range names(t, dir) {
		if strings.Contains(name, "stolen") {
			t.Errorf("git wrote %s", name)
		}
	}
}

// TestGitLogOfNone: no repository, one above the folder, one that lies
// elsewhere, and one without a commit.
func TestGitLogOfNone(t *testing.T) {
	above := t.TempDir()
	initRepository(t, above, "in/a.go")
	elsewhere := folder(t, map[string]string{".git": "gitdir: " + filepath.Join(above, ".git") + "\n"})
	for _, dir := range []string{t.TempDir(), filepath.Join(above, "in"), elsewhere} {
		if got := code(t, ask(t, open(t, dir), "git_log", GitLog{Limit: 3})); got != "NO_REPOSITORY" {
			t.Errorf("%s: %q, want NO_REPOSITORY", dir, got)
		}
	}
	fresh := t.TempDir()
	initRepository(t, fresh)
	if got, err := open(t, fresh).GitLog(t.Context(), GitLog{Limit: 3}); err != nil || got.Total != 0 {
		t.Errorf("no commit: %+v, %v", got, err)
	}
}

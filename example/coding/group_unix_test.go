//go:build unix

package coding

import (
	"io"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"
)

// TestCommandEnds: a command that runs out of time, writes too much, or leaves
// something behind, ends with all that it has started. What it started holds a
// pipe open, and would write to it later.
func TestCommandEnds(t *testing.T) {
	const starts = `exec 3>pipe; (sleep 20; echo alive >&3) & echo begun; `
	for name, tt := range map[string]struct {
		script         string
		limit          time.Duration
		timeout, flood bool
	}{
		"out of time":    {"sleep 20", time.Second, true, false},
		"too much":       {"while :; do echo xxxxxxxxxxxxxxxx; done", time.Minute, false, true},
		"left something": {"exec >/dev/null 2>/dev/null", time.Minute, false, false},
	} {
		dir := t.TempDir()
		path := filepath.Join(dir, "pipe")
		if err := syscall.Mkfifo(path, 0o600); err != nil {
			t.Fatal(err)
		}
		pipe, err := os.OpenFile(path, os.O_RDONLY|syscall.O_NONBLOCK, 0)
		if err != nil {
			t.Fatal(err)
		}
		c := command{name: "sh", args: []string{"-c", starts + tt.script}, dir: dir, limit: tt.limit, output: 100}
		out, err := c.run(t.Context())
		if err != nil || out.timeout != tt.timeout || out.flooded != tt.flood || len(out.stdout) > 100 || string(out.stdout[:6]) != "begun\n" {
			t.Errorf("%s: %+v, %v", name, out, err)
		}
		if said, err := io.ReadAll(pipe); err != nil || len(said) > 0 {
			t.Errorf("%s: a process lived on: %s, %v", name, said, err)
		}
		pipe.Close()
	}
}

// TestPipesAreNoFiles: opening a pipe would wait for ever.
func TestPipesAreNoFiles(t *testing.T) {
	dir := t.TempDir()
	if err := syscall.Mkfifo(filepath.Join(dir, "pipe"), 0o600); err != nil {
		t.Fatal(err)
	}
	w := open(t, dir)
	if got := code(t, ask(t, w, "read_file", ReadFile{Path: "pipe", First: 1})); got != "NOT_A_FILE" {
		t.Errorf("reading: %q, want NOT_A_FILE", got)
	}
	if got, err := w.SearchCode(t.Context(), SearchCode{Pattern: "x"}); err != nil || got.Files+got.Unreadable > 0 {
		t.Errorf("searching: %+v, %v", got, err)
	}
}

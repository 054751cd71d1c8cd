//go:build unix

package coding

import (
	"path/filepath"
	"syscall"
	"testing"
)

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

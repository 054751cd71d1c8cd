package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestReadOnly runs the command in a folder that it may not write to: one line
// says so, and nothing is left behind in the other folder either.
func TestReadOnly(t *testing.T) {
	t.Setenv("GOWORK", "off")
	dir := t.TempDir()
	for _, name := range []string{"a", "b"} {
		if err := os.Mkdir(filepath.Join(dir, name), 0o755); err != nil {
			t.Fatal(err)
		}
		source := "package " + name + "\n\n// Ping answers.\n//\n//tool:name ping\n//tool:risk R0\ntype Ping struct{}\n"
		if err := os.WriteFile(filepath.Join(dir, name, "ping.go"), []byte(source), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := writeModule(dir, "example.com/m"); err != nil {
		t.Fatal(err)
	}
	locked := filepath.Join(dir, "b")
	if err := os.Chmod(locked, 0o555); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { // so that the folder can be removed
		if err := os.Chmod(locked, 0o755); err != nil {
			t.Error(err)
		}
	})
	for name, mode := range map[string]os.FileMode{filepath.Dir(dir): 0o755, dir: 0o755, filepath.Join(dir, "a"): 0o777} {
		if err := os.Chmod(name, mode); err != nil {
			t.Fatal(err)
		}
	}
	before := snapshot(t, dir)
	defer asNobody(t)()
	if f, err := os.Create(filepath.Join(locked, "probe")); err == nil {
		f.Close()
		t.Skip("this user may write everywhere")
	}
	var stdout, stderr strings.Builder
	if code := run([]string{"-C", dir, "./..."}, &stdout, &stderr); code != exitFindings {
		t.Errorf("exit code %d, want %d", code, exitFindings)
	}
	if want := "tooladapt: write b/tooladapt_gen.go: permission denied\n"; stderr.String() != want {
		t.Errorf("it said %q, want %q", &stderr, want)
	}
	if diff := cmp.Diff(before, snapshot(t, dir)); diff != "" {
		t.Errorf("files changed (-before +after):\n%s", diff)
	}
}

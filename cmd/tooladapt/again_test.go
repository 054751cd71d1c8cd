package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestAgain holds a second run to touching nothing, times included, and a run
// from nothing to the same bytes.
func TestAgain(t *testing.T) {
	dir := staleModule(t)
	before := snapshot(t, dir)
	var stdout, stderr strings.Builder
	if code := run([]string{"-C", dir, "./..."}, &stdout, &stderr); code != exitFine {
		t.Fatalf("second run: exit code %d\n%s", code, &stderr)
	}
	if !strings.Contains(stdout.String(), ", unchanged (") {
		t.Errorf("the second run does not say unchanged: %s", &stdout)
	}
	if diff := cmp.Diff(before, snapshot(t, dir)); diff != "" {
		t.Errorf("the second run changed files (-before +after):\n%s", diff)
	}
	generated := read(t, dir, "tooladapt_gen.go", "tooladapt_gen_test.go")
	for range 5 {
		for name := range generated {
			if err := os.Remove(filepath.Join(dir, name)); err != nil {
				t.Fatal(err)
			}
		}
		if code := run([]string{"-C", dir}, &stdout, &stderr); code != exitFine {
			t.Fatalf("run from nothing: exit code %d\n%s", code, &stderr)
		}
		if diff := cmp.Diff(generated, read(t, dir, "tooladapt_gen.go", "tooladapt_gen_test.go")); diff != "" {
			t.Fatalf("a run from nothing makes other bytes (-first +now):\n%s", diff)
		}
	}
}

// TestLineEnds holds a checkout with CRLF to counting as up to date.
func TestLineEnds(t *testing.T) {
	dir := staleModule(t)
	for name, text := range read(t, dir, "tooladapt_gen.go", "shop.go") {
		crlf := strings.ReplaceAll(text, "\n", "\r\n")
		if err := os.WriteFile(filepath.Join(dir, name), []byte(crlf), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	var stdout, stderr strings.Builder
	if code := run([]string{"check", "-C", dir}, &stdout, &stderr); code != exitFine {
		t.Errorf("check of a checkout with CRLF: exit code %d\n%s", code, &stderr)
	}
	if out, failed := goCommand(dir, "test", "."); failed {
		t.Errorf("go test of a checkout with CRLF:\n%s", out)
	}
}

// TestAllOrNothing holds a run over two packages, of which one cannot be
// written, to writing neither.
func TestAllOrNothing(t *testing.T) {
	dir := t.TempDir()
	const source = "\n// Ping answers.\n//\n//tool:name ping\n//tool:risk R0\ntype Ping struct{}\n"
	for _, name := range []string{"a", "b"} {
		if err := os.Mkdir(filepath.Join(dir, name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name, "x.go"), []byte("package "+name+source), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := writeModule(dir, "example.com/m"); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(filepath.Join(dir, "b", "tooladapt_gen_test.go"), 0o755); err != nil {
		t.Fatal(err)
	}
	before := snapshot(t, dir)
	t.Setenv("GOWORK", "off")
	var stdout, stderr strings.Builder
	if code := run([]string{"-C", dir, "./..."}, &stdout, &stderr); code != exitFindings {
		t.Errorf("exit code %d, want %d", code, exitFindings)
	}
	if want := "tooladapt: write b/tooladapt_gen_test.go: it is a folder\n"; stderr.String() != want {
		t.Errorf("it said %q, want %q", &stderr, want)
	}
	if diff := cmp.Diff(before, snapshot(t, dir)); diff != "" {
		t.Errorf("files changed (-before +after):\n%s", diff)
	}
}

func read(t *testing.T, dir string, names ...string) map[string]string {
	t.Helper()
	all := make(map[string]string)
	for _, name := range names {
		data, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		all[name] = string(data)
	}
	return all
}

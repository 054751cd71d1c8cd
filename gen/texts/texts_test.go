package texts

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestLines holds which line is told of what the go command and a program say.
func TestLines(t *testing.T) {
	for said, want := range map[string]string{
		"": "",
		"# example.com/m\nm.go:3:9: undefined: x\nm.go:4:9: undefined: y\n": "m.go:3:9: undefined: x",
		"go: updates to go.mod needed\n":                                    "go: updates to go.mod needed",
		"# example.com/m\nlink: broken\n":                                   "link: broken",
		"texts/main.go:9:2: cannot find module\n\tgo get it\n":              "texts/main.go:9:2: cannot find module",
	} {
		if got := positioned(said); got != want {
			t.Errorf("of %q is told %q, want %q", said, got, want)
		}
	}
	if got := first("\npanic: no\n\ngoroutine 1:\n\tmain.go:3\n"); got != "panic: no" {
		t.Errorf("of a panic is told %q", got)
	}
}

// TestFaults holds that a program that cannot run is at fault, and that the end of
// the context is not its fault.
func TestFaults(t *testing.T) {
	dir := t.TempDir()
	garbage := filepath.Join(dir, "garbage")
	if err := os.WriteFile(garbage, []byte("\x00\x01"), 0o700); err != nil {
		t.Fatal(err)
	}
	p := Program{Dir: dir}
	err := p.run(t.Context(), exec.CommandContext(t.Context(), garbage), first)
	if fault, ok := errors.AsType[*Fault](err); !ok || fault.Says == "" || strings.Contains(fault.Says, dir) {
		t.Errorf("what is no program ends with %v", err)
	}
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	if err := p.run(ended, exec.CommandContext(ended, garbage), first); !errors.Is(err, context.Canceled) {
		t.Errorf("a canceled run ends with %v", err)
	}
}

// TestRun holds what a program is told of: the files of the overlay, its tags and
// where to answer.
func TestRun(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "go.mod"), []byte("module m\n\ngo 1.26.0\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	const source = "//go:build special\n\npackage main\n\nimport \"os\"\n\n" +
		"func main() { os.WriteFile(os.Args[1], []byte(ANSWER), 0o600) }\n"
	for answer, want := range map[string]string{
		"`{\"tools\":[{\"name\":\"a\"}]}`": "a", "`{`": "read the texts of the program: unexpected end of JSON input",
	} {
		p := Program{Dir: dir, Package: "./texts", Tags: "special", Files: map[string][]byte{
			filepath.Join(dir, "texts", "main.go"): []byte(strings.Replace(source, "ANSWER", answer, 1)),
		}}
		got, err := Run(t.Context(), p)
		if err == nil && (len(got.Tools) != 1 || got.Tools[0].Name != want) || err != nil && err.Error() != want {
			t.Errorf("the program that answers %s says %+v, %v", answer, got, err)
		}
		if _, err := os.Stat(filepath.Join(dir, "texts")); !errors.Is(err, os.ErrNotExist) {
			t.Errorf("the program is on disk: %v", err)
		}
	}
}

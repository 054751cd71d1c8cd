// Package texts runs generated code, before it is written, for what it says to a
// model. The program and the generated files are not on disk where they belong:
// the go command is told of them by an overlay.
package texts

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// Program is a program that is built and run once.
type Program struct {
	// Dir is the absolute folder that has the package, and Package names it there,
	// such as "." or "./texts".
	Dir, Package string
	// Tags are build tags, with commas between them.
	Tags string
	// Files are those that differ from what is on disk, by absolute path.
	Files map[string][]byte
}

// limit is how long a program may run: what it imports may do anything.
const limit = 30 * time.Second

// Fault is that a program cannot be built, or does not run, or does not end well
// and in time, in one line.
type Fault struct{ Says string }

// Error is what the go command or the program says.
func (f *Fault) Error() string { return f.Says }

// Run is what the program answers. Its error is a [Fault], or that of ctx or of
// files that cannot be written.
func Run(ctx context.Context, p Program) (t plan.Texts, err error) {
	dir, err := os.MkdirTemp("", "tooladapt")
	if err != nil {
		return t, err
	}
	defer func() { err = cmp.Or(err, os.RemoveAll(dir)) }()
	overlay, err := p.overlay(dir)
	if err != nil {
		return t, err
	}
	binary, answer := filepath.Join(dir, "texts"), filepath.Join(dir, "texts.json")
	if runtime.GOOS == "windows" {
		binary += ".exe"
	}
	build := exec.CommandContext(ctx, "go", "build", "-overlay="+overlay, "-tags="+p.Tags, "-buildvcs=false", "-ldflags=-s -w", "-o", binary, p.Package)
	if err := p.run(ctx, build, positioned); err != nil {
		return t, err
	}
	timed, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	if err := p.run(ctx, exec.CommandContext(timed, binary, answer), first); err != nil {
		return t, err
	}
	text, err := os.ReadFile(answer)
	if err != nil {
		return t, &Fault{"the program ended before it answered"}
	}
	if err := json.Unmarshal(text, &t); err != nil {
		return t, fmt.Errorf("read the texts of the program: %w", err)
	}
	return t, nil
}

// overlay writes the files into dir, and a file that says where they belong.
func (p Program) overlay(dir string) (string, error) {
	replace := make(map[string]string, len(p.Files))
	for path, data := range p.Files {
		name := filepath.Join(dir, fmt.Sprintf("%d.go", len(replace)))
		if err := os.WriteFile(name, data, 0o600); err != nil {
			return "", err
		}
		replace[path] = name
	}
	text, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	name := filepath.Join(dir, "overlay.json")
	return name, os.WriteFile(name, text, 0o600)
}

// run runs a command in the program's folder; tells is the line of what it says
// that tells why it failed.
func (p Program) run(ctx context.Context, cmd *exec.Cmd, tells func(said string) string) error {
	var said strings.Builder
	cmd.Dir, cmd.Stderr, cmd.WaitDelay = p.Dir, &said, time.Second
	err := cmd.Run()
	if err == nil || ctx.Err() != nil {
		return ctx.Err()
	}
	if e, ok := errors.AsType[*fs.PathError](err); ok { // such as a program for another system
		err = e.Err
	}
	return &Fault{cmp.Or(tells(said.String()), err.Error())}
}

// first is the first line of what a program says.
func first(said string) string {
	line, _, _ := strings.Cut(strings.TrimSpace(said), "\n")
	return strings.TrimSpace(line)
}

// positioned is the first line of what the go command says that has a position, or
// else the first one that names no package.
func positioned(said string) string {
	var named []string
	for line := range strings.Lines(said) {
		switch line = strings.TrimSpace(line); {
		case strings.Contains(line, ".go:"):
			return line
		case !strings.HasPrefix(line, "# "):
			named = append(named, line)
		}
	}
	return first(strings.Join(named, "\n"))
}

package ripgrep

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os/exec"
)

// Searcher answers the tool of this package. It is safe for concurrent use.
type Searcher struct {
	folder, program string
}

// New searches the files of a folder with the program rg.
func New(folder string) *Searcher { return &Searcher{folder, "rg"} }

// The exit codes of ripgrep, and how much it may write.
const (
	nothingFound = 1
	failed       = 2
	maxOutput    = 8 << 20
)

// run is what rg writes with arguments.
func (s *Searcher) run(ctx context.Context, args ...string) ([]byte, error) {
	var stdout, stderr capped
	cmd := exec.CommandContext(ctx, s.program, args...)
	cmd.Dir, cmd.Stdout, cmd.Stderr = s.folder, &stdout, &stderr
	err := cmd.Run()
	ended, exited := errors.AsType[*exec.ExitError](err)
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case errors.Is(err, exec.ErrNotFound):
		return nil, ErrNoRipgrep.With(err)
	case stdout.full:
		return nil, ErrTooMuchOutput
	case exited && ended.ExitCode() == failed && bytes.Contains(stderr.written, []byte("regex parse error")):
		return nil, ErrPatternRefused.With(fmt.Errorf("%s", stderr.written))
	case err != nil && !(exited && ended.ExitCode() == nothingFound):
		return nil, fmt.Errorf("run rg: %w: %s", err, stderr.written)
	}
	return stdout.written, nil
}

// capped keeps what is written, and ends whoever writes too much.
type capped struct {
	written []byte
	full    bool
}

func (c *capped) Write(p []byte) (int, error) {
	if c.full = c.full || len(c.written)+len(p) > maxOutput; c.full {
		return 0, errors.New("too much output")
	}
	c.written = append(c.written, p...)
	return len(p), nil
}

package coding

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"time"
)

// command is a program that runs in a folder of the workspace, with its limits.
type command struct {
	name   string
	args   []string
	dir    string // absolute
	env    []string
	limit  time.Duration
	output int // bytes of each stream
}

// ended is how a command ended. One that ran out of time or wrote too much was
// killed; what it wrote until then is kept.
type ended struct {
	stdout, stderr   []byte
	exit             int
	timeout, flooded bool
}

// grace is how long a killed command's streams may stay open, should something
// that it started hold them.
const grace = 2 * time.Second

// run runs a command to its end. A red exit code is no error.
func (c command) run(ctx context.Context) (ended, error) {
	ctx, cancel := context.WithTimeout(ctx, c.limit)
	defer cancel()
	cmd := exec.CommandContext(ctx, c.name, c.args...)
	stdout, stderr := &capture{most: c.output, full: cancel}, &capture{most: c.output, full: cancel}
	cmd.Dir, cmd.Stdout, cmd.Stderr = c.dir, stdout, stderr
	cmd.Env = append(environment(), c.env...)
	cmd.WaitDelay = grace
	err := runGroup(cmd)
	out := ended{stdout: stdout.data, stderr: stderr.data, flooded: stdout.over || stderr.over}
	out.timeout = errors.Is(ctx.Err(), context.DeadlineExceeded) && !out.flooded
	exit, failed := errors.AsType[*exec.ExitError](err)
	switch {
	case failed:
		out.exit = exit.ExitCode()
	case err != nil && !out.timeout && !out.flooded && !errors.Is(err, exec.ErrWaitDelay):
		return ended{}, fmt.Errorf("run %s: %w", c.name, err)
	}
	return out, nil
}

// capture keeps what is written up to a size, and calls full beyond it.
type capture struct {
	data []byte
	most int
	full func()
	over bool
}

// Write keeps what fits. It takes everything, so that the writer goes on until
// it is killed.
func (c *capture) Write(p []byte) (int, error) {
	room := min(len(p), c.most-len(c.data))
	c.data = append(c.data, p[:room]...)
	if room < len(p) && !c.over {
		c.over = true
		c.full()
	}
	return len(p), nil
}

// environment is what a command sees of this process's environment: where
// programs, caches and temporary files are, and no secrets.
func environment() []string {
	var env []string
	for _, name := range [...]string{
		"PATH", "HOME", "TMPDIR", "XDG_CACHE_HOME", "GOCACHE", "GOMODCACHE", "GOPATH",
		"PATHEXT", "SYSTEMROOT", "TEMP", "TMP", "USERPROFILE", "LOCALAPPDATA", // Windows
	} {
		if value, ok := os.LookupEnv(name); ok {
			env = append(env, name+"="+value)
		}
	}
	return env
}

package bench

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/bench/call"
)

// MeasureGenkit is what a call takes with Firebase Genkit. Genkit cannot be built
// with the other peers, so that another process measures it, beside a yardstick
// that this one measures too: the time is that of this process. It needs the go
// command and the modules of Genkit.
func MeasureGenkit(ctx context.Context, n int) (Timing, error) {
	dir, err := output(ctx, "", "list", "-m", "-f", "{{.Dir}}", "github.com/tooladapt/tooladapt/runtime/bench")
	if err != nil {
		return Timing{}, fmt.Errorf("find the module of the benchmarks: %w", err)
	}
	ours := timings(n, []func(){yardstick})[0]
	lines, err := output(ctx, filepath.Join(strings.TrimSpace(dir), "genkit"), "run", ".")
	if err != nil {
		return Timing{}, fmt.Errorf("measure Genkit: %w", err)
	}
	var all []Timing
	for line := range strings.Lines(lines) {
		t, err := readTiming(line)
		if err != nil {
			return Timing{}, fmt.Errorf("measure Genkit: read %q: %w", line, err)
		}
		all = append(all, t)
	}
	if len(all) != 2 {
		return Timing{}, fmt.Errorf("measure Genkit: %d lines, want 2", len(all))
	}
	all[0].Nanoseconds *= ours.Nanoseconds / all[1].Nanoseconds
	return all[0], nil
}

// output is what the go command prints in a folder, outside every workspace
// where the folder is not this one.
func output(ctx context.Context, dir string, args ...string) (string, error) {
	cmd := exec.CommandContext(ctx, "go", args...)
	if cmd.Dir = dir; dir != "" {
		cmd.Env = append(os.Environ(), "GOWORK=off")
	}
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	return string(out), err
}

// readTiming reads name, nanoseconds and allocations.
func readTiming(line string) (Timing, error) {
	fields := strings.Split(strings.TrimSpace(line), "\t")
	if len(fields) != 3 {
		return Timing{}, fmt.Errorf("%d columns", len(fields))
	}
	ns, err := strconv.ParseFloat(fields[1], 64)
	if err != nil {
		return Timing{}, err
	}
	allocs, err := strconv.ParseFloat(fields[2], 64)
	return Timing{ns, allocs}, err
}

// yardstick is what the module genkit measures too.
func yardstick() {
	var in call.FindContact
	if err := json.Unmarshal([]byte(arguments), &in); err != nil {
		panic(err)
	}
}

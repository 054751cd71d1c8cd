package failures

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// child is the environment variable that makes this test a program that a tool
// runs.
const child = "FAILURES_CHILD"

func TestMain(m *testing.M) {
	switch os.Getenv(child) {
	case "":
		os.Exit(m.Run())
	case "fail":
		fmt.Fprintln(os.Stderr, "password="+canary)
		fmt.Println(`{"reading_id":1,"level":0}`)
		os.Exit(3)
	case "wait":
		time.Sleep(time.Minute)
	case "chat":
		fmt.Println("a reading, says password=" + canary)
	}
}

// runs is this program in another role, with the canary in its environment and
// its arguments; it is killed right away where kill says so.
func runs(role string, kill bool) func(*testing.T) source {
	return func(t *testing.T) source {
		self, err := os.Executable()
		if err != nil {
			t.Fatal(err)
		}
		return func(ctx context.Context) (tool.Raw, error) {
			cmd := exec.CommandContext(ctx, self, "--password="+canary)
			cmd.Env = append(os.Environ(), child+"="+role, "API_TOKEN="+canary)
			if kill {
				ctx, cancel := context.WithTimeout(ctx, 50*time.Millisecond)
				defer cancel()
				cmd = exec.CommandContext(ctx, self)
				cmd.Env = append(os.Environ(), child+"="+role, "API_TOKEN="+canary)
			}
			out, err := cmd.Output()
			return normalize.Command(out, nil, err), nil
		}
	}
}

// program is one that is not there.
func program(*testing.T) source {
	return func(ctx context.Context) (tool.Raw, error) {
		out, err := exec.CommandContext(ctx, "no-such-gauge", "password="+canary).Output()
		return normalize.Command(out, nil, err), nil
	}
}

// files are what fails with files in a folder whose name has the canary.
func files(do func(dir string) error) func(*testing.T) source {
	return func(t *testing.T) source {
		dir := filepath.Join(t.TempDir(), "token="+canary)
		if err := os.Mkdir(dir, 0o777); err != nil {
			t.Fatal(err)
		}
		return func(context.Context) (tool.Raw, error) { return tool.Raw{}, do(dir) }
	}
}

func missingFile(dir string) error {
	_, err := os.ReadFile(filepath.Join(dir, "gauge"))
	return err
}

func existingFile(dir string) error { return os.Mkdir(dir, 0o777) }

func closedFile(dir string) error {
	f, err := os.Create(filepath.Join(dir, "gauge"))
	return errors.Join(err, f.Close(), f.Close())
}

// fullDisk needs a device that Linux has.
func fullDisk(string) error { return os.WriteFile("/dev/full", []byte(canary), 0) }

// program errors: panics and exits.

func panics(value any) func(*testing.T) source {
	return func(*testing.T) source {
		return func(context.Context) (tool.Raw, error) { panic(value) }
	}
}

func exits(*testing.T) source {
	return func(context.Context) (tool.Raw, error) {
		runtime.Goexit()
		return tool.Raw{}, nil
	}
}

func nilMap(*testing.T) source {
	return func(context.Context) (tool.Raw, error) {
		readings := map[string]map[string]int{}
		readings["gauge"]["password="+canary]++
		return tool.Raw{}, nil
	}
}

// ignoresContext answers long after its time, as a handler without a context
// does.
func ignoresContext(t *testing.T) source {
	release := make(chan struct{})
	t.Cleanup(func() { close(release) })
	return func(context.Context) (tool.Raw, error) {
		<-release
		return tool.Raw{}, errors.New("password=" + canary)
	}
}

// says is what came of a source that was read already.
func says(raw func() tool.Raw) func(*testing.T) source {
	return func(*testing.T) source {
		return func(context.Context) (tool.Raw, error) { return raw(), nil }
	}
}

// returns is an error as it is, with the canary around it.
func returns(err error) func(*testing.T) source {
	return func(*testing.T) source {
		return func(context.Context) (tool.Raw, error) {
			return tool.Raw{}, fmt.Errorf("read the gauge by password=%s: %w", canary, err)
		}
	}
}

// panicking is a value of somebody's that panics when it is written.
type panicking struct{}

func (panicking) MarshalJSON() ([]byte, error) { panic("password=" + canary) }

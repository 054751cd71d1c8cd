package cause_test

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/runtime/cause"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

func TestFiles(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, secret)
	_, err := os.ReadFile(path)
	check(t, "a missing file", err, cause.FileNotFound, tool.NotFound)
	if err := os.Mkdir(path, 0o777); err != nil {
		t.Fatal(err)
	}
	check(t, "a folder that exists", os.Mkdir(path, 0o777), cause.FileExists, tool.AlreadyExists)

	file, err := os.Create(filepath.Join(dir, "f-"+secret))
	if err != nil {
		t.Fatal(err)
	}
	file.Close()
	check(t, "a closed file", file.Close(), cause.AlreadyClosed, tool.Internal)
	r, w := io.Pipe()
	r.Close()
	_, err = w.Write([]byte(secret))
	check(t, "a closed pipe", err, cause.AlreadyClosed, tool.Internal)

	if runtime.GOOS == "linux" {
		check(t, "a full disk", os.WriteFile("/dev/full", []byte(secret), 0), cause.DiskFull, tool.QuotaExceeded)
	}
	if os.Getuid() > 0 {
		if err := os.Chmod(file.Name(), 0); err != nil {
			t.Fatal(err)
		}
		_, err := os.ReadFile(file.Name())
		check(t, "a file of others", err, cause.FilePermission, tool.PermissionDenied)
	}
}

// child is the environment variable that makes this test a child process.
const child = "CAUSE_TEST_CHILD"

func TestMain(m *testing.M) {
	switch os.Getenv(child) {
	case "fail":
		os.Exit(3)
	case "wait":
		time.Sleep(time.Minute)
	default:
		os.Exit(m.Run())
	}
}

// process is this test as a child.
func process(ctx context.Context, t *testing.T, does string) *exec.Cmd {
	t.Helper()
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(ctx, exe, secret)
	cmd.Env = append(os.Environ(), child+"="+does)
	return cmd
}

func TestProcesses(t *testing.T) {
	dir := t.TempDir()
	check(t, "a program that fails", process(t.Context(), t, "fail").Run(), cause.ProcessFailed, tool.UpstreamError)
	check(t, "no such program", exec.Command("no-such-"+secret).Run(), cause.ProgramNotFound, tool.FailedPrecondition)
	if runtime.GOOS == "windows" { // knows no signals
		return
	}
	check(t, "no program of that path", exec.Command(filepath.Join(dir, secret)).Run(), cause.ProgramNotFound, tool.FailedPrecondition)

	killed := process(t.Context(), t, "wait")
	if err := killed.Start(); err != nil {
		t.Fatal(err)
	}
	_ = killed.Process.Kill()
	check(t, "a killed program", killed.Wait(), cause.ProcessKilled, tool.UpstreamError)
	ctx, cancel := context.WithTimeout(t.Context(), soon)
	defer cancel()
	check(t, "a program that takes too long", process(ctx, t, "wait").Run(), cause.ProcessKilled, tool.UpstreamError)

	path := filepath.Join(dir, "f-"+secret)
	if err := os.WriteFile(path, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	check(t, "a program that may not be run", exec.Command(path).Run(), cause.FilePermission, tool.PermissionDenied)
}

func TestReading(t *testing.T) {
	var order struct{ ID int }
	check(t, "no JSON", json.Unmarshal([]byte("<html>"+secret), &order), cause.InvalidJSON, tool.InvalidResponse)
	check(t, "half of JSON", json.Unmarshal([]byte(`{"ID": `), &order), cause.InvalidJSON, tool.InvalidResponse)
	check(t, "JSON of another type", json.Unmarshal([]byte(`{"ID": "`+secret+`"}`), &order), cause.WrongType, tool.InvalidResponse)
	check(t, "nothing", json.NewDecoder(strings.NewReader("")).Decode(&order), cause.UnexpectedEnd, tool.InvalidResponse)
	_, err := io.ReadFull(strings.NewReader(secret), make([]byte, 99))
	check(t, "less than was promised", err, cause.UnexpectedEnd, tool.InvalidResponse)

	w := httptest.NewRecorder()
	_, err = io.ReadAll(http.MaxBytesReader(w, io.NopCloser(strings.NewReader(secret)), 2))
	check(t, "too much", err, cause.UpstreamTooLarge, tool.UpstreamError)
	_, _, err = http.NewResponseController(w).Hijack()
	check(t, "not supported", err, cause.NotSupported, tool.Unsupported)
	check(t, "a plain error", errors.New(secret), "", tool.Internal)
}

package testreport

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/tooltest"
)

// ask reads a report of the folder dir.
func ask(ctx context.Context, t *testing.T, dir, path string) tool.Message {
	t.Helper()
	f, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	arguments, err := json.Marshal(ReadTestReport{Path: path})
	if err != nil {
		t.Fatal(err)
	}
	return exec.New(f.Tools(), exec.Config{}).Do(ctx, tool.Call{ID: "call_1", Name: "read_test_report", Arguments: arguments})
}

// reports are those that programs wrote, by their folder.
func reports(t *testing.T) map[string]string {
	t.Helper()
	all := make(map[string]string)
	for _, pattern := range []string{"testdata/*/sent.json", "testdata/*/sent.xml"} {
		paths, err := filepath.Glob(pattern)
		if err != nil || len(paths) < 3 {
			t.Fatal(pattern, paths, err)
		}
		for _, path := range paths {
			all[filepath.Base(filepath.Dir(path))] = filepath.ToSlash(path)
		}
	}
	return all
}

func TestAnswers(t *testing.T) {
	for name, path := range reports(t) {
		t.Run(name, func(t *testing.T) {
			tooltest.Golden(t, filepath.Join("testdata", name), func(ctx context.Context) tool.Message { return ask(ctx, t, ".", path) })
		})
	}
}

// TestDamage damages both kinds of reports.
func TestDamage(t *testing.T) {
	all, dir := reports(t), t.TempDir()
	for _, name := range []string{"go", "junit", "junit_jest"} {
		t.Run(name, func(t *testing.T) {
			data, err := os.ReadFile(all[name])
			if err != nil {
				t.Fatal(err)
			}
			tooltest.Damage(t, data, func(sent []byte) tool.Message {
				if err := os.WriteFile(filepath.Join(dir, name), sent, 0o600); err != nil {
					t.Fatal(err)
				}
				return ask(t.Context(), t, dir, name)
			}, "suggestion")
		})
	}
}

// TestPaths holds what cannot be read, and does not tell where the folder is.
func TestPaths(t *testing.T) {
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "sub"), 0o700); err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]string{"../go.mod": "OUTSIDE_FOLDER", "/etc/passwd": "OUTSIDE_FOLDER", "missing.xml": "NOT_FOUND", "sub": ""} {
		msg := ask(t.Context(), t, dir, path)
		if e := msg.Result.Error; e == nil || want != "" && e.Code != want || strings.Contains(msg.Content, dir) {
			t.Errorf("%s is answered by\n%s", path, msg.Content)
		}
	}
}

// TestCutIsNotPassed cuts the stream of a run in which all tests pass, wherever a
// line ends: only the whole stream says that they passed.
func TestCutIsNotPassed(t *testing.T) {
	data, err := os.ReadFile(reports(t)["go_passed"])
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	for n := range data {
		if n == 0 || data[n-1] != '\n' {
			continue
		}
		if err := os.WriteFile(filepath.Join(dir, "cut"), data[:n], 0o600); err != nil {
			t.Fatal(err)
		}
		msg := ask(t.Context(), t, dir, "cut")
		if msg.Status != tool.Partial || !strings.Contains(msg.Content, "\nverdict: (not returned)\n") {
			t.Errorf("cut at byte %d of %d:\n%s", n, len(data), msg.Content)
		}
	}
}

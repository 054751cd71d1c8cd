package ripgrep

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/tooltest"
)

// The variables that make the test binary an rg which writes a file, and ends
// with an exit code.
const sends, exits, asked = "TOOLADAPT_TEST_RG_SENDS", "TOOLADAPT_TEST_RG_EXITS", "TOOLADAPT_TEST_RG_ASKED"

func TestMain(m *testing.M) {
	path, ok := os.LookupEnv(sends)
	if !ok {
		os.Exit(m.Run())
	}
	data, err := os.ReadFile(path)
	_, wrote := os.Stdout.Write(data)
	code, number := strconv.Atoi(os.Getenv(exits))
	if code == failed {
		_, _ = os.Stderr.WriteString("regex parse error:\n    (?:()\n")
	}
	if asks := os.Getenv(asked); asks != "" {
		err = errors.Join(err, os.WriteFile(asks, []byte(strings.Join(os.Args[1:], "\n")), 0o600))
	}
	if err := errors.Join(err, wrote, number); err != nil {
		code = 99
	}
	os.Exit(code)
}

// ask searches with an rg that writes what a file has.
func ask(t *testing.T, ctx context.Context, path string, code int, arguments string) tool.Message {
	t.Helper()
	t.Setenv(sends, path)
	t.Setenv(exits, strconv.Itoa(code))
	s := &Searcher{t.TempDir(), os.Args[0]}
	return exec.New(s.Tools(), exec.Config{}).Do(ctx, tool.Call{ID: "call_1", Name: "search_lines", Arguments: []byte(arguments)})
}

// sent is the file that has what rg writes.
func sent(t *testing.T, name string) string {
	t.Helper()
	path, err := filepath.Abs(filepath.Join("testdata", name, "sent.ndjson"))
	if err != nil {
		t.Fatal(err)
	}
	return path
}

func TestAnswers(t *testing.T) {
	for name, code := range map[string]int{"lines": 0, "nothing": nothingFound} {
		t.Run(name, func(t *testing.T) {
			tooltest.Golden(t, filepath.Join("testdata", name), func(ctx context.Context) tool.Message {
				return ask(t, ctx, sent(t, name), code, `{"pattern": "price"}`)
			})
		})
	}
}

// TestDamage damages what is read of the events; the program is always the same.
func TestDamage(t *testing.T) {
	data, err := os.ReadFile(sent(t, "lines"))
	if err != nil {
		t.Fatal(err)
	}
	tooltest.Damage(t, data, func(damaged []byte) tool.Message {
		bound := SearchLinesTool.Bind(func(context.Context, SearchLines) (Search, error) { return answer(damaged) })
		return exec.New(tool.SetOf(bound), exec.Config{}).Do(t.Context(), tool.Call{ID: "call_1", Name: "search_lines", Arguments: []byte(`{"pattern": "price"}`)})
	})
}

func TestFailures(t *testing.T) {
	huge := filepath.Join(t.TempDir(), "huge")
	if err := os.WriteFile(huge, []byte(strings.Repeat("x", maxOutput+1)), 0o600); err != nil {
		t.Fatal(err)
	}
	for want, msg := range map[string]tool.Message{
		"PATTERN_REFUSED":  ask(t, t.Context(), os.DevNull, failed, `{"pattern": "("}`),
		"TOO_MUCH_OUTPUT":  ask(t, t.Context(), huge, 0, `{"pattern": "x"}`),
		"INVALID_RESPONSE": ask(t, t.Context(), os.DevNull, 0, `{"pattern": "x"}`),
		"UPSTREAM_ERROR":   ask(t, t.Context(), os.DevNull, 3, `{"pattern": "x"}`),
	} {
		if e := msg.Result.Error; e == nil || e.Code != want {
			t.Errorf("%s is answered by\n%s", want, msg.Content)
		}
	}
	s := &Searcher{t.TempDir(), "no-such-program-as-this"}
	if _, err := s.SearchLines(t.Context(), SearchLines{Pattern: "x"}); !errors.Is(err, ErrNoRipgrep) {
		t.Errorf("without ripgrep: %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := New(t.TempDir()).SearchLines(ctx, SearchLines{Pattern: "x"}); !errors.Is(err, context.Canceled) {
		t.Errorf("canceled: %v", err)
	}
}

// TestArguments holds how rg is run: whatever a model writes is a value, and no
// flag.
func TestArguments(t *testing.T) {
	file := filepath.Join(t.TempDir(), "asked")
	t.Setenv(asked, file)
	ask(t, t.Context(), sent(t, "nothing"), nothingFound, `{"pattern": "--pre=sh", "literal": true, "glob": "--files"}`)
	got, err := os.ReadFile(file)
	want := []string{"--json", "--no-config", "--sort=path", "--fixed-strings", "--glob=--files", "--regexp=--pre=sh", "--", "."}
	if err != nil || !slices.Equal(strings.Split(string(got), "\n"), want) {
		t.Errorf("rg is run with %q, %v, want %q", got, err, want)
	}
}

// TestRecorded reads what ripgrep itself wrote.
func TestRecorded(t *testing.T) {
	root := os.Getenv("TOOLADAPT_DATA")
	if root == "" && os.Getenv("CI") == "true" {
		t.Fatal("TOOLADAPT_DATA is not set")
	}
	if root == "" {
		t.Skip("set TOOLADAPT_DATA to the folder that has raw-outputs")
	}
	data, err := os.ReadFile(filepath.Join(root, "raw-outputs", "ripgrep", "rg-json-context.ndjson"))
	if err != nil {
		t.Fatal(err)
	}
	first := Line{"tests/draft2020-12/allOf.json", 265, `            "allOf": [ { "multipleOf": 2 } ],`}
	got, err := read(data)
	if err != nil || got.Matched != 17 || got.Files != 6 || len(got.Lines) != 17 || got.Lines[0] != first {
		t.Errorf("read %+v, %v", got, err)
	}
	// Of this one whole events were taken out.
	if data, err = os.ReadFile(filepath.Join(root, "raw-outputs", "ripgrep", "rg-json-over-JSONTestSuite.ndjson")); err != nil {
		t.Fatal(err)
	}
	if _, err = read(data); err == nil || err.Error() != "ripgrep wrote 102 lines, of 242 that it found" {
		t.Errorf("a stream that lacks events: %v", err)
	}
}

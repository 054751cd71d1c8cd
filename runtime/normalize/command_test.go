package normalize_test

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"reflect"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestMain is also the command that the tests run: it writes and ends as the
// environment says.
func TestMain(m *testing.M) {
	if out, ok := os.LookupEnv("NORMALIZE_STDOUT"); ok {
		_, _ = os.Stdout.WriteString(out)
		_, _ = os.Stderr.WriteString("\x1b[31ms3cr3t\x1b[0m\n")
		os.Exit(len(os.Args) - 1)
	}
	os.Exit(m.Run())
}

// command is a command that writes out and ends with a code.
func command(t *testing.T, out string, code int) *exec.Cmd {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), self, make([]string, code)...)
	cmd.Env = append(os.Environ(), "NORMALIZE_STDOUT="+out)
	return cmd
}

func TestCommand(t *testing.T) {
	tests := []struct {
		name string
		out  string
		code int
		ok   []int
		want answer
	}{
		{"JSON", `{"a":1}`, 0, nil, answer{json: `{"a":1}`, form: normalize.FormJSON}},
		{"lines", "{\"type\":\"end\"}\n{\"type\":\"summary\"}\n", 0, nil, answer{json: `[{"type":"end"},{"type":"summary"}]`, form: normalize.FormNDJSON}},
		{"colored text", "\x1b[1mok\x1b[0m\n", 0, nil, answer{json: `"ok\n"`, form: normalize.FormText, rules: "controls"}},
		{"nothing", "", 0, nil, answer{json: `""`, form: normalize.FormText}},
		{"a code that is fine", "", 1, []int{1}, answer{json: `""`, form: normalize.FormText}},
		{"a failure", "so", 1, nil, answer{category: tool.UpstreamError, hint: "process_failed"}},
		{"another failure", `{"a":1}`, 2, []int{1}, answer{category: tool.UpstreamError, hint: "process_failed"}},
	}
	for _, tt := range tests {
		cmd := command(t, tt.out, tt.code)
		out, err := cmd.Output()
		_, isExit := errors.AsType[*exec.ExitError](err)
		if err != nil && !isExit {
			t.Fatal(err)
		}
		raw := normalize.Command(out, []byte("\x1b[31ms3cr3t\x1b[0m\n"), err, tt.ok...)
		if got := read(t, raw); got != tt.want {
			t.Errorf("%s: Read = %+v, want %+v", tt.name, got, tt.want)
		}
		a, _ := normalize.Read(raw)
		want := &normalize.Exit{Code: tt.code, Stderr: "s3cr3t\n"}
		if tt.want.category != "" {
			want = nil
		}
		if !reflect.DeepEqual(a.Exit, want) {
			t.Errorf("%s: Exit = %+v, want %+v", tt.name, a.Exit, want)
		}
	}
}

func TestCommandThatDidNotRun(t *testing.T) {
	_, err := exec.CommandContext(t.Context(), "no-such-program-anywhere").Output()
	if got, want := read(t, normalize.Command(nil, nil, err)), (answer{category: tool.FailedPrecondition, hint: "program_not_found"}); got != want {
		t.Errorf("Read = %+v, want %+v", got, want)
	}
	if got := read(t, normalize.Command([]byte("so"), nil, context.DeadlineExceeded)); got.category != tool.TimedOut {
		t.Errorf("Read = %+v, want TIMEOUT", got)
	}
}

// TestExits holds which exit codes are successes where a tool says it.
func TestExits(t *testing.T) {
	for _, tt := range []struct {
		code int
		ok   []int
		want bool
	}{
		{0, []int{0, 1}, true}, {1, []int{0, 1}, true}, {2, []int{0, 1}, false}, {0, []int{3}, false}, {3, []int{3}, true},
	} {
		out, err := command(t, "{}", tt.code).Output()
		a, err := normalize.Read(normalize.Exits(normalize.Command(out, nil, err, 2), tt.ok...))
		if (err == nil) != tt.want || tt.want && (a.Exit == nil || a.Exit.Code != tt.code) {
			t.Errorf("exit code %d with %v: %+v, %v; want success %t", tt.code, tt.ok, a.Exit, err, tt.want)
		}
	}
	if raw := tool.FromValue(7); normalize.Exits(raw, 1) != raw {
		t.Error("what is no command is changed")
	}
}

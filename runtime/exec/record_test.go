package exec_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"reflect"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestTheLog shows every record of three calls.
func TestTheLog(t *testing.T) {
	var log bytes.Buffer
	logger := slog.New(slog.NewTextHandler(&log, &slog.HandlerOptions{
		Level: slog.LevelDebug,
		ReplaceAttr: func(_ []string, a slog.Attr) slog.Attr {
			if a.Key == slog.TimeKey || a.Key == "duration" {
				return slog.Attr{}
			}
			return a
		},
	}))
	f := named("t", tool.R0)
	f.decode = func([]byte) (arguments, error) { return arguments{"x"}, nil }
	f.compact = func(dst []byte) []byte { return append(dst, "[reply]\n"...) }
	x := exec.New(tool.SetOf(f.Bind(answers(""))), exec.Config{Logger: logger})
	x.Do(t.Context(), tool.Call{ID: "1", Name: "t"})
	x.Do(t.Context(), tool.Call{ID: "2", Name: "t", Truncated: true})
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	x.Do(ctx, tool.Call{ID: "3", Name: "t"})
	lines := strings.Split(log.String(), "\n")
	want := []string{
		`level=INFO msg="tool call" name=t id=1 status=success`,
		`level=DEBUG msg="tool call text" name=t id=1 text="[result] t success\narg.text: x\n[reply]\n"`,
		`level=DEBUG msg="tool call result" name=t id=1 text="[result] t success\nenvelope.tool_call_id: 1\n`,
		`level=INFO msg="tool call" name=t id=2 status=failed code=ARGUMENTS_TRUNCATED`,
		`level=DEBUG msg="tool call text" name=t id=2 text="[result] t failed\n`,
		`level=DEBUG msg="tool call result" name=t id=2 text="[result] t failed\nenvelope.tool_call_id: 2\n`,
		`level=INFO msg="tool call" name=t id=3 status=failed code=CANCELED`,
		`level=DEBUG msg="tool call cause" name=t id=3 cause="context canceled"`,
		`level=DEBUG msg="tool call text" name=t id=3 text="[result] t failed\narg.text: x\n`,
		`level=DEBUG msg="tool call result" name=t id=3 text="[result] t failed\nenvelope.tool_call_id: 3\n`,
		``,
	}
	if len(lines) != len(want) {
		t.Fatalf("the log is\n%s", log.String())
	}
	for i, line := range lines {
		if !strings.HasPrefix(line, want[i]) {
			t.Errorf("line %d of the log is\n%s\nwant it to begin with\n%s", i+1, line, want[i])
		}
	}
}

// panickingLog is a log whose disk is full.
type panickingLog struct{ slog.Handler }

func (panickingLog) Handle(context.Context, slog.Record) error { panic("the disk is full") }

func TestALogThatPanicsHarmsNoCall(t *testing.T) {
	logger := slog.New(panickingLog{slog.NewTextHandler(&bytes.Buffer{}, nil)})
	x := exec.New(tool.SetOf(named("t", tool.R0).Bind(answers("fine"))), exec.Config{Logger: logger})
	got := texts(x.DoAll(t.Context(), []tool.Call{{ID: "1", Name: "t"}, {ID: "2", Name: "none"}}))
	if want := []string{"1 success fine", "2 failed"}; !reflect.DeepEqual(got, want) {
		t.Errorf("DoAll answers %q, want %q", got, want)
	}
}

// TestTheLogHasTheCause shows what the model is not told, and that a log that
// panics harms nobody.
func TestTheLogHasTheCause(t *testing.T) {
	tests := []struct {
		name   string
		handle func(context.Context, arguments) (reply, error)
		level  slog.Level // the highest that has the cause
		want   string
	}{
		{"an error", fails(errSecret), slog.LevelError, "cause=\"dial " + secret + ": refused\""},
		{"an INTERNAL of its own", fails((&tool.Error{Category: tool.Internal, Code: "X", Message: "mine"}).With(errSecret)), slog.LevelError, "X: mine; cause: dial " + secret},
		{"a panic", does(func() { panic(secret) }), slog.LevelError, "panic: " + secret + "\\ngoroutine "},
		{"a declared error", fails(fmt.Errorf("ship: %w", errShipped.With(errSecret))), slog.LevelDebug, "ship: ORDER_SHIPPED: it has been shipped; cause: dial " + secret},
		{"an error that panics", fails(badError{"looked"}), slog.LevelError, "panic: looked"},
		{"a password", fails(errors.New("open db://a:swordfish@b: password=swordfish")), slog.LevelError, `cause="open db://a:****@b: password=****"`},
		{"a password in a panic", does(func() { panic("token=swordfish") }), slog.LevelError, "panic: token=****"},
		{"a long error", fails(errors.New(strings.Repeat("long ", 100_000))), slog.LevelError, strings.Repeat("long ", 13_107) + "l…"},
	}
	for _, tt := range tests {
		for _, level := range []slog.Level{tt.level, tt.level + 1} {
			var log bytes.Buffer
			f := named("t", tool.R0)
			f.spec.Errors = []*tool.Error{errShipped}
			x := exec.New(tool.SetOf(f.Bind(tt.handle)), exec.Config{
				Logger: slog.New(slog.NewTextHandler(&log, &slog.HandlerOptions{Level: level})),
			})
			x.Do(t.Context(), tool.Call{ID: "1", Name: "t"})
			if has := strings.Contains(log.String(), tt.want); has != (level == tt.level) {
				t.Errorf("%s: at level %v the log is\n%s\nhas %q: %t", tt.name, level, log.String(), tt.want, has)
			}
		}
	}
}

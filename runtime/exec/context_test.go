package exec_test

import (
	"bytes"
	"context"
	"log/slog"
	"runtime"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestHandlersThatIgnoreTheirContext are answered in time, to the second. The
// bubble also shows that no goroutine is left once they have returned.
func TestHandlersThatIgnoreTheirContext(t *testing.T) {
	tests := []struct {
		name       string
		risk       tool.Risk
		idempotent bool
		cancel     time.Duration // 0: never
		want       told
		after      time.Duration
	}{
		{"a read", tool.R1, true, 0, timeout.but(tool.NotApplied), 5 * time.Second},
		{"a read that doesn't say it is idempotent", tool.R0, false, 0, timeout.but(tool.NotApplied), 5 * time.Second},
		{"an idempotent write", tool.R2, true, 0, timeout, 5 * time.Second},
		{"a write", tool.R2, false, 0, unknown, 5 * time.Second},
		{"a canceled read", tool.R1, true, time.Second, canceled.but(tool.NotApplied), time.Second},
		{"a canceled write", tool.R3, false, time.Second, canceled, time.Second},
	}
	for _, tt := range tests {
		synctest.Test(t, func(t *testing.T) {
			f := named("t", tt.risk)
			f.spec.Timeout, f.spec.Idempotent = 5*time.Second, tt.idempotent
			x := exec.New(tool.SetOf(f.Bind(does(func() { time.Sleep(time.Hour) }))), exec.Config{Policy: anything})
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			if tt.cancel > 0 {
				time.AfterFunc(tt.cancel, cancel)
			}
			began := time.Now()
			msg := x.Do(ctx, tool.Call{ID: "1", Name: "t"})
			checkFailure(t, tt.name, msg, tt.want)
			if took := time.Since(began); took != tt.after || msg.Result.Duration != tt.after {
				t.Errorf("%s: answered after %v and said %v, want %v", tt.name, took, msg.Result.Duration, tt.after)
			}
			if want := "arg.text: {}\n"; !strings.Contains(msg.Content, want) {
				t.Errorf("%s: the arguments are not echoed in\n%s", tt.name, msg.Content)
			}
			time.Sleep(time.Hour) // until the handler has returned
		})
	}
}

// TestHandlersThatHeedTheirContext end with an error of their own, such as
// that of a database driver.
func TestHandlersThatHeedTheirContext(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		handle := func(ctx context.Context, _ arguments) (reply, error) {
			<-ctx.Done()
			return reply{}, errSecret
		}
		x := exec.New(tool.SetOf(named("t", tool.R2).Bind(handle)), exec.Config{Timeout: time.Second})
		checkFailure(t, "interrupted", x.Do(t.Context(), tool.Call{ID: "1", Name: "t"}), unknown)
	})
}

// TestLateHandlersAreLogged has handlers end when nobody waits for them.
func TestLateHandlersAreLogged(t *testing.T) {
	tests := []struct {
		name   string
		handle func(context.Context, arguments) (reply, error)
		want   string
	}{
		{"an answer", does(func() { time.Sleep(time.Hour) }), "after the call was answered"},
		{"an error", does(func() { time.Sleep(time.Hour); panic(errSecret) }), "panic: dial " + secret},
		{"an exit", does(func() { time.Sleep(time.Hour); runtime.Goexit() }), "runtime.Goexit"},
	}
	for _, tt := range tests {
		synctest.Test(t, func(t *testing.T) {
			var log bytes.Buffer
			x := exec.New(tool.SetOf(named("t", tool.R2).Bind(tt.handle)), exec.Config{Logger: slog.New(slog.NewTextHandler(&log, nil))})
			checkFailure(t, tt.name, x.Do(t.Context(), tool.Call{ID: "1", Name: "t"}), unknown)
			time.Sleep(2 * time.Hour)
			synctest.Wait()
			lines := strings.Split(log.String(), "\n") // the call, the late end, nothing
			if len(lines) != 3 || !strings.Contains(lines[1], tt.want) {
				t.Errorf("%s: the log is %q, want a second line with %q", tt.name, lines, tt.want)
			}
		})
	}
}

func TestDoDoesNotRunWhatIsCanceledAlready(t *testing.T) {
	x := exec.New(tool.SetOf(named("t", tool.R3).Bind(does(func() { t.Error("the handler ran") }))), exec.Config{})
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	checkFailure(t, "canceled", x.Do(ctx, tool.Call{ID: "1", Name: "t"}), canceled.but(tool.NotApplied))
	ctx, cancel = context.WithDeadline(t.Context(), time.Now().Add(-time.Hour))
	defer cancel()
	checkFailure(t, "too late", x.Do(ctx, tool.Call{ID: "1", Name: "t"}), timeout.but(tool.NotApplied))
}

package exec_test

import (
	"context"
	"log/slog"
	"runtime"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestStats accounts for handlers while they run, when they are left behind and
// when they have returned.
func TestStats(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := named("t", tool.R0)
		x := exec.New(tool.SetOf(f.Bind(does(func() { time.Sleep(time.Hour) }))), exec.Config{Timeout: time.Minute})
		check := func(when string, want exec.Stats) {
			t.Helper()
			synctest.Wait()
			if got := x.Stats(); got != want {
				t.Errorf("%s the stats are %+v, want %+v", when, got, want)
			}
		}
		go x.DoAll(t.Context(), []tool.Call{{Name: "t"}, {Name: "t"}, {Name: "none"}})
		check("at first", exec.Stats{Calls: 1, Running: 2})
		time.Sleep(2 * time.Minute)
		check("after the timeout", exec.Stats{Calls: 3, Running: 2, Left: 2})
		time.Sleep(time.Hour)
		check("at the end", exec.Stats{Calls: 3})
	})
}

// recorder is a function as an [exec.Recorder].
type recorder func(exec.Record)

func (r recorder) Record(_ context.Context, record exec.Record) { r(record) }

// TestRecorders are told of each call, and harm none whatever they do.
func TestRecorders(t *testing.T) {
	for name, harm := range map[string]func(){
		"nothing": func() {}, "a panic": func() { panic(secret) }, "an exit": runtime.Goexit, "no end": func() { time.Sleep(time.Hour) },
	} {
		synctest.Test(t, func(t *testing.T) {
			var mu sync.Mutex
			var told []exec.Record
			record := recorder(func(r exec.Record) {
				mu.Lock()
				told = append(told, r)
				mu.Unlock()
				harm()
			})
			x := exec.New(tool.SetOf(named("t", tool.R0).Bind(fails(errSecret)), named("u", tool.R0).Bind(answers("fine"))),
				exec.Config{Timeout: time.Second, Recorder: record, Logger: slog.New(slog.DiscardHandler)})
			ctx := tool.WithCaller(t.Context(), tool.Caller{Session: "s"})
			began := time.Now()
			checkFailure(t, name, x.Do(ctx, tool.Call{ID: "1", Name: "t"}), internal.but(tool.NotApplied))
			if msg := x.Do(ctx, tool.Call{ID: "2", Name: "u"}); msg.Status != tool.Success {
				t.Errorf("%s: the answer is %s", name, msg.Content)
			}
			if took := time.Since(began); name == "no end" && took != 4*time.Second || name != "no end" && took != 0 {
				t.Errorf("%s: the calls took %v", name, took)
			}
			mu.Lock()
			defer mu.Unlock()
			if len(told) != 2 || told[0].Cause() != errSecret || told[0].Outcome != nil || told[0].Caller.Session != "s" ||
				told[1].Cause() != nil || told[1].Outcome == nil || told[1].Message.ToolCallID != "2" || told[1].Call.Name != "u" {
				t.Errorf("%s: told %+v", name, told)
			}
			time.Sleep(2 * time.Hour)
		})
	}
}

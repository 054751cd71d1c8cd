package exec_test

import (
	"context"
	"fmt"
	"reflect"
	"regexp"
	"runtime"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// texts is what the messages say, as "id status text".
func texts(msgs []tool.Message) []string {
	var texts []string
	for _, m := range msgs {
		text := ""
		for _, k := range m.Result.KeyFields {
			text += " " + k.Value
		}
		texts = append(texts, fmt.Sprintf("%s %s%s", m.ToolCallID, m.Status, text))
	}
	return texts
}

// repeats answers with its arguments, after as many seconds as they are long;
// "panic" panics, and "sleep" ignores its context.
func repeats(_ context.Context, in arguments) (reply, error) {
	switch in.Text {
	case "panic":
		panic(secret)
	case "sleep":
		time.Sleep(time.Hour)
	}
	time.Sleep(time.Duration(len(in.Text)) * time.Second)
	return reply(in), nil
}

func TestDoAllAnswersInOrder(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		x := exec.New(tool.SetOf(named("t", tool.R0).Bind(repeats)), exec.Config{})
		began := time.Now()
		got := texts(x.DoAll(t.Context(), []tool.Call{
			{ID: "a", Name: "t", Arguments: []byte("four")},
			{ID: "b", Name: "t", Arguments: []byte("sleep")},
			{ID: "c", Name: "t", Arguments: []byte("1")},
			{ID: "c", Name: "t", Arguments: []byte("22")},
			{ID: "d", Name: "t", Arguments: []byte("panic")},
			{ID: "e", Name: "nothing"},
			{ID: "f", Name: "t", Truncated: true},
			{ID: "g", Name: "t", Arguments: []byte("333")},
		}))
		want := []string{
			"a success four", "b timeout", "c success 1", "call_1_946684800000 success 22",
			"d failed", "e failed", "f failed", "g success 333",
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("DoAll answers %q, want %q", got, want)
		}
		if took := time.Since(began); took != 30*time.Second {
			t.Errorf("DoAll took %v, want the default timeout of its slowest call", took)
		}
		time.Sleep(2 * time.Hour) // until the sleeper has returned
	})
}

func TestDoAllBoundsWhatRunsAtATime(t *testing.T) {
	for _, tt := range []struct{ max, calls, want int }{{0, 30, 8}, {3, 30, 3}, {5, 2, 2}, {4, 0, 0}} {
		synctest.Test(t, func(t *testing.T) {
			var running, most atomic.Int32
			handle := does(func() {
				if n := running.Add(1); n > most.Load() {
					most.Store(n)
				}
				time.Sleep(time.Second)
				running.Add(-1)
			})
			x := exec.New(tool.SetOf(named("t", tool.R0).Bind(handle)), exec.Config{MaxParallel: tt.max})
			calls := make([]tool.Call, tt.calls)
			for i := range calls {
				calls[i].Name = "t"
			}
			if msgs := x.DoAll(t.Context(), calls); len(msgs) != tt.calls || int(most.Load()) != tt.want {
				t.Errorf("MaxParallel %d: %d calls got %d answers, %d ran at a time, want %d",
					tt.max, tt.calls, len(msgs), most.Load(), tt.want)
			}
		})
	}
}

func TestDoAllMakesIDs(t *testing.T) {
	x := exec.New(tool.SetOf(named("t", tool.R0).Bind(answers(""))), exec.Config{})
	msgs := x.DoAll(t.Context(), []tool.Call{{Name: "t"}, {ID: "x", Name: "t"}, {Name: "none"}, {Name: "t"}})
	seen := map[string]bool{}
	form := regexp.MustCompile(`^call_[1-3]_[0-9]{13}$`)
	for i, m := range msgs {
		if i == 1 {
			if m.ToolCallID != "x" {
				t.Errorf("the id x became %q", m.ToolCallID)
			}
			continue
		}
		if !form.MatchString(m.ToolCallID) || seen[m.ToolCallID] || m.Result.ToolCallID != m.ToolCallID {
			t.Errorf("call %d got the id %q, and %q in its envelope", i, m.ToolCallID, m.Result.ToolCallID)
		}
		seen[m.ToolCallID] = true
	}
}

func TestDoAllCancelsTheRest(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var ran atomic.Int32
		handle := func(ctx context.Context, in arguments) (reply, error) {
			ran.Add(1)
			return repeats(ctx, in)
		}
		x := exec.New(tool.SetOf(named("t", tool.R0).Bind(handle)), exec.Config{MaxParallel: 2})
		ctx, cancel := context.WithCancel(t.Context())
		time.AfterFunc(2500*time.Millisecond, cancel)
		var calls []tool.Call
		for i, text := range []string{"1", "1", "333", "4444", "1", "1"} {
			calls = append(calls, tool.Call{ID: fmt.Sprint("c", i), Name: "t", Arguments: []byte(text)})
		}
		msgs := x.DoAll(ctx, calls)
		want := []string{"c0 success 1", "c1 success 1", "c2 failed", "c3 failed", "c4 failed", "c5 failed"}
		if got := texts(msgs); !reflect.DeepEqual(got, want) {
			t.Errorf("DoAll answers %q, want %q", got, want)
		}
		for _, m := range msgs[2:] {
			checkFailure(t, m.ToolCallID, m, canceled.but(tool.NotApplied))
		}
		if ran.Load() != 4 {
			t.Errorf("%d handlers ran, want the 4 that had begun before the cancellation", ran.Load())
		}
		time.Sleep(time.Hour)
	})
}

// TestDoAllInChaos has handlers answer, fail, panic and exit before, after and
// at the very end of their time, with and without heed to it: every call is
// answered once, in order, with a document that says what the message says.
func TestDoAllInChaos(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		handle := func(ctx context.Context, in arguments) (reply, error) {
			var n int
			if _, err := fmt.Sscan(in.Text, &n); err != nil {
				return reply{}, err
			}
			wait := time.After(time.Duration(n%4) * time.Second) // the time is up at 2
			if n%3 == 0 {
				select {
				case <-wait:
				case <-ctx.Done():
				}
			} else {
				<-wait
			}
			switch n % 5 {
			case 0:
				return reply{}, errShipped
			case 1:
				panic(secret)
			case 2:
				runtime.Goexit()
			}
			return reply(in), ctx.Err()
		}
		f := named("t", tool.R2)
		f.spec.Timeout = 2 * time.Second
		x := exec.New(tool.SetOf(f.Bind(handle)), exec.Config{MaxParallel: 50})
		calls := make([]tool.Call, 600)
		for i := range calls {
			calls[i] = tool.Call{ID: fmt.Sprint("id", i), Name: "t", Arguments: fmt.Append(nil, i)}
		}
		for i, m := range x.DoAll(t.Context(), calls) {
			doc, err := render.Read(m.Content)
			if err != nil || doc.Status != m.Status || m.ToolCallID != calls[i].ID || (m.Result.Error == nil) != (m.Status == tool.Success) {
				t.Errorf("call %d is answered for %s with %s, %v:\n%s", i, m.ToolCallID, m.Status, err, m.Content)
			}
			if inTime, late := i%4 < 2, i%4 == 3; inTime && m.Status == tool.Timeout || late && m.Status != tool.Timeout && i%3 != 0 {
				t.Errorf("call %d, of %d seconds, is a %s", i, i%4, m.Status)
			}
		}
		time.Sleep(time.Hour) // until the last handler has returned
	})
}

package exec_test

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

type boundKey struct{}

var errAway = errors.New("the user went away")

// parents are contexts of callers, by what becomes of them.
var parents = map[string]func() (context.Context, func()){
	"background": func() (context.Context, func()) { return context.Background(), func() {} },
	"canceled":   func() (context.Context, func()) { return cancelable(context.WithCancel(context.Background())) },
	"caused": func() (context.Context, func()) {
		ctx, cancel := context.WithCancelCause(context.Background())
		return ctx, func() { cancel(errAway) }
	},
	"earlier": func() (context.Context, func()) {
		return cancelable(context.WithTimeout(context.Background(), time.Second))
	},
	"later": func() (context.Context, func()) {
		return cancelable(context.WithTimeout(context.Background(), time.Hour))
	},
	"canceled before": func() (context.Context, func()) {
		ctx, cancel := context.WithCancel(context.Background())
		cancel()
		return ctx, cancel
	},
}

func cancelable(ctx context.Context, cancel context.CancelFunc) (context.Context, func()) {
	return context.WithValue(ctx, boundKey{}, "theirs"), cancel
}

// observed is what can be seen of a context.
type observed struct {
	err, cause       error
	done, child      bool
	value            any
	before, deadline bool // has a deadline, within the timeout
}

// observe looks at ctx, first at its channel where that is asked for.
func observe(ctx context.Context, limit time.Time, channel bool) (o observed) {
	if channel {
		child, cancel := context.WithCancel(ctx)
		defer cancel()
		synctest.Wait()
		o.child = child.Err() != nil
		select {
		case <-ctx.Done():
			o.done = true
		default:
		}
	}
	o.err, o.cause, o.value = ctx.Err(), context.Cause(ctx), ctx.Value(boundKey{})
	at, ok := ctx.Deadline()
	o.before, o.deadline = ok, ok && !at.After(limit)
	return o
}

// events are what becomes of a call.
var events = map[string]func(parent, expire, end func()){
	"nothing":               func(_, _, _ func()) {},
	"the call ends":         func(_, _, end func()) { end() },
	"the caller cancels":    func(parent, _, _ func()) { parent() },
	"time passes":           func(_, expire, _ func()) { time.Sleep(time.Minute); expire() },
	"cancel, then the end":  func(parent, _, end func()) { parent(); end() },
	"the end, then cancel":  func(parent, _, end func()) { end(); parent() },
	"late, then the end":    func(_, expire, end func()) { time.Sleep(time.Minute); expire(); end() },
	"cancel, then too late": func(parent, expire, end func()) { parent(); time.Sleep(time.Minute); expire(); end() },
}

// TestBound holds the context of a call against what package context makes of
// the same parent and time: whatever happens, and whether or not its channel was
// looked at before, it looks the same.
func TestBound(t *testing.T) {
	standard := func(ctx context.Context, timeout time.Duration) (_ context.Context, expire, end func()) {
		made, cancel := context.WithTimeout(ctx, timeout)
		return made, synctest.Wait, cancel
	}
	own := func(ctx context.Context, timeout time.Duration) (_ context.Context, expire, end func()) {
		made, late, over := exec.NewBound(ctx, timeout)
		return made, func() { synctest.Wait(); late() }, over
	}
	for parent := range parents {
		for event := range events {
			for _, channel := range []bool{false, true} {
				want := watch(t, standard, parent, event, channel)
				got := watch(t, own, parent, event, channel)
				if got != want {
					t.Errorf("%s, %s, channel %v:\n%+v, want\n%+v", parent, event, channel, got, want)
				}
			}
		}
	}
}

type maker func(context.Context, time.Duration) (_ context.Context, expire, end func())

// watch is how what made makes of the parent looks before the event, with a look
// at its channel or without, right after it, and at last.
func watch(t *testing.T, made maker, parent, event string, channel bool) (seen [3]observed) {
	synctest.Test(t, func(*testing.T) {
		const timeout = time.Minute
		limit := time.Now().Add(timeout)
		theirs, cancel := parents[parent]()
		defer cancel()
		ctx, expire, end := made(theirs, timeout)
		defer end()
		seen[0] = observe(ctx, limit, channel)
		events[event](cancel, expire, end)
		synctest.Wait()
		seen[1] = observe(ctx, limit, channel)
		seen[2] = observe(ctx, limit, true)
	})
	return seen
}

// TestBubbles calls one executor in two bubbles and outside: nothing of a call
// that the next one gets may belong to a bubble.
func TestBubbles(t *testing.T) {
	x := exec.New(tool.SetOf(named("t", tool.R0).Bind(does(func() {}))), exec.Config{})
	once := func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		defer cancel()
		if msg := x.Do(ctx, tool.Call{ID: "1", Name: "t"}); msg.Status != tool.Success {
			t.Errorf("answered %s", msg.Content)
		}
	}
	once(t)
	synctest.Test(t, once)
	synctest.Test(t, once)
	once(t)
}

package exec_test

import (
	"context"
	"fmt"
	"reflect"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// limitedFor is RATE_LIMITED by a source that says how long to wait.
func limitedFor(d time.Duration) *tool.Error {
	e := tool.RateLimited.New("")
	e.RetryAfter = d
	return e
}

// TestRetries lets a handler fail in a row, and looks at when it was run.
func TestRetries(t *testing.T) {
	gone := tool.UpstreamUnavailable.New("")
	limited := tool.RateLimited.New("")
	notApplied := *gone
	notApplied.SideEffect = tool.NotApplied
	server := &tool.Error{Code: "UPSTREAM_503", Category: tool.UpstreamError}
	client := &tool.Error{Code: "UPSTREAM_400", Category: tool.UpstreamError}
	all := tool.Retry{MaxAttempts: 3, Backoff: 200 * time.Millisecond, On: []tool.Category{tool.RateLimited, tool.UpstreamUnavailable, tool.UpstreamError, tool.TimedOut}}
	only := func(on ...tool.Category) tool.Retry { r := all; r.On = on; return r }
	times := func(n int, backoff time.Duration) tool.Retry {
		r := all
		r.MaxAttempts, r.Backoff = n, backoff
		return r
	}
	write := func(s *tool.Spec) { s.Risk, s.Idempotent = tool.R2, false }
	idempotent := func(s *tool.Spec) { s.Risk, s.Idempotent = tool.R2, true }
	tests := []struct {
		name   string
		policy tool.Retry
		spec   func(*tool.Spec)
		fails  []error
		at     []float64 // seconds at which the handler began
		code   string    // "" for a success
	}{
		{"no policy", tool.Retry{}, nil, []error{gone}, []float64{0}, "UPSTREAM_UNAVAILABLE"},
		{"no failure", all, nil, nil, []float64{0}, ""},
		{"one failure", all, nil, []error{gone}, []float64{0, .2}, ""},
		{"two failures", all, nil, []error{gone, limited}, []float64{0, .2, .6}, ""},
		{"three failures", all, nil, []error{gone, limited, server, nil}, []float64{0, .2, .6}, "UPSTREAM_503"},
		{"five attempts", times(5, time.Second), nil, []error{gone, gone, gone, gone, gone}, []float64{0, 1, 3, 7, 15}, "UPSTREAM_UNAVAILABLE"},
		{"a long wait", times(10, 12*time.Second), func(s *tool.Spec) { s.Timeout = time.Hour }, []error{gone, gone, gone, gone}, []float64{0, 12, 36, 66, 96}, ""},
		{"another category", only(tool.RateLimited), nil, []error{gone}, []float64{0}, "UPSTREAM_UNAVAILABLE"},
		{"its category", only(tool.RateLimited), nil, []error{limited, gone}, []float64{0, .2}, "UPSTREAM_UNAVAILABLE"},
		{"what trying again never mends", only(tool.NotFound), nil, []error{tool.NotFound.New("")}, []float64{0}, "NOT_FOUND"},
		{"a refusal of the source", all, nil, []error{client}, []float64{0}, "UPSTREAM_400"},
		{"a bug", all, nil, []error{errSecret}, []float64{0}, "INTERNAL"},
		{"a time to wait", all, nil, []error{limitedFor(7 * time.Second)}, []float64{0, 7}, ""},
		{"a short time to wait", all, nil, []error{limitedFor(time.Millisecond)}, []float64{0, .2}, ""},
		{"too long a time to wait", all, func(s *tool.Spec) { s.Timeout = time.Hour }, []error{limitedFor(31 * time.Second)}, []float64{0}, "RATE_LIMITED"},
		{"a wait beyond the deadline", all, func(s *tool.Spec) { s.Timeout = 5 * time.Second }, []error{limitedFor(5 * time.Second)}, []float64{0}, "RATE_LIMITED"},
		{"a timeout of its own", all, nil, []error{context.DeadlineExceeded}, []float64{0, .2}, ""},
		{"a write", all, write, []error{gone}, []float64{0}, "UPSTREAM_UNAVAILABLE"},
		{"a write that was limited", all, write, []error{limited}, []float64{0}, "RATE_LIMITED"},
		{"a write that ran into a timeout", all, write, []error{context.DeadlineExceeded}, []float64{0}, "OUTCOME_UNKNOWN"},
		{"a write that was not applied", all, write, []error{&notApplied}, []float64{0, .2}, ""},
		{"an idempotent write", all, idempotent, []error{gone, context.DeadlineExceeded}, []float64{0, .2, .6}, ""},
	}
	for _, tt := range tests {
		synctest.Test(t, func(t *testing.T) {
			var at []float64
			keys := map[string]bool{}
			began := time.Now()
			handle := func(ctx context.Context, _ arguments) (reply, error) {
				at = append(at, time.Since(began).Seconds())
				keys[tool.IdempotencyKey(ctx)] = true
				if n := len(at); n <= len(tt.fails) && tt.fails[n-1] != nil {
					return reply{}, tt.fails[n-1]
				}
				return reply{"fine"}, nil
			}
			f := named("t", tool.R1)
			f.spec.Retry = tt.policy
			if tt.spec != nil {
				tt.spec(&f.spec)
			}
			x := exec.New(tool.SetOf(f.Bind(handle)), exec.Config{}).WithChance(0)
			r := x.Do(t.Context(), tool.Call{ID: "1", Name: "t"}).Result
			code := ""
			if r.Error != nil {
				code = r.Error.Code
			}
			if code != tt.code || !reflect.DeepEqual(at, tt.at) {
				t.Errorf("%s: ended with %q, run after %v s; want %q, %v", tt.name, code, at, tt.code, tt.at)
			}
			var want *tool.Retry
			if tt.policy.MaxAttempts > 0 {
				policy := tt.policy
				policy.Attempts = len(tt.at)
				want = &policy
			}
			if !reflect.DeepEqual(r.Retry, want) || len(keys) != 1 || keys[""] {
				t.Errorf("%s: the envelope has %+v, want %+v; the keys are %v", tt.name, r.Retry, want, keys)
			}
		})
	}
}

// TestBackoffIsJittered waits at least half as long as without chance.
func TestBackoffIsJittered(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := named("t", tool.R1)
		f.spec.Retry = tool.Retry{MaxAttempts: 2, Backoff: time.Second, On: []tool.Category{tool.UpstreamUnavailable}}
		for chance, want := range map[float64]time.Duration{0: time.Second, .5: 750 * time.Millisecond, 1: 500 * time.Millisecond} {
			x := exec.New(tool.SetOf(f.Bind(fails(tool.UpstreamUnavailable.New("")))), exec.Config{}).WithChance(chance)
			if d := x.Do(t.Context(), tool.Call{ID: "1", Name: "t"}).Result.Duration; d != want {
				t.Errorf("with chance %v the wait is %v, want %v", chance, d, want)
			}
		}
		x := exec.New(tool.SetOf(f.Bind(fails(tool.UpstreamUnavailable.New("")))), exec.Config{})
		waits := map[time.Duration]bool{}
		for range 20 {
			d := x.Do(t.Context(), tool.Call{ID: "1", Name: "t"}).Result.Duration
			waits[d] = true
			if d < time.Second/2 || d > time.Second {
				t.Errorf("the wait is %v", d)
			}
		}
		if len(waits) < 10 {
			t.Errorf("20 waits are %d different ones", len(waits))
		}
	})
}

// TestRetriesAreCanceled cancels a call that waits for another attempt, and
// leaves one behind whose second attempt ignores its context.
func TestRetriesAreCanceled(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ran := 0
		handle := func(context.Context, arguments) (reply, error) {
			if ran++; ran == 3 {
				time.Sleep(time.Hour)
			}
			return reply{}, limitedFor(10 * time.Second)
		}
		f := named("t", tool.R1)
		f.spec.Retry = tool.Retry{MaxAttempts: 3, Backoff: time.Second, On: []tool.Category{tool.RateLimited}}
		x := exec.New(tool.SetOf(f.Bind(handle)), exec.Config{})
		ctx, cancel := context.WithCancel(t.Context())
		time.AfterFunc(3*time.Second, cancel)
		msg := x.Do(ctx, tool.Call{ID: "1", Name: "t"})
		checkFailure(t, "canceled", msg, canceled.but(tool.NotApplied))
		if r := msg.Result; ran != 1 || r.Duration != 3*time.Second || r.Retry.Attempts != 1 {
			t.Errorf("%d attempts in %v, the envelope says %d", ran, r.Duration, r.Retry.Attempts)
		}
		msg = x.Do(t.Context(), tool.Call{ID: "1", Name: "t"})
		checkFailure(t, "left behind", msg, timeout.but(tool.NotApplied))
		synctest.Wait()
		if r := msg.Result; ran != 3 || r.Duration != 30*time.Second || r.Retry.Attempts != 2 {
			t.Errorf("%d attempts, %v, the envelope says %d", ran, r.Duration, r.Retry.Attempts)
		}
		time.Sleep(time.Hour)
	})
}

// TestIdempotencyKeys are the same for the same call only.
func TestIdempotencyKeys(t *testing.T) {
	ann := tool.Caller{Tenant: "t", Subject: "ann", Session: "s"}
	call := tool.Call{ID: "1", Name: "pay", Arguments: []byte(`{"a":1}`)}
	key := func(x *exec.Executor, caller tool.Caller, call tool.Call) string {
		return field(x.Do(tool.WithCaller(t.Context(), caller), call).Content, "text")
	}
	tell := func(ctx context.Context, _ arguments) (reply, error) { return reply{tool.IdempotencyKey(ctx)}, nil }
	set := tool.SetOf(named("pay", tool.R2).Bind(tell), named("get", tool.R1).Bind(tell))
	x, y := exec.New(set, exec.Config{}), exec.New(set, exec.Config{})
	first := key(x, ann, call)
	if len(first) != 64 || strings.Trim(first, "0123456789abcdef") != "" {
		t.Errorf("the key is %q", first)
	}
	same := call
	same.Arguments = []byte(` {"a": 1.0}`)
	for i, again := range []string{key(x, ann, call), key(x, ann, same), key(y, ann, call)} {
		if again != first {
			t.Errorf("%d: the key of the same call is %q, want %q", i, again, first)
		}
	}
	seen := map[string]string{first: "the first"}
	for name, k := range map[string]string{
		"another id":        key(x, ann, tool.Call{ID: "2", Name: "pay", Arguments: call.Arguments}),
		"other arguments":   key(x, ann, tool.Call{ID: "1", Name: "pay", Arguments: []byte(`{"a":2}`)}),
		"another tool":      key(x, ann, tool.Call{ID: "1", Name: "get", Arguments: call.Arguments}),
		"another caller":    key(x, tool.Caller{Tenant: "t", Subject: "bob", Session: "s"}, call),
		"another session":   key(x, tool.Caller{Tenant: "t", Subject: "ann", Session: "r"}, call),
		"no session":        key(x, tool.Caller{}, call),
		"no session in two": key(y, tool.Caller{}, call),
	} {
		if other, ok := seen[k]; ok {
			t.Errorf("%s has the key of %s", name, other)
		}
		seen[k] = name
	}
	if k := tool.IdempotencyKey(t.Context()); k != "" {
		t.Errorf("without a call the key is %q", k)
	}
}

// TestProgress tells of a call while its handler runs, and no longer.
func TestProgress(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var got []string
		handle := func(ctx context.Context, _ arguments) (reply, error) {
			tool.Progress(ctx, 1, 3, "reading")
			time.Sleep(time.Minute)
			tool.Progress(ctx, 3, 3, "too late")
			return reply{}, nil
		}
		x := exec.New(tool.SetOf(named("t", tool.R1).Bind(handle)), exec.Config{Progress: func(ctx context.Context, p exec.Progress) {
			got = append(got, fmt.Sprint(tool.CallerFrom(ctx).Subject, p.Caller.Subject, p.Call.ID, p.Call.Name, p.Call.Arguments, p.Done, p.Total, p.Message))
			panic(secret)
		}})
		msg := x.Do(tool.WithCaller(t.Context(), tool.Caller{Subject: "ann"}), tool.Call{ID: "1", Name: "t", Arguments: []byte("x")})
		checkFailure(t, "slow", msg, timeout.but(tool.NotApplied))
		time.Sleep(time.Hour)
		synctest.Wait()
		if want := []string{"annann1t[] 1 3reading"}; !reflect.DeepEqual(got, want) {
			t.Errorf("told %q, want %q", got, want)
		}
		tool.Progress(t.Context(), 1, 2, "nobody is told")
	})
}

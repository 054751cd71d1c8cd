package exec

import (
	"context"
	"sync"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// maxRates bounds how many tools of tenants a Rate keeps apart.
const maxRates = 10_000

// Rate is a policy that bounds how often each tool runs for each tenant. What is
// too much is RATE_LIMITED, and says how long to wait.
type Rate struct {
	apart, burst time.Duration // between two calls, and for how many at once

	mu   sync.Mutex
	idle map[rated]*time.Time // when a tool is idle again
}

type rated struct{ tenant, tool string }

// NewRate is a Rate of calls in any span of time per, as many of them at once as
// may be. Fewer than one call counts as one.
func NewRate(calls int, per time.Duration) *Rate {
	calls = max(calls, 1)
	return &Rate{apart: per / time.Duration(calls), burst: per, idle: map[rated]*time.Time{}}
}

// Before is that of [Policy]. It counts the call.
func (l *Rate) Before(_ context.Context, r Request) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	now, key := time.Now(), rated{r.Caller.Tenant, r.Spec.Name}
	idle, known := l.idle[key]
	if !known {
		if l.forget(now); len(l.idle) >= maxRates {
			return limited(l.apart)
		}
		idle = new(time.Time)
	}
	next := *idle
	if next.Before(now) {
		next = now
	}
	next = next.Add(l.apart)
	if wait := next.Sub(now) - l.burst; wait > 0 {
		return limited(max(wait, l.apart))
	}
	if *idle = next; !known {
		l.idle[key] = idle
	}
	return nil
}

func limited(wait time.Duration) error {
	e := tool.RateLimited.New("")
	e.RetryAfter = wait
	return e
}

// forget drops those that are idle, once there are many: they count as much as
// those that are not there.
func (l *Rate) forget(now time.Time) {
	if len(l.idle) < maxRates {
		return
	}
	for key, idle := range l.idle {
		if idle.Before(now) {
			delete(l.idle, key)
		}
	}
}

// After is that of [Policy]; it lets go on.
func (*Rate) After(context.Context, Request, *tool.Result) Verdict { return Continue }

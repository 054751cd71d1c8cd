package exec

import (
	"context"
	"sync"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// What is remembered of calls that failed.
const (
	maxSessions = 2048             // conversations, twice as many at most
	maxFailed   = 32               // calls of one conversation
	failedLife  = 10 * time.Minute // what failed longer ago may be different now
	maxRepeats  = 2                // how often a call that can't succeed is run
)

// failures remembers the calls that failed, by conversation. Callers that name
// no session have none: what failed for one would stop another.
type failures struct {
	mu          sync.Mutex
	recent, old map[session]*failedCalls
}

type failedCalls struct{ calls []failedCall }

// failedCall is one call that failed, one or more times.
type failedCall struct {
	digest digest
	times  int
	last   time.Time
	with   *tool.Error
}

// of is what failed in session, made where there is none if make says so.
func (f *failures) of(s session, make bool) *failedCalls {
	if calls, ok := f.recent[s]; ok {
		return calls
	}
	calls, ok := f.old[s]
	switch {
	case ok:
		delete(f.old, s)
	case !make:
		return nil
	default:
		calls = new(failedCalls)
	}
	if len(f.recent) >= maxSessions || f.recent == nil {
		f.old, f.recent = f.recent, map[session]*failedCalls{}
	}
	f.recent[s] = calls
	return calls
}

// find is what is known of a call, or nil.
func (f *failedCalls) find(d digest, now time.Time) *failedCall {
	for i := range f.calls {
		if c := &f.calls[i]; c.digest == d && now.Sub(c.last) < failedLife {
			return c
		}
	}
	return nil
}

// add notes that a call has failed, and answers how often by now. The oldest is
// forgotten for it where there are many.
func (f *failedCalls) add(d digest, now time.Time, with *tool.Error) int {
	times := 1
	if c := f.find(d, now); c != nil {
		times = c.times + 1
	}
	f.drop(d)
	if len(f.calls) == maxFailed {
		f.calls = append(f.calls[:0], f.calls[1:]...)
	}
	f.calls = append(f.calls, failedCall{d, times, now, with})
	return times
}

// drop forgets a call.
func (f *failedCalls) drop(d digest) {
	for i, c := range f.calls {
		if c.digest == d {
			f.calls = append(f.calls[:i], f.calls[i+1:]...)
			return
		}
	}
}

// refuseRepeat ends a call that has failed as often as it may with the same
// arguments, and for a reason that only other arguments or another state can
// mend. It is answered with the error of the last time.
func refuseRepeat(_ context.Context, c *call) error {
	if c.caller.Session == "" || c.spec.Poll {
		return nil
	}
	f := &c.exec.failures
	f.mu.Lock()
	defer f.mu.Unlock()
	calls := f.of(sessionOf(c.caller), false)
	if calls == nil || len(calls.calls) == 0 {
		return nil
	}
	failed := calls.find(c.digest(c.arguments()), c.began)
	if failed == nil || failed.times < maxRepeats || mayMend(failed.with) {
		return nil
	}
	again := *failed.with
	again.SideEffect = tool.NotApplied
	return again.With(errRepeat)
}

// mayMend reports whether the same call may succeed later, by itself or because
// a person acts.
func mayMend(e *tool.Error) bool {
	return e.Retryable() || e.UserActs || e.Category.UserActs() || e.Category == tool.Canceled
}

// noteOutcome remembers how the call ended, and notes how often it has failed by
// now. Whatever was written may have mended what failed before.
func (c *call) noteOutcome(failure *tool.Error) {
	if c.caller.Session == "" || c.spec.Poll {
		return
	}
	f := &c.exec.failures
	f.mu.Lock()
	defer f.mu.Unlock()
	calls := f.of(sessionOf(c.caller), failure != nil)
	switch {
	case calls == nil || len(calls.calls) == 0 && failure == nil:
	case failure != nil:
		c.failures = calls.add(c.digest(c.arguments()), time.Now(), failure.With(nil))
	case c.spec.Risk >= tool.R2:
		calls.calls = nil
	default:
		calls.drop(c.digest(c.arguments()))
	}
}

// warn is failure with what must change, where the call has failed before.
func (c *call) warn(failure *tool.Error) *tool.Error {
	if c.failures < 2 || mayMend(failure) {
		return failure
	}
	l := words.In(c.caller.Lang)
	offer := words.CouldChange
	if c.failures > maxRepeats {
		offer = words.NotRunAgain
	}
	e := *failure
	e.Next = append([]string{l.Say(offer)}, failure.Offers()...)
	return &e
}

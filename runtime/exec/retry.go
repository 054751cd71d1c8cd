package exec

import (
	"context"
	"slices"
	"time"

	"github.com/tooladapt/tooladapt/runtime/running"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// maxWait bounds the wait between two attempts. A source that asks for more is
// not asked again: the model is told how long to wait instead.
const maxWait = 30 * time.Second

// handle runs the handler, and once more as long as the tool's policy of retry
// says so, and normalizes what it answers.
func handle(ctx context.Context, c *call) error {
	if c.spec.Risk >= tool.R2 {
		c.written = c.digest(c.arguments())
	}
	c.context = running.Context{Context: ctx, Call: c}
	for {
		err := c.attempt(&c.context)
		if err == nil {
			return nil
		}
		wait, again := c.retry(ctx, err)
		if !again {
			return err
		}
		if !sleep(ctx, wait) {
			return ctx.Err()
		}
	}
}

// retry reports whether a call is tried again whose last attempt has ended with
// err, and after what time.
func (c *call) retry(ctx context.Context, err error) (wait time.Duration, again bool) {
	policy := &c.spec.Retry
	if c.attempts == 0 || c.attempts >= policy.MaxAttempts || ctx.Err() != nil {
		return 0, false
	}
	e := c.settle(c.classify(ctx, err))
	switch {
	case !e.Retryable() || !slices.Contains(policy.On, e.Category):
		return 0, false
	case !c.spec.Idempotent && c.spec.Risk > tool.R1 && e.SideEffect != tool.NotApplied:
		return 0, false // it may have been done already
	}
	wait = backoff(policy.Backoff, c.attempts, c.exec.random())
	if wait = max(wait, e.RetryAfter); wait > maxWait {
		return 0, false
	}
	deadline, ok := ctx.Deadline()
	return wait, !ok || time.Until(deadline) > wait
}

// backoff is how long to wait behind that many attempts: first, twice as long
// each time, less up to a half by chance, which is 0 to 1.
func backoff(first time.Duration, attempts int, chance float64) time.Duration {
	wait := maxWait
	if shift := attempts - 1; shift < 16 && first < maxWait>>shift {
		wait = first << shift
	}
	return wait - time.Duration(chance*float64(wait/2))
}

// sleep waits, and reports whether ctx was done before.
func sleep(ctx context.Context, d time.Duration) bool {
	if d <= 0 {
		return ctx.Err() == nil
	}
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
		return true
	case <-ctx.Done():
		return false
	}
}

// retried is what the envelope tells of attempts, nil where the tool has no
// policy of retry.
func (c *call) retried() *tool.Retry {
	if c.spec.Retry.MaxAttempts <= 1 {
		return nil
	}
	r := c.spec.Retry
	r.Attempts = c.attempts
	return &r
}

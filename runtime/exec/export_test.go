package exec

import (
	"context"
	"time"
)

// WithChance has x wait between attempts as if chance, 0 to 1, had come up.
func (x *Executor) WithChance(chance float64) *Executor {
	x.random = func() float64 { return chance }
	return x
}

// NewBound is the context of a call of ctx that may take timeout, 0 for any
// time, with how its time is up, and how it ends.
func NewBound(ctx context.Context, timeout time.Duration) (_ context.Context, expire, end func()) {
	b := &bound{Context: ctx}
	if timeout > 0 {
		b.deadline = time.Now().Add(timeout)
	}
	return b, b.expire, b.end
}

package exec

import (
	"context"
	"sync"
	"sync/atomic"
	"time"
)

// bound is a context, that of a caller with the time that a call may take, all
// attempts together. Package context makes one of that kind as soon as somebody
// asks for its channel, as everybody does who waits; handlers that are quick do
// not, and making it would take a sixth of the time of their calls.
type bound struct {
	context.Context           // of the caller
	deadline        time.Time // zero for none
	state           atomic.Int32
	mu              sync.Mutex // held to make, and to cancel what is made
	made            atomic.Pointer[made]
}

// made is what package context makes.
type made struct {
	context.Context
	cancel context.CancelFunc
}

// The states of a bound.
const (
	going int32 = iota
	late        // its time is up
	ended       // the call is over
)

// Deadline is that of [context.Context].
func (b *bound) Deadline() (time.Time, bool) {
	first, ok := b.Context.Deadline()
	if b.deadline.IsZero() || ok && first.Before(b.deadline) {
		return first, ok
	}
	return b.deadline, true
}

// Done is that of [context.Context].
func (b *bound) Done() <-chan struct{} {
	if m := b.made.Load(); m != nil {
		return m.Done()
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	m := b.made.Load()
	if m == nil {
		m = b.make()
		b.made.Store(m)
	}
	return m.Done()
}

// make has the mutex. What becomes of the caller's context is no matter once the
// time was up or the call over.
func (b *bound) make() *made {
	parent, state := b.Context, b.state.Load()
	if state != going {
		parent = context.WithoutCancel(parent)
	}
	m := new(made)
	if b.deadline.IsZero() {
		m.Context, m.cancel = context.WithCancel(parent)
	} else {
		m.Context, m.cancel = context.WithDeadline(parent, b.deadline)
	}
	if state == ended {
		m.cancel()
	}
	return m
}

// Err is that of [context.Context].
func (b *bound) Err() error {
	if m := b.made.Load(); m != nil {
		return m.Err()
	}
	switch b.state.Load() {
	case late:
		return context.DeadlineExceeded
	case ended:
		return context.Canceled
	default:
		return b.Context.Err()
	}
}

// Value is that of [context.Context]. What package context asks for by a key of
// its own, such as for the cause, is the context that it made.
func (b *bound) Value(key any) any {
	if b.state.Load() != going {
		b.Done()
	}
	if m := b.made.Load(); m != nil {
		return m.Value(key)
	}
	return b.Context.Value(key)
}

// expire says that the time is up.
func (b *bound) expire() { b.settle(late) }

// end cancels b, as the last that is done to it.
func (b *bound) end() {
	b.settle(ended)
	b.mu.Lock()
	defer b.mu.Unlock()
	if m := b.made.Load(); m != nil {
		m.cancel()
	}
}

// settle makes state what Err says from now on, unless it says something already.
func (b *bound) settle(state int32) {
	if b.Context.Err() == nil {
		b.state.CompareAndSwap(going, state)
	}
}

package exec

import (
	"context"
	"errors"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// errSlow is what a call failed of whose handler answered in time.
var errSlow = errors.New("run call: the result could not be shown in time")

// reason is why nobody waits for a call any more.
type reason = int32

const (
	waited   reason = iota // somebody does
	over                   // the goroutine of the call ends
	expired                // its time is up
	canceled               // its caller has canceled it
)

// wake ends the waiting. The first reason counts.
func (c *call) wake(why reason) {
	if c.woken.CompareAndSwap(waited, why) {
		c.waiting.Done()
	}
}

// wait is the answer. When the time of the call is up, or its caller cancels it,
// a handler is left behind at once, and for anything else there is a grace.
//
// It waits without a channel: one that outlives the call could not be used in
// the bubbles of testing/synctest, and a new one costs more than the wait.
func (c *call) wait(ctx context.Context) tool.Message {
	if c.timeout > 0 {
		defer time.AfterFunc(c.timeout, func() { c.wake(expired) }).Stop()
	}
	if ctx.Done() != nil {
		defer context.AfterFunc(ctx, func() { c.wake(canceled) })()
	}
	c.waiting.Wait()
	why := context.DeadlineExceeded
	switch c.woken.Load() {
	case over:
		if len(c.exec.config.Stages) == 0 { // a stage that kept Content would read the next call's
			c.exec.rooms.Put(c.room)
		}
		return c.msg
	case expired:
		c.bound.expire()
	case canceled:
		why = ctx.Err()
	}
	if c.owner.CompareAndSwap(handlers, nobody) {
		return c.abandon(ctx, tool.Classify(why))
	}
	return c.indulge(ctx, why)
}

// indulge waits for what is soon over, and leaves behind what is not.
func (c *call) indulge(ctx context.Context, why error) tool.Message {
	enough := time.Now().Add(grace)
	soon := time.NewTicker(time.Millisecond)
	defer soon.Stop()
	for range soon.C {
		switch {
		case c.over.Load():
			return c.msg
		case time.Now().Before(enough): // our own code is soon over
		case c.owner.CompareAndSwap(recorders, nobody):
			c.exec.left.Add(1)
			return c.msg
		case c.owner.CompareAndSwap(handlers, nobody), c.owner.CompareAndSwap(theirs, nobody):
			return c.abandon(ctx, tool.Classify(why))
		}
	}
	panic("unreachable: a ticker does not end")
}

// abandon answers and records a call in the stead of its own goroutine, which is
// left behind.
func (c *call) abandon(ctx context.Context, failure *tool.Error) tool.Message {
	c.exec.left.Add(1)
	if c.reached == handled {
		failure = tool.Internal.New("").With(errSlow)
	}
	var msg tool.Message
	c.conclude(&msg, failure, nil)
	recorded := make(chan struct{})
	go func() {
		defer close(recorded)
		c.exec.record(ctx, c, &msg)
	}()
	late := time.NewTimer(grace)
	defer late.Stop()
	select {
	case <-recorded:
	case <-late.C:
	}
	return msg
}

package exec

import (
	"context"
	"errors"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// errSlow is what a call failed of whose handler answered in time.
var errSlow = errors.New("run call: the result could not be shown in time")

// wait is the answer. bound is canceled when the call ends, too; when it is
// because its time is up, a handler is left behind at once, and for anything else
// there is a grace.
func (c *call) wait(ctx, bound context.Context) tool.Message {
	<-bound.Done()
	if c.over.Load() {
		return c.msg
	}
	if c.owner.CompareAndSwap(handlers, nobody) {
		return c.abandon(ctx, tool.Classify(bound.Err()))
	}
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
			return c.abandon(ctx, tool.Classify(bound.Err()))
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

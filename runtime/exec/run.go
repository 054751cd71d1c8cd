package exec

import (
	"context"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// run takes the call through its steps, answers and records it, and closes ended
// whatever happens on the way. All code of others runs here.
func (c *call) run(ctx, bound context.Context) {
	c.exec.running.Add(1)
	defer close(c.ended)
	defer c.finish(ctx) // also after runtime.Goexit
	c.try(bound)
}

// try takes the call through its steps. A panic becomes a failure; so does
// runtime.Goexit, behind which nothing but the deferred functions runs.
func (c *call) try(ctx context.Context) {
	cause := errExit
	defer func() {
		if v := recover(); v != nil {
			cause = caught(v)
		}
		if cause != nil {
			c.failed = tool.Internal.New("").With(cause)
		}
	}()
	c.failed = c.through(ctx)
	cause = nil
}

// finish answers the call that has ended and records it, or records that it
// ended when it had been answered.
func (c *call) finish(ctx context.Context) {
	was := nobody
	defer func() {
		c.exec.running.Add(-1)
		if was == nobody {
			c.exec.left.Add(-1)
		}
	}()
	if c.owner.Swap(ours) == nobody {
		c.exec.recordLate(ctx, c)
		return
	}
	c.msg = c.answer(c.settle(c.failed), c.space())
	c.owner.Store(recorders)
	defer func() { was = c.owner.Swap(ours) }()
	c.exec.record(ctx, c, &c.msg)
}

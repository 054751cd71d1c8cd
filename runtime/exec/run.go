package exec

import (
	"context"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// run takes the call through its steps, answers and records it, and cancels its
// context whatever happens on the way. All code of others runs here.
func (c *call) run() {
	grow()
	c.exec.running.Add(1)
	defer c.end()
	defer c.finish() // also after runtime.Goexit
	c.try(&c.bound)
}

func (c *call) end() {
	c.exec.running.Add(-1)
	if c.owner.Load() == nobody {
		c.exec.left.Add(-1)
	}
	c.bound.end()
	c.over.Store(true)
	c.wake(over)
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
func (c *call) finish() {
	defer c.tell(c.bound.Context)
	if c.reclaim() {
		c.conclude(&c.msg, c.failed, c.space())
		c.judge(&c.bound)
	}
}

// judge asks the policy how to go on.
func (c *call) judge(ctx context.Context) {
	c.msg.Then = Stop.String() // unless the policy comes to say otherwise
	if !c.enter(theirs) {
		return
	}
	then := c.then(ctx)
	if c.leave(theirs) {
		c.msg.Then = then.String()
	}
}

// tell records the call, in time or not.
func (c *call) tell(ctx context.Context) {
	if !c.reclaim() {
		c.exec.recordLate(ctx, c)
		return
	}
	c.owner.Store(recorders)
	defer c.leave(recorders)
	c.exec.record(ctx, c, &c.msg)
}

// grow has the stack of a new goroutine grow once, while it is nearly empty:
// otherwise it is copied several times on the way to the handler, which takes a
// fourth of the time of a call.
//
//go:noinline
func grow() {
	var room [6 << 10]byte
	use(&room)
}

//go:noinline
func use(*[6 << 10]byte) {}

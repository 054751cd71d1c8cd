package exec

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"sync/atomic"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// call is the state of one call. The fields of the first group never change.
// Those of the second are written by the stages and may be read once the call
// has ended, echo also once the handler has begun.
type call struct {
	exec    *Executor
	sent    tool.Call
	started time.Time
	tool    tool.Tool
	found   bool
	spec    *tool.Spec
	lang    string // of the product's own texts

	invocation tool.Invocation
	room       [usualSize]byte // what echo and content are cut from, while they fit
	echo       []byte          // the arg.* lines
	inHandler  bool            // the handler was begun, and has not returned in time
	outcome    tool.Outcome
	result     tool.Result
	content    []byte

	progress atomic.Int32
	reached  int32         // the progress at the end, set by wait
	ended    chan struct{} // closed when no stage will run any more
	failure  *tool.Error   // what ended the call, nil for nothing
}

// space is the room that echo has left, for what comes next.
func (c *call) space() []byte {
	used := min(len(c.echo), len(c.room))
	return c.room[used:used]
}

// How far a call came.
const (
	begun    int32 = iota // the handler was not called yet
	handling              // the handler has not returned yet
	handled               // the handler has returned
	stopped               // nobody waits for the handler anymore
)

var (
	errExit = errors.New("run call: runtime.Goexit ended the goroutine")
	errLate = errors.New("run call: the handler returned after the call was answered")
)

// panicError is a panic as an error, for the log.
type panicError struct {
	value any
	stack []byte
}

// Error is the value and the stack.
func (p *panicError) Error() string { return fmt.Sprintf("panic: %v\n%s", p.value, p.stack) }

// bound is ctx with the time that the call may take.
func (c *call) bound(ctx context.Context) (context.Context, context.CancelFunc) {
	timeout := c.exec.config.Timeout
	if c.spec.Timeout > 0 {
		timeout = c.spec.Timeout
	}
	if timeout < 0 {
		return context.WithCancel(ctx)
	}
	return context.WithTimeout(ctx, timeout)
}

// run takes the call through its stages, and closes ended whatever happens on
// the way. All code of the tool runs here.
func (c *call) run(ctx context.Context) {
	cause := errExit
	defer func() {
		if v := recover(); v != nil {
			cause = &panicError{v, debug.Stack()}
		}
		if cause != nil {
			c.failure = tool.Internal.New("").With(cause)
		}
		if c.inHandler && c.progress.Load() == stopped {
			c.exec.recordLate(ctx, c.sent, c.failure)
		}
		close(c.ended)
	}()
	c.failure = c.stages(ctx)
	cause = nil
}

// stages is the failure that ended the call, or nil.
func (c *call) stages(ctx context.Context) *tool.Error {
	for _, stage := range stages {
		if err := stage(ctx, c); err != nil {
			return c.classify(ctx, err)
		}
	}
	return nil
}

// wait is the failure that ended the call, or nil. When ctx is done, only what
// does not wait for the handler is still waited for.
func (c *call) wait(ctx context.Context) *tool.Error {
	select {
	case <-c.ended:
		c.reached = c.progress.Load()
		return c.settle(c.failure)
	case <-ctx.Done():
	}
	c.reached = c.progress.Swap(stopped)
	if c.reached == handling {
		return c.settle(tool.Classify(ctx.Err()))
	}
	<-c.ended
	return c.settle(c.failure)
}

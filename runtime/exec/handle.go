package exec

import (
	"context"
	"errors"

	"github.com/tooladapt/tooladapt/runtime/normalize"
)

// bound is ctx with the time that the call may take.
func (c *call) bound(ctx context.Context) (context.Context, context.CancelFunc) {
	timeout := c.exec.config.Timeout
	if c.spec.Timeout > 0 {
		timeout = c.spec.Timeout
	}
	if timeout < 0 {
		return context.WithCancel(ctx)
	}
	return context.WithDeadline(ctx, c.began.Add(timeout))
}

// handle runs the handler, unless the call was canceled before, and normalizes
// what it answers.
func handle(ctx context.Context, c *call) error {
	c.reached = handling
	if !c.enter(handlers) {
		return errLeft
	}
	if err := ctx.Err(); err != nil { // before anything is done
		c.leave(handlers)
		c.reached = decoded
		return err
	}
	notes := new(normalize.Notes)
	outcome, err := c.invocation.Run(normalize.WithNotes(ctx, notes))
	if !c.leave(handlers) {
		return errors.Join(errLate, err)
	}
	c.outcome, c.notes = outcome, notes
	return err
}

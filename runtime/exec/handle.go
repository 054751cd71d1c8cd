package exec

import (
	"context"
	"errors"

	"github.com/tooladapt/tooladapt/runtime/normalize"
)

// attempt runs the handler once, unless the call was canceled before.
func (c *call) attempt(ctx context.Context) error {
	if err := ctx.Err(); err != nil { // before anything is done
		return err
	}
	before := c.reached
	c.reached, c.attempts = handling, c.attempts+1
	if !c.enter(handlers) {
		return errLeft
	}
	if err := ctx.Err(); err != nil {
		if c.leave(handlers) {
			c.reached, c.attempts = before, c.attempts-1
		}
		return err
	}
	noting := &c.noting
	if c.attempts > 1 { // what an attempt left behind may still take notes
		noting = new(normalize.Noting)
	}
	noting.Context = ctx
	outcome, err := c.invocation.Run(noting)
	if !c.leave(handlers) {
		return errors.Join(errLate, err)
	}
	c.outcome, c.notes = outcome, &noting.Notes
	return err
}

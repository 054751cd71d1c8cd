package exec

import (
	"bytes"
	"context"
	"errors"

	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// stage is one step of a call. An error ends the call.
type stage func(context.Context, *call) error

// stages is the life of a call, in order. After it the failure is told, or the
// result that renderResult made, and the call is recorded.
var stages = [...]stage{
	lookup,
	refuseTruncated,
	decode,
	policy,
	handle,
	keepRaw,
	renderResult,
}

// lookup ends calls of tools that don't exist.
func lookup(_ context.Context, c *call) error {
	if c.found {
		return nil
	}
	return unknown(c.sent.Name, c.exec.set.Names(), words.In(c.lang))
}

// refuseTruncated ends calls whose arguments may be cut off: half of a list is
// often valid, and never what was meant.
func refuseTruncated(_ context.Context, c *call) error {
	if !c.sent.Truncated {
		return nil
	}
	return tool.ArgumentsTruncated.Say(words.CutOff)
}

// decode reads the arguments, and keeps the lines that echo them and tell what
// was done to them.
func decode(ctx context.Context, c *call) error {
	arguments := bytes.TrimSpace(c.sent.Arguments)
	if len(arguments) == 0 || string(arguments) == "null" {
		arguments = []byte("{}")
	}
	invocation, err := c.tool.Decode(ctx, arguments)
	if err != nil {
		return err
	}
	c.invocation = invocation
	c.echo = appendReading(invocation.AppendArguments(c.space()), invocation.Reading())
	return nil
}

// policy is where calls are allowed, denied or sent to be approved. So far all
// are allowed.
func policy(context.Context, *call) error { return nil }

// handle runs the handler, unless the call was canceled before.
func handle(ctx context.Context, c *call) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	if !c.progress.CompareAndSwap(begun, handling) {
		return ctx.Err()
	}
	c.inHandler = true
	outcome, err := c.invocation.Run(ctx)
	if !c.progress.CompareAndSwap(handling, handled) {
		return errors.Join(errLate, err)
	}
	c.inHandler = false
	c.outcome = outcome
	return err
}

// keepRaw is where what the source answered is kept, to be read again. So far
// nothing is.
func keepRaw(context.Context, *call) error { return nil }

// renderResult makes the envelope and the text of the result.
func renderResult(_ context.Context, c *call) error {
	c.result = c.outcome.Result()
	if c.result.Status == "" {
		c.result.Status = tool.Success
	}
	c.result.Next = c.spec.Next
	c.content = c.appendSuccess(c.space())
	return nil
}

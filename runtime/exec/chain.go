package exec

import (
	"context"
	"errors"
	"slices"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// step is one step of a call. An error of run ends the call.
type step struct {
	// after is where the stages of users stand that follow the step; 0 for none.
	after Point
	// owner says whose code the step runs.
	owner owner
	// reached is how far a call has come that has taken the step.
	reached progress
	run     func(context.Context, *call) error
}

// steps is the life of a call, in order. Behind it stand, whatever happened, the
// answer (answer.go) and the record (record.go).
//
// Normalizing is part of what handle runs, and redacting part of what
// renderResult runs: generated writers never write what is to be hidden.
var steps = [...]step{
	{0, ours, received, lookup},
	{0, ours, received, refuseTruncated},
	{Decoded, theirs, decoded, readArguments},
	{0, ours, decoded, refuseRepeat},
	{Allowed, theirs, decoded, policy},
	{0, handlers, handled, handle},
	{Answered, theirs, handled, envelope},
	{0, ours, handled, summarize},
	{Rendered, theirs, handled, renderResult},
}

// chain is steps with the stages of users where they stand.
func chain(stages []Stage) []step {
	var all []step
	for _, s := range steps {
		all = append(all, s)
		for _, user := range stages {
			if user.After == s.after && s.after != 0 && user.Run != nil {
				all = append(all, step{0, theirs, s.reached, user.step})
			}
		}
	}
	return slices.Clip(all)
}

// errLeft ends a call that nobody waits for any more.
var errLeft = errors.New("run call: the call has been answered")

// through takes the call through all steps, and answers what ended it, or nil.
func (c *call) through(ctx context.Context) *tool.Error {
	for i := range c.exec.chain {
		s := &c.exec.chain[i]
		if err := c.step(ctx, s); err != nil {
			return c.classify(ctx, err)
		}
		c.reached = s.reached
	}
	return nil
}

// step runs one step, and notes whose code is run meanwhile. The handler's step
// does that by itself.
func (c *call) step(ctx context.Context, s *step) error {
	if s.owner != theirs {
		return s.run(ctx, c)
	}
	if !c.enter(theirs) {
		return errLeft
	}
	err := s.run(ctx, c)
	if !c.leave(theirs) {
		return errLeft
	}
	return err
}

package exec

import (
	"context"
	"fmt"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Stage is a step of one's own in the life of every call. The zero Stage is
// skipped.
//
// A stage may hold a call back, such as one for an order of somebody else, add
// offers to a result, or look at what the model will see:
//
//	exec.Config{Stages: []exec.Stage{{
//		Name:  "watermark",
//		After: exec.Rendered,
//		Run: func(_ context.Context, s *exec.State) error {
//			if bytes.Contains(s.Content, watermark) {
//				return tool.PolicyDenied.New("the result is confidential")
//			}
//			return nil
//		},
//	}}}
//
// Whatever a stage does, the call is answered, and no other call is touched. An
// error ends the call, as one that a handler answers; so does a panic, or
// runtime.Goexit, as INTERNAL: a stage may be there for safety, so that going on
// without it is never an option. A stage that has not returned when the time of
// the call is up is left behind after a second more, and what it does to its
// State from then on is lost.
type Stage struct {
	// Name is for the log, where a failure of the stage is told.
	Name string
	// After is where the stage stands. Stages at one place run in their order.
	After Point
	// Run runs the stage for one call. It is called by many goroutines at the
	// same time.
	Run func(ctx context.Context, s *State) error
}

// Point is a place in the life of a call where stages may stand.
type Point uint8

// The places, in order.
const (
	// Decoded: the arguments have been read. No policy has been asked.
	Decoded Point = iota + 1
	// Allowed: policy lets the call run; next is the handler.
	Allowed
	// Answered: the handler has answered, and its answer is normalized. Result
	// is there; its changes are in the text that is about to be made as far as
	// they concern status and offers.
	Answered
	// Rendered: the text for the model is made. Content is there, and may be
	// changed; what is put there is shown as it is.
	Rendered
)

// State is what a stage sees of a call. It belongs to the stage until it
// returns, and must not be kept.
type State struct {
	// Call is the call as the model made it, with an id in any case. Its
	// Arguments must not be changed.
	Call tool.Call
	// Spec describes the tool. It is shared: read it only.
	Spec *tool.Spec
	// Caller is who the call is made for.
	Caller tool.Caller
	// Arguments are the decoded arguments, of the tool struct's own type.
	Arguments any
	// Result is the envelope, nil before the handler has answered. Status, Next
	// and KeyFields may be changed.
	Result *tool.Result
	// Content is the text for the model, nil before it is made. It may be
	// changed, in place too.
	Content []byte
}

// step runs the stage as a step of c. What it changed counts once it has
// returned in time, and without an error.
func (s Stage) step(ctx context.Context, c *call) error {
	state := State{Call: c.sent, Spec: c.spec, Caller: c.caller, Arguments: c.invocation.Arguments(), Content: c.content}
	if c.reached == handled {
		result := c.msg.Result
		state.Result = &result
	}
	if err := s.Run(ctx, &state); err != nil {
		return fmt.Errorf("stage %s: %w", s.Name, err)
	}
	if state.Result != nil {
		c.msg.Result = *state.Result
	}
	c.content = state.Content
	return nil
}

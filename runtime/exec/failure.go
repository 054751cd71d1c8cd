package exec

import (
	"context"
	"slices"

	"github.com/tooladapt/tooladapt/runtime/cause"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// classify makes a [tool.Error] that is safe to show of what ended a stage. A
// handler's own INTERNAL keeps its text only where the tool declares its code.
func (c *call) classify(ctx context.Context, err error) *tool.Error {
	e, own := tool.Classify(err), ownError(err)
	switch {
	case own && (e.Category != tool.Internal || c.declares(e.Code)):
		return e
	case ctx.Err() != nil: // whatever comes of an interrupted call, such as a killed process
		return tool.Classify(ctx.Err()).With(err)
	case !own:
		return e
	}
	hidden := tool.Internal.New("").With(err)
	hidden.SideEffect = e.SideEffect
	return hidden
}

// ownError reports whether the handler says itself what its error is.
func ownError(err error) bool {
	for e := range cause.Chain(err) {
		if _, ok := e.(*tool.Error); ok {
			return true
		}
	}
	return false
}

// declares reports whether the tool declares an error of that code.
func (c *call) declares(code string) bool {
	return slices.ContainsFunc(c.spec.Errors, func(e *tool.Error) bool { return e.Code == code })
}

// settle is failure with what only the executor knows: whether the call may
// have changed anything, and so whether a call without an answer may be tried
// again.
func (c *call) settle(failure *tool.Error) *tool.Error {
	if failure == nil {
		return nil
	}
	if c.reached == handled && (failure.Category == tool.TimedOut || failure.Category == tool.Canceled) {
		failure = tool.Internal.New("").With(failure) // nothing is left to be timed out or canceled
	}
	e := *failure
	if e.SideEffect == "" {
		e.SideEffect = c.sideEffect(e.Category)
	}
	if !unanswered(&e) || e.SideEffect == tool.NotApplied || c.spec.Idempotent {
		return &e
	}
	if e.Code != string(failure.Category) { // but one of the tool's own
		e.Category, e.RetryAfter = tool.OutcomeUnknown, 0
		return &e
	}
	unknown := tool.OutcomeUnknown.New("").With(e.Unwrap())
	unknown.Cause, unknown.UserActs, unknown.SideEffect = e.Cause, e.UserActs, e.SideEffect
	return unknown
}

// unanswered reports whether the source may have had the request, and did not
// answer: it was late, or the connection ended.
func unanswered(e *tool.Error) bool {
	return e.Category == tool.TimedOut || e.Category == tool.UpstreamUnavailable && e.Cause == string(cause.ConnectionEnded)
}

// sideEffect is what is known of a failure that doesn't say; "" is nothing. A
// tool of R0 or R1 changes nothing, and neither does a handler that was not
// called.
func (c *call) sideEffect(category tool.Category) tool.SideEffect {
	switch {
	case c.reached < handling || c.spec.Risk <= tool.R1:
		return tool.NotApplied
	case c.reached == handled: // only showing it went wrong
		return tool.Applied
	}
	switch category {
	case tool.TimedOut, tool.OutcomeUnknown, tool.Canceled, tool.Internal,
		tool.UpstreamUnavailable, tool.UpstreamError, tool.InvalidResponse:
		return tool.MaybeApplied
	default:
		return ""
	}
}

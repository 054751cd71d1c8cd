package exec

import (
	"context"
	"fmt"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Policy decides which calls run, and what a program should do after each. Its
// methods may be called by many goroutines at the same time, and must heed ctx.
// [Ceiling], [Allow], [NewRate] and [NewTaint] are ready ones, [Join] holds a
// call against several.
//
// A policy of one's own knows its tools' arguments by type:
//
//	func (smallRefunds) Before(_ context.Context, r exec.Request) error {
//		if in, ok := r.Arguments().(shop.Refund); ok && in.Amount.Units() > 100_00 {
//			return tool.ApprovalRequired.New("refunds over 100 need approval")
//		}
//		return nil
//	}
type Policy interface {
	// Before decides about a call whose arguments have been read: nil lets it
	// run, APPROVAL_REQUIRED asks for approval (see [WithApproval]), and any
	// other error denies it. The model is told of it as of any error, so that a
	// [tool.Error] of [tool.PolicyDenied] is the usual one. An error that is no
	// tool.Error, or a panic, denies the call as INTERNAL.
	Before(ctx context.Context, r Request) error
	// After decides how a program should go on, of any call that was answered in
	// time. It must not keep result. A panic means [Stop].
	After(ctx context.Context, r Request, result *tool.Result) Verdict
}

// Verdict is how a program should go on after a call, weakest first. It is in
// [tool.Message.Then] by its name.
type Verdict uint8

// The verdicts.
const (
	Continue Verdict = iota // give the model the answer
	Ask                     // ask a person first
	Stop                    // do not go on
)

// String is the verdict as [tool.Message.Then] has it; that of Continue is "".
func (v Verdict) String() string { return [...]string{"", "ask", "stop"}[min(v, Stop)] }

// Request is what a policy knows of a call.
type Request struct {
	// Call is the call as the model made it, with an id in any case.
	Call tool.Call
	// Spec describes the tool, and of one that does not exist only the name.
	Spec *tool.Spec
	// Caller is who the call is made for.
	Caller tool.Caller

	invocation tool.Invocation
}

// Arguments are the decoded arguments, of the tool struct's own type; nil where
// they could not be read.
func (r Request) Arguments() any {
	if r.invocation == nil {
		return nil
	}
	return r.invocation.Arguments()
}

func (c *call) request() Request {
	return Request{Call: c.sent, Spec: c.spec, Caller: c.caller, invocation: c.invocation}
}

// policy ends calls that are denied, or that need an approval and have none.
func policy(ctx context.Context, c *call) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	err := c.exec.config.Policy.Before(ctx, c.request())
	if err == nil {
		return nil
	}
	if e := tool.Classify(err); !ownError(err) || e.Category != tool.ApprovalRequired {
		return err
	}
	digest, now := c.digest(c.arguments()), c.began
	for _, token := range approvalsFrom(ctx) {
		if c.exec.approvals.redeem(token, digest, now) {
			return nil
		}
	}
	c.approval = c.exec.approvals.issue(digest, now)
	return err
}

// then is what the policy says of the answer.
func (c *call) then(ctx context.Context) (v Verdict) {
	v = Stop
	defer func() {
		if p := recover(); p != nil {
			c.exec.quietly(func() { c.exec.config.Logger.ErrorContext(ctx, "policy after a tool call", "cause", caught(p)) })
		}
	}()
	return c.exec.config.Policy.After(ctx, c.request(), &c.msg.Result)
}

// Join is a policy that holds each call against all of policies. The strictest
// answer counts: a denial before a question, and of several the first one. A
// policy that counts calls, such as [Rate], stands behind those that deny them.
func Join(policies ...Policy) Policy { return joined(policies) }

type joined []Policy

// Before is that of [Policy].
func (j joined) Before(ctx context.Context, r Request) error {
	var question error
	for i, p := range j {
		err := p.Before(ctx, r)
		switch {
		case err == nil:
		case !ownError(err):
			return fmt.Errorf("policy %d of %d: %w", i+1, len(j), err)
		case tool.Classify(err).Category != tool.ApprovalRequired:
			return err
		case question == nil:
			question = err
		}
	}
	return question
}

// After is that of [Policy].
func (j joined) After(ctx context.Context, r Request, result *tool.Result) Verdict {
	strictest := Continue
	for _, p := range j {
		strictest = max(strictest, p.After(ctx, r, result))
	}
	return strictest
}

package exec

import (
	"context"
	"strconv"
	"time"

	"github.com/tooladapt/tooladapt/runtime/redact"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// conclude makes msg the answer of a call that ended with failure, whose text is
// appended to dst, or with its result where that is nil. Of a call that is left
// behind it reads only what its progress says is made.
func (c *call) conclude(msg *tool.Message, failure *tool.Error, dst []byte) {
	failure = c.settle(failure)
	c.noteOutcome(failure)
	var content []byte
	if failure == nil {
		content = c.content
	} else {
		content = c.fail(msg, c.warn(failure.In(c.caller.Lang)), dst)
	}
	r := &msg.Result
	if c.reached >= decoded {
		r.Arguments = c.given
		r.Coercions = c.invocation.Reading().Coercions
	}
	r.ToolCallID = c.sent.ID
	r.ToolName = c.spec.Name
	r.SchemaVersion = c.spec.Version
	r.Risk = c.spec.Risk
	if r.Redacted = c.spec.Redacted; len(r.Redacted) > 0 {
		r.RedactedBy = redact.Version
	}
	r.StartedAt = c.began.UTC()
	r.Retry = c.retried()
	r.Duration = time.Since(c.began)
	if r.Display == "" {
		r.Display = display(brief(c.spec.Name, maxName), r, words.In(c.caller.Lang))
	}
	msg.ToolCallID, msg.Name = c.sent.ID, c.sent.Name
	msg.Status, msg.Blobs = r.Status, r.Blobs
	msg.Content = string(c.inForm(r, content))
}

// fail makes msg the answer of a call that ended with failure, and answers its
// text.
func (c *call) fail(msg *tool.Message, failure *tool.Error, dst []byte) []byte {
	msg.Result = tool.Result{Status: failure.Category.Status(), Next: failure.Offers(), Error: failure}
	if failure.Category == tool.ApprovalRequired {
		msg.Approval = c.approval
	}
	return c.appendFailure(dst, failure)
}

// appendSuccess appends the document of a result, cut to the limit of the call:
//
//	[result] search_orders success
//	arg.status: 已取消
//	empty (1): orders
//	complete: true
//	next.1: could widen the period
//	[orders] rows 0 of 0
func (c *call) appendSuccess(ctx context.Context, dst []byte) []byte {
	dst = c.appendBanner(dst)
	sections := len(dst)
	if dst, whole := c.appendWhole(dst); whole {
		return append(dst, c.findings...)
	}
	dst = append(c.outcome.AppendCompactLimit(dst, c.limit()), c.findings...)
	if len(c.omitted) == 0 {
		return dst
	}
	c.keep(ctx)
	c.shorten()
	return append(c.appendBanner(nil), dst[sections:]...)
}

// appendBanner appends what stands before the sections of a result.
func (c *call) appendBanner(dst []byte) []byte {
	r := &c.msg.Result
	dst = render.Banner(dst, c.spec.Name, r.Status)
	if r.Display != "" {
		dst = render.StringField(dst, "summary", r.Display)
	}
	dst = c.appendReported(append(dst, c.echo...))
	if coverage := r.Coverage; coverage != nil {
		if n := len(coverage.Empty); n > 0 {
			dst = render.ListField(dst, "empty", n)
			for _, key := range coverage.Empty {
				dst = render.StringItem(dst, key)
			}
			dst = render.EndList(dst, n)
		}
		if !c.dateOnly {
			dst = render.BoolField(dst, "complete", coverage.Complete)
		}
		dst = c.appendLeft(c.appendMore(dst))
	}
	dst = c.appendUnsaid(appendNotAsked(dst, c.notAsked))
	for i, offer := range r.Next {
		dst = render.StringField(dst, "next."+strconv.Itoa(i+1), offer)
	}
	return dst
}

// appendFailure appends the document of an error.
func (c *call) appendFailure(dst []byte, failure *tool.Error) []byte {
	name := c.spec.Name
	if !c.found { // the model made it up
		name = brief(name, maxName)
	}
	dst = render.Banner(dst, name, failure.Category.Status())
	if c.reached >= decoded {
		dst = append(dst, c.echo...)
	}
	if c.failures > 1 {
		dst = render.IntField(dst, "repeat", int64(c.failures), "")
	}
	return render.Error(c.appendUnsaid(dst), failure)
}

// moreNotes says that n more values are not as the call sent them.
func moreNotes(n int, l *words.Language) string {
	if n == 1 {
		return l.Say(words.OneMoreNote)
	}
	return l.Say(words.MoreNotes, strconv.Itoa(n))
}

// appendUnsaid warns of what was done to the arguments beyond what is told, and
// of what is wrong with the result.
func (c *call) appendUnsaid(dst []byte) []byte {
	n := 0
	warn := func(text string) {
		n++
		dst = render.StringField(dst, "warning."+strconv.Itoa(n), text)
	}
	if c.reached >= decoded && c.invocation.Reading().More > 0 {
		warn(moreNotes(c.invocation.Reading().More, words.In(c.caller.Lang)))
	}
	for _, text := range c.msg.Result.Warnings {
		warn(text)
	}
	return dst
}

// envelope makes the envelope of the result.
func envelope(_ context.Context, c *call) error {
	r := &c.msg.Result
	if c.spec.PageOf != "" && c.isLater() {
		c.outcome = asLater(c.outcome, c.spec.PageOf)
	}
	*r = c.outcome.Result()
	if r.Status == "" {
		r.Status = tool.Success
	}
	r.Next = c.spec.Next
	c.reported(words.In(c.caller.Lang))
	if r.Coverage != nil {
		r.Coverage.Scope = c.scope()
	}
	c.page()
	c.noted(words.In(c.caller.Lang))
	c.choose()
	if c.spec.Result != nil {
		c.keepData(c.outcome.AppendJSON(c.space()))
	}
	return nil
}

// renderResult makes the text of the result.
func renderResult(ctx context.Context, c *call) error {
	c.content = c.appendSuccess(ctx, c.space())
	c.keepRaw(ctx)
	return nil
}

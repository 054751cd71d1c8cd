package exec

import (
	"strconv"
	"time"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// usualSize is room for the echo and the text of most calls.
const usualSize = 512

// answer is the message of a call that ended with failure, or with a result
// where that is nil.
func (c *call) answer(failure *tool.Error) tool.Message {
	r, content := c.result, c.content
	if failure != nil {
		failure = failure.In(c.lang)
		r = tool.Result{Status: failure.Category.Status(), Next: failure.Offers(), Error: failure}
		content = c.appendFailure(c.space(), failure)
	}
	if c.invocation != nil {
		r.Coercions = c.invocation.Reading().Coercions
	}
	r.ToolCallID = c.sent.ID
	r.ToolName = c.spec.Name
	r.SchemaVersion = c.spec.Version
	r.Risk = c.spec.Risk
	r.StartedAt = c.started
	r.Duration = time.Since(c.started)
	return tool.Message{
		ToolCallID: c.sent.ID,
		Name:       c.sent.Name,
		Status:     r.Status,
		Content:    string(content),
		Result:     r,
		Blobs:      r.Blobs,
	}
}

// appendSuccess appends the document of a result:
//
//	[result] search_orders success
//	arg.status: 已取消
//	empty (1): orders
//	complete: true
//	next.1: could widen the period
//	[orders] rows 0 of 0
func (c *call) appendSuccess(dst []byte) []byte {
	dst = render.Banner(dst, c.spec.Name, c.result.Status)
	dst = append(dst, c.echo...)
	if coverage := c.result.Coverage; coverage != nil {
		if n := len(coverage.Empty); n > 0 {
			dst = render.ListField(dst, "empty", n)
			for _, key := range coverage.Empty {
				dst = render.StringItem(dst, key)
			}
			dst = render.EndList(dst, n)
		}
		dst = render.BoolField(dst, "complete", coverage.Complete)
	}
	dst = c.appendUnsaid(dst)
	for i, offer := range c.result.Next {
		dst = render.StringField(dst, "next."+strconv.Itoa(i+1), offer)
	}
	return c.outcome.AppendCompact(dst)
}

// appendFailure appends the document of an error.
func (c *call) appendFailure(dst []byte, failure *tool.Error) []byte {
	name := c.spec.Name
	if !c.found { // the model made it up
		name = brief(name, maxName)
	}
	dst = render.Banner(dst, name, failure.Category.Status())
	dst = append(dst, c.echo...)
	return render.Error(c.appendUnsaid(dst), failure)
}

// appendUnsaid warns of what was done to the arguments beyond what is told.
func (c *call) appendUnsaid(dst []byte) []byte {
	if c.invocation == nil || c.invocation.Reading().More == 0 {
		return dst
	}
	more := strconv.Itoa(c.invocation.Reading().More)
	return render.StringField(dst, "warning.1", words.In(c.lang).Say(words.MoreNotes, more))
}

// appendReading appends what was done to the arguments:
//
//	defaulted (1): limit
//	coerced (2): days, filter.since
func appendReading(dst []byte, r *tool.Reading) []byte {
	coerced := make([]string, len(r.Coercions))
	for i, c := range r.Coercions {
		coerced[i] = c.Path
	}
	dst = render.Paths(dst, "defaulted", r.Defaulted)
	return render.Paths(dst, "coerced", coerced)
}

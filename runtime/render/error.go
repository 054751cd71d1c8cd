package render

import (
	"strconv"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Error appends the sections of a failed call: [error], and for bad arguments
// [arguments] and [call], the call to complete. The private cause of e is never
// shown.
func Error(dst []byte, e *tool.Error) []byte {
	dst = Section(dst, "error", false)
	code := e.Code
	if code == "" {
		code = string(e.Category)
	}
	dst = StringField(dst, "code", code)
	dst = StringField(dst, "message", e.Message)
	if e.Cause != "" {
		dst = StringField(dst, "cause", e.Cause)
	}
	if e.SideEffect != "" {
		dst = StringField(dst, "side_effect", string(e.SideEffect))
	}
	dst = appendRetry(dst, e)
	if e.Arguments != nil && len(e.Arguments.Fill) > 0 {
		dst = appendFill(dst, e.Arguments.Fill)
	}
	for i, offer := range e.Offers() {
		dst = strconv.AppendInt(append(dst, "next."...), int64(i+1), 10)
		dst = append(appendAtom(append(dst, ": "...), offer, inField), '\n')
	}
	if e.Arguments != nil {
		dst = appendArguments(dst, e.Arguments)
	}
	return dst
}

// appendRetry appends whether and when to call again. That no person must act
// goes without saying where the arguments are to be mended.
func appendRetry(dst []byte, e *tool.Error) []byte {
	dst = BoolField(dst, "retryable", e.Category.Retryable())
	if e.RetryAfter > 0 {
		seconds := e.RetryAfter / time.Second
		if e.RetryAfter%time.Second > 0 {
			seconds++
		}
		dst = IntField(dst, "retry_after", int64(seconds), "s")
	}
	if acts := e.UserActs || e.Category.UserActs(); acts || e.Arguments == nil {
		dst = BoolField(dst, "user_action_required", acts)
	}
	return dst
}

func appendFill(dst []byte, names []string) []byte {
	dst = ListField(dst, "fill", len(names))
	for _, name := range names {
		if nameLen(name) == len(name) {
			dst = StringItem(dst, name)
		} else {
			dst = UntrustedItem(dst, name)
		}
	}
	return EndList(dst, len(names))
}

package render

import (
	"strconv"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// Error appends the sections of a failed call: [error], and for bad arguments
// [arguments] and [call], the call to complete. Of texts of more than 1,000
// characters only the start is shown. The private cause of e is never shown.
func Error(dst []byte, e *tool.Error) []byte {
	dst = Section(dst, "error", false)
	code := e.Code
	if code == "" {
		code = string(e.Category)
	}
	dst = sentence(dst, "code", code)
	dst = sentence(dst, "message", e.Message)
	if e.Cause != "" {
		dst = sentence(dst, "cause", e.Cause)
	}
	if e.SideEffect != "" {
		dst = sentence(dst, "side_effect", string(e.SideEffect))
	}
	dst = appendRetry(dst, e)
	if e.Arguments != nil && len(e.Arguments.Fill) > 0 {
		dst = appendFill(dst, e.Arguments.Fill)
	}
	dst = appendOffers(dst, e.Offers())
	if e.Arguments != nil {
		dst = appendArguments(dst, e.Arguments, words.In(e.Lang()))
	}
	return dst
}

// sentence appends a text that may be from anywhere, cut where it is long.
func sentence(dst []byte, key, v string) []byte {
	return append(appendCut(startField(dst, key), v, maxSentence), '\n')
}

// maxOffers is how many offers are shown.
const maxOffers = 10

func appendOffers(dst []byte, offers []string) []byte {
	for i, offer := range offers[:min(len(offers), maxOffers)] {
		dst = strconv.AppendInt(append(dst, "next."...), int64(i+1), 10)
		dst = append(appendCut(append(dst, ": "...), offer, maxSentence), '\n')
	}
	return dst
}

// appendRetry appends whether and when to call again. That no person must act
// goes without saying where the arguments are to be mended.
func appendRetry(dst []byte, e *tool.Error) []byte {
	dst = BoolField(dst, "retryable", e.Retryable())
	if e.RetryAfter > 0 {
		dst = IntField(dst, "retry_after", int64((e.RetryAfter-1)/time.Second+1), "s")
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

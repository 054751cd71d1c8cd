package tool

import (
	"strconv"
	"strings"
	"time"

	"github.com/tooladapt/tooladapt/runtime/cause"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// Error is a failure as data: what the model may see, and a private cause that
// only the log sees. Declared errors are package variables that handlers
// return through [Error.With]; they are never changed.
type Error struct {
	// Code is the category's own name, or a narrower name that a tool declares.
	Code string
	// Category decides status, retry and who must act.
	Category Category
	// Message is one sentence that is safe to show.
	Message string
	// Next are offers, never orders. None means the category's own offer.
	Next []string
	// Cause is a root-cause hint from the closed vocabulary of package cause,
	// such as upstream_rate_limit; "" for none. Classify drops any other text.
	Cause string
	// UserActs says that a person must act although the category does not.
	UserActs bool
	// RetryAfter is how long to wait before a retry; 0 when not known.
	RetryAfter time.Duration
	// SideEffect says whether the call changed anything.
	SideEffect SideEffect
	// Arguments locates what is wrong with the arguments, for INVALID_ARGUMENTS.
	Arguments *ArgumentReport

	// own is the phrase that Message is, where it is the product's own, with those
	// values; lang is its language, and that of the offers.
	own    words.Phrase
	values []string
	lang   string
	cause  error
}

// SideEffect says whether a failed call changed the world.
type SideEffect string

// The three answers. The zero value of a SideEffect is not told to the model.
const (
	NotApplied   SideEffect = "not_applied"
	Applied      SideEffect = "applied"
	MaybeApplied SideEffect = "maybe_applied"
)

// With is e with err as its private cause. The model never sees err; logs do,
// and errors.Is and errors.AsType reach it.
func (e *Error) With(err error) *Error {
	c := *e
	c.cause = err
	return &c
}

// In is e with the product's own texts in a language, such as zh; English for
// one that is not known. Texts of authors, and violations, stay as they are.
func (e *Error) In(lang string) *Error {
	if lang == e.lang {
		return e
	}
	c := *e
	if e.own != words.None && e.Message == words.In(e.lang).Say(e.own, e.values...) {
		c.Message = words.In(lang).Say(e.own, e.values...)
	}
	c.lang = lang
	return &c
}

// Lang is the language of the product's own texts in e, "" for English.
func (e *Error) Lang() string { return e.lang }

// Error is the code and the safe message, without the cause.
func (e *Error) Error() string {
	if e.Message == "" {
		return e.Code
	}
	return e.Code + ": " + e.Message
}

// Unwrap is the private cause, or nil.
func (e *Error) Unwrap() error { return e.cause }

// Is reports whether target is an [Error] of the same code, so that
// errors.Is(err, ErrOrderShipped) holds whatever the cause.
func (e *Error) Is(target error) bool {
	t, ok := target.(*Error)
	return ok && t.Code == e.Code && t.Category == e.Category
}

// Retryable reports whether the same call, unchanged, may succeed later: what
// the category says, and of the errors that a source answers those of status
// 5xx, whose code tells it, such as UPSTREAM_500.
func (e *Error) Retryable() bool {
	if e.Category != UpstreamError {
		return e.Category.Retryable()
	}
	status, ok := strings.CutPrefix(e.Code, upstream)
	return ok && len(status) == 3 && status[0] == '5'
}

// Offers is Next, or the category's own offer where there is none.
func (e *Error) Offers() []string {
	next, l := e.Category.traits().next, words.In(e.lang)
	switch {
	case len(e.Next) > 0:
		return e.Next
	case e.Category == RateLimited && e.RetryAfter > 0:
		wait := int64((e.RetryAfter-1)/time.Second + 1)
		return []string{l.Say(words.CouldWaitSeconds, strconv.FormatInt(wait, 10))}
	case e.Category == UpstreamError && e.Cause == string(cause.UpstreamRefused):
		return []string{l.Say(words.CouldAskOtherwise)}
	case next != words.None:
		return []string{l.Say(next)}
	default:
		return nil
	}
}

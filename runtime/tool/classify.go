package tool

import (
	"cmp"

	"github.com/tooladapt/tooladapt/runtime/cause"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// Classify makes an [Error] of any error, with err as its private cause; of
// nil, nil. Of the chain, also that of errors.Join, 256 errors are looked at.
//
// An Error in the chain is kept, with the root cause and the wait of the chain
// where it has none and its category is that of the root cause. Otherwise the
// root cause decides, see package cause. What
// it doesn't know is INTERNAL, and so is an Error of no known category. So is an
// error that panics when it is looked into; the panic is its cause then. No text
// of err is in what the model sees.
func Classify(err error) (e *Error) {
	if err == nil {
		return nil
	}
	defer func() {
		if v := recover(); v != nil {
			e = Internal.New("").With(panicked{v})
		}
	}()
	own, found, root := search(err)
	switch {
	case !found:
		return errorOf(root).With(err)
	case own == nil || !own.Category.known():
		return Internal.New("").With(err)
	case error(own) != err:
		own = own.With(err)
	}
	return own.complete().rooted(root)
}

// search walks the chain of err once: the first Error in it, whether there is
// one, and the root cause.
func search(err error) (own *Error, found bool, root cause.Cause) {
	var s cause.Search
	for e := range cause.Chain(err) {
		if !found {
			own, found = asError(e)
		}
		s.Look(e)
	}
	return own, found, s.Found()
}

// asError is err as an Error, where it is one or says so.
func asError(err error) (e *Error, ok bool) {
	if e, ok = err.(*Error); ok {
		return e, true
	}
	as, ok := err.(interface{ As(any) bool })
	return e, ok && as.As(&e)
}

// rooted is e with what the root cause adds to it. Its own hint must be of the
// vocabulary: a text that is not may be that of another error.
func (e *Error) rooted(c cause.Cause) *Error {
	hint, wait := e.Cause, e.RetryAfter
	if !cause.Hint(hint).Known() {
		hint = ""
	}
	if categoryOf(c.Hint) == e.Category {
		hint, wait = cmp.Or(hint, string(c.Hint)), cmp.Or(wait, c.RetryAfter)
	}
	if hint == e.Cause && wait == e.RetryAfter {
		return e
	}
	copied := *e
	copied.Cause, copied.RetryAfter = hint, wait
	return &copied
}

// complete is e with its category's code and message where it has none.
func (e *Error) complete() *Error {
	if e.Code != "" && e.Message != "" {
		return e
	}
	c := *e
	if c.Code == "" {
		c.Code = string(c.Category)
	}
	if c.Message == "" {
		c.own = c.Category.traits().message
		c.Message = words.In(c.lang).Say(c.own)
	}
	return &c
}

// panicked is a panic as an error, for the log.
type panicked struct{ value any }

func (p panicked) Error() string {
	switch v := p.value.(type) {
	case error:
		return "look into an error: panic: " + v.Error()
	case string:
		return "look into an error: panic: " + v
	default:
		return "look into an error: panic"
	}
}

package tool

import (
	"context"
	"errors"

	"github.com/tooladapt/tooladapt/runtime/words"
)

// Classify makes an [Error] of any error; of nil, nil. An Error in the chain is
// kept, with the whole chain as its cause; a deadline is TIMEOUT and a
// cancellation CANCELED; anything else, and an Error of no known category, is
// INTERNAL, its text kept from the model.
func Classify(err error) *Error {
	if err == nil {
		return nil
	}
	e, ok := errors.AsType[*Error](err)
	switch {
	case !ok:
		return categoryOf(err).New("").With(err)
	case e == nil || !e.Category.known():
		return Internal.New("").With(err)
	case error(e) != err:
		e = e.With(err)
	}
	return e.complete()
}

// categoryOf is the category of an error that has none of its own.
func categoryOf(err error) Category {
	var timeout interface{ Timeout() bool }
	switch {
	case errors.Is(err, context.DeadlineExceeded), errors.As(err, &timeout) && timeout.Timeout():
		return TimedOut
	case errors.Is(err, context.Canceled):
		return Canceled
	default:
		return Internal
	}
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

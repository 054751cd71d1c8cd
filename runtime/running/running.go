// Package running is what the context of a handler knows of the call that it
// runs. Package exec puts it there, package tool asks it; handlers and their
// callers use those. A test of a handler may put it there itself.
package running

import "context"

// Call is one call while its handler runs. Its methods may be called by many
// goroutines at the same time, and also when the call has been answered.
type Call interface {
	// IdempotencyKey is the same for every attempt of the call, and for no other
	// call.
	IdempotencyKey() string
	// Progress tells how far the handler has come: done of total, which is 0
	// where that is not known, and what it is at, for people.
	Progress(ctx context.Context, done, total int64, message string)
}

type key struct{}

// Context is a context of which Call runs. Both must be there.
type Context struct {
	context.Context
	Call Call
}

// Value is that of [context.Context].
func (c *Context) Value(k any) any {
	if _, ok := k.(key); ok {
		return c
	}
	return c.Context.Value(k)
}

// With is ctx with call as the one that runs.
func With(ctx context.Context, call Call) context.Context { return &Context{ctx, call} }

// From is the call that runs, or nil.
func From(ctx context.Context) Call {
	if c, ok := ctx.Value(key{}).(*Context); ok {
		return c.Call
	}
	return nil
}

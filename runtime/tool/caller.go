package tool

import "context"

// Caller is who a call is made for. The zero Caller is anonymous.
type Caller struct {
	Tenant, Subject, Session string
	// Lang is the language of the product's own texts: en (the default) or zh.
	Lang string
}

type callerKey struct{}

// WithCaller is ctx with c as the caller of the calls made under it. Arguments
// that are tagged from=caller.tenant and the like are filled from it; a call whose
// caller lacks what they need is answered UNAUTHENTICATED, and is not run.
func WithCaller(ctx context.Context, c Caller) context.Context {
	return context.WithValue(ctx, callerKey{}, c)
}

// CallerFrom is the caller of ctx, or the anonymous one.
func CallerFrom(ctx context.Context) Caller {
	c, _ := ctx.Value(callerKey{}).(Caller)
	return c
}

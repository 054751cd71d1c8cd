package tool

import (
	"context"

	"github.com/tooladapt/tooladapt/runtime/running"
)

// IdempotencyKey is a text for an upstream that does the same thing once however
// often it is asked with the same key: 64 characters of [0-9a-f], the same on
// every retry of a call, and when the program makes the same call again, with
// its id, its arguments and its caller. A caller that names no session has keys
// of its executor, so that those of two programs never meet. Outside of a handler
// that package exec runs it is "".
func IdempotencyKey(ctx context.Context) string {
	if call := running.From(ctx); call != nil {
		return call.IdempotencyKey()
	}
	return ""
}

// Progress tells whoever waits for the call how far its handler has come: done
// of total, which is 0 where that is not known, and what it is at, in words for
// people that must tell no secrets. Outside of a handler that package exec runs
// nobody is told.
func Progress(ctx context.Context, done, total int64, message string) {
	if call := running.From(ctx); call != nil {
		call.Progress(ctx, done, total, message)
	}
}

package exec

import "context"

// policy is where calls are allowed, denied or sent to be approved. So far all
// are allowed.
func policy(context.Context, *call) error { return nil }

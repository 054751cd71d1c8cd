package exec

import (
	"context"
	"slices"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Ceiling is a policy by risk. The zero Ceiling lets R0 run and denies the rest;
// that of the zero [Config] is Ceiling{Run: tool.R2, Ask: tool.R4}.
type Ceiling struct {
	// Run is the highest risk that runs.
	Run tool.Risk
	// Ask is the highest risk that runs with an approval. Above it all is
	// denied.
	Ask tool.Risk
}

// Before is that of [Policy].
func (c Ceiling) Before(_ context.Context, r Request) error {
	switch {
	case r.Spec.Risk <= c.Run:
		return nil
	case r.Spec.Risk <= c.Ask:
		return tool.ApprovalRequired.New("")
	default:
		return tool.PolicyDenied.New("")
	}
}

// After is that of [Policy]; it lets go on.
func (Ceiling) After(context.Context, Request, *tool.Result) Verdict { return Continue }

// Allow is a policy that lets the tools of those names run, and denies others.
type Allow []string

// Before is that of [Policy].
func (a Allow) Before(_ context.Context, r Request) error {
	if slices.Contains(a, r.Spec.Name) {
		return nil
	}
	return tool.PolicyDenied.New("")
}

// After is that of [Policy]; it lets go on.
func (Allow) After(context.Context, Request, *tool.Result) Verdict { return Continue }

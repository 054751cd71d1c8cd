package exec

import (
	"context"
	"sync"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// maxTainted bounds how many sessions a Taint tells apart.
const maxTainted = 100_000

// Taint is a policy for conversations in which text from outside was shown: what
// it says may be why the model makes a call. From then on tools of risk R3 and
// up need approval in that session.
//
// What counts is the result of a tool whose Spec is Untrusted. A session is that
// of the caller, see [tool.WithCaller]; callers that name none share one. Beyond
// 100,000 tainted sessions every session counts as tainted.
type Taint struct {
	mu      sync.Mutex
	tainted map[session]struct{}
}

// NewTaint is a Taint that has seen nothing yet.
func NewTaint() *Taint { return &Taint{tainted: map[session]struct{}{}} }

// Before is that of [Policy].
func (t *Taint) Before(_ context.Context, r Request) error {
	if r.Spec.Risk < tool.R3 {
		return nil
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if _, ok := t.tainted[sessionOf(r.Caller)]; ok || len(t.tainted) >= maxTainted {
		return tool.ApprovalRequired.New("")
	}
	return nil
}

// After is that of [Policy]. It notes what was shown, and lets go on.
func (t *Taint) After(_ context.Context, r Request, result *tool.Result) Verdict {
	if !r.Spec.Untrusted || result.Error != nil {
		return Continue
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if len(t.tainted) < maxTainted {
		t.tainted[sessionOf(r.Caller)] = struct{}{}
	}
	return Continue
}

// session is one conversation of somebody.
type session struct{ tenant, subject, name string }

func sessionOf(c tool.Caller) session { return session{c.Tenant, c.Subject, c.Session} }

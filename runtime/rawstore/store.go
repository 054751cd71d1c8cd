// Package rawstore keeps whole results for as long as a conversation may want
// to read on in them: what the source sent, for programs, and the text of all
// sections, redacted, for the model. A [Store] hands out references that nobody
// can guess, and gives a result back to the caller alone that it was kept for.
package rawstore

import (
	"context"
	"time"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Store keeps results. Its methods are called by many goroutines at once.
type Store interface {
	// Put keeps e, and answers its reference: r_ and letters and digits. Its
	// error says that e is not kept, such as [ErrTooLarge].
	Put(ctx context.Context, e Entry) (ref string, err error)
	// Get is what was kept under ref for owner. It is false for an unknown
	// reference, for one of another owner, and for what is kept no longer: these
	// cannot be told apart.
	Get(ctx context.Context, owner Owner, ref string) (*Kept, bool)
}

// Owner is who may read a result again. The zero Owner is an anonymous one.
type Owner struct{ Tenant, Subject, Session string }

// OwnerOf is the owner of what is kept for a caller.
func OwnerOf(c tool.Caller) Owner { return Owner{c.Tenant, c.Subject, c.Session} }

// Entry is what is to be kept. Its bytes must not change any more.
type Entry struct {
	Owner Owner
	// Tool is the name of the tool that answered.
	Tool string
	// Data is what the source sent, not redacted, and MediaType (RFC 9110) what
	// it is; nil where it sent no bytes. No model sees it.
	Data      []byte
	MediaType string
	// Sections are the rendered sections, whole and redacted.
	Sections []byte
}

// Kept is one result that was kept. It is shared: treat it as read-only.
type Kept struct {
	Entry
	// Whole is the sections with their index.
	Whole *render.Whole
	// At is when it was kept.
	At time.Time
}

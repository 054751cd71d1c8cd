package normalize

import (
	"context"
	"sync"
)

// Notes collects what the helpers of this package did while a handler ran, so that
// the answer tells it: package exec hands them over in the context. They are for
// many goroutines; the zero Notes has none.
type Notes struct {
	mu         sync.Mutex
	stopped    []Extent
	reductions []Reduction
}

type notesKey struct{}

// Noting is Context with notes to be taken in Notes. It is a context where
// Context is there, and must not be copied then.
type Noting struct {
	context.Context
	Notes Notes
}

// Value is that of [context.Context].
func (n *Noting) Value(key any) any {
	if _, ok := key.(notesKey); ok {
		return &n.Notes
	}
	return n.Context.Value(key)
}

// maxNotes is how many notes of a kind are kept.
const maxNotes = 20

// note calls write with the notes of ctx, if it has any.
func note(ctx context.Context, write func(*Notes)) {
	if n, ok := ctx.Value(notesKey{}).(*Notes); ok {
		n.mu.Lock()
		defer n.mu.Unlock()
		write(n)
	}
}

func noteExtent(ctx context.Context, e Extent) {
	note(ctx, func(n *Notes) {
		if e.Stopped != "" && len(n.stopped) < maxNotes {
			n.stopped = append(n.stopped, e)
		}
	})
}

func noteReduction(ctx context.Context, r Reduction) {
	note(ctx, func(n *Notes) {
		if len(n.reductions) < maxNotes {
			n.reductions = append(n.reductions, r)
		}
	})
}

// Stopped is how far lists were read of which not all was read, and Reductions
// what became of rows, in the order in which it was done; the first 20 of each.
func (n *Notes) Stopped() []Extent {
	n.mu.Lock()
	defer n.mu.Unlock()
	return append([]Extent(nil), n.stopped...)
}

// Reductions is told with Stopped.
func (n *Notes) Reductions() []Reduction {
	n.mu.Lock()
	defer n.mu.Unlock()
	return append([]Reduction(nil), n.reductions...)
}

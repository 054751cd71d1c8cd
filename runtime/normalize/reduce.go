package normalize

import (
	"context"
	"time"
)

// Identity is what a row is about. Rows of which any part of it differs are never
// taken for one another.
type Identity struct {
	// Object is what the row tells of, such as an order number. A row without one
	// stands for itself.
	Object string
	// Time is when it was so: the instant counts, not the zone. To add up the rows
	// of a day, give the day.
	Time time.Time
	// Version is that of the object, such as a revision or a currency; "" where it
	// has none.
	Version string
}

// Reduction says what became of the rows of a source.
type Reduction struct {
	// Ground is what was done: dedupe or aggregate.
	Ground string
	// Basis names the fields that the identity of a row is made of.
	Basis []string
	// In and Out count the rows before and after.
	In, Out int
	// First and Last are the rows of the source that were reduced, from 1, both
	// ends included; 0 where there was none.
	First, Last int
	// Ref is the reference of the raw result that has them, "" where it is not
	// kept.
	Ref string
}

// From is where the rows come from that are reduced, and by what.
type From struct {
	// Basis names the fields that the identity of a row is made of.
	Basis []string
	// Ref is the reference of the raw result that has the rows, "" for none.
	Ref string
	// Before is how many rows of the source come before them.
	Before int
}

// Dedupe is rows without those that are of the same identity as one before them,
// and what became of them, which the answer of the call of ctx tells too. Rows are
// kept as they are, in their order.
func Dedupe[T any](ctx context.Context, rows []T, from From, identity func(*T) Identity) ([]T, Reduction) {
	kept := make([]T, 0, len(rows))
	seen := make(map[instant]bool, len(rows))
	for i := range rows {
		key := identity(&rows[i]).instant()
		if key.object != "" && seen[key] {
			continue
		}
		seen[key] = true
		kept = append(kept, rows[i])
	}
	return kept, from.reduction(ctx, "dedupe", len(rows), len(kept))
}

// Aggregate is one group for all rows of the same identity, in the order of their
// first rows, and what became of them: add takes each row into its group, which
// is the zero value at first. Rows that differ in object, time or version are
// never in one group.
func Aggregate[T, G any](ctx context.Context, rows []T, from From, identity func(*T) Identity, add func(group *G, row *T)) ([]G, Reduction) {
	groups := []G{}
	at := make(map[instant]int)
	for i := range rows {
		key := identity(&rows[i]).instant()
		g, ok := at[key]
		if !ok || key.object == "" {
			g = len(groups)
			at[key] = g
			groups = append(groups, *new(G))
		}
		add(&groups[g], &rows[i])
	}
	return groups, from.reduction(ctx, "aggregate", len(rows), len(groups))
}

func (f From) reduction(ctx context.Context, ground string, in, out int) Reduction {
	r := Reduction{Ground: ground, Basis: f.Basis, In: in, Out: out, Ref: f.Ref}
	if in > 0 {
		r.First, r.Last = f.Before+1, f.Before+in
	}
	noteReduction(ctx, r)
	return r
}

// instant is an [Identity] that can be compared, whatever the zone of its time.
type instant struct {
	object, version string
	seconds         int64
	nanoseconds     int
	timeless        bool
}

func (i Identity) instant() instant {
	return instant{i.Object, i.Version, i.Time.Unix(), i.Time.Nanosecond(), i.Time.IsZero()}
}

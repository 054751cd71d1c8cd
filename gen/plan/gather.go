package plan

import "github.com/tooladapt/tooladapt/gen/model"

// Gather says which absent fields of a struct runtime/render gathers in one
// line. The zero Gather gathers none.
type Gather struct {
	// From is the first entry that may be gathered: those of key fields keep
	// their lines.
	From int
	// When says in which results enough fields can be absent.
	When GatherWhen
}

// GatherWhen is when absent fields are gathered.
type GatherWhen uint8

// The answers: never, where an upstream may have left something out, and
// always.
const (
	GatherNever GatherWhen = iota
	GatherUnsent
	GatherAlways
)

// gatherable is how many absent fields runtime/render gathers in one line.
const gatherable = 4

func gather(fields []*model.Field, entries []Entry) Gather {
	keys := 0
	for keys < len(fields) && keys < len(entries) && fields[keys].Show.Key {
		keys++
	}
	sent, own := optional(entries[keys:])
	switch {
	case own >= gatherable:
		return Gather{keys, GatherAlways}
	case own+sent >= gatherable:
		return Gather{keys, GatherUnsent}
	default:
		return Gather{}
	}
}

// optional counts the entries whose values may be absent: those that are there
// wherever they were sent, and those that a value made in Go may lack too.
func optional(entries []Entry) (sent, own int) {
	for _, e := range entries {
		switch {
		case e.Maybe != "":
			own++
		case len(e.When) == 0 || e.Else != NotReturned:
		case onlySent(e.When):
			sent++
		default:
			own++
		}
		if g, ok := e.Shown.(Group); ok {
			s, o := optional(g.Entries)
			sent, own = sent+s, own+o
		}
	}
	return sent, own
}

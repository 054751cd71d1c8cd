package plan

import (
	"slices"
	"strconv"

	"github.com/tooladapt/tooladapt/gen/model"
)

// Ask is a question whether something was sent: sent.Has(3). The zero Ask asks
// nothing: there is no upstream.
type Ask struct {
	// Sent is the tool.Presence, Field the number of a field or the index of an
	// element.
	Sent, Field Path
}

// askFor is the question for a field of o, of which sent says what was sent.
func askFor(sent Path, o *model.Object, f *model.Field) Ask {
	return Ask{sent, Path(strconv.Itoa(slices.Index(o.Fields, f)))}
}

// allSent is the tool.Presence of what has none of its own.
const allSent Path = "nil"

// in is the tool.Presence of what is in the field.
func (a Ask) in() Path {
	if a.Sent == "" {
		return allSent
	}
	return a.Sent + ".In(" + a.Field + ")"
}

// item is the tool.Presence of what is in the element.
func (a Ask) item() Path { return a.Sent + ".Item(" + a.Field + ")" }

// conds are the conditions for a value that kept must hold for, where nothing
// is said of what was sent.
func (a Ask) conds(kept []Cond) []Cond {
	switch {
	case a.Sent == "":
		return kept
	case len(kept) == 0:
		return []Cond{{Test: IsSent, Ask: a}}
	default:
		return []Cond{{Test: Kept, Ask: a, Any: kept}}
	}
}

// onlySent reports whether a value is there wherever it was sent.
func onlySent(when []Cond) bool {
	return !slices.ContainsFunc(when, func(c Cond) bool { return c.Test != IsSent })
}

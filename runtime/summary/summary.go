package summary

import (
	"context"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Summarizer says what is in a result. It is called by many goroutines at the same
// time, must heed ctx, and must neither change nor keep s. A result that needs no
// summary has the zero Summary.
//
// What s holds is outside data. A summarizer that shows it to a model says so to
// that model, and gives it no tools.
type Summarizer interface {
	Summarize(ctx context.Context, s Source) (Summary, error)
}

// Summary is what a summarizer says of a result.
type Summary struct {
	// Findings are what the result says, the most important ones first.
	Findings []Finding
	// Gaps are what one would look for in the result, and it does not say.
	Gaps []string
}

// Finding is one thing that a result says.
type Finding struct {
	// Text says it, in one sentence of at most 300 characters.
	Text string
	// Evidence are the entries that say so, by their section and their numbers:
	// rows, records, lines, or the fields of a section, counted from 1. Total is
	// not heeded. At most 8 ranges, with 200 entries together.
	Evidence []tool.Range
}

// The limits of what is looked at and shown.
const (
	maxFindings = 12  // shown
	maxGaps     = 6   // shown
	maxLooked   = 100 // findings that are looked at
	maxChars    = 300 // of a finding or gap
	maxRanges   = 8
	maxEntries  = 200      // that one finding cites
	maxCited    = 16 << 10 // bytes of them
)

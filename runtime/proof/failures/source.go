package failures

import (
	"context"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Source is what the tools ask.
type Source struct {
	// Answer answers every tool.
	Answer func(context.Context) (tool.Raw, error)
}

// Reading is what the source answers.
type Reading struct {
	// Which reading it is.
	ID int64 `json:"reading_id" tool:"key"`
	// What was read.
	Level float64 `json:"level"`
}

// Ask reads from the source.
//
//tool:name ask
//tool:risk R1
//tool:result Reading
//tool:error GAUGE_BROKEN FAILED_PRECONDITION "the gauge is broken" user=yes next="could read another gauge"
type Ask struct {
	// Which reading to get.
	ID int64 `json:"reading_id"`
	// The key to the source.
	Key string `json:"key" tool:"secret"`
}

// Ask answers what the source does.
func (s *Source) Ask(ctx context.Context, _ Ask) (tool.Raw, error) { return s.Answer(ctx) }

// Write writes to the source, and not twice.
//
//tool:name write
//tool:risk R2
//tool:result Reading
type Write struct {
	// Which reading to write.
	ID int64 `json:"reading_id"`
	// The key to the source.
	Key string `json:"key" tool:"secret"`
}

// Write answers what the source does.
func (s *Source) Write(ctx context.Context, _ Write) (tool.Raw, error) { return s.Answer(ctx) }

// Put writes to the source, as often as one likes.
//
//tool:name put
//tool:risk R2
//tool:idempotent
//tool:result Reading
type Put struct {
	// Which reading to write.
	ID int64 `json:"reading_id"`
	// The key to the source.
	Key string `json:"key" tool:"secret"`
}

// Put answers what the source does.
func (s *Source) Put(ctx context.Context, _ Put) (tool.Raw, error) { return s.Answer(ctx) }

// Drop drops what the source has.
//
//tool:name drop
//tool:risk R4
//tool:result Reading
type Drop struct {
	// Which reading to drop.
	ID int64 `json:"reading_id"`
	// The key to the source.
	Key string `json:"key" tool:"secret"`
}

// Drop answers what the source does.
func (s *Source) Drop(ctx context.Context, _ Drop) (tool.Raw, error) { return s.Answer(ctx) }

package exec

import (
	"context"
	"log/slog"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Recorder is told of every call that was answered, such as to trace it. Record
// may be called by many goroutines at the same time, and is waited for; a panic
// in it harms no call. It must neither change nor keep what r points at.
type Recorder interface {
	Record(ctx context.Context, r Record)
}

// Record is one answered call.
type Record struct {
	// Call is the call as the model made it, with an id in any case.
	Call tool.Call
	// Caller is who the call was made for.
	Caller tool.Caller
	// Message is the answer.
	Message *tool.Message
	// Outcome is the normalized result; nil unless there is one.
	Outcome tool.Outcome
}

// Cause is what only logs may know of a failure; nil where there is nothing.
func (r Record) Cause() error {
	if r.Message.Result.Error == nil {
		return nil
	}
	return r.Message.Result.Error.Unwrap()
}

// record tells the log and the recorder of an answered call. A call that panics
// there is answered all the same.
func (x *Executor) record(ctx context.Context, c *call, msg *tool.Message) {
	r := Record{Call: c.sent, Caller: c.caller, Message: msg}
	if c.reached == handled && msg.Result.Error == nil {
		r.Outcome = c.outcome
	}
	x.quietly(func() { x.log.Record(ctx, r) })
	if x.config.Recorder != nil {
		x.quietly(func() { x.config.Recorder.Record(ctx, r) })
	}
}

// recordLate logs a call that ended when it had been answered already.
func (x *Executor) recordLate(ctx context.Context, c *call) {
	x.quietly(func() {
		x.config.Logger.LogAttrs(ctx, slog.LevelWarn, "tool handler returned late",
			nameAttr(c.sent.Name), idAttr(c.sent.ID), slog.Any("cause", private{c.failed.Unwrap()}))
	})
}

// quietly does what a log does. Its panic harms no call.
func (*Executor) quietly(do func()) {
	defer func() { _ = recover() }()
	do()
}

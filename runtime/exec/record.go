package exec

import (
	"context"
	"log/slog"

	"github.com/tooladapt/tooladapt/runtime/cause"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// record logs one answered call: how it ended at level Info, what the model saw
// at Debug, and the private cause of a failure at Debug, or at Error where the
// failure is INTERNAL.
func (x *Executor) record(ctx context.Context, msg *tool.Message) {
	name, id := nameAttr(msg.Name), idAttr(msg.ToolCallID)
	status, duration := slog.String("status", string(msg.Status)), slog.Duration("duration", msg.Result.Duration)
	failure := msg.Result.Error
	if failure == nil {
		x.log(ctx, slog.LevelInfo, "tool call", name, id, status, duration)
	} else {
		x.log(ctx, slog.LevelInfo, "tool call", name, id, status, duration, slog.String("code", brief(failure.Code, maxName)))
		x.recordCause(ctx, failure, name, id)
	}
	x.log(ctx, slog.LevelDebug, "tool call text", name, id, slog.String("text", msg.Content))
}

// recordCause logs what only the log may know of failure.
func (x *Executor) recordCause(ctx context.Context, failure *tool.Error, attrs ...slog.Attr) {
	if failure.Unwrap() == nil {
		return
	}
	level := slog.LevelDebug
	if failure.Category == tool.Internal {
		level = slog.LevelError
	}
	x.log(ctx, level, "tool call cause", append(attrs, slog.Any("cause", private{failure.Unwrap()}))...)
}

// recordLate logs a handler that returned, or panicked, when its call had been
// answered already.
func (x *Executor) recordLate(ctx context.Context, sent tool.Call, failure *tool.Error) {
	x.log(ctx, slog.LevelWarn, "tool handler returned late",
		nameAttr(sent.Name), idAttr(sent.ID), slog.Any("cause", private{failure.Unwrap()}))
}

// maxID is how many bytes of a call's id are logged.
const maxID = 256

func nameAttr(name string) slog.Attr { return slog.String("name", brief(name, maxName)) }
func idAttr(id string) slog.Attr     { return slog.String("id", brief(id, maxID)) }

// log writes one record. A handler of the log that panics harms no call.
func (x *Executor) log(ctx context.Context, level slog.Level, text string, attrs ...slog.Attr) {
	defer func() { _ = recover() }()
	x.config.Logger.LogAttrs(ctx, level, text, attrs...)
}

// private is an error as the log shows it: also with the causes that the text
// of a [tool.Error] leaves out.
type private struct{ err error }

// LogValue is the text of the error, made only where it is logged. An error may
// go on for ever: of a long chain only the start is looked at.
func (p private) LogValue() slog.Value {
	text := p.err.Error()
	for err := range cause.Chain(p.err) {
		if e, ok := err.(*tool.Error); ok && e != nil && e.Unwrap() != nil {
			text += "; cause: " + e.Unwrap().Error()
		}
	}
	return slog.StringValue(text)
}

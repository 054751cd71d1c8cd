package exec

import (
	"context"
	"log/slog"

	"github.com/tooladapt/tooladapt/runtime/cause"
	"github.com/tooladapt/tooladapt/runtime/redact"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Log is a [Recorder] that writes to logger: how a call ended at level Info,
// what the model saw and the whole result at Debug, and the private cause of a
// failure at Debug, or at Error where the failure is INTERNAL. [Config.Logger] is
// written to in the same way.
func Log(logger *slog.Logger) Recorder { return logRecorder{logger} }

type logRecorder struct{ *slog.Logger }

// Record is that of [Recorder].
func (l logRecorder) Record(ctx context.Context, r Record) {
	if !l.Enabled(ctx, slog.LevelError) {
		return
	}
	msg := r.Message
	name, id := nameAttr(msg.Name), idAttr(msg.ToolCallID)
	status, duration := slog.String("status", string(msg.Status)), slog.Duration("duration", msg.Result.Duration)
	if failure := msg.Result.Error; failure == nil {
		l.LogAttrs(ctx, slog.LevelInfo, "tool call", name, id, status, duration)
	} else {
		l.LogAttrs(ctx, slog.LevelInfo, "tool call", name, id, status, duration, slog.String("code", brief(failure.Code, maxName)))
		l.cause(ctx, failure, name, id)
	}
	if l.Enabled(ctx, slog.LevelDebug) {
		l.LogAttrs(ctx, slog.LevelDebug, "tool call text", name, id, slog.String("text", msg.Content))
		l.LogAttrs(ctx, slog.LevelDebug, "tool call result", name, id, slog.String("text", r.Verbose()))
	}
}

// cause logs what only the log may know of failure.
func (l logRecorder) cause(ctx context.Context, failure *tool.Error, attrs ...slog.Attr) {
	if failure.Unwrap() == nil {
		return
	}
	level := slog.LevelDebug
	if failure.Category == tool.Internal {
		level = slog.LevelError
	}
	l.LogAttrs(ctx, level, "tool call cause", append(attrs, slog.Any("cause", private{failure.Unwrap()}))...)
}

// maxID is how many bytes of a call's id are logged.
const maxID = 256

func nameAttr(name string) slog.Attr { return slog.String("name", brief(name, maxName)) }
func idAttr(id string) slog.Attr     { return slog.String("id", brief(id, maxID)) }

// private is an error as the log shows it: also with the causes that the text
// of a [tool.Error] leaves out, and without what [redact.Text] finds in them.
type private struct{ err error }

// maxCause is how many bytes of a private cause are logged.
const maxCause = 64 << 10

// LogValue is the text of the error, made only where it is logged. An error may
// go on for ever: of a long chain only the start is looked at.
func (p private) LogValue() slog.Value {
	text := p.err.Error()
	for err := range cause.Chain(p.err) {
		if e, ok := err.(*tool.Error); ok && e != nil && e.Unwrap() != nil {
			text += "; cause: " + e.Unwrap().Error()
		}
	}
	return slog.StringValue(redact.Text(brief(text, maxCause)))
}

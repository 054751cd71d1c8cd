package exec

import (
	"context"
	"errors"
	"log/slog"
	"strconv"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/summary"
	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// summarize asks the summarizer about the result, and keeps what it says as far as
// the result bears it out. What goes wrong with it is a warning.
func summarize(ctx context.Context, c *call) error {
	s := c.exec.config.Summarizer
	if s == nil || c.form() == render.JSON || c.exec.reads && c.spec.Name == reader {
		return nil
	}
	source, err := c.source()
	switch {
	case errors.Is(err, errLeft):
		return err
	case err != nil:
		return c.unsummarized(ctx, err)
	case len(source.Document.Sections) == 0:
		return nil
	}
	said, err := c.ask(ctx, s, source)
	if err != nil {
		return c.unsummarized(ctx, err)
	}
	c.conclusions(source, said)
	return nil
}

// unsummarized tells that there is no summary, and the log why.
func (c *call) unsummarized(ctx context.Context, cause error) error {
	c.msg.Result.Warnings = append(c.msg.Result.Warnings, words.In(c.caller.Lang).Say(words.NotSummarized))
	if !c.enter(theirs) {
		return errLeft
	}
	c.exec.quietly(func() {
		c.exec.config.Logger.LogAttrs(ctx, slog.LevelWarn, "summary of a tool result",
			nameAttr(c.sent.Name), idAttr(c.sent.ID), slog.Any("cause", private{cause}))
	})
	if !c.leave(theirs) {
		return errLeft
	}
	return nil
}

// source is the whole result, as it would be shown if there were room for all.
func (c *call) source() (summary.Source, error) {
	if !c.enter(theirs) {
		return summary.Source{}, errLeft
	}
	text := append(render.Banner(nil, c.spec.Name, c.msg.Result.Status), c.echo...)
	text = c.outcome.AppendCompact(text)
	var left []tool.Omission
	l := c.allowed()
	l.Omitted = &left
	c.outcome.AppendCompactLimit(nil, l)
	if !c.leave(theirs) {
		return summary.Source{}, errLeft
	}
	s, err := summary.Read(string(text))
	s.Spec, s.Caller, s.Fits = c.spec, c.caller, len(left) == 0
	return s, err
}

// ask is what the summarizer says. It has a goroutine of its own, which is left
// behind when the time is up.
func (c *call) ask(ctx context.Context, s summary.Summarizer, source summary.Source) (summary.Summary, error) {
	type answer struct {
		said summary.Summary
		err  error
	}
	ctx, cancel := context.WithTimeout(ctx, c.exec.config.SummaryTime)
	defer cancel()
	answers := make(chan answer, 1)
	c.exec.summaries.Add(1)
	go func() {
		defer c.exec.summaries.Add(-1)
		a := answer{err: errExit} // also after runtime.Goexit
		defer func() {
			if v := recover(); v != nil {
				a.err = caught(v)
			}
			answers <- a
		}()
		a.said, a.err = s.Summarize(ctx, source)
	}()
	select {
	case a := <-answers:
		return a.said, a.err
	case <-ctx.Done():
		return summary.Summary{}, ctx.Err()
	}
}

// conclusions keeps what the result bears out of a summary. It has half of the
// room that there is for the result, at most.
func (c *call) conclusions(source summary.Source, said summary.Summary) {
	taken := func(id string) bool { _, ok := source.Document.Part(id); return ok }
	checked, room := source.Check(said), c.allowed()
	c.findings = checked.Append(nil, taken)
	for ok := true; ok && !isHalf(room, c.findings); c.findings = checked.Append(nil, taken) {
		checked, ok = checked.Shorter()
	}
	l, warnings := words.In(c.caller.Lang), &c.msg.Result.Warnings
	if n := checked.Unproven; n > 0 {
		*warnings = append(*warnings, l.Say(words.FindingsUnproven, strconv.Itoa(n), strconv.Itoa(len(said.Findings))))
	}
	if n := checked.Beyond; n > 0 {
		*warnings = append(*warnings, l.Say(words.FindingsBeyond, strconv.Itoa(n)))
	}
}

// isHalf reports whether text is no more than half of what l allows.
func isHalf(l tool.Limit, text []byte) bool {
	chars := charsOf(l)
	return (chars <= 0 || 2*utf8.RuneCount(text) <= chars) && (l.Tokens <= 0 || 2*tokensOf(l, text) <= l.Tokens)
}

// without is l less what text takes.
func without(l tool.Limit, text []byte) tool.Limit {
	if len(text) == 0 {
		return l
	}
	if chars := charsOf(l); chars > 0 {
		l.Chars = max(1, chars-utf8.RuneCount(text))
	}
	if l.Tokens > 0 {
		l.Tokens = max(1, l.Tokens-tokensOf(l, text))
	}
	return l
}

// charsOf is how many characters l allows; 0 or less for any number.
func charsOf(l tool.Limit) int {
	if l.Chars == 0 && l.Tokens <= 0 {
		return usualChars
	}
	return l.Chars
}

func tokensOf(l tool.Limit, text []byte) int { return Budget{Counter: l.Counter}.count(text) }

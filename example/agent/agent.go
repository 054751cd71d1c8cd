package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"

	"github.com/tooladapt/tooladapt/example/orders"
	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// maxTurns bounds how often the model may speak for one question.
const maxTurns = 50

// agent carries a model's calls to the tools, and the answers back.
type agent struct {
	tools *exec.Executor
	log   *bytes.Buffer // what the executor logged about the last call
	out   io.Writer     // where every step is shown
}

func newAgent(shop *orders.Shop, out io.Writer) *agent {
	log := new(bytes.Buffer)
	logger := slog.New(slog.NewTextHandler(log, nil))
	return &agent{exec.New(shop.Tools(), exec.Config{Logger: logger}), log, out}
}

// exchange is one call and the text that the model gets for it: all that a
// model ever knows of a tool.
type exchange struct {
	call tool.Call
	text string
}

// answer lets a model speak until it makes no more calls.
func (a *agent) answer(ctx context.Context, question string) error {
	m := newModel(question)
	ctx = tool.WithCaller(ctx, tool.Caller{Lang: m.ask.lang})
	fmt.Fprintf(a.out, "question: %s\n\n", question)
	var seen []exchange
	for range maxTurns {
		t, err := m.next(seen)
		if err != nil {
			return err
		}
		if t.call.Name == "" {
			fmt.Fprintf(a.out, "answer: %s\n", t.answer)
			return nil
		}
		t.call.ID = fmt.Sprintf("call_%d", len(seen)+1)
		seen = append(seen, exchange{t.call, a.do(ctx, t.call)})
		if err := ctx.Err(); err != nil {
			return err
		}
	}
	return errors.New("the model calls tools without end")
}

// do makes one call, shows it from all sides, and answers the model's side.
func (a *agent) do(ctx context.Context, call tool.Call) string {
	a.log.Reset()
	msg := a.tools.Do(ctx, call)
	fmt.Fprintf(a.out, "call: %s %s\n\n", call.Name, call.Arguments)
	fmt.Fprintf(a.out, "the model sees:\n%s\n", msg.Content)
	fmt.Fprintf(a.out, "the log keeps:\n%s\n", a.log)
	return msg.Content
}

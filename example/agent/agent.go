package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// maxTurns bounds how often the model may speak for one question.
const maxTurns = 50

// agent carries a model's calls to the tools, and the answers back.
type agent struct {
	tools *exec.Executor
	log   *bytes.Buffer // what the executor logged about the last call
	show  show
	// approve names the tools whose calls a person approves.
	approve []string
}

func newAgent(tools tool.Set, approve []string, s show) *agent {
	log := new(bytes.Buffer)
	logger := slog.New(slog.NewTextHandler(log, nil))
	return &agent{exec.New(tools, exec.Config{Logger: logger}), log, s, approve}
}

// exchange is one call and the text that the model gets for it: all that a
// model ever knows of a tool.
type exchange struct {
	call tool.Call
	text string
}

// answer lets a model speak until it makes no more calls.
func (a *agent) answer(ctx context.Context, question string) error {
	m := newModel(question, a.tools.Tools())
	ctx = tool.WithCaller(ctx, tool.Caller{Lang: m.ask.lang})
	a.show.question(question)
	var seen []exchange
	for range maxTurns {
		t, err := m.next(seen)
		if err != nil {
			return err
		}
		if t.call.Name == "" {
			a.show.answer(t.answer)
			return nil
		}
		t.call.ID = fmt.Sprintf("call_%d", len(seen)+1)
		a.log.Reset()
		msg := a.do(ctx, t.call)
		a.show.call(t.call, msg, a.log.String(), m.words())
		seen = append(seen, exchange{t.call, msg.Content})
		if err := ctx.Err(); err != nil {
			return err
		}
	}
	return errors.New("the model calls tools without end")
}

// do runs a call, once more where it needs the approval that it has.
func (a *agent) do(ctx context.Context, call tool.Call) tool.Message {
	msg := a.tools.Do(ctx, call)
	if msg.Approval != "" && slices.Contains(a.approve, call.Name) {
		return a.tools.Do(exec.WithApproval(ctx, msg.Approval), call)
	}
	return msg
}

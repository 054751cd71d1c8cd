package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/history"
	"github.com/tooladapt/tooladapt/runtime/render"
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
	budget  exec.Budget
}

func newAgent(tools tool.Set, o options, s show) *agent {
	log := new(bytes.Buffer)
	logger := slog.New(slog.NewTextHandler(log, nil))
	budget := exec.Budget{Window: o.window, Output: o.window / 8}
	return &agent{exec.New(tools, exec.Config{Logger: logger}), log, s, o.approve, budget}
}

// answer lets a model speak until it makes no more calls.
func (a *agent) answer(ctx context.Context, question string) error {
	m := newModel(question, a.tools.Tools())
	ctx = tool.WithCaller(ctx, tool.Caller{Lang: m.ask.lang})
	a.show.question(question)
	talk := []history.Message{history.Said{Text: question}}
	for n := range maxTurns {
		left := a.budget.Left(render.Primer(m.ask.lang), a.tools.Tools(), history.Tokens(talk, nil))
		talk = history.Shortened(talk, left, nil)
		t, err := m.next(exchanges(talk))
		if err != nil {
			return err
		}
		if t.call.Name == "" {
			a.show.answer(t.answer)
			return nil
		}
		t.call.ID = fmt.Sprintf("call_%d", n+1)
		a.log.Reset()
		msg := a.do(exec.WithTokens(ctx, left), t.call)
		a.show.call(t.call, msg, a.log.String(), m.words())
		talk = append(talk, history.Turn{Calls: []tool.Call{t.call}}, history.Of(msg))
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

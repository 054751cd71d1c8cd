package tooldoc

import (
	"context"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/rawstore"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// given is an adapter whose results are given. Without arguments of its own a
// call is accepted whatever it has, and echoes nothing.
type given[A, R any] struct {
	tool.Adapter[A, R]
	result  tool.Of[R]
	whether bool // there are arguments
}

// accepting is a, which accepts a call without arguments.
func accepting[A, R any](a tool.Adapter[A, R], arguments string) given[A, R] {
	return given[A, R]{Adapter: a, whether: arguments != ""}
}

// Read is that of [tool.Adapter].
func (g given[A, R]) Read(data []byte, how *tool.Reading) (in A, err error) {
	if !g.whether {
		return in, nil
	}
	return g.Adapter.Read(data, how)
}

// AppendArguments is that of [tool.Adapter].
func (g given[A, R]) AppendArguments(dst []byte, in A) []byte {
	if !g.whether {
		return dst
	}
	return g.Adapter.AppendArguments(dst, in)
}

// Normalize is that of [tool.Adapter].
func (g given[A, R]) Normalize(tool.Raw) (tool.Of[R], error) { return g.result, nil }

// shown is the answer of a call whose result is r.
func shown[A, R any](a tool.Adapter[A, R], arguments string, r tool.Of[R]) string {
	g := accepting(a, arguments)
	g.result = r
	_, text := answer(tool.BindRaw[A, R](g, func(context.Context, A) (tool.Raw, error) { return tool.Raw{}, nil }), arguments)
	return text
}

// answer is what the executor answers a call with, and the code of its error, ""
// for none.
func answer(t tool.Tool, arguments string) (code, text string) {
	x := exec.New(tool.SetOf(t), exec.Config{Timeout: -1, Policy: exec.Ceiling{Run: tool.R4}, Store: store{}})
	ctx := tool.WithCaller(context.Background(), tool.Caller{Tenant: "t1", Subject: "u1", Session: "s1"})
	msg := x.Do(ctx, tool.Call{ID: "call_1", Name: t.Spec().Name, Arguments: []byte(arguments)})
	if e := msg.Result.Error; e != nil {
		code = e.Code
	}
	return code, msg.Content
}

// store has the same reference for everything, and keeps nothing.
type store struct{}

// Put is that of [rawstore.Store].
func (store) Put(context.Context, rawstore.Entry) (string, error) { return "r_1", nil }

// Get is that of [rawstore.Store].
func (store) Get(context.Context, rawstore.Owner, string) (*rawstore.Kept, bool) { return nil, false }

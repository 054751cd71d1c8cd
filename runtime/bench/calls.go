package bench

import (
	"context"
	"encoding/json"
	"log/slog"
	"time"

	"github.com/cloudwego/eino/components/tool/utils"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/tooladapt/tooladapt/runtime/bench/call"
	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Caller is one way to run a call, from the text of the arguments to the text
// for the model.
type Caller struct {
	Name string
	Call func()
}

// The ways that goals are about.
const (
	oneCall  = "tooladapt Do"
	byHand   = "its parts by hand"
	many     = "tooladapt DoAll of 1000"
	sdkCall  = "go-sdk typed tool"
	inferred = "eino InferTool"
)

const arguments = `{"city":"Bergen, Norway","floor":3}`

// Callers are all ways, ready to run. The first one is compared with the others.
func Callers() []Caller {
	ctx := tool.WithCaller(context.Background(), tool.Caller{Tenant: "t", Subject: "ann", Session: "s"})
	x := executor()
	one := tool.Call{ID: "call_1", Name: "find_contact", Arguments: []byte(arguments)}
	thousand := make([]tool.Call, 1000)
	for i := range thousand {
		thousand[i] = one
		thousand[i].ID = "call_" + string(rune('a'+i%26)) + time.Duration(i).String()
	}
	return []Caller{
		{oneCall, func() { answered(x.Do(ctx, one)) }},
		{byHand, func() { hand(ctx) }},
		{many, func() { answered(x.DoAll(ctx, thousand)...) }},
		{sdkCall, sdkCaller()},
		{inferred, einoCaller()},
	}
}

// executor has all switched on: a policy that counts and one that remembers,
// redaction, the store in memory, and a recorder to nowhere.
func executor() *exec.Executor {
	return exec.New(call.Tools(), exec.Config{
		Policy:   exec.Join(exec.Ceiling{Run: tool.R2}, exec.NewTaint(), exec.NewRate(1<<40, time.Hour)),
		Recorder: nowhere{},
		Logger:   slog.New(slog.DiscardHandler),
	})
}

type nowhere struct{}

func (nowhere) Record(context.Context, exec.Record) {}

func answered(msgs ...tool.Message) {
	for i := range msgs {
		if msgs[i].Status != tool.Success {
			panic(msgs[i].Content)
		}
	}
}

// hand is what a handler of one's own costs: what the generated code does for
// it, one after the other.
func hand(ctx context.Context) string {
	in, err := call.FindContactTool.Decode([]byte(arguments))
	if err != nil {
		panic(err)
	}
	out, err := call.Find(ctx, in)
	if err != nil {
		panic(err)
	}
	r := tool.Value(out)
	_ = call.FindContactTool.Result(r)
	return string(call.FindContactTool.AppendCompact(call.FindContactTool.AppendArguments(make([]byte, 0, 512), in), r))
}

// sdkCaller is a server's answer to tools/call, without the transport, of a tool
// with a typed result.
func sdkCaller() func() {
	server := mcp.NewServer(&mcp.Implementation{Name: "bench", Version: "1"}, nil)
	mcp.AddTool(server, &mcp.Tool{Name: "find_contact", InputSchema: call.FindContactTool.Spec().Arguments},
		func(ctx context.Context, _ *mcp.CallToolRequest, in call.FindContact) (*mcp.CallToolResult, call.Contact, error) {
			out, err := call.Find(ctx, in)
			return nil, out, err
		})
	var handle mcp.MethodHandler
	server.AddReceivingMiddleware(func(next mcp.MethodHandler) mcp.MethodHandler {
		handle = next
		return next
	})
	session := connected(server)
	return func() {
		result, err := handle(context.Background(), "tools/call", &mcp.CallToolRequest{
			Session: session,
			Params:  &mcp.CallToolParamsRaw{Name: "find_contact", Arguments: json.RawMessage(arguments)},
		})
		if err != nil || result.(*mcp.CallToolResult).IsError {
			panic(err)
		}
	}
}

// einoCaller is an inferred tool, called as the nodes of a graph call it.
func einoCaller() func() {
	t, err := utils.InferTool("find_contact", "Looks up whom to call.", call.Find)
	if err != nil {
		panic(err)
	}
	return func() {
		if _, err := t.InvokableRun(context.Background(), arguments); err != nil {
			panic(err)
		}
	}
}

// MeasureCalls is what each way takes, by name, as the median of n slices, n odd.
func MeasureCalls(n int) map[string]Timing {
	callers := Callers()
	var calls []func()
	for _, c := range callers {
		calls = append(calls, c.Call)
	}
	byName := map[string]Timing{}
	for i, t := range timings(n, calls) {
		byName[callers[i].Name] = t
	}
	return byName
}

// What one call may take over its parts, and its part of others' time.
const (
	callMicroseconds = 3
	callAllocations  = 10
)

// CallGoals are the goals of one call, with what was measured.
func CallGoals(m map[string]Timing) []Goal {
	own, over := m[byHand], m[oneCall]
	return []Goal{
		{Name: "one call: µs over its parts", Want: callMicroseconds, Got: (over.Nanoseconds - own.Nanoseconds) / 1000},
		{Name: "one call: allocations over its parts", Want: callAllocations, Got: over.Allocs - own.Allocs},
		{Name: "of a thousand calls at a time, one: part of one alone", Want: 1.2, Got: m[many].Nanoseconds / 1000 / over.Nanoseconds},
	}
}

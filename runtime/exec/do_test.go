package exec_test

import (
	"context"
	"encoding/json"
	"reflect"
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

func TestDoAnswersWithTheResult(t *testing.T) {
	f := named("get_reply", tool.R1)
	f.spec.Next = []string{"could ask again", "could stop"}
	x := exec.New(tool.SetOf(f.Bind(answers("你好"))), exec.Config{})
	before := time.Now()
	got := x.Do(t.Context(), tool.Call{ID: "c 1\n", Name: "get_reply", Arguments: []byte(`"hi"`)})

	started, duration := got.Result.StartedAt, got.Result.Duration
	if started.Before(before) || duration < 0 || started.Add(duration).After(time.Now()) {
		t.Errorf("the call is said to have begun %v and taken %v", started, duration)
	}
	want := tool.Message{
		ToolCallID: "c 1\n",
		Name:       "get_reply",
		Status:     tool.Success,
		Content: `[result] get_reply success
arg.text: "\"hi\""
next.1: could ask again
next.2: could stop
[reply]
text: 你好
`,
		Result: tool.Result{
			ToolCallID: "c 1\n", ToolName: "get_reply", SchemaVersion: 3, Status: tool.Success, Risk: tool.R1,
			Arguments: json.RawMessage(`{"text":"\"hi\""}`),
			KeyFields: []tool.KeyField{{Key: "text", Value: "你好"}},
			Next:      []string{"could ask again", "could stop"},
			Display:   "get_reply is done",
			StartedAt: started, Duration: duration,
		},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("Do = %+v\nwant %+v", got, want)
	}
}

func TestDoTellsCoverageAndStatus(t *testing.T) {
	blobs := []tool.Blob{{Name: "a.png", MediaType: "image/png", Data: []byte("x")}}
	tests := []struct {
		name   string
		result tool.Result
		want   string
	}{
		{"no lists", tool.Result{}, "[result] t success\n[reply]\n"},
		{"all shown", tool.Result{Coverage: (*tool.Coverage)(nil).List("items", 2, 2)}, "[result] t success\ncomplete: true\n[reply]\n"},
		{"cut", tool.Result{Coverage: (*tool.Coverage)(nil).List("items", 9, 2)}, "[result] t success\ncomplete: false\n[reply]\n"},
		{
			"empty lists",
			tool.Result{Coverage: (*tool.Coverage)(nil).List("items", 0, 0).List("tags", 0, 0).List("rest", 1, 1)},
			"[result] t success\nempty (2): items, tags\ncomplete: true\n[reply]\n",
		},
		{"partial", tool.Result{Status: tool.Partial}, "[result] t partial\n[reply]\n"},
		{"blobs", tool.Result{Blobs: blobs}, "[result] t success\n[reply]\n"},
	}
	for _, tt := range tests {
		f := named("t", tool.R0)
		f.echo = func(dst []byte) []byte { return dst }
		f.result = func() tool.Result { return tt.result }
		f.compact = func(dst []byte) []byte { return render.Section(dst, "reply", false) }
		x := exec.New(tool.SetOf(f.Bind(answers(""))), exec.Config{})
		got := x.Do(t.Context(), tool.Call{ID: "1", Name: "t"})
		if got.Content != tt.want || !reflect.DeepEqual(got.Result.Coverage, tt.result.Coverage) {
			t.Errorf("%s: content %q, coverage %+v; want %q", tt.name, got.Content, got.Result.Coverage, tt.want)
		}
		if got.Status != got.Result.Status || !reflect.DeepEqual(got.Blobs, tt.result.Blobs) {
			t.Errorf("%s: status %s and %s, blobs %v", tt.name, got.Status, got.Result.Status, got.Blobs)
		}
	}
}

func TestDoReadsNoArgumentsAsAnObject(t *testing.T) {
	tests := []struct{ sent, want string }{
		{"", "{}"}, {" \n", "{}"}, {"null", "{}"}, {"\tnull ", "{}"}, {"{}", "{}"}, {` {"a":1} `, `{"a":1}`}, {"nul", "nul"},
	}
	for _, tt := range tests {
		var got string
		f := named("t", tool.R0)
		f.decode = func(data []byte) (arguments, error) {
			got = string(data)
			return arguments{}, nil
		}
		x := exec.New(tool.SetOf(f.Bind(answers(""))), exec.Config{})
		if x.Do(t.Context(), tool.Call{ID: "1", Name: "t", Arguments: []byte(tt.sent)}); got != tt.want {
			t.Errorf("arguments %q are decoded as %q, want %q", tt.sent, got, tt.want)
		}
	}
}

func TestDoHandsOverTheCallerAndADeadline(t *testing.T) {
	f := named("t", tool.R0)
	f.spec.Timeout = time.Hour
	want := tool.Caller{Tenant: "t1", Lang: "zh"}
	handle := func(ctx context.Context, _ arguments) (reply, error) {
		deadline, ok := ctx.Deadline()
		if left := time.Until(deadline); !ok || left > time.Hour || left < time.Minute {
			t.Errorf("the handler has %v, want the tool's own hour", left)
		}
		if got := tool.CallerFrom(ctx); got != want {
			t.Errorf("the handler sees caller %+v, want %+v", got, want)
		}
		return reply{}, nil
	}
	x := exec.New(tool.SetOf(f.Bind(handle)), exec.Config{})
	if got := x.Do(tool.WithCaller(t.Context(), want), tool.Call{ID: "1", Name: "t"}); got.Status != tool.Success {
		t.Errorf("Do = %+v, want success", got)
	}
}

func TestDoWithoutATimeout(t *testing.T) {
	f := named("t", tool.R0)
	handle := func(ctx context.Context, _ arguments) (reply, error) {
		if deadline, ok := ctx.Deadline(); ok {
			t.Errorf("the handler has a deadline, %v", deadline)
		}
		return reply{}, nil
	}
	x := exec.New(tool.SetOf(f.Bind(handle)), exec.Config{Timeout: -1})
	//lint:ignore SA1012 a nil context must not break the promise to answer
	if got := x.Do(nil, tool.Call{ID: "1", Name: "t"}); got.Status != tool.Success {
		t.Errorf("Do = %+v, want success", got)
	}
}

func TestDoBindsRaw(t *testing.T) {
	f := named("t", tool.R2)
	for _, tt := range []struct {
		raw  tool.Raw
		err  error
		want tool.Status
		side tool.SideEffect
	}{
		{tool.FromValue(reply{"x"}), nil, tool.Success, ""},
		{tool.FromValue(secret), nil, tool.Failed, tool.MaybeApplied},
		{tool.Raw{}, tool.NotFound.New(""), tool.Failed, ""},
	} {
		handle := func(context.Context, arguments) (tool.Raw, error) { return tt.raw, tt.err }
		got := exec.New(tool.SetOf(f.BindRaw(handle)), exec.Config{}).Do(t.Context(), tool.Call{ID: "1", Name: "t"})
		side := tool.SideEffect("")
		if got.Result.Error != nil {
			side = got.Result.Error.SideEffect
		}
		if got.Status != tt.want || side != tt.side {
			t.Errorf("raw %v, %v: status %s side effect %q, want %s %q", tt.raw, tt.err, got.Status, side, tt.want, tt.side)
		}
	}
}

func TestTools(t *testing.T) {
	set := tool.SetOf(named("a", tool.R0).Bind(answers("")), named("b", tool.R0).Bind(answers("")))
	if got := exec.New(set, exec.Config{}).Tools().Names(); !reflect.DeepEqual(got, []string{"a", "b", "read_result"}) {
		t.Errorf("Tools has %v, want a, b and read_result", got)
	}
}

package tool_test

import (
	"context"
	"errors"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// adapter is one that the generator might have written. Its arguments are
// their JSON text, and must not be empty.
type adapter struct{ spec tool.Spec }

var errEmpty = tool.InvalidArguments.New("")

func (a *adapter) Spec() *tool.Spec { return &a.spec }

func (a *adapter) Decode(data []byte) (string, error) {
	if len(data) == 0 {
		return "", errEmpty
	}
	return string(data), nil
}

func (a *adapter) Read(data []byte, _ *tool.Reading) (string, error) { return a.Decode(data) }

func (a *adapter) Validate(string) error { return nil }

func (a *adapter) AppendArguments(dst []byte, in string) []byte { return append(dst, "arg="+in...) }

func (a *adapter) AppendArgumentsJSON(dst []byte, in string) []byte {
	return append(dst, `{"in":"`+in+`"}`...)
}

func (a *adapter) Normalize(raw tool.Raw) (tool.Of[int], error) {
	n, ok := raw.Value().(int)
	if !ok {
		return tool.Of[int]{}, tool.InvalidResponse.New("")
	}
	return tool.Value(n), nil
}

func (a *adapter) Result(r tool.Of[int]) tool.Result { return tool.Result{SchemaVersion: r.Value} }

func (a *adapter) AppendVerbose(dst []byte, r tool.Of[int]) []byte {
	return append(a.AppendCompact(dst, r), '+')
}

func (a *adapter) AppendJSON(dst []byte, r tool.Of[int]) []byte {
	return append(dst, tool.NewDecimal(int64(r.Value), 0).String()...)
}

func (a *adapter) AppendCompact(dst []byte, r tool.Of[int]) []byte {
	return append(dst, "value="+tool.NewDecimal(int64(r.Value), 0).String()...)
}

func (a *adapter) AppendCompactLimit(dst []byte, r tool.Of[int], _ tool.Limit) []byte {
	return a.AppendCompact(dst, r)
}

func (a *adapter) Bind(handle func(context.Context, string) (int, error)) tool.Tool {
	return tool.Bind[string, int](a, handle)
}

func (a *adapter) BindRaw(handle func(context.Context, string) (tool.Raw, error)) tool.Tool {
	return tool.BindRaw[string, int](a, handle)
}

var _ tool.Adapter[string, int] = (*adapter)(nil)

func TestBind(t *testing.T) {
	a := &adapter{}
	typed := func(n int, err error) tool.Tool {
		return a.Bind(func(_ context.Context, in string) (int, error) { return n + len(in), err })
	}
	raw := func(v any, err error) tool.Tool {
		return a.BindRaw(func(context.Context, string) (tool.Raw, error) { return tool.FromValue(v), err })
	}
	tests := []struct {
		name      string
		tool      tool.Tool
		arguments string
		want      string
		err       error
	}{
		{"a value", typed(5, nil), "{}", "arg={} value=7", nil},
		{"an error", typed(5, errShipped), "{}", "", errShipped},
		{"bad arguments", typed(5, nil), "", "", errEmpty},
		{"raw", raw(7, nil), "{}", "arg={} value=7", nil},
		{"raw of another form", raw("7", nil), "{}", "", tool.InvalidResponse.New("")},
		{"raw and an error", raw(7, errShipped), "{}", "", errShipped},
	}
	for _, tt := range tests {
		got, err := text(tt.tool, tt.arguments)
		if got != tt.want || !errors.Is(err, tt.err) {
			t.Errorf("%s: %q, %v; want %q, %v", tt.name, got, err, tt.want, tt.err)
		}
		if tt.tool.Spec() != a.Spec() {
			t.Errorf("%s: the tool has another spec", tt.name)
		}
	}
}

// text runs a tool and renders its answer.
func text(t tool.Tool, arguments string) (string, error) {
	call, err := t.Decode(context.Background(), []byte(arguments))
	if err != nil {
		return "", err
	}
	outcome, err := call.Run(context.Background())
	if err != nil {
		return "", err
	}
	if n := outcome.Result().SchemaVersion; n != 7 {
		return "", errors.New("the envelope is that of another value")
	}
	if string(outcome.AppendJSON(nil)) != "7" || string(outcome.AppendVerbose(nil)) != "value=7+" {
		return "", errors.New("another form is that of another value")
	}
	return string(outcome.AppendCompact(append(call.AppendArguments(nil), ' '))), nil
}

func TestCaller(t *testing.T) {
	want := tool.Caller{Tenant: "t1", Subject: "u42", Session: "s7", Lang: "zh"}
	outer := tool.WithCaller(context.Background(), want)
	inner := tool.WithCaller(outer, tool.Caller{Lang: "en"})
	if got := tool.CallerFrom(outer); got != want {
		t.Errorf("CallerFrom = %+v, want %+v", got, want)
	}
	if got := tool.CallerFrom(inner); got != (tool.Caller{Lang: "en"}) {
		t.Errorf("CallerFrom the inner context = %+v, want the inner caller alone", got)
	}
	if got := tool.CallerFrom(context.Background()); got != (tool.Caller{}) {
		t.Errorf("CallerFrom = %+v, want the anonymous caller", got)
	}
}

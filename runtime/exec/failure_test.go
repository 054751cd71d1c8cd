package exec_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"runtime"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// errShipped is declared by the tools of the tests, as is errBroken.
var (
	errShipped = &tool.Error{Code: "ORDER_SHIPPED", Category: tool.FailedPrecondition, Message: "it has been shipped"}
	errBroken  = &tool.Error{Code: "BROKEN", Category: tool.Internal, Message: "the printer is broken"}
	errSlow    = &tool.Error{Code: "SLOW", Category: tool.TimedOut, Message: "the shop is slow", Next: []string{"could ask tomorrow"}}
)

// badError panics when it is looked into.
type badError struct{ text string }

func (b badError) Error() string   { panic(b.text) }
func (b badError) Is(error) bool   { panic(b.text) }
func (b badError) Unwrap() []error { panic(b.text) }

// told is what a failure says to the model.
type told struct {
	status   tool.Status
	category tool.Category
	code     string
	message  string
	side     tool.SideEffect
}

var (
	internal = told{tool.Failed, tool.Internal, "INTERNAL", "the tool failed", tool.MaybeApplied}
	timeout  = told{tool.Timeout, tool.TimedOut, "TIMEOUT", "the tool did not answer in time", tool.MaybeApplied}
	unknown  = told{tool.Timeout, tool.OutcomeUnknown, "OUTCOME_UNKNOWN", "it is not known whether the call took effect", tool.MaybeApplied}
	canceled = told{tool.Failed, tool.Canceled, "CANCELED", "the call was canceled", tool.MaybeApplied}
	shipped  = told{tool.Failed, tool.FailedPrecondition, "ORDER_SHIPPED", "it has been shipped", ""}
)

// but is t with another side effect.
func (t told) but(side tool.SideEffect) told {
	t.side = side
	return t
}

// checkFailure holds msg against want, and against every leak of the secret.
func checkFailure(t *testing.T, name string, msg tool.Message, want told) {
	t.Helper()
	e := msg.Result.Error
	if e == nil {
		t.Errorf("%s: answered with %s and no error", name, msg.Status)
		return
	}
	if got := (told{msg.Status, e.Category, e.Code, e.Message, e.SideEffect}); got != want {
		t.Errorf("%s: told %+v, want %+v", name, got, want)
	}
	if first, _, _ := strings.Cut(msg.Content, "\n"); first != "[result] "+msg.Name+" "+string(want.status) {
		t.Errorf("%s: the banner is %q", name, first)
	}
	envelope, err := json.Marshal(msg.Result)
	if err != nil {
		t.Errorf("%s: marshal the envelope: %v", name, err)
	}
	for _, leak := range []string{secret, "goroutine ", ".go:", "badError", "runtime error", "exec_test"} {
		if strings.Contains(msg.Content+string(envelope), leak) {
			t.Errorf("%s: the model is told %q:\n%s\n%s", name, leak, msg.Content, envelope)
		}
	}
}

// TestHandlersFail has a tool of risk R2 that is not idempotent; its handler
// fails in every way.
func TestHandlersFail(t *testing.T) {
	tests := []struct {
		name   string
		handle func(context.Context, arguments) (reply, error)
		want   told
	}{
		{"an error", fails(errSecret), internal},
		{"a declared error", fails(errShipped), shipped},
		{"a declared error with a cause", fails(errShipped.With(errSecret)), shipped},
		{"a declared error in a chain", fails(fmt.Errorf("ship to %s: %w", secret, errShipped)), shipped},
		{"a declared error among others", fails(errors.Join(errSecret, errShipped)), shipped},
		{"a declared INTERNAL", fails(errBroken.With(errSecret)), told{tool.Failed, tool.Internal, "BROKEN", "the printer is broken", tool.MaybeApplied}},
		{"an INTERNAL of its own", fails(&tool.Error{Category: tool.Internal, Code: "X", Message: secret}), internal},
		{"an INTERNAL that changed nothing", fails(&tool.Error{Category: tool.Internal, Message: secret, SideEffect: tool.NotApplied}), internal.but(tool.NotApplied)},
		{"an error of no category", fails(&tool.Error{Code: "X", Message: secret}), internal},
		{"an error that is nil inside", fails((*tool.Error)(nil)), internal},
		{"an error that panics", fails(badError{secret}), internal},
		{"a category's error", fails(tool.UpstreamUnavailable.New("")), told{tool.Failed, tool.UpstreamUnavailable, "UPSTREAM_UNAVAILABLE", "the source is not available", tool.MaybeApplied}},
		{"a panic", does(func() { panic(secret) }), internal},
		{"a panic with an error", does(func() { panic(errSecret) }), internal},
		{"a panic with nil", does(func() { panic(nil) }), internal}, //nolint // the value is the case
		{"an index out of range", does(func() { _ = make([]int, 1)[len(secret)] }), internal},
		{"an exit", does(runtime.Goexit), internal},
		{"its own deadline", fails(context.DeadlineExceeded), unknown},
		{"its own cancellation", fails(context.Canceled), canceled},
		{"a declared timeout", fails(errSlow), told{tool.Timeout, tool.OutcomeUnknown, "SLOW", "the shop is slow", tool.MaybeApplied}},
		{"a timeout that changed nothing", fails(&tool.Error{Category: tool.TimedOut, SideEffect: tool.NotApplied}), timeout.but(tool.NotApplied)},
		{"no handler", nil, internal},
	}
	for _, tt := range tests {
		f := named("cancel_order", tool.R2)
		f.spec.Errors = []*tool.Error{errShipped, errBroken, errSlow}
		x := exec.New(tool.SetOf(f.Bind(tt.handle)), exec.Config{})
		checkFailure(t, tt.name, x.Do(t.Context(), tool.Call{ID: "1", Name: "cancel_order"}), tt.want)
	}
	if errShipped.SideEffect != "" || errShipped.Unwrap() != nil {
		t.Errorf("a declared error was changed: %+v", errShipped)
	}
}

// TestAdaptersFail has generated code fail, before and after the handler.
func TestAdaptersFail(t *testing.T) {
	panics := func(dst []byte) []byte { panic(secret) }
	exits := func(dst []byte) []byte { runtime.Goexit(); return dst }
	invalid := told{tool.Failed, tool.InvalidArguments, "INVALID_ARGUMENTS", "the arguments are not valid", tool.NotApplied}
	tests := []struct {
		name    string
		adapter fake
		want    told
		ran     bool
	}{
		{"decode refuses", fake{decode: func([]byte) (arguments, error) { return arguments{}, tool.InvalidArguments.New("") }}, invalid, false},
		{"decode fails", fake{decode: func([]byte) (arguments, error) { return arguments{}, errSecret }}, internal.but(tool.NotApplied), false},
		{"decode panics", fake{decode: func([]byte) (arguments, error) { panic(secret) }}, internal.but(tool.NotApplied), false},
		{"decode exits", fake{decode: func([]byte) (arguments, error) { runtime.Goexit(); return arguments{}, nil }}, internal.but(tool.NotApplied), false},
		{"the echo panics", fake{echo: panics}, internal.but(tool.NotApplied), false},
		{"the envelope panics", fake{result: func() tool.Result { panic(secret) }}, internal.but(tool.Applied), true},
		{"the sections panic", fake{compact: panics}, internal.but(tool.Applied), true},
		{"the sections exit", fake{compact: exits}, internal.but(tool.Applied), true},
	}
	for _, tt := range tests {
		ran := false
		tt.adapter.spec = named("cancel_order", tool.R3).spec
		bound := tt.adapter.Bind(does(func() { ran = true }))
		msg := exec.New(tool.SetOf(bound), exec.Config{Policy: anything}).Do(t.Context(), tool.Call{ID: "1", Name: "cancel_order"})
		checkFailure(t, tt.name, msg, tt.want)
		if ran != tt.ran {
			t.Errorf("%s: the handler ran: %t, want %t", tt.name, ran, tt.ran)
		}
	}
}

func TestDoRefusesTruncatedCalls(t *testing.T) {
	f := named("t", tool.R0)
	f.decode = func([]byte) (arguments, error) {
		t.Error("the arguments were decoded")
		return arguments{}, nil
	}
	x := exec.New(tool.SetOf(f.Bind(does(func() { t.Error("the handler ran") }))), exec.Config{})
	msg := x.Do(t.Context(), tool.Call{ID: "1", Name: "t", Truncated: true})
	checkFailure(t, "truncated", msg, told{
		tool.Failed, tool.ArgumentsTruncated, "ARGUMENTS_TRUNCATED",
		"the arguments were cut off; the tool was not run", tool.NotApplied,
	})
}

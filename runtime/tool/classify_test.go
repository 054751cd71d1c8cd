package tool_test

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"syscall"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// interrupted is what a driver may answer when its context ended.
type interrupted struct{ timeout bool }

func (interrupted) Error() string   { return secret }
func (i interrupted) Timeout() bool { return i.timeout }

func TestClassify(t *testing.T) {
	tests := []struct {
		name          string
		err           error
		code, message string
	}{
		{"a plain error", errSecret, "INTERNAL", "the tool failed"},
		{"a declared error", errShipped, "ORDER_SHIPPED", "it has been shipped"},
		{"a declared error in a chain", fmt.Errorf("%s: %w", secret, errShipped), "ORDER_SHIPPED", "it has been shipped"},
		{"a declared error with a deadline", errShipped.With(context.DeadlineExceeded), "ORDER_SHIPPED", "it has been shipped"},
		{"a joined error", errors.Join(errSecret, errShipped), "ORDER_SHIPPED", "it has been shipped"},
		{"no code", &tool.Error{Category: tool.Conflict}, "CONFLICT", "it was changed in the meantime"},
		{"no code in a chain", fmt.Errorf("x: %w", &tool.Error{Category: tool.NotFound, Message: "no such order"}), "NOT_FOUND", "no such order"},
		{"no category", &tool.Error{Code: "X", Message: secret}, "INTERNAL", "the tool failed"},
		{"an unknown category", &tool.Error{Code: "X", Category: "MOOD", Message: secret}, "INTERNAL", "the tool failed"},
		{"a nil Error", (*tool.Error)(nil), "INTERNAL", "the tool failed"},
		{"a deadline", fmt.Errorf("%s: %w", secret, context.DeadlineExceeded), "TIMEOUT", "the tool did not answer in time"},
		{"a timeout", &net.OpError{Op: "dial", Net: "tcp", Err: os.ErrDeadlineExceeded}, "TIMEOUT", "the tool did not answer in time"},
		{"a timeout of a driver", interrupted{true}, "TIMEOUT", "the tool did not answer in time"},
		{"no timeout", interrupted{false}, "INTERNAL", "the tool failed"},
		{"a cancellation", fmt.Errorf("%s: %w", secret, context.Canceled), "CANCELED", "the call was canceled"},
	}
	for _, tt := range tests {
		got := tool.Classify(tt.err)
		if got.Code != tt.code || got.Message != tt.message {
			t.Errorf("%s: classified as %s, %q; want %s, %q", tt.name, got.Code, got.Message, tt.code, tt.message)
		}
		if _, own := tt.err.(*tool.Error); !own && !errors.Is(got, tt.err) {
			t.Errorf("%s: the error is not kept as the cause", tt.name)
		}
	}
	refused := &net.OpError{Op: "dial", Err: os.NewSyscallError("connect", syscall.ECONNREFUSED)}
	if got := tool.Classify(errShipped.With(refused)); got.Code != "ORDER_SHIPPED" || got.Cause != "" {
		t.Errorf("a declared error with a root cause of another category is %+v", got)
	}
	if got := tool.Classify(tool.UpstreamUnavailable.New("the carrier is away").With(refused)); got.Message != "the carrier is away" || got.Cause != "connection_refused" {
		t.Errorf("an error of the category of its root cause is %+v", got)
	}
	own := &tool.Error{Category: tool.Canceled, Code: "BUSY", Message: "busy", Cause: "upstream_quota"}
	if got := tool.Classify(own.With(context.Canceled)); got.Cause != "upstream_quota" || own.Unwrap() != nil {
		t.Errorf("a declared error with a hint of its own is %+v", got)
	}
	leaky := &tool.Error{Category: tool.Conflict, Code: "BUSY", Message: "busy", Cause: secret}
	if got := tool.Classify(leaky); got.Cause != "" || leaky.Cause != secret {
		t.Errorf("a hint that is none of the vocabulary is kept, or taken from the declared error: %+v", got)
	}
	if got := tool.Classify(nil); got != nil {
		t.Errorf("Classify(nil) = %v, want nil", got)
	}
	if got := tool.Classify(errShipped); got != errShipped {
		t.Errorf("Classify copied an error that was complete")
	}
}

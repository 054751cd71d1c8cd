package exec_test

import (
	"context"
	"database/sql"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"testing"
	"time"

	tools "github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/upstream"
)

// refusedPort is an address on the loopback that nobody listens at.
func refusedPort(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().String()
}

// TestPlainErrors has handlers return what they got, as it is.
func TestPlainErrors(t *testing.T) {
	address := refusedPort(t)
	tests := []struct {
		name   string
		handle func(context.Context) error
		want   told
		cause  string
	}{
		{"a refused connection", func(context.Context) error {
			_, err := http.Get("http://" + address + "/" + secret)
			return err
		}, told{tool.Failed, tool.UpstreamUnavailable, "UPSTREAM_UNAVAILABLE", "the source is not available", tool.NotApplied}, "connection_refused"},
		{"a missing file", func(context.Context) error {
			_, err := os.ReadFile(secret)
			return fmt.Errorf("read: %w", err)
		}, told{tool.Failed, tool.NotFound, "NOT_FOUND", "nothing was found", tool.NotApplied}, "file_not_found"},
		{"no rows", func(context.Context) error {
			return fmt.Errorf("%s: %w", secret, sql.ErrNoRows)
		}, told{tool.Failed, tool.NotFound, "NOT_FOUND", "nothing was found", tool.NotApplied}, "no_rows"},
		{"an answer", func(context.Context) error {
			return &upstream.Error{Status: 500, Body: []byte(secret)}
		}, told{tool.Failed, tool.UpstreamError, "UPSTREAM_500", "the source answered with an error", tool.NotApplied}, "upstream_failure"},
		{"a transaction that has ended", func(context.Context) error {
			return sql.ErrTxDone
		}, told{tool.Failed, tool.Internal, "INTERNAL", "the tool failed", tool.NotApplied}, "transaction_ended"},
		{"a program that was killed as the time was up", func(ctx context.Context) error {
			<-ctx.Done()
			return &exec.ExitError{ProcessState: &os.ProcessState{}}
		}, timeout.but(tool.NotApplied), "deadline_exceeded"},
	}
	for _, tt := range tests {
		f := named("get_order", tool.R0)
		x := tools.New(tool.SetOf(f.Bind(func(ctx context.Context, _ arguments) (reply, error) {
			return reply{}, tt.handle(ctx)
		})), tools.Config{Timeout: 200 * time.Millisecond})
		msg := x.Do(t.Context(), tool.Call{ID: "1", Name: "get_order"})
		checkFailure(t, tt.name, msg, tt.want)
		if e := msg.Result.Error; e != nil && e.Cause != tt.cause {
			t.Errorf("%s: the hint is %q, want %q", tt.name, e.Cause, tt.cause)
		}
	}
}

package causes

import (
	"context"
	"net"
	"testing"
	"time"

	"google.golang.org/grpc"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/credentials/insecure"
	"google.golang.org/grpc/status"
	"google.golang.org/protobuf/types/known/emptypb"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// invoke calls a method at an address.
func invoke(ctx context.Context, t *testing.T, address string) error {
	t.Helper()
	conn, err := grpc.NewClient("passthrough:"+address, grpc.WithTransportCredentials(insecure.NewCredentials()))
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	return conn.Invoke(ctx, "/"+secret+"/Get", &emptypb.Empty{}, &emptypb.Empty{})
}

func TestGRPC(t *testing.T) {
	tests := []struct {
		code     codes.Code
		category tool.Category
		hint     string
	}{
		{codes.Canceled, tool.Canceled, "call_canceled"},
		{codes.Unknown, tool.UpstreamError, "upstream_failure"},
		{codes.InvalidArgument, tool.UpstreamError, "upstream_refused_request"},
		{codes.DeadlineExceeded, tool.TimedOut, "upstream_timeout"},
		{codes.NotFound, tool.NotFound, "upstream_not_found"},
		{codes.AlreadyExists, tool.AlreadyExists, "upstream_already_exists"},
		{codes.PermissionDenied, tool.PermissionDenied, "upstream_access_refused"},
		{codes.ResourceExhausted, tool.RateLimited, "upstream_rate_limit"},
		{codes.FailedPrecondition, tool.FailedPrecondition, "upstream_failed_precondition"},
		{codes.Aborted, tool.Conflict, "upstream_conflict"},
		{codes.OutOfRange, tool.UpstreamError, "upstream_refused_request"},
		{codes.Unimplemented, tool.Unsupported, "not_supported"},
		{codes.Internal, tool.UpstreamError, "upstream_failure"},
		{codes.Unavailable, tool.UpstreamUnavailable, "upstream_unavailable"},
		{codes.DataLoss, tool.UpstreamError, "upstream_failure"},
		{codes.Unauthenticated, tool.Unauthenticated, "upstream_unauthenticated"},
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	answer := make(chan codes.Code, 1)
	server := grpc.NewServer(grpc.UnknownServiceHandler(func(_ any, stream grpc.ServerStream) error {
		select {
		case code := <-answer:
			return status.Error(code, secret)
		case <-stream.Context().Done():
			return stream.Context().Err()
		}
	}))
	go func() { _ = server.Serve(l) }()
	defer server.Stop()
	address := l.Addr().String()
	for _, tt := range tests {
		answer <- tt.code
		check(t, tt.code.String(), invoke(t.Context(), t, address), tt.category, tt.hint)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	check(t, "a deadline", invoke(ctx, t, address), tool.TimedOut, "upstream_timeout")
	server.Stop()
	check(t, "a server that is gone", invoke(t.Context(), t, address), tool.UpstreamUnavailable, "upstream_unavailable")
}

package cause_test

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/runtime/cause"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// text is a plain error that is of this text.
type text string

func (t text) Error() string { return string(t) }

// Code is a code of gRPC, as connect has it: with a type and a name of its own.
type Code uint32

type connectError struct {
	code Code
	err  error
}

func (*connectError) Error() string { return secret }
func (c *connectError) Code() Code  { return c.code }

func TestGRPC(t *testing.T) {
	tests := []struct {
		code     Code
		name     string
		hint     cause.Hint
		category tool.Category
	}{
		{0, "OK", "", tool.Internal},
		{1, "Canceled", cause.Canceled, tool.Canceled},
		{2, "Unknown", cause.UpstreamFailure, tool.UpstreamError},
		{3, "InvalidArgument", cause.UpstreamRefused, tool.UpstreamError},
		{4, "DeadlineExceeded", cause.UpstreamTimeout, tool.TimedOut},
		{5, "NotFound", cause.UpstreamNotFound, tool.NotFound},
		{6, "AlreadyExists", cause.UpstreamExists, tool.AlreadyExists},
		{7, "PermissionDenied", cause.UpstreamAccessRefused, tool.PermissionDenied},
		{8, "ResourceExhausted", cause.UpstreamRateLimit, tool.RateLimited},
		{9, "FailedPrecondition", cause.UpstreamState, tool.FailedPrecondition},
		{10, "Aborted", cause.UpstreamConflict, tool.Conflict},
		{11, "OutOfRange", cause.UpstreamRefused, tool.UpstreamError},
		{12, "Unimplemented", cause.NotSupported, tool.Unsupported},
		{13, "Internal", cause.UpstreamFailure, tool.UpstreamError},
		{14, "Unavailable", cause.UpstreamUnavailable, tool.UpstreamUnavailable},
		{15, "DataLoss", cause.UpstreamFailure, tool.UpstreamError},
		{16, "Unauthenticated", cause.UpstreamUnauthenticated, tool.Unauthenticated},
		{17, "Code(17)", "", tool.Internal},
	}
	for _, tt := range tests {
		check(t, "connect "+tt.name, &connectError{tt.code, nil}, tt.hint, tt.category)
		check(t, "gRPC "+tt.name, text("rpc error: code = "+tt.name+" desc = "+secret), tt.hint, tt.category)
	}
	check(t, "gRPC without a code", text("rpc error: code = "), "", tool.Internal)
}

// wireError is an error as the MCP SDK has it, rpcError one with a method.
type wireError struct {
	Code    int64
	Message string
	Data    json.RawMessage
}

type rpcError struct{ code int }

func (*wireError) Error() string  { return secret }
func (rpcError) Error() string    { return secret }
func (e rpcError) ErrorCode() int { return e.code }

func TestJSONRPC(t *testing.T) {
	tests := []struct {
		code     int
		hint     cause.Hint
		category tool.Category
	}{
		{-32700, cause.UpstreamRefused, tool.UpstreamError},
		{-32600, cause.UpstreamRefused, tool.UpstreamError},
		{-32601, cause.NotSupported, tool.Unsupported},
		{-32602, cause.UpstreamRefused, tool.UpstreamError},
		{-32603, cause.UpstreamFailure, tool.UpstreamError},
		{-32000, cause.UpstreamFailure, tool.UpstreamError},
		{-32099, cause.UpstreamFailure, tool.UpstreamError},
		{-32002, cause.UpstreamNotFound, tool.NotFound},
		{-32042, cause.UpstreamState, tool.FailedPrecondition},
		{-32800, cause.Canceled, tool.Canceled},
		{-32100, "", tool.Internal},
		{0, "", tool.Internal},
		{1, "", tool.Internal},
	}
	for _, tt := range tests {
		check(t, "MCP", &wireError{int64(tt.code), secret, nil}, tt.hint, tt.category)
		check(t, "JSON-RPC", rpcError{tt.code}, tt.hint, tt.category)
	}
}

// The errors of clients of providers, as they are found in the wild.
type (
	header   map[string][]string
	response struct{ Header header }
	sdkError struct { // of OpenAI and Anthropic
		StatusCode int
		Response   *response
	}
	googleError struct {
		Code    int
		Message string
		Header  header
	}
	awsError  struct{ status int }
	k8sError  struct{ awsError }
	base      struct{ StatusCode int }
	nilInside struct{ *base }
)

func (*sdkError) Error() string            { return secret }
func (*googleError) Error() string         { return secret }
func (awsError) Error() string             { return secret }
func (a awsError) HTTPStatusCode() int     { return a.status }
func (k k8sError) StatusCode() int         { return k.status }
func (k8sError) RetryAfter() time.Duration { return 7 * time.Second }
func (nilInside) Error() string            { return secret }

func TestClientsOfProviders(t *testing.T) {
	tests := []struct {
		name     string
		err      error
		hint     cause.Hint
		category tool.Category
		code     string
		wait     time.Duration
	}{
		{"429", &sdkError{429, &response{header{"Retry-After": {"20"}}}}, cause.UpstreamRateLimit, tool.RateLimited, "RATE_LIMITED", 20 * time.Second},
		{"429 with a strange wait", &sdkError{429, &response{header{"Retry-After": {secret}}}}, cause.UpstreamRateLimit, tool.RateLimited, "RATE_LIMITED", 0},
		{"429 with an endless wait", &sdkError{429, &response{header{"Retry-After": {"99999999999"}}}}, cause.UpstreamRateLimit, tool.RateLimited, "RATE_LIMITED", 0},
		{"500", &sdkError{500, &response{}}, cause.UpstreamFailure, tool.UpstreamError, "UPSTREAM_500", 0},
		{"no response", &sdkError{400, nil}, cause.UpstreamRefused, tool.UpstreamError, "UPSTREAM_400", 0},
		{"no status", &sdkError{}, "", tool.Internal, "INTERNAL", 0},
		{"Google", &googleError{503, secret, header{"Retry-After": {"3"}}}, cause.UpstreamUnavailable, tool.UpstreamUnavailable, "UPSTREAM_UNAVAILABLE", 3 * time.Second},
		{"AWS", awsError{404}, cause.UpstreamNotFound, tool.NotFound, "NOT_FOUND", 0},
		{"a wait of its own", k8sError{awsError{429}}, cause.UpstreamRateLimit, tool.RateLimited, "RATE_LIMITED", 7 * time.Second},
		{"an embedded struct that is nil", nilInside{}, "", tool.Internal, "INTERNAL", 0},
	}
	for _, tt := range tests {
		check(t, tt.name, tt.err, tt.hint, tt.category)
		if e := tool.Classify(tt.err); e.Code != tt.code || e.RetryAfter != tt.wait {
			t.Errorf("%s: code %s, retry after %v; want %s, %v", tt.name, e.Code, e.RetryAfter, tt.code, tt.wait)
		}
	}
}

func TestStatus(t *testing.T) {
	for status := range 1000 {
		hint := cause.OfStatus(status)
		if (hint != "") != (status >= 400 && status < 600) {
			t.Errorf("the hint of status %d is %q", status, hint)
		}
	}
	retryable := map[int]bool{408: true, 425: true, 429: true, 500: true, 502: true, 503: true, 504: true, 529: true, 599: true}
	for _, status := range []int{400, 401, 403, 404, 408, 409, 413, 418, 422, 425, 429, 500, 501, 502, 503, 504, 529, 599} {
		if got := tool.Classify(awsError{status}).Retryable(); got != retryable[status] {
			t.Errorf("status %d is retryable: %t", status, got)
		}
	}
}

package cause

import "strings"

// codes are the hints of the codes of gRPC, and their names as grpc-go writes
// them, by number.
var codes = [...]struct {
	name string
	hint Hint
}{
	{"OK", ""},
	{"Canceled", Canceled},
	{"Unknown", UpstreamFailure},
	{"InvalidArgument", UpstreamRefused},
	{"DeadlineExceeded", UpstreamTimeout},
	{"NotFound", UpstreamNotFound},
	{"AlreadyExists", UpstreamExists},
	{"PermissionDenied", UpstreamAccessRefused},
	{"ResourceExhausted", UpstreamRateLimit},
	{"FailedPrecondition", UpstreamState},
	{"Aborted", UpstreamConflict},
	{"OutOfRange", UpstreamRefused},
	{"Unimplemented", NotSupported},
	{"Internal", UpstreamFailure},
	{"Unavailable", UpstreamUnavailable},
	{"DataLoss", UpstreamFailure},
	{"Unauthenticated", UpstreamUnauthenticated},
}

// grpc is the hint of a code's number.
func grpc(code uint64) Hint {
	if code >= uint64(len(codes)) {
		return ""
	}
	return codes[code].hint
}

// grpcText is the hint of an error of grpc-go:
//
//	rpc error: code = NotFound desc = no such order
//
// Its method GRPCStatus answers with a type of grpc-go, which no interface of
// ours can name, and to call it by reflection links 100 KiB into every program.
// So this is the one error that is known by its text, of which nothing but the
// name of the code is read. It wraps no other; the texts of those that do may
// be without end.
func grpcText(err error) Hint {
	switch err.(type) {
	case interface{ Unwrap() error }, interface{ Unwrap() []error }:
		return ""
	}
	text, found := strings.CutPrefix(err.Error(), "rpc error: code = ")
	name, _, _ := strings.Cut(text, " ")
	if !found {
		return ""
	}
	for _, c := range codes {
		if c.name == name {
			return c.hint
		}
	}
	return ""
}

// jsonRPC is the hint of a code of JSON-RPC, with those of MCP; "" for codes
// that the protocol leaves to others.
func jsonRPC(code int64) Hint {
	switch code {
	case -32700, -32600, -32602: // parse error, invalid request, invalid params
		return UpstreamRefused
	case -32601: // method not found
		return NotSupported
	case -32002: // resource not found
		return UpstreamNotFound
	case -32042: // the user must visit an address first
		return UpstreamState
	case -32800: // request canceled
		return Canceled
	}
	if code >= -32099 && code <= -32000 || code == -32603 {
		return UpstreamFailure
	}
	return ""
}

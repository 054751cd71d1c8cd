package cause

import (
	"reflect"
	"strings"
)

// coded is the hint of an error that has a code of gRPC, connect, SQLite or
// JSON-RPC.
func coded(err error) Hint {
	if hint := grpcText(err); hint != "" {
		return hint
	}
	v := reflect.Indirect(reflect.ValueOf(err))
	if !v.IsValid() { // a nil pointer
		return ""
	}
	if e, ok := err.(interface{ Code() int }); ok {
		return numbered(v, int64(e.Code()))
	}
	if e, ok := err.(interface{ ErrorCode() int }); ok {
		return numbered(v, int64(e.ErrorCode()))
	}
	code := field(v, "code")
	if !code.IsValid() {
		code = field(v, "Code")
	}
	if code.CanUint() && code.Type().Name() == "Code" { // as connect has it, with the numbers of gRPC
		return grpc(code.Uint())
	}
	return numbered(v, integer(code))
}

// numbered is the hint of the code of v, an error.
func numbered(v reflect.Value, code int64) Hint {
	if strings.Contains(v.Type().PkgPath(), "sqlite") {
		return sqlite(code)
	}
	return jsonRPC(code)
}

// integer is the integer that v is, 0 for anything else.
func integer(v reflect.Value) int64 {
	switch {
	case v.CanInt():
		return v.Int()
	case v.CanUint():
		return int64(v.Uint())
	default:
		return 0
	}
}

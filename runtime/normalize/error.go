package normalize

import "github.com/tooladapt/tooladapt/runtime/tool"

// Error is upstream output that is an error of Go, such as one of JSON-RPC or
// gRPC has it; tool.Classify says what that means. nil is a source that answered
// with nothing.
func Error(err error) tool.Raw {
	if err == nil {
		return tool.Raw{}
	}
	return tool.FromValue(err)
}

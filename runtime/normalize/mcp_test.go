package normalize_test

import (
	"encoding/json"
	"errors"
	"reflect"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// callToolResult is one as an SDK has it.
type callToolResult struct {
	Content           []any `json:"content"`
	StructuredContent any   `json:"structuredContent,omitempty"`
	IsError           bool  `json:"isError,omitempty"`
}

func TestMCP(t *testing.T) {
	text := func(s string) map[string]any { return map[string]any{"type": "text", "text": s} }
	image := map[string]any{"type": "image", "data": "AAAA", "mimeType": "image/png"}
	tests := []struct {
		name   string
		result any
		want   answer
	}{
		{"structured content", &callToolResult{Content: []any{text("{}"), image}, StructuredContent: map[string]int{"a": 1}}, answer{json: `{"a":1}`, form: normalize.FormJSON}},
		{"JSON in a text", callToolResult{Content: []any{text(" {\"a\":1}\n")}}, answer{json: `{"a":1}`, form: normalize.FormJSON}},
		{"the beginning of JSON", callToolResult{Content: []any{text(`{"a":[1,`)}}, answer{category: tool.InvalidResponse, hint: "unexpected_end"}},
		{"texts", callToolResult{Content: []any{text("a"), text("b")}}, answer{json: `"a\nb"`, form: normalize.FormText}},
		{"an embedded text", []byte(`{"content":[{"type":"resource","resource":{"uri":"file:///a","text":"[1]"}}]}`), answer{json: `[1]`, form: normalize.FormJSON}},
		{"a response", json.RawMessage(`{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"so"}]}}`), answer{json: `"so"`, form: normalize.FormText}},
		{"no content", callToolResult{Content: []any{}}, answer{category: tool.InvalidResponse}},
		{"nothing", nil, answer{category: tool.InvalidResponse}},
		{"an error", callToolResult{IsError: true, Content: []any{text("s3cr3t")}}, answer{category: tool.UpstreamError}},
		{"an error with a code", callToolResult{IsError: true, Content: []any{text(`{"error":{"code":"RESOURCE_EXHAUSTED"}}`)}}, answer{category: tool.RateLimited, hint: "upstream_rate_limit"}},
		{"an error of what is not there", callToolResult{IsError: true, Content: []any{text("Error: user not found")}}, answer{category: tool.NotFound, hint: "upstream_not_found"}},
		{"an error of the protocol", []byte(`{"jsonrpc":"2.0","id":1,"error":{"code":-32002,"message":"s3cr3t"}}`), answer{category: tool.NotFound, hint: "upstream_not_found"}},
		{"another of the protocol", []byte(`{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"s3cr3t"}}`), answer{category: tool.Unsupported, hint: "not_supported"}},
		{"an unknown one of the protocol", []byte(`{"jsonrpc":"2.0","id":1,"error":{"code":7,"message":"s3cr3t"}}`), answer{category: tool.UpstreamError}},
		{"an error of the client", errors.ErrUnsupported, answer{category: tool.Unsupported, hint: "not_supported"}},
		{"what is no result", []byte(`{"content": 7}`), answer{category: tool.InvalidResponse}},
		{"what is no JSON", []byte(`so`), answer{category: tool.InvalidResponse, hint: "invalid_json"}},
		{"what can't be JSON", callToolResult{StructuredContent: make(chan int)}, answer{category: tool.InvalidResponse}},
	}
	for _, tt := range tests {
		if got := read(t, normalize.MCP(tt.result)); got != tt.want {
			t.Errorf("%s: Read = %+v\nwant %+v", tt.name, got, tt.want)
		}
	}
	a, err := normalize.Read(normalize.MCP(callToolResult{Content: []any{text("so"), image}}))
	want := &tool.Report{Missing: []tool.Missing{{Path: "/content/1", Why: "unreadable", Says: "image"}}}
	if err != nil || string(a.JSON) != `"so"` || !reflect.DeepEqual(a.Report, want) {
		t.Errorf("a text and an image: Read = %s, %+v, %v; want the image missing", a.JSON, a.Report, err)
	}
}

package causes

import (
	"context"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// fails is a handler of resources that fails with a code.
func fails(code int64) mcp.ResourceHandler {
	return func(context.Context, *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
		return nil, &jsonrpc.Error{Code: code, Message: secret}
	}
}

func TestMCP(t *testing.T) {
	about := &mcp.Implementation{Name: secret, Version: "1"}
	server := mcp.NewServer(about, nil)
	const internal, invalid, missing = -32603, -32600, -32002
	server.AddResource(&mcp.Resource{Name: "a", URI: "test:internal"}, fails(internal))
	server.AddResource(&mcp.Resource{Name: "b", URI: "test:invalid"}, fails(invalid))
	server.AddResource(&mcp.Resource{Name: "c", URI: "test:missing"}, fails(missing))
	here, there := mcp.NewInMemoryTransports()
	if _, err := server.Connect(t.Context(), there, nil); err != nil {
		t.Fatal(err)
	}
	session, err := mcp.NewClient(about, nil).Connect(t.Context(), here, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()

	_, err = session.CallTool(t.Context(), &mcp.CallToolParams{Name: secret})
	check(t, "an unknown tool", err, tool.UpstreamError, "upstream_refused_request")
	_, err = session.GetPrompt(t.Context(), &mcp.GetPromptParams{Name: secret})
	check(t, "an unknown prompt", err, tool.UpstreamError, "upstream_refused_request")
	tests := []struct {
		uri      string
		category tool.Category
		hint     string
	}{
		{"test:" + secret, tool.UpstreamError, "upstream_refused_request"}, // since it is an invalid parameter
		{"test:missing", tool.NotFound, "upstream_not_found"},
		{"test:internal", tool.UpstreamError, "upstream_failure"},
		{"test:invalid", tool.UpstreamError, "upstream_refused_request"},
	}
	for _, tt := range tests {
		_, err := session.ReadResource(t.Context(), &mcp.ReadResourceParams{URI: tt.uri})
		check(t, tt.uri, err, tt.category, tt.hint)
	}
}

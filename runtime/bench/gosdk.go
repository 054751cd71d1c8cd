package bench

import (
	"context"
	"encoding/json"
	"errors"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/tooladapt/tooladapt/runtime/bench/args"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// goSDKPeer is the MCP SDK's typed AddTool: a server's answer to tools/call,
// without the transport.
func goSDKPeer() Peer {
	return Peer{Name: goSDK, Read: [Sizes]Reader{
		calling[args.GetWeather](args.GetWeatherTool.Spec()),
		calling[args.SearchOrders](args.SearchOrdersTool.Spec()),
		calling[args.CreateInvoice](args.CreateInvoiceTool.Spec()),
	}}
}

func calling[T any](spec *tool.Spec) Reader {
	server := mcp.NewServer(&mcp.Implementation{Name: "bench", Version: "1"}, nil)
	mcp.AddTool(server, &mcp.Tool{Name: spec.Name, InputSchema: spec.Arguments},
		func(context.Context, *mcp.CallToolRequest, T) (*mcp.CallToolResult, any, error) { return nil, nil, nil })
	var handle mcp.MethodHandler
	server.AddReceivingMiddleware(func(next mcp.MethodHandler) mcp.MethodHandler {
		handle = next
		return next
	})
	session := connected(server)
	return func(data []byte) error {
		result, err := handle(context.Background(), "tools/call", &mcp.CallToolRequest{
			Session: session,
			Params:  &mcp.CallToolParamsRaw{Name: spec.Name, Arguments: json.RawMessage(data)},
		})
		if err != nil {
			return err
		}
		if result := result.(*mcp.CallToolResult); result.IsError {
			return errors.New(result.Content[0].(*mcp.TextContent).Text)
		}
		return nil
	}
}

// connected is the server's side of a session in memory.
func connected(server *mcp.Server) *mcp.ServerSession {
	here, there := mcp.NewInMemoryTransports()
	session, err := server.Connect(context.Background(), here, nil)
	if err != nil {
		panic(err)
	}
	client := mcp.NewClient(&mcp.Implementation{Name: "bench", Version: "1"}, nil)
	if _, err := client.Connect(context.Background(), there, nil); err != nil {
		panic(err)
	}
	return session
}

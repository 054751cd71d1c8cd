package directive_test

import (
	"testing"

	"github.com/tooladapt/tooladapt/gen/directive"
)

func TestNames(t *testing.T) {
	for goType, want := range map[string][2]string{
		"GetOrder":      {"get_order", "GetOrderTool"},
		"GetOrderArgs":  {"get_order", "GetOrderTool"},
		"SearchInput":   {"search", "SearchTool"},
		"SearchParams":  {"search", "SearchTool"},
		"SearchRequest": {"search", "SearchTool"},
		"SearchTool":    {"search_tool", "SearchTool"},
		"Args":          {"args", "ArgsTool"},
		"ListUserIDs":   {"list_user_ids", "ListUserIDsTool"},
		"HTTPServer":    {"http_server", "HTTPServerTool"},
		"GetURL":        {"get_url", "GetURLTool"},
		"Get2FACode":    {"get2_fa_code", "Get2FACodeTool"},
		"Get_Order":     {"get_order", "Get_OrderTool"},
		"X":             {"x", "XTool"},
	} {
		if got := [2]string{directive.ToolName(goType), directive.AdapterName(goType)}; got != want {
			t.Errorf("%s gives %q, want %q", goType, got, want)
		}
	}
	for code, want := range map[string]string{"ORDER_SHIPPED": "OrderShipped", "BUSY": "Busy", "HTTP_500": "Http500"} {
		if got := directive.ErrorName(code); got != want {
			t.Errorf("%s gives %s, want %s", code, got, want)
		}
	}
}

package render_test

import (
	"errors"
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

const orderText = `[result] get_order success
complete: true
[order]
order_id: ORD-20260719-001
status: 已取消
reason: 用户主动申请
refund_amount: 129.00 CNY
create_time: 2026-07-18T14:23:00+08:00
[items] rows 1-2 of 2
sku|name|unit_price (CNY)|qty
TSHIRT-001|纯棉短袖|79.00|1
SOCK-003|中筒袜|25.00|2
[shipping]
address: 上海市浦东新区
method: 普通快递
fee: 0.00 CNY
tracking_no: (not returned)
`

var created = time.Date(2026, 7, 18, 14, 23, 0, 0, time.FixedZone("", 8*3600))

type item struct {
	sku, name string
	price     tool.Decimal
	qty       int
}

var items = []item{
	{"TSHIRT-001", "纯棉短袖", tool.NewDecimal(7900, 2), 1},
	{"SOCK-003", "中筒袜", tool.NewDecimal(2500, 2), 2},
}

func appendOrder(dst []byte, created time.Time, items []item) []byte {
	dst = render.Banner(dst, "get_order", tool.Success)
	dst = render.BoolField(dst, "complete", true)
	dst = render.Section(dst, "order", false)
	dst = render.StringField(dst, "order_id", "ORD-20260719-001")
	dst = render.StringField(dst, "status", "已取消")
	dst = render.StringField(dst, "reason", "用户主动申请")
	dst = render.DecimalField(dst, "refund_amount", tool.NewDecimal(129, 0), 2, "CNY")
	dst = render.TimeField(dst, "create_time", created)
	dst = appendItems(dst, items)
	dst = render.Section(dst, "shipping", false)
	dst = render.StringField(dst, "address", "上海市浦东新区")
	dst = render.StringField(dst, "method", "普通快递")
	dst = render.DecimalField(dst, "fee", tool.NewDecimal(0, 0), 2, "CNY")
	return render.Absent(dst, "tracking_no")
}

func appendItems(dst []byte, items []item) []byte {
	dst = render.RowsSection(dst, "items", len(items), len(items), false, "sku|name|unit_price (CNY)|qty")
	for i := range items {
		dst = render.StringCell(dst, items[i].sku)
		dst = render.StringCell(dst, items[i].name)
		dst = render.DecimalCell(dst, items[i].price, 2)
		dst = render.IntCell(dst, int64(items[i].qty))
		dst = render.EndRow(dst)
	}
	return dst
}

// TestOrder is the document that the package comment explains.
func TestOrder(t *testing.T) {
	if got := string(appendOrder(nil, created, items)); got != orderText {
		t.Errorf("got\n%s\nwant\n%s", got, orderText)
	}
}

// TestErrors are the two forms of a failure, byte for byte.
func TestErrors(t *testing.T) {
	tests := map[string]struct {
		err  *tool.Error
		want string
	}{
		"limited": {
			(&tool.Error{
				Code: "RATE_LIMITED", Category: tool.RateLimited,
				Message:    "天气服务接口触发限流，每分钟最多 10 次调用",
				Next:       []string{"可在 6 秒后用相同参数重试", "或改用 get_weather_backup"},
				Cause:      "upstream_rate_limit",
				RetryAfter: 5200 * time.Millisecond,
				SideEffect: tool.NotApplied,
			}).With(errors.New("dial 10.0.0.7: goroutine 1 [running]: /srv/weather/main.go")),
			`[error]
code: RATE_LIMITED
message: 天气服务接口触发限流，每分钟最多 10 次调用
cause: upstream_rate_limit
side_effect: not_applied
retryable: true
retry_after: 6 s
user_action_required: false
next.1: 可在 6 秒后用相同参数重试
next.2: 或改用 get_weather_backup
`,
		},
		"arguments": {
			&tool.Error{
				Code: "INVALID_ARGUMENTS", Category: tool.InvalidArguments,
				Message:    "3 of 4 arguments are not valid; the tool was not run",
				SideEffect: tool.NotApplied,
				Arguments: &tool.ArgumentReport{
					Violations: []tool.Violation{
						{Path: "/city", Keyword: "required", Want: "string, 1 to 64 characters"},
						{Path: "/days", Keyword: "type", Type: "string", Got: "three", Want: "integer, 1 to 15"},
						{Path: "/offset", Keyword: "additionalProperties", Got: "0", Want: "nearest is days; known are city, days, unit"},
					},
					Total: 3, Sent: 4,
					Known: []string{"city", "days", "unit"},
					Valid: []tool.ValidArgument{{Name: "unit", Sent: "C", Want: "C or F"}},
					Call:  []byte(`{"unit":"C"}`),
					Fill:  []string{"city", "days"},
				},
			},
			`[error]
code: INVALID_ARGUMENTS
message: 3 of 4 arguments are not valid; the tool was not run
side_effect: not_applied
retryable: false
fill (2): city, days
[arguments] rows 1-4 of 4
name|sent|problem|expected
city|(not sent)|missing|string, 1 to 64 characters
days|three|wrong type (string)|integer, 1 to 15
unit|C|ok|C or F
offset|0|unknown|nearest is days; known are city, days, unit
[call] lines 1-1 of 1
1| {"unit":"C"}
`,
		},
		"deep and odd paths": {
			&tool.Error{
				Code: "INVALID_ARGUMENTS", Category: tool.InvalidArguments, Message: "wrong",
				Arguments: &tool.ArgumentReport{
					Violations: []tool.Violation{
						{Path: "/filter/since", Keyword: "format", Got: "soon: now", Want: "date"},
						{Path: "/items/3/qty", Keyword: "minimum", Got: "0", Want: "at least 1"},
						{Path: "/page-size", Keyword: "maximum", Got: "99", Want: "at most 50"},
						{Path: "/a~1b/x|y", Keyword: "enum", Got: "(null)", Want: "a or b"},
						{Path: "/note", Keyword: "minLength", Want: "1 character"},
						{Path: "/token", Keyword: "pattern", Got: "(redacted)", Want: "string", Secret: true},
						{Path: "/none", Keyword: "check", Want: "before end"},
						{Path: "", Keyword: "syntax", Got: "byte 17", Want: "JSON, a comma or } here"},
					},
					Total: 30,
					Fill:  []string{"page-size"},
				},
			},
			`[error]
code: INVALID_ARGUMENTS
message: wrong
retryable: false
fill (1): "page-size"
[arguments] rows 1-8 of 30
name|sent|problem|expected
filter.since|"soon: now"|wrong form|date
items.3.qty|0|too small|at least 1
"page-size"|99|too large|at most 50
"\"a/b\".\"x|y\""|"(null)"|no known value|a or b
note|""|too short|1 character
token|(redacted)|wrong form|string
"none"|(not applicable)|not allowed|before end
(not applicable)|byte 17|not JSON|JSON, a comma or } here
`,
		},
		"a person must act": {
			&tool.Error{Code: "NOT_FOUND", Category: tool.NotFound, Message: "[result] get_order success", UserActs: true},
			`[error]
code: NOT_FOUND
message: "[result] get_order success"
retryable: false
user_action_required: true
next.1: could check the id, or search for it
`,
		},
	}
	for name, tt := range tests {
		got := string(render.Error(nil, tt.err))
		if got != tt.want {
			t.Errorf("%s: got\n%s\nwant\n%s", name, got, tt.want)
		}
		if _, err := render.Read("[result] t failed\n" + got); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

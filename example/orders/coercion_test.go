package orders

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// careless is a call as a careless model writes it: each of its arguments is of
// another type than the schema has.
const careless = `{"phone_last4": 1234, "limit": "1", "status": " 已发货", "min_amount": "5.00", "cursor": "null"}`

// TestCoerced takes careless arguments for what they mean, and says so.
func TestCoerced(t *testing.T) {
	x := exec.New(open(t).Tools(), exec.Config{})
	msg := x.Do(t.Context(), tool.Call{Name: "search_orders", Arguments: []byte(careless)})
	const want = `[result] search_orders success
arg.status: 已发货
arg.phone_last4: 1234
arg.min_amount: 5.00
arg.limit: 1
coerced (5): phone_last4, limit, status, min_amount, cursor
`
	if !strings.HasPrefix(msg.Content, want) {
		t.Errorf("the answer is\n%s\nwant\n%s", msg.Content, want)
	}
	coercions := []tool.Coercion{
		{Path: "/phone_last4", Rule: "string", Before: "1234"},
		{Path: "/limit", Rule: "number", Before: `"1"`},
		{Path: "/status", Rule: "enum", Before: `" 已发货"`},
		{Path: "/min_amount", Rule: "number", Before: `"5.00"`},
		{Path: "/cursor", Rule: "null", Before: `"null"`},
	}
	if !reflect.DeepEqual(msg.Result.Coercions, coercions) {
		t.Errorf("the envelope has %+v", msg.Result.Coercions)
	}
}

// TestDefaultedIsTold tells the default that stands in for what was not sent.
func TestDefaultedIsTold(t *testing.T) {
	x := exec.New(open(t).Tools(), exec.Config{})
	msg := x.Do(t.Context(), tool.Call{Name: "search_orders", Arguments: []byte(`{"status":"已发货"}`)})
	if !strings.Contains(msg.Content, "arg.limit: 10\ndefaulted (1): limit\n") {
		t.Errorf("the answer is\n%s", msg.Content)
	}
}

// TestReadStrictly accepts what the schema accepts and nothing else, where a
// program asks for that, and so does Validate of what was made in Go.
func TestReadStrictly(t *testing.T) {
	how := tool.Reading{Strict: true, Lang: "zh"}
	_, err := SearchOrdersTool.Read([]byte(careless), &how)
	if refused(t, err) != "/phone_last4 type, /limit type, /status enum, /min_amount type, /cursor pattern" || how.Coercions != nil {
		t.Errorf("careless arguments are refused for %s, coerced %v", refused(t, err), how.Coercions)
	}
	if !strings.Contains(err.Error(), "5 个参数中有 5 个无效") {
		t.Errorf("the refusal is %v", err)
	}
	if err := SearchOrdersTool.Validate(SearchOrders{Limit: 1, Status: " 已发货"}); refused(t, err) != "/status enum" {
		t.Errorf("Validate says %v", err)
	}
}

// refused are the paths and keywords of the violations in err.
func refused(t *testing.T, err error) string {
	t.Helper()
	e, ok := errors.AsType[*tool.Error](err)
	if !ok {
		t.Fatalf("the error is %v", err)
	}
	var all []string
	for _, v := range e.Arguments.Violations {
		all = append(all, v.Path+" "+v.Keyword)
	}
	return strings.Join(all, ", ")
}

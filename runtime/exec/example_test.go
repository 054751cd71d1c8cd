package exec_test

import (
	"context"
	"errors"
	"fmt"

	"github.com/tooladapt/tooladapt/runtime/decode"
	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// GetOrder is the arguments of the tool get_order, Order its result.
type (
	GetOrder struct{ OrderID string }
	Order    struct{ ID, Status string }
)

// GetOrderTool is what the generator writes for GetOrder.
var GetOrderTool getOrderTool

type getOrderTool struct{}

var getOrderSpec = tool.Spec{Name: "get_order", Version: 1, Risk: tool.R1, Idempotent: true}

var getOrderRule = decode.Rule{Kind: decode.Object, Fields: []decode.Field{
	{Name: "order_id", Required: true, Rule: &decode.Rule{Pattern: &decode.Pattern{Source: `^ORD-[0-9]{3}$`}}},
}}

func (getOrderTool) Spec() *tool.Spec { return &getOrderSpec }

func (getOrderTool) Decode(data []byte) (GetOrder, error) { return getOrderTool{}.Read(data, nil) }

func (getOrderTool) Read(data []byte, how *tool.Reading) (in GetOrder, err error) {
	d := decode.Lenient(data, how)
	o := d.Object(&getOrderRule)
	for o.Next(&d) {
		in.OrderID = d.String(o.Rule)
	}
	return in, d.End(&getOrderRule)
}

func (getOrderTool) Validate(in GetOrder) error {
	var c decode.Checker
	o := c.Object(&getOrderRule)
	c.String(o.Field(0), in.OrderID)
	o.Close()
	return c.End()
}

func (getOrderTool) AppendArguments(dst []byte, in GetOrder) []byte {
	return render.StringField(dst, "arg.order_id", in.OrderID)
}

func (getOrderTool) AppendArgumentsJSON(dst []byte, in GetOrder) []byte {
	dst = render.StringJSON(render.Member(append(dst, '{'), "order_id"), in.OrderID)
	return append(dst, '}')
}

func (getOrderTool) Normalize(raw tool.Raw) (tool.Of[Order], error) {
	return normalize.Value[Order](raw)
}

func (getOrderTool) Result(r tool.Of[Order]) tool.Result {
	return tool.Result{KeyFields: []tool.KeyField{{Key: "status", Value: r.Value.Status}}}
}

func (getOrderTool) AppendVerbose(dst []byte, r tool.Of[Order]) []byte {
	return GetOrderTool.AppendCompact(dst, r)
}

func (getOrderTool) AppendJSON(dst []byte, r tool.Of[Order]) []byte {
	dst = render.StringJSON(render.Member(append(dst, '{'), "status"), r.Value.Status)
	return append(dst, '}')
}

func (getOrderTool) AppendCompact(dst []byte, r tool.Of[Order]) []byte {
	dst = render.Section(dst, "order", false)
	return render.StringField(dst, "status", r.Value.Status)
}

func (getOrderTool) AppendCompactLimit(dst []byte, r tool.Of[Order], l render.Limit) []byte {
	return render.Shorten(GetOrderTool.AppendCompact(dst, r), len(dst), l)
}

func (getOrderTool) Bind(handle func(context.Context, GetOrder) (Order, error)) tool.Tool {
	return tool.Bind(GetOrderTool, handle)
}

func (getOrderTool) BindRaw(handle func(context.Context, GetOrder) (tool.Raw, error)) tool.Tool {
	return tool.BindRaw(GetOrderTool, handle)
}

// Whatever happens to a call, it is answered: with the result, with what is
// wrong with the arguments, or with an error that tells no secrets.
func Example() {
	set := tool.SetOf(GetOrderTool.Bind(func(_ context.Context, in GetOrder) (Order, error) {
		if in.OrderID != "ORD-001" {
			return Order{}, errors.New("dial db-3.internal: connection refused")
		}
		return Order{in.OrderID, "paid"}, nil
	}))
	x := exec.New(set, exec.Config{})
	for _, arguments := range []string{`{"order_id": "ORD-001"}`, `{"order_id": "1"}`, `{"order_id": "ORD-002"}`} {
		msg := x.Do(context.Background(), tool.Call{ID: "call_1", Name: "get_order", Arguments: []byte(arguments)})
		fmt.Println(msg.Content)
	}
	// Output:
	// [result] get_order success
	// arg.order_id: ORD-001
	// [order]
	// status: paid
	//
	// [result] get_order failed
	// [error]
	// code: INVALID_ARGUMENTS
	// message: the only argument is not valid; the tool was not run
	// side_effect: not_applied
	// retryable: false
	// fill (1): order_id
	// [arguments] rows 1-1 of 1
	// name|sent|problem|expected
	// order_id|1|wrong form|string matching ^ORD-[0-9]{3}$
	// [call] lines 1-1 of 1
	// 1| {}
	//
	// [result] get_order failed
	// arg.order_id: ORD-002
	// [error]
	// code: INTERNAL
	// message: the tool failed
	// side_effect: not_applied
	// retryable: false
	// user_action_required: false
	// next.1: could go on without this tool
}

package orders_test

import (
	"cmp"
	"context"
	"fmt"

	"github.com/tooladapt/tooladapt/example/orders"
	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Somebody who knows no more than go doc binds a handler of their own, runs a
// call, and reads the result.
func Example() {
	find := func(ctx context.Context, in orders.GetOrder) (orders.Order, error) {
		if in.OrderID != "ORD-20260719-001" {
			return orders.Order{}, tool.NotFound.New("there is no such order")
		}
		return orders.Order{ID: in.OrderID, Status: orders.Cancelled}, nil
	}
	set, err := tool.NewSet(orders.GetOrderTool.Bind(find))
	if err != nil {
		fmt.Println(err)
		return
	}
	x := exec.New(set, exec.Config{})
	for _, id := range []string{"ORD-20260719-001", "ORD-20260719-999", "719"} {
		msg := x.Do(context.Background(), tool.Call{
			ID: "call_1", Name: "get_order", Arguments: fmt.Appendf(nil, `{"order_id": %q}`, id),
		})
		status, _ := render.Field(msg.Content, "order.status")
		code, _ := render.Field(msg.Content, "error.code")
		fmt.Println(msg.Status, cmp.Or(status, code))
	}
	// Output:
	// success 已取消
	// failed NOT_FOUND
	// failed INVALID_ARGUMENTS
}

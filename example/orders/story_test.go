package orders_test

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

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

// TestReadme holds the text that the README shows to what the tool answers: its
// lines occur there, in that order.
func TestReadme(t *testing.T) {
	readme, err := os.ReadFile(filepath.Join("..", "..", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, block, found := strings.Cut(string(readme), "```\n[result] get_order success\n")
	block, _, closed := strings.Cut(block, "```\n")
	if !found || !closed {
		t.Fatal("the README shows no result of get_order")
	}
	shop, err := orders.Open(t.Context(), filepath.Join(t.TempDir(), "orders.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := shop.Close(); err != nil {
			t.Error(err)
		}
	})
	rest := exec.New(shop.Tools(), exec.Config{}).Do(t.Context(), tool.Call{
		ID: "call_1", Name: "get_order", Arguments: []byte(`{"order_id": "ORD-20260719-001"}`),
	}).Content
	for line := range strings.Lines("[result] get_order success\n" + block) {
		_, after, ok := strings.Cut(rest, line)
		if !ok {
			t.Fatalf("the README shows %q, which the tool does not answer there:\n%s", line, rest)
		}
		rest = after
	}
}

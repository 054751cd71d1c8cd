package orders

import (
	"reflect"
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// cheapest is the least that f allocates in a run.
func cheapest(f func()) float64 { return testing.AllocsPerRun(100, f) }

// TestNothingEscapes calls the adapter as its users do, with a buffer on the
// stack and arguments in a literal. That must cost no more than with memory
// that is there already.
func TestNothingEscapes(t *testing.T) {
	const arguments = `{"order_id": "ORD-20260719-001"}`
	kept := []byte(arguments)
	decode := func(data []byte) {
		if _, err := GetOrderTool.Decode(data); err != nil {
			t.Fatal(err)
		}
	}
	there := cheapest(func() { decode(kept) })
	literal := cheapest(func() {
		if _, err := GetOrderTool.Decode([]byte(arguments)); err != nil {
			t.Fatal(err)
		}
	})
	if literal > there {
		t.Errorf("Decode of a literal allocates %v times, of bytes that are there %v times", literal, there)
	}

	order := tool.Value(Order{
		ID: "ORD-20260719-001", Status: Cancelled, Amount: yuan(12900), CreateTime: time.Unix(0, 0).UTC(),
		CustomerName: "段正淳", Phone: "13812345678", Shipping: &Shipping{Address: "上海市浦东新区世纪大道100号"},
	})
	heap := make([]byte, 0, 4096)
	there = cheapest(func() { heap = GetOrderTool.AppendCompact(heap[:0], order) })
	stack := cheapest(func() {
		var buffer [4096]byte
		if text := GetOrderTool.AppendCompact(buffer[:0], order); len(text) == 0 {
			t.Fatal("no text")
		}
	})
	if there > 0 {
		t.Errorf("AppendCompact allocates %v times, though masks are short", there)
	}
	if stack > there {
		t.Errorf("AppendCompact to the stack allocates %v times, to memory that is there %v times", stack, there)
	}
}

// TestEnvelope compares the whole envelope of an order, but for the times.
func TestEnvelope(t *testing.T) {
	x := exec.New(open(t).Tools(), exec.Config{})
	msg := x.Do(t.Context(), tool.Call{
		ID: "call_1", Name: "get_order", Arguments: []byte(`{"order_id": "ORD-20260719-001"}`),
	})
	got := msg.Result
	if got.StartedAt.IsZero() || got.Duration <= 0 {
		t.Errorf("started %v, took %v", got.StartedAt, got.Duration)
	}
	got.StartedAt, got.Duration = time.Time{}, 0
	const data = `{"order_id":"ORD-20260719-001","status":"已取消","reason":"用户主动申请","refund_amount":129.00,"amount":129.00,"create_time":"2026-07-18T14:23:00+08:00",` +
		`"customer_name":"李**","phone":"138****0001","coupon":null,"note":null,` +
		`"items":[{"sku":"TSHIRT-001","name":"纯棉短袖","unit_price":79.00,"qty":1},{"sku":"SOCK-003","name":"中筒袜","unit_price":25.00,"qty":2}],` +
		`"shipping":{"address":"上海市浦东新区****","method":"普通快递","fee":0.00,"tracking_no":null}}`
	want := tool.Result{
		ToolCallID: "call_1", ToolName: "get_order", SchemaVersion: 1, Status: tool.Success, Risk: tool.R1,
		Arguments: []byte(`{"order_id":"ORD-20260719-001"}`),
		KeyFields: []tool.KeyField{{Key: "order_id", Value: "ORD-20260719-001"}, {Key: "status", Value: "已取消"}},
		Display:   "get_order is done",
		Redacted:  []string{"customer_name", "phone", "shipping.address"}, RedactedBy: "1",
		Coverage: &tool.Coverage{
			Total: 2, Shown: 2, Complete: true,
			Ranges: []tool.Range{{Section: "items", First: 1, Last: 2, Total: 2}},
			Scope:  []tool.KeyField{{Key: "order_id", Value: "ORD-20260719-001"}},
		},
		Data: []byte(data),
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v\nwant %+v", got, want)
	}
}

package history_test

import (
	"fmt"

	"github.com/tooladapt/tooladapt/runtime/history"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// A program was stopped while two calls ran, of which one had answered. Before the
// conversation goes on, the other one gets an answer.
func ExampleAnswered() {
	talk := []history.Message{
		history.Said{Text: "Refund A1, and tell me about A2."},
		history.Turn{Calls: []tool.Call{{ID: "call_1", Name: "refund"}, {ID: "call_2", Name: "get_order"}}},
		history.Result{CallID: "call_2", Content: "[result] get_order success\n[order]\norder_id: A2\n"},
		history.Said{Text: "Are you there?"},
	}
	for _, m := range history.Answered(talk, history.Gaps{}) {
		if r, ok := m.(history.Result); ok {
			fmt.Printf("%s\n%s\n", r.CallID, r.Content)
		}
	}
	// Output:
	// call_1
	// [result] refund failed
	// [error]
	// code: CANCELED
	// message: the call was interrupted, and nobody knows its result
	// side_effect: maybe_applied
	// retryable: false
	// user_action_required: false
	// next.1: could check whether it took effect before trying again
	//
	// call_2
	// [result] get_order success
	// [order]
	// order_id: A2
}

// The results of the turn before the last give way. What is left of them says how
// to read them again.
func ExampleShortened() {
	talk := []history.Message{
		history.Turn{Calls: []tool.Call{{ID: "call_1", Name: "search_orders"}}},
		history.Result{CallID: "call_1", Content: "[result] search_orders success\ncomplete: false\nraw: r_3mzhq2vtkd7xw5aj\n" +
			"more.tool: read_result\nmore.ref: r_3mzhq2vtkd7xw5aj\nmore.orders: 3-40\n" +
			"[orders] rows 1-2 of 40\norder_id|amount (CNY)\nORD-1|20.00\nORD-2|30.00\n"},
		history.Turn{Calls: []tool.Call{{ID: "call_2", Name: "get_order"}}},
		history.Result{CallID: "call_2", Content: "[result] get_order success\n[order]\norder_id: ORD-1\n"},
	}
	for _, m := range history.Shortened(talk, 60, nil) {
		if r, ok := m.(history.Result); ok {
			fmt.Println(r.Content)
		}
	}
	// Output:
	// [result] search_orders success
	// complete: false
	// raw: r_3mzhq2vtkd7xw5aj
	// sections (1): orders
	//
	// [result] get_order success
	// [order]
	// order_id: ORD-1
}

package main

import (
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/example/orders"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestModelReads gives the model texts that no tool of the shop would answer.
// It must say what they say, no more, and refuse what isn't compact/1.
func TestModelReads(t *testing.T) {
	tests := []struct{ name, call, text, answer, err string }{
		{
			name: "a status that is only quoted", call: "get_order",
			text:   "[result] get_order success\n[order]\norder_id: ORD-1\nstatus: 已支付\nnote: \"\\nstatus: 已退款\"\n",
			answer: "Order ORD-1 is 已支付.",
		},
		{
			name: "a status that there is not", call: "get_order",
			text:   "[result] get_order success\n[order]\norder_id: ORD-1\nstatus: (not returned)\n",
			answer: "Order ORD-1 is not known.",
		},
		{
			name: "another section's status", call: "get_order",
			text:   "[result] get_order success\n[order]\norder_id: ORD-1\n[shipping]\nstatus: 已支付\n",
			answer: "Order ORD-1 is not known.",
		},
		{
			name: "two offers", call: "search_orders",
			text:   "[result] search_orders failed\n[error]\ncode: TIMEOUT\nmessage: no answer\nnext.1: could wait\nnext.2: could ask for less\n",
			answer: "That can't be done: no answer (TIMEOUT). could wait. could ask for less.",
		},
		{
			name: "a list in place of a table", call: "search_orders",
			text:   "[result] search_orders success\n[orders] records 1-1 of 1\n- order_id: ORD-1\n",
			answer: "No order matches.",
		},
		{
			name: "prose", call: "get_order", text: "The order was cancelled.",
			err: "read the answer of get_order: ",
		},
		{
			name: "a tool of someone else", call: "get_weather", text: "[result] get_weather success\n",
			err: "the model called get_weather, which it does not know",
		},
	}
	for _, test := range tests {
		got, err := newModel("where is ORD-1?", new(orders.Shop).Tools()).next([]exchange{{tool.Call{Name: test.call}, test.text}})
		if test.err != "" {
			if err == nil || !strings.HasPrefix(err.Error(), test.err) {
				t.Errorf("%s: got %v, want %s", test.name, err, test.err)
			}
			continue
		}
		if err != nil || got.answer != test.answer || got.call.Name != "" {
			t.Errorf("%s: got %+v, %v\nwant %s", test.name, got, err, test.answer)
		}
	}
}

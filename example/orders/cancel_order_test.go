package orders

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

func TestCancelOrder(t *testing.T) {
	tests := []struct {
		name, id string
		reason   CancelReason
		want     string
	}{
		{"paid", "ORD-20260719-002", ByCustomer, `{
	"order_id": "ORD-20260719-002",
	"status": "已取消",
	"refund_amount": 209.00,
	"changes": [
		{
			"field": "status",
			"before": "已支付",
			"after": "已取消"
		},
		{
			"field": "reason",
			"before": null,
			"after": "用户主动申请"
		},
		{
			"field": "refund_amount",
			"before": null,
			"after": "209.00"
		}
	]
}`},
		{"not paid: nothing goes back", "ORD-20260719-003", Unpaid, `{
	"order_id": "ORD-20260719-003",
	"status": "已取消",
	"refund_amount": null,
	"changes": [
		{
			"field": "status",
			"before": "待支付",
			"after": "已取消"
		},
		{
			"field": "reason",
			"before": null,
			"after": "超时未支付"
		}
	]
}`},
	}
	s := open(t)
	for _, test := range tests {
		done, err := s.CancelOrder(t.Context(), CancelOrder{OrderID: test.id, Reason: test.reason})
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		if got := toJSON(t, done); got != test.want {
			t.Errorf("%s: got %s\nwant %s", test.name, got, test.want)
		}
		o, err := s.GetOrder(t.Context(), GetOrder{OrderID: test.id})
		if err != nil {
			t.Fatal(err)
		}
		if o.Status != Cancelled || *o.Reason != test.reason || toJSON(t, o.Refund) != toJSON(t, done.Refund) {
			t.Errorf("%s: the database has %s, %s, %v", test.name, o.Status, *o.Reason, o.Refund)
		}
	}
}

// TestCancelOrderRefused cancels orders of every other status. The order must
// stay as it is.
func TestCancelOrderRefused(t *testing.T) {
	s := open(t)
	for id, want := range map[string]error{
		"ORD-20260718-002": ErrOrderShipped,     // 已发货
		"ORD-20260716-001": ErrOrderShipped,     // 已签收
		"ORD-20260719-001": ErrAlreadyCancelled, // 已取消
		"ORD-20260717-002": ErrOrderRefunding,   // 退款中
		"ORD-20260713-001": ErrOrderRefunding,   // 已退款
		"ORD-20260719-999": &tool.Error{Code: "NOT_FOUND", Category: tool.NotFound},
	} {
		before, err := s.GetOrder(t.Context(), GetOrder{OrderID: id})
		if err != nil {
			t.Fatal(err)
		}
		_, err = s.CancelOrder(t.Context(), CancelOrder{OrderID: id, Reason: Duplicate})
		if !errors.Is(err, want) {
			t.Errorf("%s: got %v, want %v", id, err, want)
		}
		after, err := s.GetOrder(t.Context(), GetOrder{OrderID: id})
		if err != nil {
			t.Fatal(err)
		}
		if toJSON(t, after) != toJSON(t, before) {
			t.Errorf("%s changed to %s", id, toJSON(t, after))
		}
	}
}

// TestCancelOrderAtOnce cancels one order many times at once, over two
// connection pools, as two processes would. One call wins; the others
// hear that it is done already.
func TestCancelOrderAtOnce(t *testing.T) {
	one := open(t)
	two := openAt(t, one.path(t))
	var won, late atomic.Int32
	var all sync.WaitGroup
	for i := range 16 {
		s := []*Shop{one, two}[i%2]
		all.Go(func() {
			_, err := s.CancelOrder(context.Background(), CancelOrder{OrderID: "ORD-20260719-002", Reason: ByCustomer})
			switch {
			case err == nil:
				won.Add(1)
			case errors.Is(err, ErrAlreadyCancelled):
				late.Add(1)
			default:
				t.Error(err)
			}
		})
	}
	all.Wait()
	if won.Load() != 1 || late.Load() != 15 {
		t.Errorf("%d won and %d were late, want 1 and 15", won.Load(), late.Load())
	}
}

// path is the file that s is open on.
func (s *Shop) path(t *testing.T) (path string) {
	t.Helper()
	err := s.db.QueryRowContext(t.Context(), `SELECT file FROM pragma_database_list WHERE name = 'main'`).Scan(&path)
	if err != nil {
		t.Fatal(err)
	}
	return path
}

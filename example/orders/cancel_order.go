package orders

import (
	"context"
	"database/sql"
	"fmt"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// CancelOrder cancels an order that has not been shipped yet. What was paid
// goes back to the customer.
//
//tool:name cancel_order
//tool:risk R3
//tool:timeout 10s
//tool:error ORDER_SHIPPED FAILED_PRECONDITION "订单已发货，不能取消" next="可以请用户签收后申请退货退款"
//tool:error ORDER_REFUNDING FAILED_PRECONDITION "订单正在退款或已经退款，不能取消" next="可以用 get_order 查看退款金额"
//tool:error ALREADY_CANCELLED CONFLICT "订单此前已经取消" next="可以用 get_order 查看取消原因"
//tool:example {"order_id": "ORD-20260719-002", "reason": "用户主动申请"}
//tool:reject {"order_id": "ORD-20260719-002"}
//tool:reject {"order_id": "ORD-20260719-002", "reason": "不想要了"}
//tool:sample {"order_id": "ORD-20260719-002", "status": "已取消", "refund_amount": 1299.00, "changes": [{"field": "status", "before": "已支付", "after": "已取消"}]}
type CancelOrder struct {
	// Order number, as printed on the receipt.
	OrderID string `json:"order_id" jsonschema:"pattern=^ORD-[0-9]{8}-[0-9]{3}$"`
	// Why the order is cancelled.
	Reason CancelReason `json:"reason"`
}

// Cancellation is what cancelling an order changed.
type Cancellation struct {
	// Order number.
	ID string `json:"order_id" tool:"key"`
	// Where the order stands now.
	Status Status `json:"status" tool:"key"`
	// What goes back to the customer; none where nothing was paid.
	Refund *tool.Decimal `json:"refund_amount" tool:"unit=CNY,scale=2"`
	// The fields of the order that have another value now.
	Changes []Change `json:"changes"`
}

// Change is one field of an order before and after.
type Change struct {
	// Key of the field.
	Field string `json:"field"`
	// Its value before; none where it had none.
	Before *string `json:"before"`
	// Its value now.
	After string `json:"after"`
}

// CancelOrder reads the order, decides and writes in one transaction, so that
// of several cancellations at once exactly one succeeds.
func (s *Shop) CancelOrder(ctx context.Context, in CancelOrder) (Cancellation, error) {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return Cancellation{}, fmt.Errorf("begin to cancel order %s: %w", in.OrderID, err)
	}
	defer tx.Rollback() // does nothing after a commit

	o, err := findOrder(ctx, tx, in.OrderID)
	if err != nil {
		return Cancellation{}, err
	}
	if o == nil {
		return Cancellation{}, tool.NotFound.New("没有订单 " + in.OrderID)
	}
	if err := mayCancel(o.Status); err != nil {
		return Cancellation{}, err
	}
	done := cancel(o, in.Reason)
	if err := writeCancellation(ctx, tx, in.Reason, done); err != nil {
		return Cancellation{}, err
	}
	if err := tx.Commit(); err != nil {
		return Cancellation{}, fmt.Errorf("commit cancelling order %s: %w", in.OrderID, err)
	}
	return done, nil
}

// mayCancel is the declared error that stands against cancelling, or nil.
func mayCancel(s Status) error {
	switch s {
	case Pending, Paid:
		return nil
	case Cancelled:
		return ErrAlreadyCancelled
	case Refunding, Refunded:
		return ErrOrderRefunding
	default:
		return ErrOrderShipped
	}
}

// cancel is what changes when o is cancelled. Money goes back only where it
// came in.
func cancel(o *Order, reason CancelReason) Cancellation {
	done := Cancellation{ID: o.ID, Status: Cancelled, Changes: []Change{
		{"status", new(string(o.Status)), string(Cancelled)},
		{"reason", (*string)(o.Reason), string(reason)},
	}}
	if o.Status == Paid {
		done.Refund = &o.Amount
		done.Changes = append(done.Changes, Change{"refund_amount", nil, o.Amount.String()})
	}
	return done
}

func writeCancellation(ctx context.Context, tx *sql.Tx, reason CancelReason, done Cancellation) error {
	var refund *int64
	if done.Refund != nil {
		refund = new(done.Refund.Units())
	}
	_, err := tx.ExecContext(ctx, `UPDATE orders SET status = ?, reason = ?, refund_fen = ? WHERE order_id = ?`,
		done.Status, reason, refund, done.ID)
	if err != nil {
		return fmt.Errorf("write cancellation of order %s: %w", done.ID, err)
	}
	return nil
}

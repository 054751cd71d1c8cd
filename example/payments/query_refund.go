package payments

import (
	"context"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// QueryRefund tells what became of the refund of an order.
//
//tool:name query_refund
//tool:risk R1
//tool:timeout 10s
//tool:result Refund
//tool:example {"order_no": "ORD-20261130-001"}
//tool:reject {"order_no": ""}
//tool:sample {"order_no": "ORD-20261130-001", "refund_state": "refunded", "refund_amount": 129.00, "refund_account": "支付用户零钱", "refunded_at": "2026-11-30T15:20:00+08:00"}
type QueryRefund struct {
	// Number that the shop gave the order.
	OrderNo string `json:"order_no" jsonschema:"pattern=^[A-Za-z0-9][A-Za-z0-9_-]{0\\,31}$"`
}

// Refund is the refund of one order.
type Refund struct {
	// Number that the shop gave the order.
	OrderNo string `json:"order_no" tool:"key,from=xml.out_trade_no"`
	// How far the refund has come.
	State RefundState `json:"refund_state" tool:"key,from=xml.refund_status_0,map=SUCCESS:refunded|PROCESSING:processing|REFUNDCLOSE:closed|CHANGE:stuck,label=refunded:已退款|processing:退款处理中|closed:退款关闭|stuck:退款异常"`
	// What goes back to the customer. The gateway has fen.
	Amount tool.Decimal `json:"refund_amount" tool:"key,unit=CNY,scale=2,minor,from=xml.refund_fee_0|xml.refund_fee"`
	// Where it goes, such as a bank and the end of a card number.
	Account *string `json:"refund_account" tool:"from=xml.refund_recv_accout_0"`
	// When it got there, in the time of Beijing; none before.
	RefundedAt *time.Time `json:"refunded_at" tool:"time=2006-01-02 15:04:05+08:00,from=xml.refund_success_time_0"`
}

// RefundState is how far a refund has come.
type RefundState string

const (
	// Refunded has reached the customer.
	Refunded RefundState = "refunded"
	// Processing is on its way.
	Processing RefundState = "processing"
	// RefundClosed was given up.
	RefundClosed RefundState = "closed"
	// Stuck could not be credited: the customer's card was cancelled or frozen.
	Stuck RefundState = "stuck"
)

// QueryRefund answers the XML of the older gateway. It misspells a word.
func (g *Gateway) QueryRefund(ctx context.Context, in QueryRefund) (tool.Raw, error) {
	return g.get(ctx, "refunds", in.OrderNo)
}

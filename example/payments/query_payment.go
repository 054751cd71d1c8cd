package payments

import (
	"context"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// QueryPayment tells what became of the payment of an order.
//
//tool:name query_payment
//tool:risk R1
//tool:timeout 10s
//tool:result Payment
//tool:example {"order_no": "ORD-20261130-001"}
//tool:reject {"order_no": "../refunds"}
//tool:sample {"order_no": "ORD-20261130-001", "payment_id": "4200001234202611300012345678", "payment_state": "paid", "amount": 129.00, "paid_amount": 119.00, "created_at": "2026-11-30T09:58:12+08:00", "paid_at": "2026-11-30T09:58:40+08:00", "payer_name": "张三", "payer_phone": "13812341234", "payer_email": null, "coupons": [{"name": "满减券", "amount": 10.00}]}
type QueryPayment struct {
	// Number that the shop gave the order.
	OrderNo string `json:"order_no" jsonschema:"pattern=^[A-Za-z0-9][A-Za-z0-9_-]{0\\,31}$"`
}

// Payment is the payment of one order.
type Payment struct {
	// Number that the shop gave the order.
	OrderNo string `json:"order_no" tool:"key,from=out_trade_no"`
	// Number that the gateway gave the payment; none before it was made.
	PaymentID *string `json:"payment_id" tool:"from=transaction_id"`
	// How far the payment has come.
	State PaymentState `json:"payment_state" tool:"key,from=trade_state,map=SUCCESS:paid|NOTPAY:unpaid|USERPAYING:paying|REFUND:refunding|CLOSED:closed|REVOKED:closed|PAYERROR:failed,label=paid:已支付|unpaid:未支付|paying:支付中|refunding:转入退款|closed:已关闭|failed:支付失败"`
	// What the order costs. The gateway has fen.
	Amount tool.Decimal `json:"amount" tool:"key,unit=CNY,scale=2,minor,from=amount.total"`
	// What the customer pays, less coupons; none before it is paid.
	Paid *tool.Decimal `json:"paid_amount" tool:"unit=CNY,scale=2,minor,from=amount.payer_total"`
	// When the payment was asked for. The gateway has milliseconds.
	CreatedAt time.Time `json:"created_at" tool:"time=unix_ms,from=create_time"`
	// When it was paid; none before.
	PaidAt *time.Time `json:"paid_at" tool:"from=success_time"`
	// Name of the customer.
	PayerName *string `json:"payer_name" tool:"redact=name,from=payer.name"`
	// The customer's mobile number.
	PayerPhone *string `json:"payer_phone" tool:"redact=phone,from=payer.mobile"`
	// The customer's e-mail address.
	PayerEmail *string `json:"payer_email" tool:"redact=email,from=payer.email"`
	// Coupons that were used.
	Coupons []Coupon `json:"coupons" tool:"from=promotion_detail"`
}

// PaymentState is how far a payment has come.
type PaymentState string

const (
	// Paid has reached the shop.
	Paid PaymentState = "paid"
	// Unpaid waits for the customer.
	Unpaid PaymentState = "unpaid"
	// Paying waits for the customer's password.
	Paying PaymentState = "paying"
	// Refunding goes back to the customer, or went back.
	Refunding PaymentState = "refunding"
	// Closed was given up: nothing was paid.
	Closed PaymentState = "closed"
	// Failed was refused by the customer's bank.
	Failed PaymentState = "failed"
)

// Coupon is a coupon that was used.
type Coupon struct {
	// What it is called.
	Name string `json:"name" tool:"key"`
	// What it takes off. The gateway has fen.
	Amount tool.Decimal `json:"amount" tool:"unit=CNY,scale=2,minor"`
}

// QueryPayment answers the JSON of the gateway.
func (g *Gateway) QueryPayment(ctx context.Context, in QueryPayment) (tool.Raw, error) {
	return g.get(ctx, "payments", in.OrderNo)
}

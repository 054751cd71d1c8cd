package results

import (
	"context"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// GetDeal gets a deal, of which upstreams have other names.
//
//tool:name get_deal
//tool:risk R0
type GetDeal struct{}

// Deal is a deal.
type Deal struct {
	ID     int64        `json:"deal_id" tool:"key,from=data.order.id|id"`
	State  DealState    `json:"deal_state" tool:"key,from=data.order.state|订单状态|state,map=已取消:cancelled|交易关闭:cancelled|已支付:paid"`
	Price  tool.Decimal `json:"deal_price" tool:"unit=CNY,scale=2,minor,from=data.total_fee"`
	Paid   time.Time    `json:"paid_at" tool:"time=unix,from=data.paid"`
	Sent   time.Time    `json:"sent_at" tool:"time=unix_ms,from=data.sent"`
	Made   time.Time    `json:"made_at" tool:"time=2006-01-02 15:04:05+08:00,from=data.made"`
	Buyer  *Buyer       `json:"buyer" tool:"from=data.buyer"`
	Login  string       `json:"login" tool:"from=data.buyer.login"`
	Labels []string     `json:"labels" tool:"from=data.labels[].name|tags"`
	Lines  []Line       `json:"lines" tool:"from=data.lines.edges[].node"`
	Plain  string       `json:"plain"`
}

// DealState is the state of a deal.
type DealState string

// The states.
const (
	DealPaid      DealState = "paid"
	DealCancelled DealState = "cancelled"
)

// Buyer buys.
type Buyer struct {
	Login string `json:"login"`
	Email string `json:"email"`
}

// Line is a line of a deal.
type Line struct {
	SKU string `json:"sku" tool:"key"`
	Qty int    `json:"qty" tool:"from=count|qty"`
}

// Call answers.
func (in GetDeal) Call(ctx context.Context) (Deal, error) { return Deal{}, nil }

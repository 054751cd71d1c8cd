package results

import (
	"context"
	"time"
)

// GetOrder looks one order up.
//
//tool:name
//tool:risk R1
type GetOrder struct {
	// Number of the order.
	OrderID string `json:"order_id" tool:"echo=off"`
}

// Order is the order of the seed.
type Order struct {
	OrderID      string    `json:"order_id" tool:"key"`
	Status       string    `json:"status" tool:"key"`
	Reason       string    `json:"reason" tool:"key"`
	RefundAmount float64   `json:"refund_amount" tool:"key,unit=CNY"`
	CreateTime   time.Time `json:"create_time"`
	Items        []Item    `json:"items"`
	Shipping     Shipping  `json:"shipping"`
}

// Item is a line of an order.
type Item struct {
	SKU   string  `json:"sku"`
	Name  string  `json:"name"`
	Price float64 `json:"price" tool:"unit=CNY"`
	Qty   int     `json:"qty"`
}

// Shipping is how an order is sent.
type Shipping struct {
	Addr   string  `json:"addr"`
	Method string  `json:"method"`
	Fee    float64 `json:"fee" tool:"unit=CNY"`
}

// Call is never made.
func (in GetOrder) Call(context.Context) (Order, error) { return Order{OrderID: in.OrderID}, nil }

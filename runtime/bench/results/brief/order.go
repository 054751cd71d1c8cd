package brief

import "context"

// GetOrder looks an order up, and shows what its author chose.
//
//tool:name
//tool:risk R1
type GetOrder struct {
	// Number of the order.
	OrderID string `json:"order_id" tool:"echo=off"`
}

// Order is what a customer asks about.
type Order struct {
	OrderID      string  `json:"order_id" tool:"key"`
	Status       string  `json:"status" tool:"key"`
	RefundAmount float64 `json:"refund_amount" tool:"key,unit=CNY"`
	Items        []Item  `json:"items"`
}

// Item is a line of an order.
type Item struct {
	Name  string  `json:"name"`
	Price float64 `json:"price" tool:"unit=CNY"`
	Qty   int     `json:"qty"`
}

// Call is never made.
func (in GetOrder) Call(context.Context) (Order, error) {
	return Order{OrderID: in.OrderID}, nil
}

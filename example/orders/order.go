package orders

import (
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Order is one order as the shop knows it.
type Order struct {
	// Order number.
	ID string `json:"order_id" tool:"key"`
	// Where the order stands.
	Status Status `json:"status" tool:"key"`
	// Why it was cancelled; none unless it was.
	Reason *CancelReason `json:"reason"`
	// What goes back, or went back, to the customer; none where nothing does.
	Refund *tool.Decimal `json:"refund_amount" tool:"unit=CNY,scale=2"`
	// What the customer pays or paid: items and shipping less the coupon.
	Amount tool.Decimal `json:"amount" tool:"unit=CNY,scale=2"`
	// When the order was placed.
	CreateTime time.Time `json:"create_time"`
	// Who placed it.
	CustomerName string `json:"customer_name" tool:"redact=name"`
	// The customer's mobile number.
	Phone string `json:"phone" tool:"redact=phone"`
	// The coupon that was used, if any.
	Coupon *string `json:"coupon"`
	// What the customer wrote on the order, word for word.
	Note *string `json:"note" tool:"untrusted"`
	// What was ordered.
	Items []Item `json:"items"`
	// How it is sent; none when it is collected in the shop.
	Shipping *Shipping `json:"shipping"`
}

// Item is one line of an order.
type Item struct {
	// Stock keeping unit, the shop's number of the product.
	SKU string `json:"sku"`
	// What the product is called.
	Name string `json:"name"`
	// Price of one piece.
	UnitPrice tool.Decimal `json:"unit_price" tool:"unit=CNY,scale=2"`
	// How many pieces.
	Qty int `json:"qty"`
}

// Shipping is how an order is sent.
type Shipping struct {
	// Where to.
	Address string `json:"address" tool:"redact=address"`
	// Kind of delivery.
	Method string `json:"method"`
	// What the customer pays for delivery; 0 is free of charge.
	Fee tool.Decimal `json:"fee" tool:"unit=CNY,scale=2"`
	// The carrier's number; none before the order is shipped.
	TrackingNo *string `json:"tracking_no"`
}

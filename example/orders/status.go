package orders

// Status is where an order stands.
type Status string

const (
	// Pending waits for the customer to pay.
	Pending Status = "待支付"
	// Paid waits to be shipped.
	Paid Status = "已支付"
	// Shipped is on its way to the customer.
	Shipped Status = "已发货"
	// Delivered was signed for by the customer.
	Delivered Status = "已签收"
	// Cancelled was called off before it was shipped.
	Cancelled Status = "已取消"
	// Refunding waits for the money to go back.
	Refunding Status = "退款中"
	// Refunded has had the money sent back.
	Refunded Status = "已退款"
)

// Statuses are all of them, in the order in which an order may go through them.
func Statuses() []Status {
	return []Status{Pending, Paid, Shipped, Delivered, Cancelled, Refunding, Refunded}
}

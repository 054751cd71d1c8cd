package orders

// CancelReason is why an order was cancelled.
type CancelReason string

const (
	// ByCustomer applies when the customer asked for it and gave no other reason.
	ByCustomer CancelReason = "用户主动申请"
	// Duplicate applies when the same order was placed twice.
	Duplicate CancelReason = "重复下单"
	// WrongAddress applies when the order would go to the wrong place.
	WrongAddress CancelReason = "地址填写错误"
	// OutOfStock applies when the shop can't deliver.
	OutOfStock CancelReason = "商品缺货"
	// Unpaid applies when payment didn't come in time.
	Unpaid CancelReason = "超时未支付"
)

// CancelReasons are all of them.
func CancelReasons() []CancelReason {
	return []CancelReason{ByCustomer, Duplicate, WrongAddress, OutOfStock, Unpaid}
}

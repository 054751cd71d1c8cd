package orders

import (
	"encoding/json"
	"fmt"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// orderColumns are the columns that scanOrder reads, in its order.
const orderColumns = `order_id, status, reason, refund_fen, amount_fen, created_at,
	customer_name, phone, coupon, note, items, shipping, tracking_no`

// scanOrder makes an Order of one row: NULL and the JSON null are nil, and fen
// are yuan. What can't be read fails by the name of its column.
func scanOrder(scan func(...any) error) (*Order, error) {
	var (
		o        Order
		refund   *int64
		amount   int64
		created  string
		items    string
		shipping *string
		tracking *string
	)
	err := scan(&o.ID, &o.Status, &o.Reason, &refund, &amount, &created,
		&o.CustomerName, &o.Phone, &o.Coupon, &o.Note, &items, &shipping, &tracking)
	if err != nil {
		return nil, err
	}
	o.Amount = yuan(amount)
	if refund != nil {
		o.Refund = new(yuan(*refund))
	}
	if o.CreateTime, err = time.Parse(time.RFC3339, created); err != nil {
		return nil, fmt.Errorf("read created_at: %w", err)
	}
	if err := json.Unmarshal([]byte(items), &o.Items); err != nil {
		return nil, fmt.Errorf("read items: %w", err)
	}
	if shipping != nil {
		if err := json.Unmarshal([]byte(*shipping), &o.Shipping); err != nil {
			return nil, fmt.Errorf("read shipping: %w", err)
		}
	}
	if o.Shipping != nil {
		o.Shipping.TrackingNo = tracking
	}
	return &o, nil
}

// yuan is an amount that is stored in fen.
func yuan(fen int64) tool.Decimal { return tool.NewDecimal(fen, 2) }

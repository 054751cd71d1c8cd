package orders

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// SearchOrders finds orders by what a customer can tell about them, newest
// first, one page at a time. Without a filter it finds all orders.
//
//tool:name search_orders
//tool:risk R1
//tool:timeout 5s
//tool:page items=orders total=total next=next_cursor
//tool:error CURSOR_UNKNOWN NOT_FOUND "cursor 不是任何一页的 next_cursor" next="可以不带 cursor 从第一页重新查"
//tool:example {"status": "已发货", "limit": 5}
//tool:example {"phone_last4": "1234", "created_from": "2026-07-01"}
//tool:reject {"phone_last4": "12"}
//tool:reject {"created_from": "2026-07-19T00:00:00+08:00"}
//tool:reject {"limit": 51}
//tool:sample {"total": 7, "next_cursor": "ORD-20260712-004", "orders": [{"order_id": "ORD-20260719-003", "status": "已发货", "amount": 88.00, "create_time": "2026-07-19T10:02:00+08:00", "customer_name": "李四", "phone": "13900001234"}, {"order_id": "ORD-20260712-004", "status": "已发货", "amount": 1299.00, "create_time": "2026-07-12T08:30:00+08:00", "customer_name": "王五", "phone": "13700005678"}]}
type SearchOrders struct {
	// Only orders in this state.
	Status Status `json:"status,omitempty" tool:"echo"`
	// Only orders of customers whose mobile number ends in these four digits.
	PhoneLast4 string `json:"phone_last4,omitempty" jsonschema:"pattern=^[0-9]{4}$" tool:"echo,coerce=number"`
	// Only orders of customers of exactly this name.
	CustomerName string `json:"customer_name,omitempty" jsonschema:"maxLength=50" tool:"echo"`
	// Only orders placed on this day or later, in the shop's time (+08:00).
	CreatedFrom string `json:"created_from,omitempty" jsonschema:"format=date" tool:"echo"`
	// Only orders placed on this day or earlier.
	CreatedTo string `json:"created_to,omitempty" jsonschema:"format=date" tool:"echo"`
	// Only orders of at least this many yuan.
	MinAmount *tool.Decimal `json:"min_amount,omitempty" jsonschema:"minimum=0,maximum=1000000" tool:"echo"`
	// Only orders of at most this many yuan.
	MaxAmount *tool.Decimal `json:"max_amount,omitempty" jsonschema:"minimum=0,maximum=1000000" tool:"echo"`
	// How many orders a page has at most.
	Limit int `json:"limit" jsonschema:"minimum=1,maximum=50,default=10" tool:"echo"`
	// The next_cursor of the page before, everything else unchanged; none for
	// the first page.
	Cursor string `json:"cursor,omitempty" jsonschema:"pattern=^ORD-[0-9]{8}-[0-9]{3}$"`
}

// Check refuses ranges that end before they start.
func (in SearchOrders) Check(v *tool.Violations) {
	if in.CreatedFrom != "" && in.CreatedTo != "" && in.CreatedTo < in.CreatedFrom {
		v.Add("/created_to", "a day that is not before created_from")
	}
	if in.MinAmount != nil && in.MaxAmount != nil && in.MaxAmount.Cmp(*in.MinAmount) < 0 {
		v.Add("/max_amount", "an amount that is not below min_amount")
	}
}

// OrderPage is one page of the orders that a search found.
type OrderPage struct {
	// How many orders were found, on all pages.
	Total int `json:"total"`
	// The cursor that the next page needs; none on the last page.
	NextCursor *string `json:"next_cursor"`
	// The orders of this page, newest first.
	Orders []OrderSummary `json:"orders"`
}

// OrderSummary is an order in a list.
type OrderSummary struct {
	// Order number.
	ID string `json:"order_id"`
	// Where the order stands.
	Status Status `json:"status"`
	// What the customer pays or paid: items and shipping less the coupon.
	Amount tool.Decimal `json:"amount" tool:"unit=CNY,scale=2"`
	// When the order was placed.
	CreateTime time.Time `json:"create_time"`
	// Who placed it.
	CustomerName string `json:"customer_name" tool:"redact=name"`
	// The customer's mobile number.
	Phone string `json:"phone" tool:"redact=phone"`
}

// SearchOrders reads the page and the total in one transaction, so that they
// speak of the same moment. A page begins behind the order that the cursor
// names: orders that come in meanwhile neither repeat a row nor skip one.
func (s *Shop) SearchOrders(ctx context.Context, in SearchOrders) (OrderPage, error) {
	tx, err := s.db.BeginTx(ctx, &sql.TxOptions{ReadOnly: true})
	if err != nil {
		return OrderPage{}, fmt.Errorf("begin to search orders: %w", err)
	}
	defer tx.Rollback() // nothing was written

	var page OrderPage
	f := filterOf(in)
	err = tx.QueryRowContext(ctx, `SELECT count(*) FROM orders WHERE `+f.where(), f.args...).Scan(&page.Total)
	if err != nil {
		return OrderPage{}, fmt.Errorf("count orders: %w", err)
	}
	if in.Cursor != "" {
		if err := f.after(ctx, tx, in.Cursor); err != nil {
			return OrderPage{}, err
		}
	}
	limit := min(max(in.Limit, 1), 50)
	page.Orders, err = f.orders(ctx, tx, limit+1)
	if err != nil {
		return OrderPage{}, err
	}
	if len(page.Orders) > limit { // the one more is only a sign
		page.Orders = page.Orders[:limit]
		page.NextCursor = new(page.Orders[limit-1].ID)
	}
	return page, nil
}

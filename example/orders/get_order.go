package orders

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
)

// GetOrder looks one order up by its number.
//
//tool:name get_order
//tool:risk R1
//tool:timeout 5s
//tool:example {"order_id": "ORD-20260719-001"}
//tool:reject {"order_id": "719"}
//tool:reject {}
//tool:sample {"order_id": "ORD-20260719-001", "status": "已取消", "reason": "用户主动申请", "refund_amount": 129.00, "amount": 129.00, "create_time": "2026-07-18T14:23:00+08:00", "customer_name": "张三", "phone": "13812341234", "coupon": null, "note": null, "items": [{"sku": "TSHIRT-001", "name": "纯棉短袖", "unit_price": 79.00, "qty": 1}, {"sku": "SOCK-003", "name": "中筒袜", "unit_price": 25.00, "qty": 2}], "shipping": {"address": "上海市浦东新区世纪大道100号", "method": "普通快递", "fee": 0, "tracking_no": null}}
type GetOrder struct {
	// Order number, as printed on the receipt.
	OrderID string `json:"order_id" jsonschema:"pattern=^ORD-[0-9]{8}-[0-9]{3}$"`
}

// GetOrder answers the order, or nil where there is none: NOT_FOUND.
func (s *Shop) GetOrder(ctx context.Context, in GetOrder) (*Order, error) {
	return findOrder(ctx, s.db, in.OrderID)
}

// querier is what a database and a transaction have in common.
type querier interface {
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
}

// findOrder answers nil where no order has that number.
func findOrder(ctx context.Context, q querier, id string) (*Order, error) {
	row := q.QueryRowContext(ctx, `SELECT `+orderColumns+` FROM orders WHERE order_id = ?`, id)
	o, err := scanOrder(row.Scan)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return nil, nil
	case err != nil:
		return nil, fmt.Errorf("read order %s: %w", id, err)
	}
	return o, nil
}

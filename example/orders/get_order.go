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

package orders

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// filter is the condition of a search: SQL that is fixed text, and what its
// question marks stand for. The zero filter lets everything through.
type filter struct {
	conditions []string
	args       []any
}

func (f *filter) and(condition string, args ...any) {
	f.conditions = append(f.conditions, condition)
	f.args = append(f.args, args...)
}

func (f *filter) where() string {
	if len(f.conditions) == 0 {
		return "true"
	}
	return strings.Join(f.conditions, " AND ")
}

// filterOf is what in asks for, apart from the page.
func filterOf(in SearchOrders) (f filter) {
	if in.Status != "" {
		f.and("status = ?", in.Status)
	}
	if in.PhoneLast4 != "" {
		f.and("substr(phone, -4) = ?", in.PhoneLast4)
	}
	if in.CustomerName != "" {
		f.and("customer_name = ?", in.CustomerName)
	}
	if in.CreatedFrom != "" {
		f.and("created_at >= ?", in.CreatedFrom)
	}
	if in.CreatedTo != "" { // T is what follows the day, U is past it
		f.and("created_at < ? || 'U'", in.CreatedTo)
	}
	if in.MinAmount != nil {
		f.and("amount_fen >= ?", ceilFen(*in.MinAmount))
	}
	if in.MaxAmount != nil {
		f.and("amount_fen <= ?", floorFen(*in.MaxAmount))
	}
	return f
}

// after lets only orders through that stand behind the one of that number.
func (f *filter) after(ctx context.Context, q querier, id string) error {
	var created string
	err := q.QueryRowContext(ctx, `SELECT created_at FROM orders WHERE order_id = ?`, id).Scan(&created)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return ErrCursorUnknown
	case err != nil:
		return fmt.Errorf("read cursor %s: %w", id, err)
	}
	f.and("(created_at, order_id) < (?, ?)", created, id)
	return nil
}

// orders are the newest that pass, at most limit of them.
func (f *filter) orders(ctx context.Context, q querier, limit int) ([]OrderSummary, error) {
	rows, err := q.QueryContext(ctx, `SELECT order_id, status, amount_fen, created_at, customer_name, phone
		FROM orders WHERE `+f.where()+` ORDER BY created_at DESC, order_id DESC LIMIT ?`, append(f.args, limit)...)
	if err != nil {
		return nil, fmt.Errorf("search orders: %w", err)
	}
	defer rows.Close()
	found := []OrderSummary{}
	for rows.Next() {
		var o OrderSummary
		var amount int64
		var created string
		if err := rows.Scan(&o.ID, &o.Status, &amount, &created, &o.CustomerName, &o.Phone); err != nil {
			return nil, fmt.Errorf("read a found order: %w", err)
		}
		o.Amount = yuan(amount)
		if o.CreateTime, err = time.Parse(time.RFC3339, created); err != nil {
			return nil, fmt.Errorf("read created_at of order %s: %w", o.ID, err)
		}
		found = append(found, o)
	}
	if err := rows.Err(); err != nil {
		return nil, fmt.Errorf("read found orders: %w", err)
	}
	return found, nil
}

// floorFen is the largest number of fen that is no more than d yuan.
func floorFen(d tool.Decimal) int64 {
	fen := d.Units()
	for range 2 - d.Scale() {
		fen *= 10
	}
	for range d.Scale() - 2 {
		fen /= 10
	}
	return fen
}

// ceilFen is the smallest number of fen that is no less than d yuan.
func ceilFen(d tool.Decimal) int64 {
	fen := floorFen(d)
	if yuan(fen).Cmp(d) < 0 {
		fen++
	}
	return fen
}

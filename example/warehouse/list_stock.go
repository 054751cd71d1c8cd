package warehouse

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Warehouse answers the tool of this package out of a database that has a table
// stock. It is safe for concurrent use.
type Warehouse struct{ db *sql.DB }

// New is the warehouse of a database, which the caller closes.
func New(db *sql.DB) *Warehouse { return &Warehouse{db} }

// ListStock lists what is on the shelves of a hall, and what is missing there.
//
//tool:name list_stock
//tool:risk R1
//tool:timeout 5s
//tool:result []Stock
//tool:example {"hall": "A"}
//tool:example {"hall": "B", "short_only": true}
//tool:reject {"hall": ""}
//tool:reject {"hall": "A", "limit": 501}
//tool:sample [{"article_id": 17, "name": "Hinge", "quantity": 240, "minimum": 50, "price": 1.95, "counted_at": "2026-07-18T06:00:00Z", "supplier": "Muster GmbH", "supplier_phone": "+49 30 1234567"}, {"article_id": 23, "name": "Lock", "quantity": null, "minimum": 20, "price": null, "counted_at": null, "supplier": null, "supplier_phone": null}]
type ListStock struct {
	// The hall whose shelves are listed.
	Hall string `json:"hall" jsonschema:"minLength=1,maxLength=20" tool:"echo"`
	// Only articles of which there are fewer than should be.
	ShortOnly bool `json:"short_only,omitempty" tool:"echo"`
	// How many articles are listed at most.
	Limit int `json:"limit" jsonschema:"minimum=1,maximum=500,default=50"`
}

// Stock is what there is of one article.
type Stock struct {
	// Number of the article.
	ID int64 `json:"article_id" tool:"key"`
	// What it is called.
	Name string `json:"name" tool:"key"`
	// How many pieces there are; null where nobody has counted them.
	Quantity *int `json:"quantity" tool:"unit=pcs"`
	// How many there should be at least; null where nobody says.
	Minimum *int `json:"minimum" tool:"unit=pcs"`
	// What one piece costs; null where that is not known. The table has cents.
	Price *tool.Decimal `json:"price" tool:"unit=EUR,scale=2,minor,from=price_cents"`
	// When they were counted the last time; null where never. The table has
	// seconds since 1970.
	CountedAt *time.Time `json:"counted_at" tool:"time=unix"`
	// Who is called when more is needed.
	Supplier *string `json:"supplier" tool:"from=supplier_name"`
	// The supplier's telephone number.
	Phone *string `json:"supplier_phone" tool:"redact=phone"`
}

// ListStock answers the rows of the query.
func (w *Warehouse) ListStock(ctx context.Context, in ListStock) (tool.Raw, error) {
	rows, err := w.db.QueryContext(ctx, `SELECT article_id, name, quantity, minimum, price_cents, counted_at, supplier_name, supplier_phone
		FROM stock WHERE hall = ? AND (quantity < minimum OR NOT ?) ORDER BY name, article_id LIMIT ?`, in.Hall, in.ShortOnly, in.Limit)
	if err != nil {
		return tool.Raw{}, fmt.Errorf("list the stock of hall %s: %w", in.Hall, err)
	}
	defer rows.Close()
	return normalize.Rows(rows), nil
}

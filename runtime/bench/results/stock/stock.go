package stock

import (
	"context"
	"time"
)

// ListStock lists what is in stock.
//
//tool:name
//tool:risk R1
type ListStock struct{}

// Stock is a page of what is in stock.
type Stock struct {
	Total int        `json:"total"`
	Page  int        `json:"page"`
	Pages int        `json:"pages"`
	Rows  []StockRow `json:"rows"`
}

// StockRow is an article in a warehouse.
type StockRow struct {
	SKU       string    `json:"sku"`
	Name      string    `json:"name"`
	Warehouse string    `json:"warehouse"`
	Price     float64   `json:"price"`
	Currency  string    `json:"currency"`
	Qty       int       `json:"qty"`
	Reserved  int       `json:"reserved"`
	UpdatedAt time.Time `json:"updated_at"`
}

// Call is never made.
func (ListStock) Call(context.Context) (Stock, error) { return Stock{}, nil }

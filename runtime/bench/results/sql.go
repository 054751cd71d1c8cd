package results

import (
	"context"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// QuerySQL asks a database.
//
//tool:name query_sql
//tool:risk R1
type QuerySQL struct{}

// Answer is what the database answered.
type Answer struct {
	QueryMS   float64    `json:"query_ms"`
	RowCount  int        `json:"row_count"`
	TotalRows int        `json:"total_rows"`
	Truncated bool       `json:"truncated"`
	Rows      []Customer `json:"rows"`
}

// Customer is a row of the answer.
type Customer struct {
	CustomerID   int                `json:"customer_id"`
	CustomerName string             `json:"customer_name"`
	Country      string             `json:"country"`
	OrderCount   int                `json:"order_count"`
	RevenueEUR   float64            `json:"revenue_eur"`
	LastOrder    tool.Maybe[string] `json:"last_order"`
	Active       bool               `json:"active"`
}

// Call is never made.
func (QuerySQL) Call(context.Context) (Answer, error) { return Answer{}, nil }

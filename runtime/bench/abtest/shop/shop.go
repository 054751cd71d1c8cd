package shop

import "context"

// FindOrders finds orders.
//
//tool:name
//tool:risk R1
type FindOrders struct{}

// Found is what was found.
type Found struct {
	Orders []Row `json:"orders"`
}

// Row is one order of a list.
type Row struct {
	OrderID string `json:"order_id"`
	State   string `json:"state"`
	City    string `json:"city"`
	Amount  int    `json:"amount"`
	Remark  string `json:"remark"`
}

// Call is never made.
func (FindOrders) Call(context.Context) (Found, error) { return Found{}, nil }

// GetOrder looks one order up.
//
//tool:name
//tool:risk R1
type GetOrder struct{}

// Order is an order at one time.
type Order struct {
	OrderID string `json:"order_id" tool:"key"`
	State   string `json:"state" tool:"key"`
	Version int    `json:"version" tool:"key"`
	City    string `json:"city"`
	// Note is what the customer wrote.
	Note string `json:"note" tool:"untrusted"`
}

// Call is never made.
func (GetOrder) Call(context.Context) (Order, error) { return Order{}, nil }

// CheckStock asks several warehouses how much they have.
//
//tool:name
//tool:risk R1
type CheckStock struct{}

// Stock is what the warehouses answered.
type Stock struct {
	SKU        string      `json:"sku" tool:"key"`
	Warehouses []Warehouse `json:"warehouses"`
}

// Warehouse is one of them; one that did not answer has no quantity.
type Warehouse struct {
	Name string `json:"name"`
	Qty  *int   `json:"qty"`
}

// Call is never made.
func (CheckStock) Call(context.Context) (Stock, error) { return Stock{}, nil }

// RunTests runs the tests of a project.
//
//tool:name
//tool:risk R2
type RunTests struct{}

// TestRun is what the tests said.
type TestRun struct {
	Passed   int       `json:"passed"`
	Failed   int       `json:"failed"`
	Failures []Failure `json:"failures" tool:"as=located"`
}

// Failure is a line at which a test failed.
type Failure struct {
	Path string `json:"path"`
	Line int    `json:"line"`
	Text string `json:"text"`
}

// Call is never made.
func (RunTests) Call(context.Context) (TestRun, error) { return TestRun{}, nil }

package args

import (
	"context"
	"time"
)

// SearchOrders finds orders: the arguments of middle size.
//
//tool:name
//tool:risk R1
type SearchOrders struct {
	CustomerID    string     `json:"customer_id" jsonschema:"pattern=^CUS-[0-9]{6}$" validate:"required,customer"`
	Query         string     `json:"query,omitempty" jsonschema:"maxLength=200" validate:"max=200"`
	Status        []string   `json:"status,omitempty" jsonschema:"minItems=1,maxItems=5,enum=pending,enum=paid,enum=shipped,enum=delivered,enum=cancelled" validate:"omitempty,min=1,max=5,dive,oneof=pending paid shipped delivered cancelled"`
	CreatedAfter  time.Time  `json:"created_after" validate:"required"`
	CreatedBefore *time.Time `json:"created_before,omitempty"`
	Filter        Filter     `json:"filter" validate:"required"`
	Email         string     `json:"email,omitempty" jsonschema:"format=email" validate:"omitempty,email"`
	RequestID     string     `json:"request_id,omitempty" jsonschema:"format=uuid" validate:"omitempty,uuid"`
	SortBy        string     `json:"sort_by,omitempty" jsonschema:"enum=created_at,enum=updated_at,enum=total,enum=customer,default=created_at" validate:"omitempty,oneof=created_at updated_at total customer"`
	SortDir       string     `json:"sort_dir,omitempty" jsonschema:"enum=asc,enum=desc,default=desc" validate:"omitempty,oneof=asc desc"`
	Page          int        `json:"page,omitempty" jsonschema:"minimum=1,default=1" validate:"omitempty,min=1"`
	PageSize      int        `json:"page_size,omitempty" jsonschema:"minimum=1,maximum=100,default=20" validate:"omitempty,min=1,max=100"`
	IncludeItems  bool       `json:"include_items,omitempty" jsonschema:"default=false"`
}

// Filter narrows a search.
type Filter struct {
	Currency string    `json:"currency" jsonschema:"enum=USD,enum=EUR,enum=CNY,enum=JPY,enum=GBP" validate:"required,oneof=USD EUR CNY JPY GBP"`
	MinTotal float64   `json:"min_total,omitempty" jsonschema:"minimum=0,default=0" validate:"min=0"`
	MaxTotal float64   `json:"max_total,omitempty" jsonschema:"minimum=0,maximum=1000000" validate:"min=0,max=1000000"`
	SKUs     []string  `json:"skus,omitempty" jsonschema:"maxItems=20,pattern=^[A-Z]{2\\,10}-[0-9]{3\\,6}$" validate:"max=20,dive,sku"`
	Tags     []string  `json:"tags,omitempty" jsonschema:"maxItems=10,minLength=1,maxLength=32" validate:"max=10,dive,min=1,max=32"`
	Shipping *Shipping `json:"shipping,omitempty"`
}

// Shipping is how an order is sent.
type Shipping struct {
	Country string `json:"country,omitempty" jsonschema:"pattern=^[A-Z]{2}$" validate:"omitempty,country"`
	Method  string `json:"method,omitempty" jsonschema:"enum=standard,enum=express,enum=overnight,enum=pickup" validate:"omitempty,oneof=standard express overnight pickup"`
	Insured bool   `json:"insured,omitempty"`
}

// Search handles search_orders.
func Search(context.Context, SearchOrders) error { return nil }

package args

import "context"

// CreateInvoice writes an invoice: the large arguments.
//
//tool:name
//tool:risk R2
type CreateInvoice struct {
	InvoiceNumber string `json:"invoice_number" jsonschema:"pattern=^INV-[0-9]{8}-[0-9]{3}$" validate:"required,invoice"`
	IssueDate     string `json:"issue_date" jsonschema:"format=date" validate:"required,datetime=2006-01-02"`
	DueDate       string `json:"due_date" jsonschema:"format=date" validate:"required,datetime=2006-01-02"`
	Currency      string `json:"currency" jsonschema:"enum=USD,enum=EUR,enum=CNY,enum=JPY,enum=GBP" validate:"required,oneof=USD EUR CNY JPY GBP"`
	Seller        Party  `json:"seller" validate:"required"`
	Buyer         Party  `json:"buyer" validate:"required"`
	Items         []Item `json:"items" jsonschema:"minItems=1,maxItems=500" validate:"required,min=1,max=500,dive"`
	PaymentTerms  string `json:"payment_terms,omitempty" jsonschema:"enum=due_on_receipt,enum=net15,enum=net30,enum=net60,default=net30" validate:"omitempty,oneof=due_on_receipt net15 net30 net60"`
	Notes         string `json:"notes,omitempty" jsonschema:"maxLength=2000" validate:"max=2000"`
}

// Party is who sells or buys.
type Party struct {
	Name    string  `json:"name" jsonschema:"minLength=1,maxLength=120" validate:"required,min=1,max=120"`
	TaxID   string  `json:"tax_id,omitempty" jsonschema:"pattern=^[A-Z]{2}[0-9]{8\\,12}$" validate:"omitempty,tax"`
	Email   string  `json:"email,omitempty" jsonschema:"format=email" validate:"omitempty,email"`
	Address Address `json:"address" validate:"required"`
}

// Address is where a party is.
type Address struct {
	Street     string `json:"street" jsonschema:"minLength=1,maxLength=200" validate:"required,min=1,max=200"`
	City       string `json:"city" jsonschema:"minLength=1,maxLength=100" validate:"required,min=1,max=100"`
	PostalCode string `json:"postal_code,omitempty" jsonschema:"maxLength=16" validate:"max=16"`
	Country    string `json:"country" jsonschema:"pattern=^[A-Z]{2}$" validate:"required,country"`
}

// Item is one line of an invoice.
type Item struct {
	SKU         string   `json:"sku" jsonschema:"pattern=^[A-Z]{2\\,10}-[0-9]{3\\,6}$" validate:"required,sku"`
	Description string   `json:"description" jsonschema:"minLength=1,maxLength=200" validate:"required,min=1,max=200"`
	Quantity    int      `json:"quantity" jsonschema:"minimum=1,maximum=10000" validate:"required,min=1,max=10000"`
	UnitPrice   float64  `json:"unit_price" jsonschema:"minimum=0,maximum=1000000" validate:"min=0,max=1000000"`
	Unit        string   `json:"unit,omitempty" jsonschema:"enum=each,enum=hour,enum=kg,enum=box,default=each" validate:"omitempty,oneof=each hour kg box"`
	TaxRate     float64  `json:"tax_rate" jsonschema:"minimum=0,maximum=1" validate:"min=0,max=1"`
	Discount    float64  `json:"discount,omitempty" jsonschema:"minimum=0,maximum=100" validate:"min=0,max=100"`
	Taxable     bool     `json:"taxable,omitempty" jsonschema:"default=false"`
	ServiceDate string   `json:"service_date,omitempty" jsonschema:"format=date" validate:"omitempty,datetime=2006-01-02"`
	Tags        []string `json:"tags,omitempty" jsonschema:"maxItems=5,minLength=1,maxLength=32" validate:"max=5,dive,min=1,max=32"`
}

// Invoice handles create_invoice.
func Invoice(context.Context, CreateInvoice) error { return nil }

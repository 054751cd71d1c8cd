package bench

import (
	"encoding/json"
	"fmt"
	"time"

	"github.com/tooladapt/tooladapt/runtime/bench/args"
)

// Sample is valid arguments of size s, in schema order and without white space.
func Sample(s Size) []byte {
	var v any
	switch s {
	case Small:
		v = args.GetWeather{Location: "Bergen, Norway", Unit: "fahrenheit", Days: 3}
	case Medium:
		v = sampleSearch()
	case Large:
		v = sampleInvoice()
	default:
		panic(fmt.Sprintf("unreachable: %d", s))
	}
	return marshaled(v)
}

func marshaled(v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return text
}

// sampleLines are valid arguments of import_lines.
func sampleLines(n int) []byte { return marshaled(args.ImportLines{Items: sampleItems(n)}) }

func sampleSearch() args.SearchOrders {
	before := time.Date(2026, 5, 17, 20, 45, 0, 0, time.FixedZone("", 2*60*60))
	return args.SearchOrders{
		CustomerID:    "CUS-008812",
		Query:         "green linen shirt (size S)",
		Status:        []string{"paid", "shipped", "delivered"},
		CreatedAfter:  time.Date(2026, 4, 1, 0, 0, 0, 0, time.UTC),
		CreatedBefore: &before,
		Filter: args.Filter{
			Currency: "EUR",
			MinTotal: 14.5,
			MaxTotal: 3200,
			SKUs:     []string{"SHIRT-014", "TIE-002", "TROUSERS-0331"},
			Tags:     []string{"spring", "gift wrapped", "second-try"},
			Shipping: &args.Shipping{Country: "NO", Method: "express", Insured: true},
		},
		Email:        "kari.nordmann@example.com",
		RequestID:    "7d1c2f0e-9a3b-4e5d-8c6f-0b1a2c3d4e5f",
		SortBy:       "total",
		SortDir:      "asc",
		Page:         3,
		PageSize:     40,
		IncludeItems: true,
	}
}

func sampleInvoice() args.CreateInvoice {
	return args.CreateInvoice{
		InvoiceNumber: "INV-20260517-042",
		IssueDate:     "2026-05-17",
		DueDate:       "2026-06-16",
		Currency:      "EUR",
		Seller:        sampleParty("Fjordvev AS", "NO912345678", "post@fjordvev.example", "Bryggen 7"),
		Buyer:         sampleParty("Östra Möbler & Textil AB", "SE556677889901", "ap@ostra.example", "Kungsgatan 12 \"B\""),
		Items:         sampleItems(50),
		PaymentTerms:  "net30",
		Notes:         "Deliver to gate 3.\nPlease quote the number of this invoice. Goods stay ours until they are paid in full.",
	}
}

func sampleParty(name, tax, email, street string) args.Party {
	return args.Party{Name: name, TaxID: tax, Email: email, Address: args.Address{
		Street: street, City: "Bergen", PostalCode: "5003", Country: tax[:2],
	}}
}

// sampleItems are n lines of an invoice, some of which leave fields out.
func sampleItems(n int) []args.Item {
	items := make([]args.Item, n)
	for i := range items {
		items[i] = args.Item{
			SKU:         fmt.Sprintf("WOOL-%03d", 100+i%800),
			Description: fmt.Sprintf("Woven cloth, grey, line %d, colour code %d", i+1, 4000+37*i),
			Quantity:    1 + 7*i%97,
			UnitPrice:   float64(500+i*1337%25000) / 100,
			Unit:        []string{"each", "hour", "kg", "box"}[i%4],
			TaxRate:     0.25,
			Discount:    []float64{0.5, 0, 2.5, 0}[i%4],
			Taxable:     i%3 != 0,
			ServiceDate: time.Date(2026, 5, 1+i%28, 0, 0, 0, 0, time.UTC).Format(time.DateOnly),
			Tags:        []string{fmt.Sprintf("batch-%d", i/10), "warehouse south", "season-spring"},
		}
	}
	return items
}

package templates_test

import (
	"time"

	"github.com/tooladapt/tooladapt/gen/model"
)

// orders is one tool of a shop, as people write it.
func orders() *fixture {
	x := newFixture()
	status := x.enum("Status", "string", "Paid", `"已支付"`, "Cancelled", `"已取消"`)
	get := x.object("GetOrder",
		field("OrderID", "order_id", text, limits(model.Constraint{Pattern: "^ORD-[0-9]{8}-[0-9]{3}$"})),
		field("Limit", "limit", integer, byDefault("20"), limits(model.Constraint{Minimum: "1", Maximum: "50"})),
		field("Tags", "tags", list(text), omitEmpty),
	)
	item := x.object("Item",
		field("SKU", "sku", text),
		field("Price", "unit_price", decimal, unit("CNY", 2)),
		field("Qty", "qty", integer),
	)
	shipping := x.object("Shipping",
		field("Address", "address", text, redact("address")),
		field("Method", "method", text),
	)
	order := x.object("Order",
		field("ID", "order_id", text, key),
		field("Status", "status", model.String{Name: local("Status"), Enum: status}, key),
		field("Refund", "refund_amount", decimal, unit("CNY", 2)),
		field("Fee", "shipping_fee", pointer(decimal), unit("CNY", 2)),
		field("Phone", "phone", text, omitEmpty, redact("phone")),
		field("Items", "items", list(structOf(item)), top(5)),
		field("Ship", "shipping", pointer(structOf(shipping))),
	)
	x.declare("type Shop struct{}\n\nfunc (s *Shop) GetOrder(ctx context.Context, in GetOrder) (Order, error) { return Order{}, nil }")
	archived := &model.ErrorDecl{
		Code: "ORDER_ARCHIVED", Name: "OrderArchived", Category: "FAILED_PRECONDITION",
		Message: "the order is archived", Next: []string{"could ask for the archive"},
	}
	x.pkg.Errors = []*model.ErrorDecl{archived}
	x.tool(get, "get_order", structOf(order), func(t *model.Tool) {
		t.Description = "Looks one order up by its number."
		t.Retry = &model.Retry{Max: 3, Backoff: 200 * time.Millisecond, On: []string{"RATE_LIMITED", "TIMEOUT"}}
		t.Idempotent, t.Timeout, t.Errors = true, 5*time.Second, x.pkg.Errors
		t.Handler = &model.Handler{Service: "Shop", ServicePointer: true, Func: "GetOrder"}
		t.Echo = get.Fields[:1]
		t.Examples = []model.Example{{JSON: `{"order_id": "ORD-20260719-001"}`}}
		t.Rejects = []model.Example{{JSON: `{"order_id": "719"}`}}
		t.Samples = []model.Example{{JSON: `{"order_id": "ORD-20260719-001"}`}}
	})
	x.pkg.Fingerprint.Types = []string{"GetOrder", "Item", "Order", "Shipping", "Status"}
	return x
}

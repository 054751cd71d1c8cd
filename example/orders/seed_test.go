package orders

import (
	"slices"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// all reads every order through the handlers.
func all(t *testing.T, s *Shop) []*Order {
	t.Helper()
	page, err := s.SearchOrders(t.Context(), SearchOrders{Limit: 50})
	if err != nil {
		t.Fatal(err)
	}
	var found []*Order
	for _, row := range page.Orders {
		o, err := s.GetOrder(t.Context(), GetOrder{OrderID: row.ID})
		if err != nil {
			t.Fatal(err)
		}
		found = append(found, o)
	}
	return found
}

// TestSeed checks what the SQL can't: sums, and values of the enums.
func TestSeed(t *testing.T) {
	seen := map[Status]int{}
	for _, o := range all(t, open(t)) {
		seen[o.Status]++
		if !slices.Contains(Statuses(), o.Status) {
			t.Errorf("%s: status %q is no Status", o.ID, o.Status)
		}
		if o.Reason != nil && !slices.Contains(CancelReasons(), *o.Reason) {
			t.Errorf("%s: reason %q is no CancelReason", o.ID, *o.Reason)
		}
		if (o.Reason != nil) != (o.Status == Cancelled) {
			t.Errorf("%s: status %s with reason %v", o.ID, o.Status, o.Reason)
		}
		if sum := listPrice(o); o.Coupon == nil && sum.Cmp(o.Amount) != 0 {
			t.Errorf("%s: items and shipping are %s, the amount is %s", o.ID, sum, o.Amount)
		} else if o.Coupon != nil && sum.Cmp(o.Amount) <= 0 {
			t.Errorf("%s: coupon %s takes nothing off %s", o.ID, *o.Coupon, sum)
		}
	}
	for _, s := range Statuses() {
		if seen[s] == 0 {
			t.Errorf("no order is %s", s)
		}
	}
}

// listPrice is what an order would cost without a coupon.
func listPrice(o *Order) tool.Decimal {
	fen := int64(0)
	for _, i := range o.Items {
		fen += floorFen(i.UnitPrice) * int64(i.Qty)
	}
	if o.Shipping != nil {
		fen += floorFen(o.Shipping.Fee)
	}
	return yuan(fen)
}

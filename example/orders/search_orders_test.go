package orders

import (
	"errors"
	"slices"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

func decimal(t *testing.T, text string) *tool.Decimal {
	t.Helper()
	d, err := tool.ParseDecimal(text)
	if err != nil {
		t.Fatal(err)
	}
	return &d
}

// ids are the numbers of a page's orders.
func ids(page OrderPage) []string {
	found := []string{}
	for _, o := range page.Orders {
		found = append(found, o.ID)
	}
	return found
}

func TestSearchOrders(t *testing.T) {
	s := open(t)
	tests := []struct {
		name string
		in   SearchOrders
		want []string
	}{
		{"status", SearchOrders{Status: Refunding}, []string{"ORD-20260717-002", "ORD-20260709-001"}},
		{"phone of two customers", SearchOrders{PhoneLast4: "1234", CreatedFrom: "2026-07-10"},
			[]string{"ORD-20260719-002", "ORD-20260717-002", "ORD-20260715-001"}},
		{"phone and customer", SearchOrders{PhoneLast4: "1234", CustomerName: "孙丽", CreatedFrom: "2026-07-10"},
			[]string{"ORD-20260717-002"}},
		{"one day, both ends belong to it", SearchOrders{CreatedFrom: "2026-07-01", CreatedTo: "2026-07-01"},
			[]string{"ORD-20260701-001"}},
		{"last second of the last day", SearchOrders{CreatedFrom: "2026-06-29", CreatedTo: "2026-06-30"},
			[]string{"ORD-20260630-001"}},
		{"amounts, both ends belong to it", SearchOrders{MinAmount: decimal(t, "147"), MaxAmount: decimal(t, "159.00")},
			[]string{"ORD-20260718-002", "ORD-20260718-001", "ORD-20260717-002", "ORD-20260713-001", "ORD-20260712-001"}},
		{"amount between two fen", SearchOrders{MinAmount: decimal(t, "908.001")}, []string{}},
		{"same time, larger number first", SearchOrders{CreatedFrom: "2026-06-18", CreatedTo: "2026-06-18"},
			[]string{"ORD-20260618-002", "ORD-20260618-001"}},
		{"nothing", SearchOrders{CustomerName: "王五"}, []string{}},
		{"quotes are text", SearchOrders{CustomerName: `' OR 1=1 --`}, []string{}},
		{"no pattern", SearchOrders{CustomerName: "%"}, []string{}},
	}
	for _, test := range tests {
		test.in.Limit = 50
		page, err := s.SearchOrders(t.Context(), test.in)
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		if got := ids(page); !slices.Equal(got, test.want) {
			t.Errorf("%s: got %v, want %v", test.name, got, test.want)
		}
		if page.Total != len(test.want) || page.NextCursor != nil {
			t.Errorf("%s: total %d, next %v, want %d and none", test.name, page.Total, page.NextCursor, len(test.want))
		}
	}
}

func TestSearchOrdersRow(t *testing.T) {
	page, err := open(t).SearchOrders(t.Context(), SearchOrders{Status: Refunding, Limit: 1})
	if err != nil {
		t.Fatal(err)
	}
	const want = `{
	"total": 2,
	"next_cursor": "ORD-20260717-002",
	"orders": [
		{
			"order_id": "ORD-20260717-002",
			"status": "退款中",
			"amount": 159.00,
			"create_time": "2026-07-17T13:47:21+08:00",
			"customer_name": "孙丽",
			"phone": "13900001234"
		}
	]
}`
	if got := toJSON(t, page); got != want {
		t.Errorf("got %s\nwant %s", got, want)
	}
}

// TestSearchOrdersPages walks through all pages at several sizes: together
// they are the whole list, no order twice and none left out, also where two
// orders have the same time.
func TestSearchOrdersPages(t *testing.T) {
	s := open(t)
	whole, err := s.SearchOrders(t.Context(), SearchOrders{Limit: 50})
	if err != nil {
		t.Fatal(err)
	}
	for _, limit := range []int{1, 2, 7, 40, 41, 50} {
		got, pages := []string{}, 0
		for in := (SearchOrders{Limit: limit}); pages <= 41; pages++ {
			page, err := s.SearchOrders(t.Context(), in)
			if err != nil {
				t.Fatal(err)
			}
			if page.Total != 41 {
				t.Errorf("limit %d: total %d on page %d, want 41", limit, page.Total, pages)
			}
			got = append(got, ids(page)...)
			if page.NextCursor == nil {
				break
			}
			in.Cursor = *page.NextCursor
		}
		if want := ids(whole); !slices.Equal(got, want) {
			t.Errorf("limit %d: got %v, want %v", limit, got, want)
		}
		if want := (41 - 1) / limit; pages != want {
			t.Errorf("limit %d: %d pages have a next one, want %d", limit, pages, want)
		}
	}
}

// TestSearchOrdersGrowing lets an order come in between two pages. The second
// page must begin where the first one ended.
func TestSearchOrdersGrowing(t *testing.T) {
	s := open(t)
	first, err := s.SearchOrders(t.Context(), SearchOrders{Limit: 2})
	if err != nil {
		t.Fatal(err)
	}
	s.exec(t, `INSERT INTO orders (order_id, status, amount_fen, created_at, customer_name, phone, items)
		VALUES ('ORD-20260720-001', '已支付', 100, '2026-07-20T00:00:00+08:00', '甲', '13800000000', '[]')`)
	second, err := s.SearchOrders(t.Context(), SearchOrders{Limit: 2, Cursor: *first.NextCursor})
	if err != nil {
		t.Fatal(err)
	}
	got := append(ids(first), ids(second)...)
	want := []string{"ORD-20260719-003", "ORD-20260719-002", "ORD-20260718-003", "ORD-20260719-001"}
	if !slices.Equal(got, want) || second.Total != 42 {
		t.Errorf("got %v of %d, want %v of 42", got, second.Total, want)
	}
}

func TestSearchOrdersUnknownCursor(t *testing.T) {
	_, err := open(t).SearchOrders(t.Context(), SearchOrders{Limit: 2, Cursor: "ORD-19990101-001"})
	if !errors.Is(err, ErrCursorUnknown) {
		t.Errorf("got %v, want %v", err, ErrCursorUnknown)
	}
}

// TestSearchOrdersLimit calls past the adapter, with limits that it refuses.
func TestSearchOrdersLimit(t *testing.T) {
	s := open(t)
	for limit, want := range map[int]int{-1: 1, 0: 1, 1000: 41} {
		page, err := s.SearchOrders(t.Context(), SearchOrders{Limit: limit})
		if err != nil || len(page.Orders) != want {
			t.Errorf("limit %d: %d orders, %v, want %d", limit, len(page.Orders), err, want)
		}
	}
}

func TestSearchOrdersCheck(t *testing.T) {
	day, amount := "a day that is not before created_from", "an amount that is not below min_amount"
	tests := []struct {
		in   SearchOrders
		want []tool.Violation
	}{
		{SearchOrders{}, nil},
		{SearchOrders{CreatedFrom: "2026-07-02", CreatedTo: "2026-07-02"}, nil},
		{SearchOrders{MinAmount: decimal(t, "1.0"), MaxAmount: decimal(t, "1")}, nil},
		{SearchOrders{CreatedFrom: "2026-07-02"}, nil},
		{SearchOrders{MaxAmount: decimal(t, "1")}, nil},
		{
			SearchOrders{
				CreatedFrom: "2026-07-02", CreatedTo: "2026-07-01",
				MinAmount: decimal(t, "1.01"), MaxAmount: decimal(t, "1"),
			},
			[]tool.Violation{
				{Path: "/created_to", Keyword: "check", Want: day},
				{Path: "/max_amount", Keyword: "check", Want: amount},
			},
		},
	}
	for _, test := range tests {
		var v tool.Violations
		test.in.Check(&v)
		if !slices.Equal(v.All(), test.want) {
			t.Errorf("%+v: got %v, want %v", test.in, v.All(), test.want)
		}
	}
}

func TestFen(t *testing.T) {
	tests := []struct {
		yuan        string
		floor, ceil int64
	}{
		{"0", 0, 0}, {"7", 700, 700}, {"7.5", 750, 750}, {"7.05", 705, 705},
		{"7.050", 705, 705}, {"7.051", 705, 706}, {"7.0599999", 705, 706}, {"1000000", 100000000, 100000000},
	}
	for _, test := range tests {
		d := *decimal(t, test.yuan)
		if floor, ceil := floorFen(d), ceilFen(d); floor != test.floor || ceil != test.ceil {
			t.Errorf("%s: %d and %d fen, want %d and %d", test.yuan, floor, ceil, test.floor, test.ceil)
		}
	}
}

package render_test

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

type jsonOrder struct {
	ID       string       `json:"order_id"`
	Status   string       `json:"status"`
	Reason   string       `json:"reason"`
	Refund   tool.Decimal `json:"refund_amount"`
	Created  time.Time    `json:"create_time"`
	Items    []jsonItem   `json:"items"`
	Shipping jsonShipping `json:"shipping"`
}

type jsonItem struct {
	SKU   string       `json:"sku"`
	Name  string       `json:"name"`
	Price tool.Decimal `json:"unit_price"`
	Qty   int          `json:"qty"`
}

type jsonShipping struct {
	Address string       `json:"address"`
	Method  string       `json:"method"`
	Fee     tool.Decimal `json:"fee"`
}

var order = jsonOrder{
	"ORD-20260719-001", "已取消", "用户主动申请", tool.NewDecimal(12900, 2), created,
	[]jsonItem{{"TSHIRT-001", "纯棉短袖", tool.NewDecimal(7900, 2), 1}, {"SOCK-003", "中筒袜", tool.NewDecimal(2500, 2), 2}},
	jsonShipping{"上海市浦东新区", "普通快递", tool.NewDecimal(0, 2)},
}

func appendJSONOrder(dst []byte, o *jsonOrder) []byte {
	dst = render.Banner(dst, "get_order", tool.Success)
	dst = render.Section(dst, "order", false)
	dst = render.StringField(dst, "order_id", o.ID)
	dst = render.StringField(dst, "status", o.Status)
	dst = render.StringField(dst, "reason", o.Reason)
	dst = render.DecimalField(dst, "refund_amount", o.Refund, 2, "CNY")
	dst = render.TimeField(dst, "create_time", o.Created)
	dst = appendJSONItems(dst, o.Items)
	dst = render.Section(dst, "shipping", false)
	dst = render.StringField(dst, "address", o.Shipping.Address)
	dst = render.StringField(dst, "method", o.Shipping.Method)
	return render.DecimalField(dst, "fee", o.Shipping.Fee, 2, "CNY")
}

func appendJSONItems(dst []byte, items []jsonItem) []byte {
	dst = render.RowsSection(dst, "items", len(items), len(items), false, "sku|name|unit_price (CNY)|qty")
	for i := range items {
		dst = render.StringCell(dst, items[i].SKU)
		dst = render.StringCell(dst, items[i].Name)
		dst = render.DecimalCell(dst, items[i].Price, 2)
		dst = render.IntCell(dst, int64(items[i].Qty))
		dst = render.EndRow(dst)
	}
	return dst
}

// BenchmarkOrder and BenchmarkList write what BenchmarkOrderJSON and
// BenchmarkListJSON marshal: the same order, the same list of 1,000 rows.
func BenchmarkOrder(b *testing.B) {
	buf := make([]byte, 0, 4096)
	b.ReportAllocs()
	for b.Loop() {
		buf = appendJSONOrder(buf[:0], &order)
	}
}

func BenchmarkOrderJSON(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := json.Marshal(&order); err != nil {
			b.Fatal(err)
		}
	}
}

func manyItems() []jsonItem {
	list := make([]jsonItem, 1000)
	for i := range list {
		list[i] = order.Items[i%2]
		list[i].Qty = i
	}
	return list
}

func BenchmarkList(b *testing.B) {
	list := manyItems()
	buf := make([]byte, 0, 1<<20)
	b.ReportAllocs()
	for b.Loop() {
		buf = appendJSONItems(buf[:0], list)
	}
}

func BenchmarkListJSON(b *testing.B) {
	list := manyItems()
	b.ReportAllocs()
	for b.Loop() {
		if _, err := json.Marshal(list); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkText and BenchmarkRead tell the cost for each byte.
func BenchmarkText(b *testing.B) {
	text := ""
	for range 1000 {
		text += "2026-07-18 14:23:00 status: 已取消 → retry in 5 s\n"
	}
	buf := make([]byte, 0, 1<<20)
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		buf = render.TextSection(buf[:0], "text", text, true)
	}
}

func BenchmarkRead(b *testing.B) {
	doc := string(appendJSONItems(render.Banner(nil, "list", tool.Success), manyItems()))
	b.SetBytes(int64(len(doc)))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := render.Read(doc); err != nil {
			b.Fatal(err)
		}
	}
}

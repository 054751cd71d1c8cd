package bench

import (
	"strconv"
	"time"

	"github.com/tooladapt/tooladapt/runtime/bench/results"
	"github.com/tooladapt/tooladapt/runtime/bench/results/stock"
)

// floorText appends v, in quotes where a byte of it asks for them: what a
// careful person would write by hand, without most of the rules of quoting.
func floorText(dst []byte, v string) []byte {
	for i := range len(v) {
		switch c := v[i]; {
		case c < ' ', c == '|', c == ':', c == '"', c == 0x7f:
			return strconv.AppendQuote(dst, v)
		}
	}
	return append(dst, v...)
}

func floorField(dst []byte, key, v string) []byte {
	return append(floorText(append(dst, key...), v), '\n')
}

func floorPrice(dst []byte, v float64) []byte { return strconv.AppendFloat(dst, v, 'f', -1, 64) }

// floorOrder writes an order by hand.
func floorOrder(dst []byte, o *results.Order) []byte {
	dst = append(dst, "[result] get success\n[order]\n"...)
	dst = floorField(dst, "order_id: ", o.OrderID)
	dst = floorField(dst, "status: ", o.Status)
	dst = floorField(dst, "reason: ", o.Reason)
	dst = append(floorPrice(append(dst, "refund_amount: "...), o.RefundAmount), " CNY\ncreate_time: "...)
	dst = append(o.CreateTime.AppendFormat(dst, time.RFC3339), "\n[items] rows 1-"...)
	dst = append(strconv.AppendInt(dst, int64(len(o.Items)), 10), " of "...)
	dst = append(strconv.AppendInt(dst, int64(len(o.Items)), 10), "\nsku|name|price (CNY)|qty\n"...)
	for i := range o.Items {
		item := &o.Items[i]
		dst = append(floorText(dst, item.SKU), '|')
		dst = append(floorText(dst, item.Name), '|')
		dst = append(floorPrice(dst, item.Price), '|')
		dst = append(strconv.AppendInt(dst, int64(item.Qty), 10), '\n')
	}
	dst = append(dst, "[shipping]\n"...)
	dst = floorField(dst, "addr: ", o.Shipping.Addr)
	dst = floorField(dst, "method: ", o.Shipping.Method)
	return append(floorPrice(append(dst, "fee: "...), o.Shipping.Fee), " CNY\n"...)
}

// floorStock writes a list by hand.
func floorStock(dst []byte, s *stock.Stock) []byte {
	dst = append(dst, "[result] get success\n[stock]\ntotal: "...)
	dst = append(strconv.AppendInt(dst, int64(s.Total), 10), "\npage: "...)
	dst = append(strconv.AppendInt(dst, int64(s.Page), 10), "\npages: "...)
	dst = append(strconv.AppendInt(dst, int64(s.Pages), 10), "\n[rows] rows 1-"...)
	dst = append(strconv.AppendInt(dst, int64(len(s.Rows)), 10), " of "...)
	dst = append(strconv.AppendInt(dst, int64(len(s.Rows)), 10), "\nsku|name|warehouse|price|currency|qty|reserved|updated_at\n"...)
	for i := range s.Rows {
		row := &s.Rows[i]
		dst = append(floorText(dst, row.SKU), '|')
		dst = append(floorText(dst, row.Name), '|')
		dst = append(floorText(dst, row.Warehouse), '|')
		dst = append(floorPrice(dst, row.Price), '|')
		dst = append(floorText(dst, row.Currency), '|')
		dst = append(strconv.AppendInt(dst, int64(row.Qty), 10), '|')
		dst = append(strconv.AppendInt(dst, int64(row.Reserved), 10), '|')
		dst = append(row.UpdatedAt.AppendFormat(dst, time.RFC3339), '\n')
	}
	return dst
}

// The same as templates, without any quoting.
const (
	orderTemplate = `[result] get success
[order]
order_id: {{.OrderID}}
status: {{.Status}}
reason: {{.Reason}}
refund_amount: {{.RefundAmount}} CNY
create_time: {{.CreateTime.Format "2006-01-02T15:04:05Z07:00"}}
[items] rows 1-{{len .Items}} of {{len .Items}}
sku|name|price (CNY)|qty
{{range .Items}}{{.SKU}}|{{.Name}}|{{.Price}}|{{.Qty}}
{{end}}[shipping]
addr: {{.Shipping.Addr}}
method: {{.Shipping.Method}}
fee: {{.Shipping.Fee}} CNY
`
	stockTemplate = `[result] get success
[stock]
total: {{.Total}}
page: {{.Page}}
pages: {{.Pages}}
[rows] rows 1-{{len .Rows}} of {{len .Rows}}
sku|name|warehouse|price|currency|qty|reserved|updated_at
{{range .Rows}}{{.SKU}}|{{.Name}}|{{.Warehouse}}|{{.Price}}|{{.Currency}}|{{.Qty}}|{{.Reserved}}|{{.UpdatedAt.Format "2006-01-02T15:04:05Z07:00"}}
{{end}}`
)

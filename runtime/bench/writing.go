package bench

import (
	"encoding/json"
	"fmt"
	"strings"
	"text/template"
	"time"

	"github.com/bytedance/sonic"
	"github.com/tooladapt/tooladapt/runtime/bench/results"
	"github.com/tooladapt/tooladapt/runtime/bench/results/stock"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
	"gopkg.in/yaml.v3"
)

// Document says which result is written.
type Document int

// The documents: one order, and a list of 1,000 rows of eight columns.
const (
	OneOrder Document = iota
	List1000
	Documents = 2
)

// String is the name of d in benchmarks.
func (d Document) String() string { return [Documents]string{"order", "list1000"}[d] }

// Writer is one way to write results as text.
type Writer struct {
	Name string
	// Write writes each document, and answers the text, which may be gone with
	// the next call.
	Write [Documents]func() []byte
}

// The writers that goals are about.
const (
	marshal     = "json.Marshal"
	appendFloor = "append-floor"
)

// Writers are all writers. The texts of the first and the last are of the same
// form, but for the rules of quoting, which the last only looks at in passing.
func Writers() []Writer {
	order, list := sampleOrder(), sampleStock(1000)
	return []Writer{
		{ours, [Documents]func() []byte{writeCompact(results.GetOrderTool, order), writeCompact(stock.ListStockTool, list)}},
		writer(marshal, order, list, json.Marshal),
		writer("json.MarshalIndent", order, list, func(v any) ([]byte, error) { return json.MarshalIndent(v, "", "  ") }),
		writer("sonic", order, list, sonic.Marshal),
		writer("yaml", order, list, yaml.Marshal),
		{"text-template", [Documents]func() []byte{execute(orderTemplate, order), execute(stockTemplate, list)}},
		{appendFloor, [Documents]func() []byte{appended(floorOrder, order), appended(floorStock, list)}},
	}
}

// compacter is the part of an adapter that writes.
type compacter[R any] interface {
	AppendCompact(dst []byte, r tool.Of[R]) []byte
}

func writeCompact[R any](adapter compacter[R], r R) func() []byte {
	var dst []byte
	return func() []byte {
		dst = adapter.AppendCompact(render.Banner(dst[:0], "get", tool.Success), tool.Value(r))
		return dst
	}
}

func writer(name string, order results.Order, list stock.Stock, marshal func(any) ([]byte, error)) Writer {
	write := func(v any) func() []byte {
		return func() []byte {
			text, err := marshal(v)
			if err != nil {
				panic(fmt.Errorf("marshal with %s: %w", name, err))
			}
			return text
		}
	}
	return Writer{name, [Documents]func() []byte{write(&order), write(&list)}}
}

func appended[R any](write func(dst []byte, v *R) []byte, v R) func() []byte {
	var dst []byte
	return func() []byte {
		dst = write(dst[:0], &v)
		return dst
	}
}

func execute(text string, v any) func() []byte {
	t := template.Must(template.New("").Parse(text))
	return func() []byte {
		var b strings.Builder
		if err := t.Execute(&b, v); err != nil {
			panic(fmt.Errorf("execute a template: %w", err))
		}
		return []byte(b.String())
	}
}

// sampleOrder is an order of two items.
func sampleOrder() results.Order {
	return results.Order{
		OrderID: "ORD-20260719-001", Status: "已取消", Reason: "用户主动申请", RefundAmount: 129,
		CreateTime: time.Date(2026, 7, 18, 14, 23, 0, 0, time.FixedZone("", 8*3600)),
		Items:      []results.Item{{SKU: "TSHIRT-001", Name: "纯棉短袖", Price: 79, Qty: 1}, {SKU: "SOCK-003", Name: "中筒袜", Price: 25, Qty: 2}},
		Shipping:   results.Shipping{Addr: "上海市浦东新区", Method: "普通快递"},
	}
}

// sampleStock is a page of n articles.
func sampleStock(n int) stock.Stock {
	names := [...]string{"Cotton T-shirt", "Rain jacket", "Wool scarf", "Mid-calf sock", "纯棉短袖"}
	places := [...]string{"Hamburg-2", "Shanghai-1", "Rotterdam-4"}
	list := stock.Stock{Total: n, Page: 1, Pages: 1, Rows: make([]stock.StockRow, n)}
	for i := range list.Rows {
		list.Rows[i] = stock.StockRow{
			SKU: fmt.Sprintf("SKU-%05d", i*37), Name: names[i%len(names)], Warehouse: places[i%len(places)],
			Price: float64(900+i*45%9000) / 100, Currency: "EUR", Qty: i * 37 % 200, Reserved: i % 4,
			UpdatedAt: time.Date(2026, 7, 1+i%28, 6+i%12, i*13%60, 0, 0, time.UTC),
		}
	}
	return list
}

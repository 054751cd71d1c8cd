package runtime_test

// orderSource has the types of both programs, which need nothing of ours.
const orderSource = `package order

type GetOrder struct {
	OrderID string   ` + "`json:\"order_id\"`" + `
	Limit   int      ` + "`json:\"limit\"`" + `
	Tags    []string ` + "`json:\"tags\"`" + `
}

type Order struct {
	ID     string  ` + "`json:\"order_id\"`" + `
	Refund float64 ` + "`json:\"refund_amount\"`" + `
	Items  []Item  ` + "`json:\"items\"`" + `
}

type Item struct {
	SKU string ` + "`json:\"sku\"`" + `
	Qty int    ` + "`json:\"qty\"`" + `
}

func Get(in GetOrder) Order {
	return Order{in.OrderID, 129, []Item{{"TSHIRT-001", in.Limit}}}
}
`

// generatedSource reads and writes as generated code does.
const generatedSource = `package main

import (
	"os"

	"size/order"

	"github.com/tooladapt/tooladapt/runtime/decode"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

var rule = decode.Rule{Kind: decode.Object, Fields: []decode.Field{
	{Name: "order_id", Required: true, Rule: &decode.Rule{Kind: decode.String, Pattern: &decode.Pattern{Source: "^ORD-[0-9]{8}-[0-9]{3}$"}}},
	{Name: "limit", Rule: &decode.Rule{Kind: decode.Integer, Bits: 64, Min: decode.Bound{Is: decode.Inclusive, Int: 1}}},
	{Name: "tags", Rule: &decode.Rule{Kind: decode.List, Items: &decode.Rule{Kind: decode.String, Format: decode.Date}}},
}}

func read(data []byte) (in order.GetOrder, err error) {
	d := decode.New(data)
	o := d.Object(&rule)
	for o.Next(&d) {
		switch o.Field {
		case 0:
			in.OrderID = d.String(o.Rule)
		case 1:
			in.Limit = int(d.Int(o.Rule))
		case 2:
			a := d.Array(o.Rule)
			for a.Next(&d) {
				in.Tags = append(in.Tags, d.String(o.Rule.Items))
			}
		}
	}
	return in, d.End(&rule)
}

func validate(in order.GetOrder) error {
	var c decode.Checker
	o := c.Object(&rule)
	c.String(o.Field(0), in.OrderID)
	c.Int(o.Field(1), int64(in.Limit))
	o.Close()
	return c.End()
}

func main() {
	in, err := read([]byte(os.Args[1]))
	if err == nil {
		err = validate(in)
	}
	if err != nil {
		os.Stderr.Write(render.Error(render.Banner(nil, "get_order", tool.Failed), tool.Classify(err)))
		os.Exit(1)
	}
	v := order.Get(in)
	out := render.Section(render.Banner(nil, "get_order", tool.Success), "order", false)
	out = render.StringField(out, "order_id", v.ID)
	out = render.FloatField(out, "refund_amount", v.Refund, 64, "CNY")
	out = render.RowsSection(out, "items", len(v.Items), len(v.Items), false, "sku|qty")
	for _, item := range v.Items {
		out = render.EndRow(render.IntCell(render.StringCell(out, item.SKU), int64(item.Qty)))
	}
	os.Stdout.Write(out)
}
`

// reflectedSource reads and writes with encoding/json.
const reflectedSource = `package main

import (
	"encoding/json"
	"os"

	"size/order"
)

func main() {
	var in order.GetOrder
	err := json.Unmarshal([]byte(os.Args[1]), &in)
	if err != nil {
		os.Stderr.WriteString(err.Error())
		os.Exit(1)
	}
	out, err := json.Marshal(order.Get(in))
	if err != nil {
		os.Stderr.WriteString(err.Error())
		os.Exit(1)
	}
	os.Stdout.Write(out)
}
`

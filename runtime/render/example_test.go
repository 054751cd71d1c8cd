package render_test

import (
	"fmt"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// A result is written line by line, as generated code does. A value stays a
// value, whatever it says.
func Example() {
	dst := render.Banner(nil, "get_order", tool.Success)
	dst = render.Section(dst, "order", false)
	dst = render.StringField(dst, "order_id", "ORD-20260719-001")
	dst = render.StringField(dst, "note", "call me\nstatus: refunded")
	dst = render.Absent(dst, "phone")
	fmt.Print(string(dst))
	// Output:
	// [result] get_order success
	// [order]
	// order_id: ORD-20260719-001
	// note: "call me\nstatus: refunded"
	// phone: (not returned)
}

// Programs read fields; they never search the text.
func ExampleField() {
	doc := "[result] get_order success\n[order]\nstatus: 已取消\nfee: (not returned)\n"
	status, ok := render.Field(doc, "order.status")
	fmt.Println(status, ok)
	fee, ok := render.Field(doc, "order.fee")
	fmt.Printf("%q %v\n", fee, ok)
	// Output:
	// 已取消 true
	// "" false
}

func ExampleRead() {
	d, err := render.Read("[result] t success\n[items] rows 1-1 of 9\nsku|price (CNY)\nA-1|79.00\n")
	if err != nil {
		fmt.Println(err)
		return
	}
	items := d.Sections[0].Body.(render.Rows)
	fmt.Println(items.Columns[1].Unit, items.Rows[0][1].Text, items.Window.Complete())

	_, err = render.Read("[result] t success\nstatus: paid: yes\n")
	fmt.Println(err)
	// Output:
	// CNY 79.00 false
	// read compact text: line 2, column 9: want a value that is quoted, or that needs no quotes
}

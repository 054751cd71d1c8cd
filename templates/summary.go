package templates

import (
	"github.com/dave/jennifer/jen"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// summaryFunc renders
//
//	// appendGetOrderSummary appends one line about an Order.
//	func appendGetOrderSummary(dst []byte, v *Order, sent *tool.Presence) []byte {
//		dst = append(dst, "订单 "...)
//		if sent.Has(0) {
//			dst = render.BriefCell(dst, v.ID, false)
//		} else {
//			dst = render.UnsentCell(dst, sent, 0)
//		}
//		return render.EndPart(dst, "")
//	}
func (p pen) summaryFunc(d plan.SummaryFunc) jen.Code {
	var steps []step
	for _, part := range d.Parts {
		if part.Text != "" {
			steps = append(steps, p.step(jen.Append(jen.Id(p.Dst), jen.Lit(part.Text).Op("..."))))
			continue
		}
		steps = append(steps, p.entry(part.Entry)...)
		steps = append(steps, p.step(rendering("EndPart").Call(jen.Id(p.Dst), jen.Lit(part.Unit))))
	}
	v, sent := p.V, p.Sent
	if !d.Uses() {
		v, sent = "_", "_"
	}
	return doc(d.Name+" appends one line about "+d.What+".").Func().Id(d.Name).
		Params(jen.Id(p.Dst).Add(byteSlice()), jen.Id(v).Op("*").Add(typ(d.Of)), presence(sent)).Add(byteSlice()).
		Block(p.finish(steps)...)
}

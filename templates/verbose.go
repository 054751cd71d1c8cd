package templates

import (
	"github.com/dave/jennifer/jen"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// verboseMethod renders
//
//	// AppendVerbose appends all sections of an Order, uncut.
//	func (getOrderTool) AppendVerbose(dst []byte, r tool.Of[Order]) []byte {
//		dst = render.Section(dst, "order", false)
//		return appendOrderVerbose(dst, &r.Value)
//	}
//
// and, where the usual form hides nothing more,
//
//	// AppendVerbose appends what AppendCompact does, which is everything.
//	func (getOrderTool) AppendVerbose(dst []byte, r tool.Of[Order]) []byte {
//		return GetOrderTool.AppendCompact(dst, r)
//	}
func (p pen) verboseMethod(d plan.VerboseMethod) jen.Code {
	text := "AppendVerbose appends what AppendCompact does, which is everything."
	body := []jen.Code{jen.Return(jen.Id(d.Var).Dot("AppendCompact").Call(jen.Id(p.Dst), jen.Id(p.R)))}
	if !d.Same {
		var steps []step
		for _, s := range d.Sections {
			steps = append(steps, p.section(s)...)
		}
		text, body = "AppendVerbose appends all sections of "+d.Words+", uncut.", p.finish(steps)
	}
	return doc(text).Add(method(d.Adapter, "AppendVerbose")).
		Params(jen.Id(p.Dst).Add(byteSlice()), jen.Id(p.R).Add(of(d.Out))).Add(byteSlice()).
		Block(body...)
}

package templates

import (
	"github.com/dave/jennifer/jen"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// program renders
//
//	func main() {
//		tooldoc.Main(
//			tooldoc.Of(orders.GetOrderTool, `{"samples":["{}"]}`),
//		)
//	}
func program(d plan.Program) jen.Code {
	var tools []jen.Code
	for _, t := range d.Tools {
		tools = append(tools, jen.Qual(plan.TooldocPath, "Of").Call(jen.Qual(t.Path, t.Var), raw(t.Case)))
	}
	return jen.Func().Id(d.Func).Params().Block(jen.Qual(plan.TooldocPath, "Main").Add(stacked(tools...)))
}

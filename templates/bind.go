package templates

import (
	"github.com/dave/jennifer/jen"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// bindMethod renders
//
//	// Bind makes a tool of a handler.
//	func (getOrderTool) Bind(handle func(context.Context, GetOrder) (Order, error)) tool.Tool {
//		return tool.Bind(GetOrderTool, handle)
//	}
func (p pen) bindMethod(d plan.BindMethod) jen.Code {
	return p.bind(d.Adapter, "Bind", typ(d.Out), "Bind makes a tool of a handler.")
}

// bindRawMethod renders
//
//	// BindRaw makes a tool of a handler that answers with upstream output.
//	func (getOrderTool) BindRaw(handle func(context.Context, GetOrder) (tool.Raw, error)) tool.Tool {
//		return tool.BindRaw(GetOrderTool, handle)
//	}
func (p pen) bindRawMethod(d plan.BindRawMethod) jen.Code {
	return p.bind(d.Adapter, "BindRaw", runtimeTool("Raw"), "BindRaw makes a tool of a handler that answers with upstream output.")
}

func (p pen) bind(a plan.Adapter, name string, answer jen.Code, text string) jen.Code {
	handler := jen.Func().Params(jen.Qual("context", "Context"), typ(a.In)).Params(answer, jen.Error())
	return doc(text).Add(method(a, name)).Params(jen.Id(p.Handle).Add(handler)).Add(runtimeTool("Tool")).
		Block(jen.Return(runtimeTool(name).Call(jen.Id(a.Var), jen.Id(p.Handle))))
}

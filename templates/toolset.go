package templates

import (
	"github.com/dave/jennifer/jen"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// toolSet renders
//
//	// Tools are the tools that a Shop handles. Where a handler does not fit any
//	// more, run go generate.
//	func (s *Shop) Tools() tool.Set {
//		return tool.SetOf(
//			GetOrderTool.Bind(s.GetOrder),
//		)
//	}
func (p pen) toolSet(d plan.ToolSet) jen.Code {
	p.S = d.Receiver
	s := jen.Func()
	what := "the functions of this package handle"
	if d.Service != "" {
		what = d.Service + " handles"
		receiver := jen.Id(p.S)
		if d.Pointer {
			receiver.Op("*")
		}
		s.Params(receiver.Id(d.Service))
	}
	var tools []jen.Code
	for _, b := range d.Bindings {
		tools = append(tools, p.binding(b))
	}
	return doc("Tools are the tools that " + what + ". Where a handler does not fit any more, run go generate.").
		Add(s).Id("Tools").Params().Add(runtimeTool("Set")).
		Block(jen.Return(runtimeTool("SetOf").Add(stacked(tools...))))
}

// binding renders
//
//	GetOrderTool.Bind(s.GetOrder)
func (p pen) binding(b plan.Binding) jen.Code {
	handler := p.on(b.On).Id(b.Handler)
	if b.Adapt != plan.Fits {
		handler = p.adapted(b)
	}
	if b.Raw {
		return jen.Id(b.Adapter).Dot("BindRaw").Call(handler)
	}
	return jen.Id(b.Adapter).Dot("Bind").Call(handler)
}

// on renders what a handler is a method of, with its dot.
func (p pen) on(o plan.On) *jen.Statement {
	switch o {
	case plan.OnService:
		return jen.Id(p.S).Op(".")
	case plan.OnArguments:
		return jen.Id(p.In).Op(".")
	default:
		return jen.Null()
	}
}

// adapted renders a function literal around a handler:
//
//	func(ctx context.Context, in GetOrder) (Order, error) {
//		return normalize.Found(s.Find(ctx, &in))
//	}
func (p pen) adapted(b plan.Binding) *jen.Statement {
	call := p.on(b.On).Id(b.Handler).Call(p.handed(b)...)
	answer := []jen.Code{call}
	switch b.Adapt {
	case plan.Finds:
		answer = []jen.Code{normalizing("Found").Call(call)}
	case plan.Collects:
		answer = []jen.Code{normalizing("Collect").Call(call)}
	case plan.Answers:
		answer = []jen.Code{runtimeTool("None").Values(), call}
	}
	return jen.Func().
		Params(jen.Id(p.Ctx).Qual("context", "Context"), jen.Id(p.In).Add(typ(b.In))).
		Params(typ(b.Out), jen.Error()).
		Block(jen.Return(answer...))
}

// handed renders the arguments of a handler.
func (p pen) handed(b plan.Binding) []jen.Code {
	switch {
	case b.On == plan.OnArguments:
		return []jen.Code{jen.Id(p.Ctx)}
	case b.Address:
		return []jen.Code{jen.Id(p.Ctx), jen.Op("&").Id(p.In)}
	default:
		return []jen.Code{jen.Id(p.Ctx), jen.Id(p.In)}
	}
}

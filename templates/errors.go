package templates

import (
	"github.com/dave/jennifer/jen"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// level renders
//
//	// The runtime must still serve files of this shape.
//	const _ = tool.Generation1
func level(plan.Level) jen.Code {
	return doc("The runtime must still serve files of this shape.").
		Const().Id("_").Op("=").Add(runtimeTool("Generation1"))
}

// codeConst renders
//
//	// CodeOrderShipped is the code of ErrOrderShipped.
//	const CodeOrderShipped = "ORDER_SHIPPED"
func codeConst(d plan.CodeConst) jen.Code {
	return doc(d.Const + " is the code of " + d.Var + ".").Const().Id(d.Const).Op("=").Lit(d.Code)
}

// errorVar renders
//
//	// ErrOrderShipped says: the order has already been shipped. Return
//	// ErrOrderShipped.With(cause) to keep the cause for the log.
//	var ErrOrderShipped = &tool.Error{
//		Code:     CodeOrderShipped,
//		Category: tool.FailedPrecondition,
//		Message:  "the order has already been shipped",
//	}
func errorVar(d plan.ErrorVar) jen.Code {
	var members memberList
	members.add("Code", true, jen.Id(d.Const))
	members.add("Category", true, runtimeTool(d.Category))
	members.add("Message", d.Message != "", jen.Lit(d.Message))
	members.add("Next", len(d.Next) > 0, jen.Index().String().Values(quoted(d.Next)...))
	members.add("UserActs", d.UserActs, jen.True())
	return doc(d.Var + " says: " + d.Message + ". Return " + d.Var + ".With(cause) to keep the cause for the log.").
		Var().Id(d.Var).Op("=").Op("&").Add(runtimeTool("Error")).Add(lines(members...))
}

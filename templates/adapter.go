package templates

import (
	"github.com/dave/jennifer/jen"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// method renders the head of a method of an adapter:
//
//	func (getOrderTool) Spec
func method(a plan.Adapter, name string) *jen.Statement {
	return jen.Func().Params(jen.Id(a.Type)).Id(name)
}

// adapterVar renders
//
//	// GetOrderTool adapts GetOrder to get_order. It is a tool.Adapter of GetOrder
//	// and Order; Bind makes it a tool.
//	var GetOrderTool getOrderTool
func adapterVar(d plan.AdapterVar) jen.Code {
	in, out := said(d.In), said(d.Out)
	return doc(d.Var + " adapts " + in + " to " + d.Tool + ". It is a tool.Adapter of " + in + " and " + out + "; Bind makes it a tool.").
		Var().Id(d.Var).Id(d.Type)
}

// adapterType renders
//
//	type getOrderTool struct{}
func adapterType(d plan.AdapterType) jen.Code {
	return jen.Type().Id(d.Type).Struct()
}

// specMethod renders
//
//	// Spec describes get_order.
//	func (getOrderTool) Spec() *tool.Spec { return &getOrderSpec }
func specMethod(d plan.SpecMethod) jen.Code {
	return doc("Spec describes " + d.Tool + ".").Add(method(d.Adapter, "Spec")).
		Params().Op("*").Add(runtimeTool("Spec")).Block(jen.Return(jen.Op("&").Id(d.Spec)))
}

// decodeMethod renders
//
//	// Decode reads and validates the JSON arguments of get_order.
//	func (getOrderTool) Decode(data []byte) (GetOrder, error) {
//		return GetOrderTool.Read(data, nil)
//	}
func (p pen) decodeMethod(d plan.DecodeMethod) jen.Code {
	return doc("Decode reads and validates the JSON arguments of "+d.Tool+".").
		Add(method(d.Adapter, "Decode")).Params(jen.Id(p.Data).Add(byteSlice())).
		Params(typ(d.In), jen.Error()).
		Block(jen.Return(jen.Id(d.Var).Dot("Read").Call(jen.Id(p.Data), jen.Nil())))
}

// readMethod renders
//
//	// Read is Decode as how asks, which is told what was done; nil asks nothing.
//	func (getOrderTool) Read(data []byte, how *tool.Reading) (GetOrder, error) {
//		d := decode.Lenient(data, how)
//		in := decodeGetOrder(&d, &getOrderRule)
//		in.Tenant = TenantID(d.Tenant())
//		if err := d.End(&getOrderRule); err != nil {
//			return GetOrder{}, err
//		}
//		return in, nil
//	}
func (p pen) readMethod(d plan.ReadMethod) jen.Code {
	decoder := "Lenient"
	if d.Strict {
		decoder = "Strict"
	}
	body := []jen.Code{
		jen.Id(p.D).Op(":=").Add(decoding(decoder)).Call(jen.Id(p.Data), jen.Id(p.How)),
		jen.Id(p.In).Op(":=").Id(d.Read).Call(jen.Op("&").Id(p.D), jen.Op("&").Id(d.Rule)),
	}
	for _, f := range d.Fills {
		body = append(body, p.fill(f))
	}
	if d.Across {
		body = append(body, p.across(p.D))
	}
	body = append(body,
		jen.If(jen.Id(p.Err).Op(":=").Id(p.D).Dot("End").Call(jen.Op("&").Id(d.Rule)), jen.Id(p.Err).Op("!=").Nil()).
			Block(jen.Return(typ(d.In).Values(), jen.Id(p.Err))),
		jen.Return(jen.Id(p.In), jen.Nil()),
	)
	return doc("Read is Decode as how asks, which is told what was done; nil asks nothing.").Add(method(d.Adapter, "Read")).
		Params(jen.Id(p.Data).Add(byteSlice()), jen.Id(p.How).Op("*").Add(runtimeTool("Reading"))).
		Params(typ(d.In), jen.Error()).Block(body...)
}

// fill renders
//
//	in.Tenant = TenantID(d.Tenant())
func (p pen) fill(f plan.Fill) jen.Code {
	value := jen.Id(p.D).Dot(f.Method).Call()
	if f.Convert != "" {
		value = typ(f.Convert).Call(value)
	}
	return at(f.To).Op("=").Add(value)
}

// across renders the rules across fields, for arguments that have nothing else
// against them:
//
//	if d.Valid() {
//		found := tool.Violations{Lang: d.Lang()}
//		in.Check(&found)
//		d.Found(&found)
//	}
//
// A value made in Go has no caller, so that found is a plain variable there.
func (p pen) across(local string) jen.Code {
	found := jen.Var().Id(p.Found).Add(runtimeTool("Violations"))
	if local == p.D {
		found = jen.Id(p.Found).Op(":=").Add(runtimeTool("Violations")).Add(inline(key("Lang", jen.Id(p.D).Dot("Lang").Call())))
	}
	return jen.If(jen.Id(local).Dot("Valid").Call()).Block(
		found,
		jen.Id(p.In).Dot("Check").Call(jen.Op("&").Id(p.Found)),
		jen.Id(local).Dot("Found").Call(jen.Op("&").Id(p.Found)),
	)
}

// validateMethod renders
//
//	// Validate holds a GetOrder made in Go against the same rules.
//	func (getOrderTool) Validate(in GetOrder) error {
//		var c decode.Checker
//		validateGetOrder(&c, &getOrderRule, &in)
//		return c.End()
//	}
func (p pen) validateMethod(d plan.ValidateMethod) jen.Code {
	in, body := p.In, []jen.Code{jen.Var().Id(p.C).Add(decoding("Checker"))}
	if d.Check != "" {
		body = append(body, jen.Id(d.Check).Call(jen.Op("&").Id(p.C), jen.Op("&").Id(d.Rule), jen.Op("&").Id(p.In)))
	}
	if d.Across {
		body = append(body, p.across(p.C))
	}
	body = append(body, jen.Return(jen.Id(p.C).Dot("End").Call()))
	if d.Check == "" && !d.Across {
		in, body = "_", []jen.Code{jen.Return(jen.Nil())}
	}
	return doc("Validate holds arguments of " + d.Tool + " that were made in Go against the same rules.").
		Add(method(d.Adapter, "Validate")).Params(jen.Id(in).Add(typ(d.In))).Error().Block(body...)
}

// argumentsMethod renders
//
//	// AppendArguments appends the arguments that an answer echoes.
//	func (getOrderTool) AppendArguments(dst []byte, in GetOrder) []byte {
//		return render.StringField(dst, "arg.order_id", in.OrderID)
//	}
func (p pen) argumentsMethod(d plan.ArgumentsMethod) jen.Code {
	in, text := p.In, "AppendArguments appends the arguments that an answer echoes."
	if len(d.Entries) == 0 {
		in, text = "_", "AppendArguments appends nothing: no argument is echoed."
	}
	return doc(text).Add(method(d.Adapter, "AppendArguments")).
		Params(jen.Id(p.Dst).Add(byteSlice()), jen.Id(in).Add(typ(d.In))).Add(byteSlice()).
		Block(p.finish(p.entries(d.Entries))...)
}

// normalizeMethod renders
//
//	// Normalize reads an Order out of what an upstream answers.
//	func (getOrderTool) Normalize(raw tool.Raw) (tool.Of[Order], error) {
//		return extract.From(raw, readOrder)
//	}
//
// and, where the tool says which exit codes are successes,
//
//	return extract.From(normalize.Exits(raw, 0, 1), readOrder)
func (p pen) normalizeMethod(d plan.NormalizeMethod) jen.Code {
	text := "Normalize takes " + d.Words + ", or a pointer to it, as it is."
	call := jen.Qual(plan.NormalizePath, "Value").Types(typ(d.Out)).Call(jen.Id(p.Raw))
	if d.Take != nil {
		text = "Normalize reads " + d.Words + " out of what an upstream answers."
		raw := jen.Id(p.Raw)
		if d.Exits != nil {
			raw = jen.Qual(plan.NormalizePath, "Exits").Call(append([]jen.Code{raw}, integers(d.Exits)...)...)
		}
		call = extracting("From").Call(raw, p.takeFunc(*d.Take, d.Out))
	}
	return doc(text).
		Add(method(d.Adapter, "Normalize")).Params(jen.Id(p.Raw).Add(runtimeTool("Raw"))).
		Params(of(d.Out), jen.Error()).
		Block(jen.Return(call))
}

// takeFunc renders a function that reads a result: readOrder, or a literal.
func (p pen) takeFunc(t plan.Take, of plan.Type) *jen.Statement {
	if t.Helper != "" && t.Convert == "" && len(t.Wraps) == 0 {
		return jen.Id(t.Helper)
	}
	return jen.Func().Params(p.reading()).Add(typ(of)).Block(jen.Return(p.take(t)))
}

// of renders tool.Of[Order].
func of(t plan.Type) *jen.Statement { return runtimeTool("Of").Types(typ(t)) }

// compactMethod renders
//
//	// AppendCompact appends the sections of an Order.
//	func (getOrderTool) AppendCompact(dst []byte, r tool.Of[Order]) []byte {
//		dst = render.Section(dst, "order", false)
//		return appendOrder(dst, &r.Value)
//	}
func (p pen) compactMethod(d plan.CompactMethod) jen.Code {
	var steps []step
	for _, s := range d.Sections {
		steps = append(steps, p.section(s)...)
	}
	r, text := p.R, "AppendCompact appends the sections of "+d.Words+"."
	if len(steps) == 0 {
		r, text = "_", "AppendCompact appends nothing: there is no result but success."
	}
	return doc(text).Add(method(d.Adapter, "AppendCompact")).
		Params(jen.Id(p.Dst).Add(byteSlice()), jen.Id(r).Add(of(d.Out))).Add(byteSlice()).
		Block(p.finish(steps)...)
}

// limitMethod renders
//
//	// AppendCompactLimit is AppendCompact within l.
//	func (getOrderTool) AppendCompactLimit(dst []byte, r tool.Of[Order], l render.Limit) []byte {
//		return render.Shorten(GetOrderTool.AppendCompact(dst, r), len(dst), l, render.Keep{ID: "items", Top: 5})
//	}
func (p pen) limitMethod(d plan.LimitMethod) jen.Code {
	arguments := []jen.Code{jen.Id(d.Var).Dot("AppendCompact").Call(jen.Id(p.Dst), jen.Id(p.R)), jen.Len(jen.Id(p.Dst)), jen.Id(p.L)}
	for _, k := range d.Keep {
		var members memberList
		members.add("ID", true, jen.Lit(k.ID))
		members.add("Top", k.Top > 0, jen.Lit(k.Top))
		members.add("Ends", k.Ends, jen.True())
		arguments = append(arguments, rendering("Keep").Add(inline(members...)))
	}
	return doc("AppendCompactLimit is AppendCompact within "+p.L+".").Add(method(d.Adapter, "AppendCompactLimit")).
		Params(jen.Id(p.Dst).Add(byteSlice()), jen.Id(p.R).Add(of(d.Out)), jen.Id(p.L).Add(rendering("Limit"))).Add(byteSlice()).
		Block(jen.Return(rendering("Shorten").Call(arguments...)))
}

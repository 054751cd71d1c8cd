package templates

import (
	"github.com/dave/jennifer/jen"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// read renders an expression that reads one value by a rule:
//
//	new(Level(d.Int(o.Rule)))
func (p pen) read(r plan.Read, rule *jen.Statement) *jen.Statement {
	s := jen.Id(p.D).Dot(r.Method).Call(rule)
	switch {
	case r.Helper != "":
		s = jen.Id(r.Helper).Call(jen.Id(p.D), rule)
	case r.Func != "":
		s = decoding(r.Func).Types(typ(r.Of)).Call(jen.Id(p.D), rule)
	}
	if r.Convert != "" {
		s = typ(r.Convert).Call(s)
	}
	s = wrap(r.Wrap, s)
	for range r.Again {
		s = jen.New(s)
	}
	return s
}

// wrap renders v, new(v) or tool.Some(v).
func wrap(w plan.Wrap, v *jen.Statement) *jen.Statement {
	switch w {
	case plan.New:
		return jen.New(v)
	case plan.Some:
		return runtimeTool("Some").Call(v)
	default:
		return v
	}
}

// reader renders the head of a function that reads by a rule:
//
//	func decodeItem(d *decode.Decoder, r *decode.Rule)
func (p pen) reader(name string) *jen.Statement { return p.readerBy(name, p.R) }

// readerBy renders the head of a function that reads by a rule of that name.
func (p pen) readerBy(name, rule string) *jen.Statement {
	return jen.Func().Id(name).Params(
		jen.Id(p.D).Op("*").Add(decoding("Decoder")), jen.Id(rule).Op("*").Add(decoding("Rule")),
	)
}

// ruleBy renders the name of a rule's parameter, and the rule: r and r, or, of a
// struct that has a rule of its own, _ and &itemRule.
func (p pen) ruleBy(own string) (string, *jen.Statement) {
	if own == "" {
		return p.R, jen.Id(p.R)
	}
	return "_", jen.Op("&").Id(own)
}

// decodeObject renders
//
//	// decodeItem reads an Item.
//	func decodeItem(d *decode.Decoder, r *decode.Rule) (in Item) {
//		o := d.Object(r)
//		for o.Next(d) {
//			switch o.Field {
//			case 0:
//				in.SKU = d.String(o.Rule)
//				if !o.Then(d, `,"qty":`) {
//					continue
//				}
//				fallthrough
//			case 1:
//				in.Qty = int(d.Int(o.Rule))
//			}
//		}
//		if o.Default(d, 1) {
//			in.Qty = 1
//		}
//		return in
//	}
//
// One of a struct that contains itself begins
//
//	// decodeItem reads an Item. As that contains itself, the rule is always its own.
//	func decodeItem(d *decode.Decoder, _ *decode.Rule) (in Item) {
//		o := d.Object(&itemRule)
func (p pen) decodeObject(d plan.DecodeObject) jen.Code {
	param, rule := p.ruleBy(d.Rule)
	body := []jen.Code{
		jen.Id(p.O).Op(":=").Id(p.D).Dot("Object").Call(rule),
		jen.For(jen.Id(p.O).Dot("Next").Call(jen.Id(p.D))).Block(p.fields(d.Fields)...),
	}
	for _, f := range d.Defaults {
		set := append(p.made(f.Make), at(f.To).Op("=").Add(literal(f.Value)))
		body = append(body, jen.If(jen.Id(p.O).Dot("Default").Call(jen.Id(p.D), jen.Lit(f.Index))).Block(set...))
	}
	return doc(d.Name + " reads " + d.What + "." + always(d.Rule)).Add(p.readerBy(d.Name, param)).
		Params(jen.Id(p.In).Add(typ(d.Of))).
		Block(append(body, jen.Return(jen.Id(p.In)))...)
}

// always is what the comment of a function adds where its rule is its own.
func always(own string) string {
	if own == "" {
		return ""
	}
	return " As that contains itself, the rule is always its own."
}

// fields renders what reads the field that is next; see decodeObject.
func (p pen) fields(fields []plan.ReadField) []jen.Code {
	set := func(f plan.ReadField) []jen.Code {
		value := p.read(f.Read, jen.Id(p.O).Dot("Rule"))
		if f.To == "" {
			return []jen.Code{value}
		}
		return append(p.made(f.Make), at(f.To).Op("=").Add(value))
	}
	switch len(fields) {
	case 0:
		return []jen.Code{jen.Comment("// No name is known: Next refuses each.")}
	case 1:
		return set(fields[0])
	}
	var cases []jen.Code
	for _, f := range fields {
		code := set(f)
		if f.Next != "" {
			then := jen.Id(p.O).Dot("Then").Call(jen.Id(p.D), raw(f.Next))
			code = append(code, jen.If(jen.Op("!").Add(then)).Block(jen.Continue()), jen.Fallthrough())
		}
		cases = append(cases, jen.Case(jen.Lit(f.Index)).Block(code...))
	}
	return []jen.Code{jen.Switch(jen.Id(p.O).Dot("Field")).Block(cases...)}
}

// made renders the embedded pointers on the way to a field:
//
//	if in.Base == nil {
//		in.Base = new(Base)
//	}
func (p pen) made(all []plan.Made) []jen.Code {
	var code []jen.Code
	for _, m := range all {
		code = append(code, jen.If(at(m.Path).Op("==").Nil()).Block(at(m.Path).Op("=").New(typ(m.Type))))
	}
	return code
}

// element renders what reads an element of a list, array or map, and the
// expression that has it then. Where null is an element it takes a variable:
//
//	var x *int
//	if !a.Null {
//		x = new(int(d.Int(r.Items)))
//	}
func (p pen) element(frame string, e plan.ReadElem) ([]jen.Code, *jen.Statement) {
	read := p.read(e.Read, jen.Id(p.R).Dot("Items"))
	if !e.Nil {
		return nil, read
	}
	x := jen.Var().Id(p.X).Add(typ(e.Of))
	if e.NullOf != "" {
		x = jen.Id(p.X).Op(":=").Add(runtimeTool("Null")).Types(typ(e.NullOf)).Call()
	}
	return []jen.Code{
		x, jen.If(jen.Op("!").Id(frame).Dot("Null")).Block(jen.Id(p.X).Op("=").Add(read)),
	}, jen.Id(p.X)
}

// decodeList renders
//
//	// decodeItemList reads a list.
//	func decodeItemList(d *decode.Decoder, r *decode.Rule) []Item {
//		list := []Item{}
//		a := d.Array(r)
//		for a.Next(d) {
//			list = decode.Append(d, &a, list, decodeItem(d, r.Items))
//		}
//		return list
//	}
func (p pen) decodeList(d plan.DecodeList) jen.Code {
	body, x := p.element(p.A, d.Elem)
	body = append(body, jen.Id(p.List).Op("=").Add(decoding("Append")).Call(
		jen.Id(p.D), jen.Op("&").Id(p.A), jen.Id(p.List), x,
	))
	return doc(d.Name+" reads a list.").Add(p.reader(d.Name)).Add(typ(d.Of)).Block(
		jen.Id(p.List).Op(":=").Add(typ(d.Of)).Values(),
		jen.Id(p.A).Op(":=").Id(p.D).Dot("Array").Call(jen.Id(p.R)),
		jen.For(jen.Id(p.A).Dot("Next").Call(jen.Id(p.D))).Block(body...),
		jen.Return(jen.Id(p.List)),
	)
}

// decodeArray renders
//
//	// decodeIntArray3 reads an array; elements beyond it are a violation.
//	func decodeIntArray3(d *decode.Decoder, r *decode.Rule) (list [3]int) {
//		a := d.Array(r)
//		for a.Next(d) {
//			x := int(d.Int(r.Items))
//			if a.Index < len(list) {
//				list[a.Index] = x
//			}
//		}
//		return list
//	}
func (p pen) decodeArray(d plan.DecodeArray) jen.Code {
	body, x := p.element(p.A, d.Elem)
	if body == nil {
		body = []jen.Code{jen.Id(p.X).Op(":=").Add(x)}
	}
	index := func() *jen.Statement { return jen.Id(p.A).Dot("Index") }
	body = append(body, jen.If(index().Op("<").Len(jen.Id(p.List))).Block(
		jen.Id(p.List).Index(index()).Op("=").Id(p.X),
	))
	return doc(d.Name+" reads an array; elements beyond it are a violation.").Add(p.reader(d.Name)).
		Params(jen.Id(p.List).Add(typ(d.Of))).Block(
		jen.Id(p.A).Op(":=").Id(p.D).Dot("Array").Call(jen.Id(p.R)),
		jen.For(jen.Id(p.A).Dot("Next").Call(jen.Id(p.D))).Block(body...),
		jen.Return(jen.Id(p.List)),
	)
}

// decodeMap renders
//
//	// decodeIntMap reads a map.
//	func decodeIntMap(d *decode.Decoder, r *decode.Rule) map[string]int {
//		all := map[string]int{}
//		m := d.Map(r)
//		for m.Next(d) {
//			all[m.Key] = int(d.Int(r.Items))
//		}
//		return all
//	}
func (p pen) decodeMap(d plan.DecodeMap) jen.Code {
	name := jen.Id(p.M).Dot(d.Key.Member)
	switch {
	case d.Key.Member == "":
		name = decoding("UnmarshalKey").Call(jen.Id(p.D), jen.Op("&").Id(p.M), jen.Id(p.All))
	case d.Key.Convert != "":
		name = typ(d.Key.Convert).Call(name)
	}
	body, x := p.element(p.M, d.Elem)
	body = append(body, jen.Id(p.All).Index(name).Op("=").Add(x))
	return doc(d.Name+" reads a map.").Add(p.reader(d.Name)).Add(typ(d.Of)).Block(
		jen.Id(p.All).Op(":=").Add(typ(d.Of)).Values(),
		jen.Id(p.M).Op(":=").Id(p.D).Dot("Map").Call(jen.Id(p.R)),
		jen.For(jen.Id(p.M).Dot("Next").Call(jen.Id(p.D))).Block(body...),
		jen.Return(jen.Id(p.All)),
	)
}

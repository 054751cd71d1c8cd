package templates

import (
	"github.com/dave/jennifer/jen"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// writeFields renders
//
//	// appendOrder appends the fields of an Order.
//	func appendOrder(dst []byte, v *Order, sent *tool.Presence) []byte {
//		if sent.Has(0) {
//			dst = render.StringField(dst, "order_id", v.ID)
//		} else {
//			dst = render.Unsent(dst, "order_id", sent, 0)
//		}
//		mark := len(dst)
//		…
//		return render.GatherAbsent(dst, mark)
//	}
func (p pen) writeFields(d plan.WriteFields) jen.Code {
	var steps []step
	if d.Nil {
		steps = append(steps, p.ifNil(d))
	}
	for i, e := range d.Entries {
		if i == d.Gather.From && d.Gather.When != plan.GatherNever {
			steps = append(steps, step{code: []jen.Code{jen.Id(p.Mark).Op(":=").Len(jen.Id(p.Dst))}})
		}
		steps = append(steps, p.entry(e)...)
	}
	steps = append(steps, p.gather(d)...)
	for _, s := range d.Sections {
		steps = append(steps, p.section(s)...)
	}
	params := []jen.Code{jen.Id(p.Dst).Add(byteSlice())}
	if d.Under {
		params = append(params, jen.Id(p.Key).String())
	}
	return doc(d.Name + " appends " + d.What + ".").Func().Id(d.Name).
		Params(append(params, jen.Id(p.V).Op("*").Add(typ(d.Of)), presence(p.Sent))...).Add(byteSlice()).
		Block(p.finish(steps)...)
}

// presence renders the parameter sent *tool.Presence.
func presence(name string) jen.Code { return jen.Id(name).Op("*").Add(runtimeTool("Presence")) }

// gather renders
//
//	if sent != nil {
//		dst = render.GatherAbsent(dst, mark)
//	}
//
// or that without a condition; for an entry of a list within a record
//
//	return render.GatherUnder(dst, mark, key)
func (p pen) gather(d plan.WriteFields) []step {
	s := p.step(rendering("GatherAbsent").Call(jen.Id(p.Dst), jen.Id(p.Mark)))
	if d.Under {
		s = p.step(rendering("GatherUnder").Call(jen.Id(p.Dst), jen.Id(p.Mark), jen.Id(p.Key)))
	}
	switch d.Gather.When {
	case plan.GatherAlways:
		return []step{s}
	case plan.GatherUnsent:
		return []step{{code: []jen.Code{jen.If(jen.Id(p.Sent).Op("!=").Nil()).Block(s.code...)}}}
	default:
		return nil
	}
}

// ifNil renders what stands in place of a nil pointer in a list:
//
//	if v == nil {
//		return render.Null(dst, "- sku")
//	}
func (p pen) ifNil(d plan.WriteFields) step {
	where := jen.Code(jen.Lit(d.Null))
	if d.Under {
		where = jen.Id(p.Key)
	}
	return step{code: []jen.Code{jen.If(jen.Id(p.V).Op("==").Nil()).Block(
		jen.Return(rendering("Null").Call(jen.Id(p.Dst), where)),
	)}}
}

// writeRow renders
//
//	// appendItemRow appends one row.
//	func appendItemRow(dst []byte, v *Item, sent *tool.Presence) []byte {
//		if sent.Has(0) {
//			dst = render.StringCell(dst, v.SKU)
//		} else {
//			dst = render.UnsentCell(dst, sent, 0)
//		}
//		return render.EndRow(dst)
//	}
func (p pen) writeRow(d plan.WriteRow) jen.Code {
	var steps []step
	if d.Nil {
		steps = append(steps, step{code: []jen.Code{jen.If(jen.Id(p.V).Op("==").Nil()).Block(
			jen.For(jen.Range().Lit(len(d.Entries))).Block(p.set(rendering("NullCell").Call(jen.Id(p.Dst)))),
			jen.Return(rendering("EndRow").Call(jen.Id(p.Dst))),
		)}})
	}
	steps = append(steps, p.entries(d.Entries)...)
	steps = append(steps, p.step(rendering("EndRow").Call(jen.Id(p.Dst))))
	return doc(d.Name+" appends "+d.What+".").Func().Id(d.Name).
		Params(jen.Id(p.Dst).Add(byteSlice()), jen.Id(p.V).Op("*").Add(typ(d.Of)), presence(p.Sent)).Add(byteSlice()).
		Block(p.finish(steps)...)
}

// writeList renders
//
//	// appendStringList appends a list as one line.
//	func appendStringList(dst []byte, key string, list []string, sent *tool.Presence) []byte {
//		dst = render.ListField(dst, key, len(list))
//		for i, x := range list {
//			if sent.Has(i) {
//				dst = render.StringItem(dst, x)
//			} else {
//				dst = render.UnsentItem(dst, sent, i)
//			}
//		}
//		return render.EndList(dst, len(list))
//	}
func (p pen) writeList(d plan.WriteList) jen.Code {
	size := func() jen.Code { return jen.Len(jen.Id(p.List)) }
	return doc(d.Name+" appends a list as one line.").Func().Id(d.Name).
		Params(jen.Id(p.Dst).Add(byteSlice()), jen.Id(p.Key).String(), jen.Id(p.List).Add(typ(d.Of)), presence(p.Sent)).Add(byteSlice()).
		Block(
			p.set(rendering("ListField").Call(jen.Id(p.Dst), jen.Id(p.Key), size())),
			jen.For(jen.List(jen.Id(p.I), jen.Id(p.X)).Op(":=").Range().Id(p.List)).
				Block(statements(p.entry(d.Entry))...),
			jen.Return(rendering("EndList").Call(jen.Id(p.Dst), size())),
		)
}

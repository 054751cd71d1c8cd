package templates

import (
	"github.com/dave/jennifer/jen"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// writeFields renders
//
//	// appendOrder appends the fields of an Order.
//	func appendOrder(dst []byte, v *Order) []byte {
//		dst = render.StringField(dst, "order_id", v.ID)
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
		if i == d.Gather {
			steps = append(steps, step{code: []jen.Code{jen.Id(p.Mark).Op(":=").Len(jen.Id(p.Dst))}})
		}
		steps = append(steps, p.entry(e)...)
	}
	if d.Gather >= 0 {
		steps = append(steps, p.step(rendering("GatherAbsent").Call(jen.Id(p.Dst), jen.Id(p.Mark))))
	}
	for _, s := range d.Sections {
		steps = append(steps, p.section(s)...)
	}
	params := []jen.Code{jen.Id(p.Dst).Add(byteSlice())}
	if d.Under {
		params = append(params, jen.Id(p.Key).String())
	}
	return doc(d.Name + " appends " + d.What + ".").Func().Id(d.Name).
		Params(append(params, jen.Id(p.V).Op("*").Add(typ(d.Of)))...).Add(byteSlice()).
		Block(p.finish(steps)...)
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
//	func appendItemRow(dst []byte, v *Item) []byte {
//		dst = render.StringCell(dst, v.SKU)
//		dst = render.IntCell(dst, int64(v.Qty))
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
		Params(jen.Id(p.Dst).Add(byteSlice()), jen.Id(p.V).Op("*").Add(typ(d.Of))).Add(byteSlice()).
		Block(p.finish(steps)...)
}

// writeList renders
//
//	// appendStringList appends a list as one line.
//	func appendStringList(dst []byte, key string, list []string) []byte {
//		dst = render.ListField(dst, key, len(list))
//		for _, x := range list {
//			dst = render.StringItem(dst, x)
//		}
//		return render.EndList(dst, len(list))
//	}
func (p pen) writeList(d plan.WriteList) jen.Code {
	size := func() jen.Code { return jen.Len(jen.Id(p.List)) }
	return doc(d.Name+" appends a list as one line.").Func().Id(d.Name).
		Params(jen.Id(p.Dst).Add(byteSlice()), jen.Id(p.Key).String(), jen.Id(p.List).Add(typ(d.Of))).Add(byteSlice()).
		Block(
			p.set(rendering("ListField").Call(jen.Id(p.Dst), jen.Id(p.Key), size())),
			jen.For(jen.List(jen.Id("_"), jen.Id(p.X)).Op(":=").Range().Id(p.List)).
				Block(statements(p.entry(d.Entry))...),
			jen.Return(rendering("EndList").Call(jen.Id(p.Dst), size())),
		)
}

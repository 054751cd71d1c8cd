package templates

import (
	"fmt"
	"slices"

	"github.com/dave/jennifer/jen"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// jsonMethod renders
//
//	// AppendJSON appends an Order as JSON, with its redactions.
//	func (getOrderTool) AppendJSON(dst []byte, r tool.Of[Order]) []byte {
//		return encodeOrder(dst, &r.Value, r.Sent)
//	}
func (p pen) jsonMethod(d plan.JSONMethod) jen.Code {
	r, text := "_", "AppendJSON appends {}: there is no result but success."
	steps := []step{p.step(jen.Append(jen.Id(p.Dst), jen.Lit("{}").Op("...")))}
	if !d.Nothing {
		r, text, steps = p.R, "AppendJSON appends "+d.Words+" as JSON, with its redactions.", p.encoded(d.Value)
	}
	return doc(text).Add(method(d.Adapter, "AppendJSON")).
		Params(jen.Id(p.Dst).Add(byteSlice()), jen.Id(r).Add(of(d.Out))).Add(byteSlice()).
		Block(p.finish(steps)...)
}

// argumentsJSONMethod renders
//
//	// AppendArgumentsJSON appends the arguments of get_order as JSON, secrets
//	// hidden.
//	func (getOrderTool) AppendArgumentsJSON(dst []byte, in GetOrder) []byte {
//		return encodeGetOrder(dst, &in, nil)
//	}
func (p pen) argumentsJSONMethod(d plan.ArgumentsJSONMethod) jen.Code {
	return doc("AppendArgumentsJSON appends the arguments of "+d.Tool+" as JSON, secrets hidden.").Add(method(d.Adapter, "AppendArgumentsJSON")).
		Params(jen.Id(p.Dst).Add(byteSlice()), jen.Id(p.In).Add(typ(d.In))).Add(byteSlice()).
		Block(p.finish(p.encoded(d.Value))...)
}

// encodeObject renders
//
//	// encodeItem appends an Item as JSON.
//	func encodeItem(dst []byte, v *Item, sent *tool.Presence) []byte {
//		dst = append(dst, '{')
//		if sent.Has(0) {
//			dst = render.StringJSON(render.Member(dst, "sku"), v.SKU)
//		} else {
//			dst = render.UnsentMember(dst, "sku", sent, 0)
//		}
//		return append(dst, '}')
//	}
func (p pen) encodeObject(d plan.EncodeObject) jen.Code {
	steps := []step{p.mark('{')}
	for _, m := range d.Members {
		steps = append(steps, p.encoded(m)...)
	}
	v, sent := p.V, p.Sent
	if len(d.Members) == 0 {
		v, sent = "_", "_"
	}
	return doc(d.Name+" appends "+d.What+" as JSON.").Func().Id(d.Name).
		Params(jen.Id(p.Dst).Add(byteSlice()), jen.Id(v).Op("*").Add(typ(d.Of)), presence(sent)).Add(byteSlice()).
		Block(p.finish(append(steps, p.mark('}')))...)
}

// encodeList renders
//
//	// encodeItemList appends a list as JSON.
//	func encodeItemList(dst []byte, list []Item, sent *tool.Presence) []byte {
//		if list == nil {
//			return render.NullJSON(dst)
//		}
//		dst = append(dst, '[')
//		for i := range list {
//			if sent.Has(i) {
//				dst = encodeItem(render.Element(dst), &list[i], sent.Item(i))
//			} else {
//				dst = render.NullJSON(render.Element(dst))
//			}
//		}
//		return append(dst, ']')
//	}
func (p pen) encodeList(d plan.EncodeList) jen.Code {
	loop := jen.For(jen.Id(p.I).Op(":=").Range().Id(p.List)).Block(statements(p.encoded(d.Elem))...)
	return p.encodeAll(d.Name, "a list", p.List, d.Of, '[', loop, ']', presence(p.Sent))
}

// encodeMap renders
//
//	// encodeIntMap appends a map as JSON.
//	func encodeIntMap(dst []byte, all map[string]int) []byte {
//		if all == nil {
//			return render.NullJSON(dst)
//		}
//		dst = append(dst, '{')
//		for _, k := range slices.Sorted(maps.Keys(all)) {
//			dst = render.IntJSON(render.StringKey(dst, k), int64(all[k]))
//		}
//		return append(dst, '}')
//	}
func (p pen) encodeMap(d plan.EncodeMap) jen.Code {
	keys := jen.Qual("slices", "Sorted").Call(jen.Qual("maps", "Keys").Call(jen.Id(p.All)))
	if d.Textual {
		keys = decoding("SortedKeys").Call(jen.Id(p.All))
	}
	body := statements(p.encoded(d.Elem))
	if d.Copied {
		body = slices.Insert(body, 0, jen.Code(jen.Id(p.X).Op(":=").Id(p.All).Index(jen.Id(p.K))))
	}
	loop := jen.For(jen.List(jen.Id("_"), jen.Id(p.K)).Op(":=").Range().Add(keys)).Block(body...)
	return p.encodeAll(d.Name, "a map", p.All, d.Of, '{', loop, '}')
}

func (p pen) encodeAll(name, what, param string, of plan.Type, open rune, loop jen.Code, end rune, more ...jen.Code) jen.Code {
	return doc(name+" appends "+what+" as JSON.").Func().Id(name).
		Params(append([]jen.Code{jen.Id(p.Dst).Add(byteSlice()), jen.Id(param).Add(typ(of))}, more...)...).Add(byteSlice()).
		Block(
			jen.If(jen.Id(param).Op("==").Nil()).Block(jen.Return(rendering("NullJSON").Call(jen.Id(p.Dst)))),
			p.set(p.mark(open).value),
			loop,
			jen.Return(p.mark(end).value),
		)
}

// mark renders dst = append(dst, '{').
func (p pen) mark(r rune) step { return p.step(jen.Append(jen.Id(p.Dst), jen.LitRune(r))) }

// encoded renders a value, on its conditions:
//
//	if v.Fee != nil {
//		dst = render.DecimalJSON(render.Member(dst, "fee"), *v.Fee)
//	} else {
//		dst = render.NilMember(dst, "fee", sent, 3)
//	}
func (p pen) encoded(e plan.Encoded) []step {
	then := p.encodes(e)
	if e.Maybe != "" {
		then = []step{{code: []jen.Code{p.encodedMaybe(e, statements(then))}}}
	}
	unless := func(when []plan.Cond, otherwise jen.Code) {
		if len(when) > 0 {
			s := jen.If(conds(when)).Block(statements(then)...).Else().Block(p.set(otherwise))
			then = []step{{code: []jen.Code{s}}}
		}
	}
	if e.Key == "" {
		unless(e.When, p.null(e))
		return then
	}
	unless(e.When, p.unsent(e, "NilMember"))
	unless(e.Sent, p.unsent(e, "UnsentMember"))
	return then
}

// null renders render.NullJSON(render.Element(dst)).
func (p pen) null(e plan.Encoded) jen.Code { return rendering("NullJSON").Call(p.begin(e)) }

// unsent renders what stands in place of a member without a value:
//
//	render.UnsentMember(dst, "sku", sent, 0)
func (p pen) unsent(e plan.Encoded, kind string) jen.Code {
	return rendering(kind).Call(jen.Id(p.Dst), jen.Lit(e.Key), at(e.Ask.Sent), at(e.Ask.Field))
}

// encodedMaybe renders a value that is in a tool.Maybe:
//
//	switch x, ok := v.Note.Get(); {
//	case ok:
//		dst = render.StringJSON(render.Member(dst, "note"), x)
//	case v.Note.IsNull():
//		dst = render.NullJSON(render.Member(dst, "note"))
//	default:
//		dst = render.UnsentMember(dst, "note", sent, 7)
//	}
func (p pen) encodedMaybe(e plan.Encoded, then []jen.Code) jen.Code {
	got := p.got(e.Maybe, e.Taken())
	if e.Key == "" {
		return jen.If(got...).Block(then...).Else().Block(p.set(p.null(e)))
	}
	return jen.Switch(got[0], jen.Empty()).Block(
		jen.Case(jen.Id(p.Ok)).Block(then...),
		jen.Case(at(e.Maybe).Dot("IsNull").Call()).Block(p.set(p.null(e))),
		jen.Default().Block(p.set(p.unsent(e, "UnsentMember"))),
	)
}

// encodes renders the value itself. One in a string is
//
//	dst = render.Member(dst, "total")
//	dst = render.QuotedJSON(render.IntJSON(dst, v.Total), len(dst))
func (p pen) encodes(e plan.Encoded) []step {
	if e.Quoted {
		into := p.encodesInto(e, jen.Id(p.Dst))
		return []step{p.step(p.begin(e)), p.step(rendering("QuotedJSON").Call(into, jen.Len(jen.Id(p.Dst))))}
	}
	return []step{p.step(p.encodesInto(e, p.begin(e)))}
}

func (p pen) encodesInto(e plan.Encoded, dst jen.Code) jen.Code {
	switch s := e.Shown.(type) {
	case plan.Call:
		return rendering(s.Func).Call(append([]jen.Code{dst, value(s.Value)}, args(s.More)...)...)
	case plan.Fixed:
		return rendering(s.Func).Call(dst)
	case plan.Helper:
		call := []jen.Code{dst, value(s.Value)}
		if s.Sent != "" { // a map has none
			call = append(call, at(s.Sent))
		}
		return jen.Id(s.Func).Call(call...)
	default:
		panic(fmt.Sprintf("unreachable: %T", s))
	}
}

// begin renders what begins a value, such as render.Member(dst, "sku"), or dst.
func (p pen) begin(e plan.Encoded) jen.Code {
	dst := jen.Id(p.Dst)
	switch {
	case e.Begin.Func == "":
		return dst
	case e.Begin.Value.Path != "":
		return rendering(e.Begin.Func).Call(dst, value(e.Begin.Value))
	default:
		return rendering(e.Begin.Func).Call(append([]jen.Code{dst}, args(e.Begin.More)...)...)
	}
}

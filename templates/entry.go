package templates

import (
	"fmt"

	"github.com/dave/jennifer/jen"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// step is a statement that appends to dst. Where it is nothing but
// dst = value, value says so: as the last one it becomes the return.
type step struct {
	value jen.Code
	code  []jen.Code
}

func (p pen) step(value jen.Code) step {
	return step{value, []jen.Code{p.set(value)}}
}

// finish renders steps as a function body that answers dst.
func (p pen) finish(steps []step) []jen.Code {
	var body []jen.Code
	for i, s := range steps {
		if i == len(steps)-1 && s.value != nil {
			return append(body, jen.Return(s.value))
		}
		body = append(body, s.code...)
	}
	return append(body, jen.Return(jen.Id(p.Dst)))
}

// statements renders steps one after the other.
func statements(steps []step) []jen.Code {
	var all []jen.Code
	for _, s := range steps {
		all = append(all, s.code...)
	}
	return all
}

func (p pen) entries(entries []plan.Entry) []step {
	var all []step
	for _, e := range entries {
		all = append(all, p.entry(e)...)
	}
	return all
}

// entry renders a line or a cell, with what stands there when the value is
// absent:
//
//	if v.Fee != nil {
//		dst = render.DecimalField(dst, "fee", *v.Fee, 2, "CNY")
//	} else {
//		dst = render.Unsent(dst, "fee", sent, 3)
//	}
func (p pen) entry(e plan.Entry) []step {
	then := p.shown(e)
	if e.Maybe != "" {
		then = []step{p.maybe(e, statements(then))}
	}
	if len(e.When) == 0 {
		return then
	}
	s := jen.If(conds(e.When)).Block(statements(then)...)
	if e.Else != plan.Nothing {
		s.Else().Block(p.set(p.otherwise(e)))
	}
	return []step{{code: []jen.Code{s}}}
}

// maybe renders an entry whose value is in a tool.Maybe:
//
//	switch x, ok := v.Note.Get(); {
//	case ok:
//		dst = render.StringField(dst, "note", x)
//	case v.Note.IsNull():
//		dst = render.Null(dst, "note")
//	default:
//		dst = render.Unsent(dst, "note", sent, 7)
//	}
func (p pen) maybe(e plan.Entry, then []jen.Code) step {
	switch e.Else {
	case plan.Nothing:
		return step{code: []jen.Code{jen.If(p.got(e.Maybe, e.Taken())...).Block(then...)}}
	case plan.NullItem:
		return step{code: []jen.Code{jen.If(p.got(e.Maybe, e.Taken())...).Block(then...).Else().Block(p.set(p.otherwise(e)))}}
	}
	return step{code: []jen.Code{jen.Switch(p.got(e.Maybe, e.Taken())[0], jen.Empty()).Block(
		jen.Case(jen.Id(p.Ok)).Block(then...),
		jen.Case(at(e.Maybe).Dot("IsNull").Call()).Block(p.set(p.empty(e, "Null"))),
		jen.Default().Block(p.set(p.otherwise(e))),
	)}}
}

// otherwise renders what stands in place of an absent value:
// render.Unsent(dst, "fee", sent, 3), or render.Absent(dst, "name") where there
// is nobody to ask.
func (p pen) otherwise(e plan.Entry) jen.Code {
	switch {
	case e.Else == plan.NullItem:
		return rendering("UnsentItem").Call(jen.Id(p.Dst), at(e.Ask.Sent), at(e.Ask.Field))
	case e.Ask.Sent == "":
		return p.empty(e, "Absent")
	default:
		return p.empty(e, "Unsent", at(e.Ask.Sent), at(e.Ask.Field))
	}
}

// empty renders a non-value in the form of the entry: render.Absent(dst, "fee"),
// or render.AbsentCell(dst).
func (p pen) empty(e plan.Entry, kind string, more ...jen.Code) jen.Code {
	if e.Key == "" {
		kind += "Cell"
	}
	return rendering(kind).Call(p.into(e, more...)...)
}

// into renders the first arguments of a call that appends an entry: dst and
// the key, then more.
func (p pen) into(e plan.Entry, more ...jen.Code) []jen.Code {
	all := []jen.Code{jen.Id(p.Dst)}
	switch {
	case e.Under:
		all = append(all, jen.Id(p.Key).Op("+").Lit("."+e.Key))
	case e.Key != "":
		all = append(all, jen.Lit(e.Key))
	}
	return append(all, more...)
}

// shown renders what an entry shows.
func (p pen) shown(e plan.Entry) []step {
	switch s := e.Shown.(type) {
	case plan.Call:
		return []step{p.step(rendering(s.Func).Call(append(p.into(e, value(s.Value)), args(s.More)...)...))}
	case plan.Fixed:
		return []step{p.step(rendering(s.Func).Call(p.into(e)...))}
	case plan.Helper:
		return []step{p.step(jen.Id(s.Func).Call(p.into(e, topped(s), at(s.Sent))...))}
	case plan.Group:
		return p.entries(s.Entries)
	case plan.Numbered:
		return p.numbered(e, s)
	default:
		panic(fmt.Sprintf("unreachable: %T", s))
	}
}

// topped renders the elements that are shown: v.Tags, or
// v.Tags[:min(5, len(v.Tags))].
func topped(h plan.Helper) jen.Code {
	if h.Top == 0 {
		return value(h.Value)
	}
	return at(h.Value.Path).Index(jen.Empty(), shown(h.Value.Path, h.Top))
}

// numbered renders the elements of a list within a record:
//
//	dst = render.CountLine(dst, "  items", len(v.Items))
//	for i := range v.Items {
//		dst = appendItemUnder(dst, "  items."+strconv.Itoa(i+1), &v.Items[i], sent.In(3).Item(i))
//	}
func (p pen) numbered(e plan.Entry, n plan.Numbered) []step {
	key := jen.Lit(n.Key).Op("+").Qual("strconv", "Itoa").Call(jen.Id(p.I).Op("+").Lit(1))
	return []step{
		p.step(rendering("CountLine").Call(p.into(e, length(n.List))...)),
		{code: []jen.Code{p.each(n.List).Block(
			p.set(jen.Id(n.Func).Call(jen.Id(p.Dst), key, value(n.Element), p.item(n.Sent))),
		)}},
	}
}

// each renders the head of a loop over the elements of a list:
//
//	for i := range v.Items
func (p pen) each(list plan.Path) *jen.Statement {
	return jen.For(jen.Id(p.I).Op(":=").Range().Add(at(list)))
}

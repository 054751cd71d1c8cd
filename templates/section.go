package templates

import (
	"fmt"

	"github.com/dave/jennifer/jen"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// section renders a section, with what stands in its place when the value is
// absent:
//
//	if v.Ship != nil {
//		dst = render.Section(dst, "shipping", false)
//		dst = appendShipping(dst, v.Ship, sent.In(5))
//	} else {
//		dst = render.UnsentSection(dst, "shipping", sent, 5)
//	}
func (p pen) section(s plan.Section) []step {
	then := p.body(s)
	if s.Silent {
		return []step{{code: p.guarded(s.When, s.Maybe, true, statements(then)...)}}
	}
	absent := p.set(p.noSection(s))
	if s.Maybe != "" {
		then = []step{{code: []jen.Code{jen.Switch(p.got(s.Maybe, true)[0], jen.Empty()).Block(
			jen.Case(jen.Id(p.Ok)).Block(statements(then)...),
			jen.Case(at(s.Maybe).Dot("IsNull").Call()).Block(
				p.set(rendering("NullSection").Call(jen.Id(p.Dst), jen.Lit(s.ID)))),
			jen.Default().Block(absent),
		)}}}
	}
	if len(s.When) == 0 {
		return then
	}
	return []step{{code: []jen.Code{jen.If(conds(s.When)).Block(statements(then)...).Else().Block(absent)}}}
}

// noSection renders what stands in place of a section:
// render.UnsentSection(dst, "shipping", sent, 5), or
// render.AbsentSection(dst, "order") where there is nobody to ask.
func (p pen) noSection(s plan.Section) jen.Code {
	if s.Ask.Sent == "" {
		return rendering("AbsentSection").Call(jen.Id(p.Dst), jen.Lit(s.ID))
	}
	return rendering("UnsentSection").Call(jen.Id(p.Dst), jen.Lit(s.ID), at(s.Ask.Sent), at(s.Ask.Field))
}

// body renders the head of a section and what it consists of; see the types of
// plan.Body for each.
func (p pen) body(s plan.Section) []step {
	head := p.step(rendering("Section").Call(jen.Id(p.Dst), jen.Lit(s.ID), jen.Lit(s.External)))
	switch body := s.Body.(type) {
	case plan.Fields:
		return []step{head, p.step(jen.Id(body.Func).Call(jen.Id(p.Dst), value(body.Value), at(body.Sent)))}
	case plan.Lines:
		return append([]step{head}, p.entries(body.Entries)...)
	case plan.Rows:
		return []step{p.table(s, body.List, body.Page, body.Columns), {code: []jen.Code{p.rows(body)}}}
	case plan.Pairs:
		return []step{p.table(s, body.Map, nil, body.Columns), {code: []jen.Code{p.pairs(body)}}}
	case plan.Several:
		var all []step
		for _, inner := range body.Sections {
			all = append(all, p.section(inner)...)
		}
		return all
	case plan.Located:
		return []step{p.located(s, body), {code: []jen.Code{p.hits(body)}}}
	case plan.Text:
		name := "TextSection"
		if body.Part {
			name = "LinesSection"
		}
		return []step{p.step(rendering(name).Call(
			jen.Id(p.Dst), jen.Lit(s.ID), value(body.Value), jen.Lit(s.External)))}
	default:
		panic(fmt.Sprintf("unreachable: %T", body))
	}
}

// table renders the head of rows, or of records where there are no columns:
//
//	dst = render.RowsSection(dst, "items", len(v.Items), len(v.Items), false, "sku|qty")
func (p pen) table(s plan.Section, list plan.Path, page *plan.Page, columns string) step {
	head := []jen.Code{jen.Id(p.Dst), jen.Lit(s.ID), length(list), total(list, page), jen.Lit(s.External)}
	if columns == "" {
		return p.step(rendering("RecordsSection").Call(head...))
	}
	return p.step(rendering("RowsSection").Call(append(head, jen.Lit(columns))...))
}

// rows renders
//
//	for i := range v.Items {
//		dst = appendItemRow(dst, &v.Items[i], sent.In(4).Item(i))
//	}
func (p pen) rows(r plan.Rows) jen.Code {
	return p.each(r.List).Block(
		p.set(jen.Id(r.Func).Call(jen.Id(p.Dst), value(r.Element), p.item(r.Sent))),
	)
}

// item renders the presence of an element: sent.In(4).Item(i).
func (p pen) item(list plan.Path) *jen.Statement { return at(list).Dot("Item").Call(jen.Id(p.I)) }

// located renders the head of lines of files:
//
//	dst = render.LocatedSection(dst, "hits", len(v.Hits), len(v.Hits), true)
func (p pen) located(s plan.Section, l plan.Located) step {
	return p.step(rendering("LocatedSection").Call(
		jen.Id(p.Dst), jen.Lit(s.ID), length(l.List), total(l.List, l.Page), jen.Lit(s.External)))
}

// hits renders
//
//	for i := range v.Hits {
//		dst = render.LocatedSent(
//			dst, v.Hits[i].Path, int64(v.Hits[i].Line), v.Hits[i].Text, sent.In(4).Item(i), [3]int{0, 1, 2})
//	}
func (p pen) hits(l plan.Located) jen.Code {
	var fields []jen.Code
	for _, number := range l.Fields {
		fields = append(fields, jen.Lit(number))
	}
	return p.each(l.List).Block(p.set(rendering("LocatedSent").Call(
		jen.Id(p.Dst), value(l.Path), value(l.Line), value(l.Text), p.item(l.Sent), jen.Index(jen.Lit(3)).Int().Values(fields...),
	)))
}

// pairs renders
//
//	for _, k := range slices.Sorted(maps.Keys(v.Prices)) {
//		dst = render.StringCell(dst, k)
//		dst = render.IntCell(dst, int64(v.Prices[k]))
//		dst = render.EndRow(dst)
//	}
func (p pen) pairs(m plan.Pairs) jen.Code {
	keys := jen.Qual("slices", "Sorted").Call(jen.Qual("maps", "Keys").Call(at(m.Map)))
	body := statements(p.entries(m.Entries))
	return jen.For(jen.List(jen.Id("_"), jen.Id(p.K)).Op(":=").Range().Add(keys)).
		Block(append(body, p.set(rendering("EndRow").Call(jen.Id(p.Dst))))...)
}

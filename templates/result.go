package templates

import (
	"fmt"

	"github.com/dave/jennifer/jen"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// resultMethod renders
//
//	// Result is the envelope of an Order.
//	func (getOrderTool) Result(r tool.Of[Order]) tool.Result {
//		result := tool.Result{
//			Status:    r.Report.Status(),
//			KeyFields: make([]tool.KeyField, 0, 1),
//			Coverage:  &tool.Coverage{Complete: true},
//		}
//		result.Key(r.Sent, 0, "order_id", r.Value.ID)
//		if r.Sent.Has(4) {
//			result.Coverage.List("items", len(r.Value.Items), min(5, len(r.Value.Items)))
//		}
//		return result
//	}
func (p pen) resultMethod(d plan.ResultMethod) jen.Code {
	var members memberList
	members.add("Status", d.Report, jen.Id(p.R).Dot("Report").Dot("Status").Call())
	members.add("KeyFields", d.Keys > 0, jen.Make(jen.Index().Add(runtimeTool("KeyField")), jen.Lit(0), jen.Lit(d.Keys)))
	members.add("Coverage", d.Counts, jen.Op("&").Add(runtimeTool("Coverage")).Add(inline(key("Complete", jen.True()))))
	members.add("Blobs", len(d.Blobs) > 0, jen.Index().Add(runtimeTool("Blob")).Values(values(d.Blobs)...))
	r := p.R
	if !d.Report {
		r = "_"
	}
	if d.Summary != "" {
		line := jen.Id(d.Summary).Call(jen.Nil(), jen.Op("&").Id(r).Dot("Value"), jen.Id(r).Dot("Sent"))
		members.add("Display", true, jen.String().Call(line))
	}
	envelope := runtimeTool("Result").Values()
	if len(members) > 0 {
		envelope = runtimeTool("Result").Add(lines(members...))
	}
	body := []jen.Code{jen.Return(envelope)}
	if len(d.Notes) > 0 || d.Cite != nil {
		body = []jen.Code{jen.Id(p.Result).Op(":=").Add(envelope)}
		body = append(body, p.notes(d.Notes)...)
		if d.Cite != nil {
			body = append(body, p.cite(*d.Cite)...)
		}
		body = append(body, jen.Return(jen.Id(p.Result)))
	}
	return doc("Result is the envelope of " + d.Words + ".").Add(method(d.Adapter, "Result")).
		Params(jen.Id(r).Add(of(d.Out))).Add(runtimeTool("Result")).Block(body...)
}

func (p pen) notes(notes []plan.Note) []jen.Code {
	var all []jen.Code
	for _, n := range notes {
		all = append(all, p.guarded(n.When, n.Maybe, n.Taken(), p.says(n.Says)...)...)
	}
	return all
}

// says renders what a note says:
//
//	result.Coverage.List("items", len(r.Value.Items), len(r.Value.Items))
func (p pen) says(s plan.Says) []jen.Code {
	member := func(name string) *jen.Statement { return jen.Id(p.Result).Dot(name) }
	switch s := s.(type) {
	case plan.SaysKey:
		return []jen.Code{member("Key").Call(at(s.Ask.Sent), at(s.Ask.Field), jen.Lit(s.Key), keyText(s.Text))}
	case plan.SaysList:
		return []jen.Code{member("Coverage").Dot("List").Call(jen.Lit(s.Key), total(s.List, s.Page), shown(s.List, s.Top))}
	case plan.SaysMore:
		more := member("Coverage").Dot("More")
		return []jen.Code{jen.Add(more).Op("=").Append(jen.Add(more), runtimeTool("KeyField").Add(keyField(s.KeyField)))}
	case plan.SaysBlob:
		return []jen.Code{member("Blobs").Op("=").Append(member("Blobs"), value(s.Value))}
	case plan.SaysText:
		return []jen.Code{member("Coverage").Dot("Text").Call(jen.Lit(s.Key), value(s.Value))}
	case plan.SaysAll:
		return p.notes(s.Notes)
	default:
		panic(fmt.Sprintf("unreachable: %T", s))
	}
}

// keyField renders {Key: "cursor", Value: r.Value.Next}.
func keyField(f plan.KeyField) *jen.Statement {
	return inline(key("Key", jen.Lit(f.Key)), key("Value", keyText(f.Text)))
}

// keyText renders a value as a string: strconv.FormatInt(int64(r.Value.N), 10).
func keyText(t plan.KeyText) jen.Code {
	v := value(t.Value)
	switch t.Form {
	case plan.FormatInt:
		return jen.Qual("strconv", "FormatInt").Call(v, jen.Lit(10))
	case plan.FormatUint:
		return jen.Qual("strconv", "FormatUint").Call(v, jen.Lit(10))
	case plan.FormatFloat:
		return jen.Qual("strconv", "FormatFloat").Call(v, jen.LitRune('f'), jen.Lit(-1), jen.Lit(t.Bits))
	case plan.FormatBool:
		return jen.Qual("strconv", "FormatBool").Call(v)
	case plan.FormatTime:
		return v.Dot("Format").Call(jen.Qual("time", "RFC3339Nano"))
	case plan.CallString:
		return v.Dot("String").Call()
	case plan.CallText:
		return rendering("TextOf").Call(v)
	case plan.Concealed:
		return jen.Lit("(redacted)")
	default:
		return v
	}
}

func values(all []plan.Value) []jen.Code {
	var code []jen.Code
	for _, v := range all {
		code = append(code, value(v))
	}
	return code
}

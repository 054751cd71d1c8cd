package templates

import (
	"github.com/dave/jennifer/jen"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// test renders the head of a test:
//
//	func TestToolsAreUpToDate(t *testing.T)
func (p pen) test(name string) *jen.Statement {
	return jen.Func().Id(name).Params(jen.Id(p.T).Op("*").Qual("testing", "T"))
}

// freshTest renders
//
//	// TestToolsAreUpToDate fails when the sources say something else than what the
//	// tools were generated from. Run go generate then.
//	func TestToolsAreUpToDate(t *testing.T) {
//		tooltest.Fresh(t, tooltest.Source{
//			Types: []string{"GetOrder"},
//			Sum:   "…",
//		})
//	}
func (p pen) freshTest(d plan.FreshTest) jen.Code {
	var foreign []jen.Code
	for _, t := range d.Foreign {
		foreign = append(foreign, jen.Qual("reflect", "TypeFor").Types(typ(t)).Call())
	}
	var members memberList
	members.add("Types", len(d.Types) > 0, jen.Index().String().Values(quoted(d.Types)...))
	members.add("Foreign", len(foreign) > 0, jen.Index().Qual("reflect", "Type").Values(foreign...))
	members.add("Sum", true, jen.Lit(d.Sum))
	return doc(d.Name + " fails when the sources say something else than what the tools were generated from. Run go generate then.").
		Add(p.test(d.Name)).Block(jen.Qual(plan.TooltestPath, "Fresh").Call(
		jen.Id(p.T), jen.Qual(plan.TooltestPath, "Source").Add(lines(members...)),
	))
}

// examplesTest renders
//
//	// TestGetOrderToolExamples holds the examples of get_order against its decoder.
//	func TestGetOrderToolExamples(t *testing.T) {
//		tooltest.Accepts(t, GetOrderTool.Decode, `{"order_id": "ORD-20260719-001"}`)
//		tooltest.Rejects(t, GetOrderTool.Decode, `{"order_id": "719"}`)
//		tooltest.Sample(t, GetOrderTool, `{"status": "paid"}`)
//	}
func (p pen) examplesTest(d plan.ExamplesTest) jen.Code {
	var body []jen.Code
	for _, e := range d.Accepts {
		body = append(body, p.verdict("Accepts", d.Var, e))
	}
	for _, e := range d.Rejects {
		body = append(body, p.verdict("Rejects", d.Var, e))
	}
	for _, s := range d.Samples {
		body = append(body, jen.Qual(plan.TooltestPath, "Sample").Call(jen.Id(p.T), jen.Id(d.Var), raw(s)))
	}
	return doc(d.Name + " holds the examples of " + d.Tool + " against " + d.Against() + ".").
		Add(p.test(d.Name)).Block(body...)
}

// fuzzTest renders
//
//	// FuzzGetOrderTool holds the decoder of get_order against encoding/json and
//	// Validate: go test -fuzz FuzzGetOrderTool.
//	func FuzzGetOrderTool(f *testing.F) {
//		tooltest.Fuzz(f, GetOrderTool,
//			`{"order_id": "719"}`,
//		)
//	}
func (p pen) fuzzTest(d plan.FuzzTest) jen.Code {
	call := jen.Qual(plan.TooltestPath, "Fuzz").Call(jen.Id(p.F), jen.Id(d.Var))
	if len(d.Rejects) > 0 {
		seeds := []jen.Code{jen.Id(p.F).Op(",").Id(d.Var)}
		for _, r := range d.Rejects {
			seeds = append(seeds, raw(r))
		}
		call = jen.Qual(plan.TooltestPath, "Fuzz").Add(stacked(seeds...))
	}
	return doc(d.Name + " holds the decoder of " + d.Tool + " against encoding/json and Validate: go test -fuzz " + d.Name + ".").
		Add(jen.Func().Id(d.Name).Params(jen.Id(p.F).Op("*").Qual("testing", "F"))).
		Block(call)
}

func (p pen) verdict(name, adapter, arguments string) jen.Code {
	return jen.Qual(plan.TooltestPath, name).Call(jen.Id(p.T), jen.Id(adapter).Dot("Decode"), raw(arguments))
}

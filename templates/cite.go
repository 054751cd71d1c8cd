package templates

import (
	"fmt"

	"github.com/dave/jennifer/jen"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// citeObject renders
//
//	// citeIssue adds the evidence that an Issue names.
//	func citeIssue(result *tool.Result, v *Issue, sent *tool.Presence) {
//		if sent.Has(13) {
//			result.Cite(redact.URL(v.URL))
//		}
//	}
func (p pen) citeObject(d plan.CiteObject) jen.Code {
	var body []jen.Code
	for _, c := range d.Cites {
		body = append(body, p.cite(c)...)
	}
	return doc(d.Name+" adds the evidence that "+d.What+" names.").Func().Id(d.Name).
		Params(jen.Id(p.Result).Op("*").Add(runtimeTool("Result")), jen.Id(p.V).Op("*").Add(typ(d.Of)), presence(p.Sent)).
		Block(body...)
}

func (p pen) cite(c plan.Cite) []jen.Code {
	return p.guarded(c.When, c.Maybe, true, p.cites(c.Cites))
}

// cites renders one statement; see the types of plan.Cites for each.
func (p pen) cites(c plan.Cites) jen.Code {
	switch c := c.(type) {
	case plan.CitesRef:
		return jen.Id(p.Result).Dot("Cite").Call(value(c.Ref))
	case plan.CitesFile:
		line := jen.Lit(0)
		if c.Line.Path != "" {
			line = value(c.Line)
		}
		return jen.Id(p.Result).Dot("CiteFile").Call(value(c.Path), line)
	case plan.CitesStruct:
		result := jen.Id(p.Result)
		if c.Root {
			result = jen.Op("&").Id(p.Result)
		}
		return jen.Id(c.Func).Call(result, value(c.Value), at(c.Sent))
	case plan.CitesEach:
		return p.each(c.List).Block(p.guarded(c.When, "", true, p.cites(c.Element))...)
	default:
		panic(fmt.Sprintf("unreachable: %T", c))
	}
}

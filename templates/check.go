package templates

import (
	"github.com/dave/jennifer/jen"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// check renders what holds one value against a rule:
//
//	if in.Limit != nil {
//		c.Int(o.Field(1), int64(*in.Limit))
//	}
func (p pen) check(c plan.Check, rule *jen.Statement) []jen.Code {
	s := jen.Id(p.C).Dot(c.Method).Call(rule, value(c.Value))
	if c.Helper != "" {
		s = jen.Id(c.Helper).Call(jen.Id(p.C), rule, value(c.Value))
	}
	return p.guarded(c.When, c.Maybe, true, s)
}

// checker renders the head of a function that holds a value against a rule:
//
//	func validateStringList(c *decode.Checker, r *decode.Rule, list []string)
func (p pen) checker(name, param string, of *jen.Statement) *jen.Statement {
	return p.checkerBy(name, p.R, param, of)
}

// checkerBy renders the head of a function with a rule of that name.
func (p pen) checkerBy(name, rule, param string, of *jen.Statement) *jen.Statement {
	return jen.Func().Id(name).Params(
		jen.Id(p.C).Op("*").Add(decoding("Checker")),
		jen.Id(rule).Op("*").Add(decoding("Rule")),
		jen.Id(param).Add(of),
	)
}

// checkObject renders
//
//	// validateItem holds an Item against its rule.
//	func validateItem(c *decode.Checker, r *decode.Rule, in *Item) {
//		o := c.Object(r)
//		c.String(o.Field(0), in.SKU)
//		o.Close()
//	}
//
// One of a struct that contains itself begins
//
//	// validateItem holds an Item against its rule. As that contains itself, the rule
//	// is always its own.
//	func validateItem(c *decode.Checker, _ *decode.Rule, in *Item) {
//		o, ok := c.Nested(&itemRule)
//		if !ok {
//			return
//		}
func (p pen) checkObject(d plan.CheckObject) jen.Code {
	param, rule := p.ruleBy(d.Rule)
	body := []jen.Code{jen.Id(p.O).Op(":=").Id(p.C).Dot("Object").Call(rule)}
	if d.Rule != "" {
		body = []jen.Code{
			jen.List(jen.Id(p.O), jen.Id(p.Ok)).Op(":=").Id(p.C).Dot("Nested").Call(rule),
			jen.If(jen.Op("!").Id(p.Ok)).Block(jen.Return()),
		}
	}
	for _, c := range d.Checks {
		body = append(body, p.check(c, jen.Id(p.O).Dot("Field").Call(jen.Lit(c.Index)))...)
	}
	return doc(d.Name + " holds " + d.What + " against its rule." + always(d.Rule)).
		Add(p.checkerBy(d.Name, param, p.In, jen.Op("*").Add(typ(d.Of)))).
		Block(append(body, jen.Id(p.O).Dot("Close").Call())...)
}

// checkList renders
//
//	// validateStringList holds a list and its elements against a rule.
//	func validateStringList(c *decode.Checker, r *decode.Rule, list []string) {
//		l := c.List(r, len(list))
//		for i := range list {
//			c.String(l.Item(i), list[i])
//		}
//		l.Close()
//	}
func (p pen) checkList(d plan.CheckList) jen.Code {
	return doc(d.Name+" holds a list and its elements against a rule.").
		Add(p.checker(d.Name, p.List, typ(d.Of))).Block(
		jen.Id(p.L).Op(":=").Id(p.C).Dot("List").Call(jen.Id(p.R), jen.Len(jen.Id(p.List))),
		jen.For(jen.Id(p.I).Op(":=").Range().Id(p.List)).
			Block(p.check(d.Elem, jen.Id(p.L).Dot("Item").Call(jen.Id(p.I)))...),
		jen.Id(p.L).Dot("Close").Call(),
	)
}

// checkMap renders
//
//	// validateIntMap holds a map and its elements against a rule.
//	func validateIntMap(c *decode.Checker, r *decode.Rule, all map[string]int) {
//		m := c.Map(r, len(all))
//		for _, k := range slices.Sorted(maps.Keys(all)) {
//			x := all[k]
//			c.Int(m.Key(k), int64(x))
//		}
//		m.Close()
//	}
func (p pen) checkMap(d plan.CheckMap) jen.Code {
	name := jen.Id(p.K)
	if d.Convert != "" {
		name = typ(d.Convert).Call(name)
	}
	body := []jen.Code{jen.Id(p.X).Op(":=").Id(p.All).Index(jen.Id(p.K))}
	body = append(body, p.check(d.Elem, jen.Id(p.M).Dot(d.Key).Call(name))...)
	keys := jen.Qual("slices", "Sorted").Call(jen.Qual("maps", "Keys").Call(jen.Id(p.All)))
	if d.Key == "TextKey" {
		keys = decoding("SortedKeys").Call(jen.Id(p.All))
	}
	return doc(d.Name+" holds a map and its elements against a rule.").
		Add(p.checker(d.Name, p.All, typ(d.Of))).Block(
		jen.Id(p.M).Op(":=").Id(p.C).Dot("Map").Call(jen.Id(p.R), jen.Len(jen.Id(p.All))),
		jen.For(jen.List(jen.Id("_"), jen.Id(p.K)).Op(":=").Range().Add(keys)).Block(body...),
		jen.Id(p.M).Dot("Close").Call(),
	)
}

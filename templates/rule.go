package templates

import (
	"github.com/dave/jennifer/jen"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// ruleVar renders
//
//	// itemRule is what an Item must satisfy.
//	var itemRule = decode.Rule{Kind: decode.Object, Fields: []decode.Field{
//		{Name: "sku", Required: true, Rule: &decode.Rule{Kind: decode.String}},
//	}}
func ruleVar(d plan.RuleVar) jen.Code {
	s := doc(d.Name + " is what " + d.What + " must satisfy.").Var().Id(d.Name).Op("=").Add(decoding("Rule"))
	members := memberList{key("Kind", decoding("Object"))}
	members.add("Open", d.Open, jen.True())
	if len(d.Fields) == 0 {
		return s.Add(inline(members...))
	}
	var fields []jen.Code
	for _, f := range d.Fields {
		fields = append(fields, ruleField(f))
	}
	members.add("Fields", true, jen.Index().Add(decoding("Field")).Add(lines(fields...)))
	return s.Add(inline(members...))
}

// ruleField renders
//
//	{Name: "sku", Required: true, Rule: &decode.Rule{Kind: decode.String}}
func ruleField(f plan.RuleField) jen.Code {
	members := []jen.Code{key("Name", jen.Lit(f.Name))}
	for _, flag := range []struct {
		name string
		is   bool
	}{{"Required", f.Required}, {"Nullable", f.Nullable}, {"Secret", f.Secret}, {"Quoted", f.Quoted}} {
		if flag.is {
			members = append(members, key(flag.name, jen.True()))
		}
	}
	if f.Coerce != "" {
		members = append(members, key("Coerce", decoding(f.Coerce)))
	}
	return inline(append(members, key("Rule", rule(f.Rule)))...)
}

// rule renders a rule, or the variable that has it:
//
//	&decode.Rule{Kind: decode.Integer, Bits: 64, Min: decode.Bound{Is: decode.Inclusive, Int: 1}}
func rule(r plan.Rule) jen.Code {
	if r.Var != "" {
		return jen.Op("&").Id(r.Var)
	}
	var members memberList
	members.add("Kind", r.Kind != "", decoding(r.Kind))
	members.add("Type", r.Type != "", jen.Lit(r.Type))
	members.add("Bits", r.Bits > 0, jen.Lit(r.Bits))
	members.add("Enum", r.Enum != nil, jen.Index().String().Values(quoted(r.Enum)...))
	members.add("Pattern", r.Pattern != "", jen.Op("&").Add(decoding("Pattern")).Add(inline(key("Source", raw(r.Pattern)))))
	members.add("Format", r.Format != "", decoding(r.Format))
	members.add("Example", r.Example != "", jen.Lit(r.Example))
	members.add("Says", r.Says != "", jen.Lit(r.Says))
	members.add("MinLength", r.MinLength > 0, jen.Lit(r.MinLength))
	members.add("MaxLength", r.MaxLength > 0, jen.Lit(r.MaxLength))
	members.add("Min", r.Min.Value != "", bound(r.Min))
	members.add("Max", r.Max.Value != "", bound(r.Max))
	members.add("MultipleOf", r.MultipleOf != "", jen.Op(r.MultipleOf))
	members.add("MinItems", r.MinItems > 0, jen.Lit(r.MinItems))
	members.add("MaxItems", r.MaxItems > 0, jen.Lit(r.MaxItems))
	members.add("UniqueItems", r.UniqueItems, jen.True())
	if r.Keys != nil {
		members.add("Keys", true, rule(*r.Keys))
	}
	if r.Items != nil {
		members.add("Items", true, rule(*r.Items))
	}
	members.add("Secret", r.Hides, jen.True())
	members.add("NullItems", r.NullItems, jen.True())
	if len(members) > inOneLine {
		return jen.Op("&").Add(decoding("Rule")).Add(lines(members...))
	}
	return jen.Op("&").Add(decoding("Rule")).Add(inline(members...))
}

// inOneLine is how many members a rule on one line has at most.
const inOneLine = 3

// bound renders decode.Bound{Is: decode.Inclusive, Int: 1}.
func bound(b plan.Bound) jen.Code {
	is := "Inclusive"
	if b.Exclusive {
		is = "Exclusive"
	}
	members := memberList{key("Is", decoding(is))}
	members.add(b.Member, b.Value != "0", jen.Op(b.Value))
	return decoding("Bound").Add(inline(members...))
}

// memberList is the members of a composite literal that say something.
type memberList []jen.Code

func (l *memberList) add(name string, says bool, value jen.Code) {
	if says {
		*l = append(*l, key(name, value))
	}
}

package templates

import (
	"fmt"

	"github.com/dave/jennifer/jen"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// guardType renders
//
//	// Item as this file knows it; run go generate where it is otherwise.
//	type runGoGenerate_Item = struct {
//		SKU string `json:"sku"`
//	}
func guardType(d plan.GuardType) jen.Code {
	var fields []jen.Code
	for _, f := range d.Fields {
		s := jen.Null()
		if !f.Embedded {
			s.Id(f.Name)
		}
		s.Add(typ(f.Type))
		if f.Tag != "" {
			s.Add(raw(f.Tag))
		}
		fields = append(fields, s)
	}
	return doc(d.What + " as this file knows it; run go generate where it is otherwise.").
		Type().Id(d.Name).Op("=").Struct(fields...)
}

// known renders the comment of a guard for several things.
func known(what string) *jen.Statement {
	return doc(what + " as this file knows them; run go generate where they are otherwise.")
}

// guardVar renders
//
//	var _ runGoGenerate_Item = Item{}
func guardVar(d plan.GuardVar) jen.Code {
	return jen.Var().Id("_").Id(d.Guard).Op("=").Add(typ(d.Of)).Values()
}

// guardFieldTypes renders
//
//	// The fields of b.Addr as this file knows them; run go generate where they are
//	// otherwise.
//	type (
//		runGoGenerate_b_Addr_City = string
//	)
func guardFieldTypes(d plan.GuardFieldTypes) jen.Code {
	var types []jen.Code
	for _, f := range d.Fields {
		types = append(types, jen.Id(f.Guard).Op("=").Add(typ(f.Type)))
	}
	return known("The fields of " + d.What).Type().Defs(types...)
}

// guardFields renders
//
//	var (
//		_ = func(v *b.Addr) *runGoGenerate_b_Addr_City { return &v.City }
//	)
func (p pen) guardFields(d plan.GuardFields) jen.Code {
	var vars []jen.Code
	for _, f := range d.Fields {
		vars = append(vars, jen.Id("_").Op("=").
			Func().Params(jen.Id(p.V).Op("*").Add(typ(d.Of))).Op("*").Id(f.Guard).
			Block(jen.Return(jen.Op("&").Id(p.V).Dot(f.Name))))
	}
	return jen.Var().Defs(vars...)
}

// guardBaseTypes renders
//
//	// The types of fields as this file knows them; run go generate where they are
//	// otherwise.
//	type (
//		runGoGenerate_Status = string
//	)
func guardBaseTypes(d plan.GuardBaseTypes) jen.Code {
	var types []jen.Code
	for _, b := range d.Bases {
		types = append(types, jen.Id(b.Guard).Op("=").Add(typ(b.Base)))
	}
	return known("The types of fields").Type().Defs(types...)
}

// guardBases renders
//
//	var (
//		_ = (*runGoGenerate_Status)((*Status)(nil))
//	)
func guardBases(d plan.GuardBases) jen.Code {
	var vars []jen.Code
	for _, b := range d.Bases {
		null := jen.Parens(jen.Op("*").Add(typ(b.Of))).Parens(jen.Nil())
		vars = append(vars, jen.Id("_").Op("=").Parens(jen.Op("*").Id(b.Guard)).Parens(null))
	}
	return jen.Var().Defs(vars...)
}

// guardConstTypes renders
//
//	// The values of Cabin as this file knows them; run go generate where they are
//	// otherwise.
//	type (
//		runGoGenerate_Cabin_Economy = [16]struct{}
//	)
func guardConstTypes(d plan.GuardConstTypes) jen.Code {
	var types []jen.Code
	for _, c := range d.Consts {
		n := 0
		if text, ok := c.Value.(plan.TextValue); ok {
			n = 2 * (len(text.Text) + 1)
		}
		types = append(types, jen.Id(c.Guard).Op("=").Index(jen.Lit(n)).Struct())
	}
	return known("The values of " + d.What).Type().Defs(types...)
}

// guardConsts renders
//
//	var (
//		_ runGoGenerate_Cabin_Economy = [len(max(Economy+"x", "economy")) + len(max("economy"+"x", Economy))]struct{}{}
//		_ runGoGenerate_Level_Low = [min(max(Low, 1)>>1-min(Low, 1)>>1|(Low^1)&1, 1)]struct{}{}
//	)
func guardConsts(d plan.GuardConsts) jen.Code {
	var vars []jen.Code
	for _, c := range d.Consts {
		vars = append(vars, jen.Id("_").Id(c.Guard).Op("=").Index(sameConst(c)).Struct().Values())
	}
	return jen.Var().Defs(vars...)
}

// sameConst renders a length that tells whether a constant has its value. For
// strings it is twice the length of the value and one: the greater of a string
// and the other with a letter more is the latter only where they are the same.
// For integers it is 0: the difference of the halves and that of the last bits
// are, and neither overflows whatever the type.
func sameConst(c plan.GuardedConst) jen.Code {
	is := func() *jen.Statement { return typ(c.Const) }
	switch v := c.Value.(type) {
	case plan.TextValue:
		was := func() *jen.Statement { return jen.Lit(v.Text) }
		return jen.Len(jen.Max(is().Op("+").Lit("x"), was())).Op("+").Len(jen.Max(was().Op("+").Lit("x"), is()))
	case plan.IntValue:
		was := jen.Op(v.Text)
		halves := jen.Max(is(), was).Op(">>").Lit(1).Op("-").Min(is(), was).Op(">>").Lit(1)
		last := jen.Parens(is().Op("^").Add(was))
		if v.Text == "0" {
			last = is()
		}
		return jen.Min(halves.Op("|").Add(last).Op("&").Lit(1), jen.Lit(1))
	default:
		panic(fmt.Sprintf("unreachable: %T", v))
	}
}

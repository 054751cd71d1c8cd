package templates

import (
	"fmt"

	"github.com/dave/jennifer/jen"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// guardType renders
//
//	// Run go generate when Item does not fit any more: this file is out of date.
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
	return stale(d.What).Type().Id(d.Name).Op("=").Struct(fields...)
}

// stale renders the comment of a guard.
func stale(what string) *jen.Statement {
	return doc("Run go generate when " + what + " does not fit any more: this file is out of date.")
}

// guardVar renders
//
//	var _ runGoGenerate_Item = Item{}
func guardVar(d plan.GuardVar) jen.Code {
	return jen.Var().Id("_").Id(d.Guard).Op("=").Add(typ(d.Of)).Values()
}

// guardFieldTypes renders
//
//	// Run go generate when b.Addr does not fit any more: this file is out of date.
//	type (
//		runGoGenerate_b_Addr_City = string
//	)
func guardFieldTypes(d plan.GuardFieldTypes) jen.Code {
	var types []jen.Code
	for _, f := range d.Fields {
		types = append(types, jen.Id(f.Guard).Op("=").Add(typ(f.Type)))
	}
	return stale(d.What).Type().Defs(types...)
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

// guardConstTypes renders
//
//	// Run go generate when a constant of Cabin does not fit any more: this file
//	// is out of date.
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
	return stale("a constant of " + d.What).Type().Defs(types...)
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
		return jen.Min(halves.Op("|").Parens(is().Op("^").Add(was)).Op("&").Lit(1), jen.Lit(1))
	default:
		panic(fmt.Sprintf("unreachable: %T", v))
	}
}

package templates

import (
	"github.com/dave/jennifer/jen"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// structType renders
//
//	// Looks one order up.
//	//
//	//tool:name get_order
//	type GetOrder struct {
//		// Number on the receipt.
//		OrderID string `json:"order_id"`
//	}
func structType(d plan.Struct) jen.Code {
	s := jen.Null()
	if len(d.Doc) > 0 {
		s.Add(comment(d.Doc))
	}
	for i, text := range d.Directives {
		if i == 0 && len(d.Doc) > 0 {
			s.Comment("//").Line()
		}
		s.Add(instruct(text))
	}
	var fields []jen.Code
	for _, f := range d.Fields {
		field := comment(f.Doc).Id(f.Name).Add(typ(f.Type))
		if f.Tag != "" {
			field.Add(raw(f.Tag))
		}
		fields = append(fields, field)
	}
	return s.Type().Id(d.Name).Struct(fields...)
}

// enumType renders
//
//	type Sort string
//
//	const (
//		SortAsc  Sort = "asc"
//		SortDesc Sort = "desc"
//	)
func enumType(d plan.Enum) jen.Code {
	var values []jen.Code
	for _, v := range d.Values {
		values = append(values, jen.Id(v.Name).Id(d.Name).Op("=").Lit(v.Value))
	}
	return jen.Type().Id(d.Name).String().Line().Line().Const().Defs(values...)
}

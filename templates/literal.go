package templates

import (
	"fmt"

	"github.com/dave/jennifer/jen"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// literal renders a value as Go source.
func literal(l plan.Literal) *jen.Statement {
	switch l := l.(type) {
	case plan.StringLiteral:
		return jen.Lit(l.Text)
	case plan.PlainLiteral:
		return jen.Op(l.Text)
	case plan.ConstLiteral:
		return typ(l.Name)
	case plan.ConvertLiteral:
		return typ(l.To).Call(literal(l.Value))
	case plan.WrapLiteral:
		return wrap(l.Wrap, literal(l.Value))
	case plan.ListLiteral:
		var values []jen.Code
		for _, v := range l.Values {
			values = append(values, literal(v))
		}
		return typ(l.Of).Values(values...)
	case plan.DecimalLiteral:
		return runtimeTool("NewDecimal").Call(jen.Op(fmt.Sprint(l.Units)), jen.Lit(l.Scale))
	case plan.TimeLiteral:
		return timeLiteral(l)
	default:
		panic(fmt.Sprintf("unreachable: %T", l))
	}
}

// timeLiteral renders
//
//	time.Date(2026, time.July, 18, 14, 23, 0, 0, time.FixedZone("", 28800))
func timeLiteral(l plan.TimeLiteral) *jen.Statement {
	zone := jen.Qual("time", "UTC")
	if l.Offset != 0 {
		zone = jen.Qual("time", "FixedZone").Call(jen.Lit(""), jen.Lit(l.Offset))
	}
	t := l.Time
	return jen.Qual("time", "Date").Call(
		jen.Lit(t.Year()), jen.Qual("time", t.Month().String()), jen.Lit(t.Day()),
		jen.Lit(t.Hour()), jen.Lit(t.Minute()), jen.Lit(t.Second()), jen.Lit(t.Nanosecond()), zone,
	)
}

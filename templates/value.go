package templates

import (
	"fmt"
	"strings"

	"github.com/dave/jennifer/jen"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// pen spells with the names that the plan settled for local variables.
type pen struct{ plan.Locals }

// value renders a value on its way into the runtime:
//
//	redact.Phone(string(*v.Base.Phone))
func value(v plan.Value) *jen.Statement {
	s := operand(v)
	if v.Convert != "" {
		s = typ(v.Convert).Call(s)
	}
	if v.Redact != "" {
		s = jen.Qual(plan.RedactPath, v.Redact).Call(s)
	}
	return s
}

func operand(v plan.Value) *jen.Statement {
	switch v.Op {
	case plan.Deref:
		return jen.Op("*").Add(at(v.Path))
	case plan.Address:
		return jen.Op("&").Add(at(v.Path))
	case plan.Whole:
		return at(v.Path).Index(jen.Empty(), jen.Empty())
	case plan.Length:
		return length(v.Path)
	default:
		return at(v.Path)
	}
}

// length renders len(v.Items).
func length(p plan.Path) *jen.Statement {
	return jen.Len(jen.Id(strings.TrimSuffix(strings.TrimPrefix(string(p), "("), ")")))
}

// shown renders how many elements of a list are shown: len(v.Items), or
// min(5, len(v.Items)).
func shown(p plan.Path, top int) *jen.Statement {
	if top == 0 {
		return length(p)
	}
	return jen.Min(jen.Lit(top), length(p))
}

// total renders how many entries a list has in all: len(v.Items), or that of a
// page:
//
//	render.PageOf(len(v.Orders), &v.Total, v.NextCursor != nil)
//	render.Entries(len(r.Value), r.Report)
func total(list plan.Path, page *plan.Page) *jen.Statement {
	if page == nil {
		return length(list)
	}
	if page.Report != "" {
		return rendering("Entries").Call(length(list), at(page.Report))
	}
	of, more := rendering("PageOf"), jen.Code(jen.False())
	if len(page.More) > 0 {
		more = conds(page.More)
	}
	if page.Total.Path == "" {
		return of.Index(jen.Int()).Call(length(list), jen.Nil(), more)
	}
	return of.Call(length(list), value(page.Total), more)
}

// conds renders conditions that must all hold: v.Base != nil && v.Note != "".
func conds(all []plan.Cond) *jen.Statement {
	return joined("&&", all)
}

func joined(op string, all []plan.Cond) *jen.Statement {
	s := jen.Null()
	for i, c := range all {
		if i > 0 {
			s.Op(op)
		}
		s.Add(cond(c))
	}
	return s
}

func cond(c plan.Cond) *jen.Statement {
	switch c.Test {
	case plan.NotNil:
		return at(c.Path).Op("!=").Nil()
	case plan.True:
		if c.Type != "" {
			return typ(c.Type).Call(at(c.Path))
		}
		return at(c.Path)
	case plan.NotZero:
		return at(c.Path).Op("!=").Lit(0)
	case plan.NotEmpty:
		return at(c.Path).Op("!=").Lit("")
	case plan.HasElements:
		return length(c.Path).Op(">").Lit(0)
	case plan.NotIsZero:
		return jen.Op("!").Add(at(c.Path)).Dot("IsZero").Call()
	case plan.NotZeroValue:
		return at(c.Path).Op("!=").Parens(typ(c.Type).Values())
	case plan.AnyOf:
		return jen.Parens(joined("||", c.Any))
	case plan.NotAll:
		return not(c.Any)
	case plan.IsSent:
		return at(c.Ask.Sent).Dot("Has").Call(at(c.Ask.Field))
	case plan.Kept:
		return at(c.Ask.Sent).Dot("Kept").Call(at(c.Ask.Field), conds(c.Any))
	default:
		panic(fmt.Sprintf("unreachable: test %d", c.Test))
	}
}

// not renders that one of the conditions does not hold: v.Total == nil,
// !sent.Has(3) or !(v.Base != nil && sent.Has(3)).
func not(all []plan.Cond) *jen.Statement {
	switch {
	case len(all) > 1:
		return jen.Op("!").Parens(conds(all))
	case all[0].Test == plan.NotNil:
		return at(all[0].Path).Op("==").Nil()
	default:
		return jen.Op("!").Add(conds(all))
	}
}

// got renders the beginning of an if on a tool.Maybe, with a blank where its
// value is not taken:
//
//	x, ok := v.Note.Get(); ok
func (p pen) got(maybe plan.Path, taken bool) []jen.Code {
	x := "_"
	if taken {
		x = p.X
	}
	return []jen.Code{
		jen.List(jen.Id(x), jen.Id(p.Ok)).Op(":=").Add(at(maybe)).Dot("Get").Call(),
		jen.Id(p.Ok),
	}
}

// guarded renders a statement on the conditions of a value; without any it is
// the statement alone:
//
//	if in.Base != nil {
//		if x, ok := in.Base.Note.Get(); ok {
//			…
//		}
//	}
func (p pen) guarded(when []plan.Cond, maybe plan.Path, taken bool, then ...jen.Code) []jen.Code {
	if maybe != "" {
		then = []jen.Code{jen.If(p.got(maybe, taken)...).Block(then...)}
	}
	if len(when) > 0 {
		then = []jen.Code{jen.If(conds(when)).Block(then...)}
	}
	return then
}

// set renders dst = value.
func (p pen) set(value jen.Code) *jen.Statement {
	return jen.Id(p.Dst).Op("=").Add(value)
}

package templates

import (
	"github.com/dave/jennifer/jen"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// take renders an expression that reads one value of a result:
//
//	extract.Pointer(d, Level(d.Int(64)))
func (p pen) take(t plan.Take) *jen.Statement {
	arguments := args(t.Args)
	if t.Table != "" {
		arguments = append(arguments, jen.Op("&").Id(t.Table))
	}
	s := jen.Id(p.D).Dot(t.Method).Call(arguments...)
	switch {
	case t.Helper != "":
		s = jen.Id(t.Helper).Call(jen.Id(p.D))
	case t.Func != "":
		s = extracting(t.Func).Types(typ(t.Of)).Call(jen.Id(p.D))
	}
	if t.Convert != "" {
		s = typ(t.Convert).Call(s)
	}
	for _, w := range t.Wraps {
		name := "Pointer"
		if w == plan.Some {
			name = "Maybe"
		}
		s = extracting(name).Call(jen.Id(p.D), s)
	}
	return s
}

// reading renders the parameter d *extract.Reader.
func (p pen) reading() jen.Code { return jen.Id(p.D).Op("*").Add(extracting("Reader")) }

// objectVar renders
//
//	// orderObject says where the fields of an Order are.
//	var orderObject = extract.Object{Fields: []extract.Field{
//		{Name: "order_id", Key: true},
//	}}
func objectVar(d plan.ObjectVar) jen.Code {
	var fields []jen.Code
	for _, f := range d.Fields {
		var members memberList
		members.add("Name", true, jen.Lit(f.Name))
		members.add("Key", f.Key, jen.True())
		members.add("Hidden", f.Hidden, jen.True())
		fields = append(fields, inline(members...))
	}
	var members memberList
	members.add("Fields", true, jen.Index().Add(extracting("Field")).Add(lines(fields...)))
	members.add("Names", len(d.Names) > 0, jen.Index().Add(extracting("Name")).Add(lines(sourceNames(d.Names)...)))
	return doc(d.Name + " says where the fields of " + d.What + " are.").
		Var().Id(d.Name).Op("=").Add(extracting("Object")).Add(lines(members...))
}

// sourceNames renders members of an object of the source:
//
//	{Is: "order", Within: []extract.Name{{Is: "state", Fields: []extract.Target{{Field: 1}}}}}
func sourceNames(names []plan.SourceName) []jen.Code {
	var all []jen.Code
	for _, n := range names {
		var targets []jen.Code
		for _, t := range n.Fields {
			var target memberList
			target.add("Field", true, jen.Lit(t.Field))
			target.add("Rank", t.Rank > 0, jen.Lit(t.Rank))
			target.add("Each", len(t.Each) > 0, jen.Index().String().Values(quoted(t.Each)...))
			targets = append(targets, inline(target...))
		}
		var name memberList
		name.add("Is", true, jen.Lit(n.Is))
		name.add("Fields", len(targets) > 0, jen.Index().Add(extracting("Target")).Add(inline(targets...)))
		name.add("Within", len(n.Within) > 0, jen.Index().Add(extracting("Name")).Add(lines(sourceNames(n.Within)...)))
		all = append(all, inline(name...))
	}
	return all
}

// enumVar renders
//
//	// statusEnum is the values of a Status.
//	var statusEnum = extract.Enum{Values: []string{"open", "closed"}}
func enumVar(d plan.EnumVar) jen.Code {
	var synonyms []jen.Code
	for _, s := range d.Synonyms {
		synonyms = append(synonyms, inline(key("Of", jen.Lit(s.Of)), key("Is", jen.Lit(s.Is))))
	}
	var members memberList
	members.add("Values", len(d.Values) > 0, jen.Index().String().Add(inline(quoted(d.Values)...)))
	members.add("Synonyms", len(synonyms) > 0, jen.Index().Add(extracting("Synonym")).Add(lines(synonyms...)))
	return doc(d.Name + " is the values of " + d.What + ".").
		Var().Id(d.Name).Op("=").Add(extracting("Enum")).Add(inline(members...))
}

// extractObject renders
//
//	// readItem reads an Item.
//	func readItem(d *extract.Reader) (v Item) {
//		o := d.Object(&itemObject)
//		for o.Next(d) {
//			switch o.Field {
//			case 0:
//				v.SKU = d.String()
//			}
//		}
//		return v
//	}
func (p pen) extractObject(d plan.ExtractObject) jen.Code {
	return doc(d.Name+" reads "+d.What+".").Func().Id(d.Name).Params(p.reading()).
		Params(jen.Id(p.V).Add(typ(d.Of))).Block(
		jen.Id(p.O).Op(":=").Id(p.D).Dot("Object").Call(jen.Op("&").Id(d.Object)),
		jen.For(jen.Id(p.O).Dot("Next").Call(jen.Id(p.D))).Block(p.takes(d.Fields)...),
		jen.Return(jen.Id(p.V)),
	)
}

// takes renders what reads the field that is next; see extractObject.
func (p pen) takes(fields []plan.TakeField) []jen.Code {
	set := func(f plan.TakeField) []jen.Code {
		return append(p.made(f.Make), at(f.To).Op("=").Add(p.take(f.Take)))
	}
	switch len(fields) {
	case 0:
		return []jen.Code{jen.Comment("// There is no field to read: Next skips all.")}
	case 1:
		return set(fields[0])
	}
	var cases []jen.Code
	for _, f := range fields {
		cases = append(cases, jen.Case(jen.Lit(f.Index)).Block(set(f)...))
	}
	return []jen.Code{jen.Switch(jen.Id(p.O).Dot("Field")).Block(cases...)}
}

// elements renders a loop over the elements of a list, with first before it:
//
//	a := d.List()
//	list := make([]Item, 0, a.Len(d))
//	for a.Next(d) {
func (p pen) elements(first jen.Code, body ...jen.Code) []jen.Code {
	return []jen.Code{
		jen.Id(p.A).Op(":=").Id(p.D).Dot("List").Call(),
		first,
		jen.For(jen.Id(p.A).Dot("Next").Call(jen.Id(p.D))).Block(body...),
	}
}

// extractList renders
//
//	// readItemList reads a list.
//	func readItemList(d *extract.Reader) []Item {
//		a := d.List()
//		list := make([]Item, 0, a.Len(d))
//		for a.Next(d) {
//			list = append(list, readItem(d))
//		}
//		return list
//	}
func (p pen) extractList(d plan.ExtractList) jen.Code {
	room := jen.Id(p.A).Dot("Len").Call(jen.Id(p.D))
	body := p.elements(
		jen.Id(p.List).Op(":=").Make(typ(d.Of), jen.Lit(0), room),
		jen.Id(p.List).Op("=").Append(jen.Id(p.List), p.take(d.Elem)),
	)
	return doc(d.Name + " reads a list.").Func().Id(d.Name).Params(p.reading()).Add(typ(d.Of)).
		Block(append(body, jen.Return(jen.Id(p.List)))...)
}

// extractArray renders
//
//	// readIntArray3 reads an array, which has exactly as many elements.
//	func readIntArray3(d *extract.Reader) (list [3]int) {
//		a := d.List()
//		for a.Next(d) {
//			x := int(d.Int(64))
//			if a.Index < len(list) {
//				list[a.Index] = x
//			}
//		}
//		a.Exactly(d, len(list))
//		return list
//	}
func (p pen) extractArray(d plan.ExtractArray) jen.Code {
	index := func() *jen.Statement { return jen.Id(p.A).Dot("Index") }
	body := p.elements(jen.Null(),
		jen.Id(p.X).Op(":=").Add(p.take(d.Elem)),
		jen.If(index().Op("<").Len(jen.Id(p.List))).Block(jen.Id(p.List).Index(index()).Op("=").Id(p.X)),
	)
	return doc(d.Name + " reads an array, which has exactly as many elements.").Func().Id(d.Name).Params(p.reading()).
		Params(jen.Id(p.List).Add(typ(d.Of))).Block(append(body,
		jen.Id(p.A).Dot("Exactly").Call(jen.Id(p.D), jen.Len(jen.Id(p.List))),
		jen.Return(jen.Id(p.List)),
	)...)
}

// extractMap renders
//
//	// readIntMap reads a map.
//	func readIntMap(d *extract.Reader) map[string]int {
//		all := map[string]int{}
//		m := d.Map()
//		for m.Next(d) {
//			extract.Put(d, all, m.Key, int(d.Int(64)), false)
//		}
//		return all
//	}
func (p pen) extractMap(d plan.ExtractMap) jen.Code {
	put := extracting("Put").Call(jen.Id(p.D), jen.Id(p.All), p.takeKey(d.Key), p.take(d.Elem), jen.Lit(d.Nullable))
	return doc(d.Name+" reads a map.").Func().Id(d.Name).Params(p.reading()).Add(typ(d.Of)).Block(
		jen.Id(p.All).Op(":=").Add(typ(d.Of)).Values(),
		jen.Id(p.M).Op(":=").Id(p.D).Dot("Map").Call(),
		jen.For(jen.Id(p.M).Dot("Next").Call(jen.Id(p.D))).Block(put),
		jen.Return(jen.Id(p.All)),
	)
}

// takeKey renders the key of a map; see plan.TakeKey.
func (p pen) takeKey(k plan.TakeKey) *jen.Statement {
	s := jen.Id(p.M).Dot("Key")
	switch {
	case k.Of != "":
		return extracting("Key").Types(typ(k.Of)).Call(jen.Id(p.D), jen.Op("&").Id(p.M))
	case k.Method != "":
		s = jen.Id(p.M).Dot(k.Method).Call(jen.Id(p.D), jen.Lit(k.Bits))
	}
	if k.Convert != "" {
		s = typ(k.Convert).Call(s)
	}
	return s
}

package plan

import (
	"errors"
	"fmt"

	"github.com/tooladapt/tooladapt/gen/model"
)

type (
	// CheckObject holds a struct against its rule:
	//
	//	func validateItem(c *decode.Checker, r *decode.Rule, in *Item)
	CheckObject struct {
		Name string
		Of   Type
		What string // "an Item"
		// Rule is that of [DecodeObject].
		Rule   string
		Checks []Check
	}
	// CheckList holds the elements of a list against their rule:
	//
	//	func validateStringList(c *decode.Checker, r *decode.Rule, list []string)
	CheckList struct {
		Name string
		Of   Type
		Elem Check
	}
	// CheckMap holds the elements of a map against their rule:
	//
	//	func validateIntMap(c *decode.Checker, r *decode.Rule, all map[string]int)
	CheckMap struct {
		Name string
		Of   Type
		// Key is the frame's method for keys, which takes them as Convert; "" as they
		// are.
		Key     string
		Convert Type
		Elem    Check
	}
)

// Check holds one value against its rule:
//
//	c.String(o.Field(0), string(in.Status))
//	validateItem(c, o.Field(1), &in.Item)
type Check struct {
	Index int
	When  []Cond
	Maybe Path
	// Method is one of the checker's; Helper a generated function, where it is
	// not "".
	Method, Helper string
	Value          Value
}

func (d CheckObject) Declares() []string { return []string{d.Name} }
func (d CheckList) Declares() []string   { return []string{d.Name} }
func (d CheckMap) Declares() []string    { return []string{d.Name} }

func (d CheckObject) uses() []string {
	all := append(paths(d.Of), DecodePath)
	for _, c := range d.Checks {
		all = append(all, c.uses()...)
	}
	return all
}

func (d CheckList) uses() []string {
	return append(append(paths(d.Of), DecodePath), d.Elem.uses()...)
}

func (d CheckMap) uses() []string {
	all := append(append(paths(d.Of), DecodePath), d.Elem.uses()...)
	if d.Key != "TextKey" {
		all = append(all, "maps", "slices")
	}
	return all
}

func (c Check) uses() []string {
	all := c.Value.paths()
	for _, cond := range c.When {
		all = append(all, cond.paths()...)
	}
	return all
}

// checkObject is the declaration of the function that holds o against its rule.
// A field of an embedded pointer that is nil is left out.
func (b *builder) checkObject(name string, o *model.Object) (Decl, error) {
	own, err := b.ownRule(o)
	if err != nil {
		return nil, err
	}
	d := CheckObject{Name: name, Of: b.named(o.Go, ""), What: called(o), Rule: own}
	for i, f := range o.Fields {
		p, err := b.field(Path(b.locals.In), f)
		if err != nil {
			return nil, err
		}
		c, err := b.check(p)
		if err != nil {
			return nil, fmt.Errorf("%s: field %s: %w", o.Go, f.JSON, err)
		}
		c.Index = i
		d.Checks = append(d.Checks, c)
	}
	return d, nil
}

// check is how the value at p is held against its rule.
func (b *builder) check(p place) (Check, error) {
	c := Check{When: p.when, Maybe: p.maybe}
	var err error
	switch t := p.typ.(type) {
	case model.Struct:
		c.Value = p.address()
		c.Helper, err = b.reader("check "+string(b.typeOf(t)), "validate"+title(t), func(name string) (Decl, error) {
			return b.checkObject(name, t.Object)
		})
	case model.List, model.Array:
		c.Value = p.elements()
		c.Helper, err = b.checkList(elemType(t))
	case model.Map:
		c.Value = p.value("")
		c.Helper, err = b.checkMap(t)
	case model.Blob:
		err = errors.New("a blob as an argument")
	case model.Text:
		err = errors.New("a text as an argument")
	case model.Textual, model.Custom:
		c.Method, c.Value = methodOf(t), Value{Path: p.path} // pointers have the methods too
	case model.BigInt:
		c.Method, c.Value = methodOf(t), p.address()
	default:
		c.Method, c.Value = methodOf(t), p.value(b.runtimeType(t))
	}
	return c, err
}

func (b *builder) checkList(elem model.Type) (string, error) {
	of := "[]" + b.typeOf(elem)
	return b.reader("check "+string(of), "validate"+title(elem)+"List", func(name string) (Decl, error) {
		p, err := b.place(Path(b.locals.List).index(b.locals.I), elem)
		if err != nil {
			return nil, err
		}
		c, err := b.check(p)
		return CheckList{name, of, c}, err
	})
}

func (b *builder) checkMap(m model.Map) (string, error) {
	m.Name = model.Name{}
	of := b.typeOf(m)
	return b.reader("check "+string(of), "validate"+title(m), func(name string) (Decl, error) {
		p, err := b.place(Path(b.locals.X), m.Elem)
		if err != nil {
			return nil, err
		}
		c, err := b.check(p)
		d := CheckMap{Name: name, Of: of, Key: "Key", Convert: b.runtimeType(m.Key), Elem: c}
		switch key := m.Key.(type) {
		case model.Int:
			d.Key = integerMethod(key) + "Key"
		case model.Textual:
			d.Key = "TextKey"
		}
		return d, err
	})
}

package bind

import (
	"cmp"
	"go/constant"
	"go/types"
	"slices"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/gen/model"
)

// withEnum is m with the enum of t, where t has constants. Booleans and floats
// with constants are no enums: those name landmarks, not the values.
func (b *binder) withEnum(m model.Type, t *types.Named, at site) model.Type {
	switch m := m.(type) {
	case model.String:
		m.Enum = b.enum(t, at)
		return m
	case model.Int:
		m.Enum = b.enum(t, at)
		return m
	default:
		return m
	}
}

// enum is the constants of t that its package declares; nil where there are
// none. Of another package only exported ones count.
func (b *binder) enum(t *types.Named, at site) *model.Enum {
	obj := t.Obj()
	if e, ok := b.enums[b.goType(t)]; ok {
		return e
	}
	e := &model.Enum{Pos: b.pos(obj.Pos()), Go: b.nameOf(t), Local: b.own(obj), Doc: b.doc(obj)}
	for _, c := range b.constants(t) {
		at := site{pos: at.pos, what: at.what + ": constant " + c.Name()}
		if e.Local {
			at = site{pos: b.pos(c.Pos()), what: "constant " + c.Name()}
		}
		value, ok := constantText(c)
		switch {
		case c.Val().Kind() == constant.Unknown:
			b.refuse(at, "TA074", "write the value itself; that of a name of C is known to its compiler only", "its value is not known")
		case !ok:
			b.refuse(at, "TA074", "use valid UTF-8", "it has a value that JSON cannot write")
		case e.Local && b.constraint(c) != "":
			b.refuse(at, "TA064", "move it to a file of every build", "it is in a file with the build constraint %s", b.constraint(c))
		case slices.ContainsFunc(e.Constants, func(o model.Constant) bool { return o.Value == value }):
			// another name of the same value
		default:
			e.Constants = append(e.Constants, model.Constant{Go: c.Name(), Value: value, Doc: b.doc(c)})
		}
	}
	if len(e.Constants) == 0 {
		e = nil
	} else {
		b.pkg.Enums = append(b.pkg.Enums, e)
	}
	b.enums[b.goType(t)] = e
	return e
}

// constants are the package-level constants of type t, in source order.
func (b *binder) constants(t *types.Named) []*types.Const {
	scope := t.Obj().Pkg().Scope()
	var all []*types.Const
	for _, name := range scope.Names() {
		c, ok := scope.Lookup(name).(*types.Const)
		if ok && types.Identical(c.Type(), t) && (c.Exported() || b.own(c)) {
			all = append(all, c)
		}
	}
	slices.SortStableFunc(all, func(x, y *types.Const) int {
		p, q := b.pos(x.Pos()), b.pos(y.Pos())
		return cmp.Or(cmp.Compare(p.Filename, q.Filename), cmp.Compare(p.Line, q.Line), cmp.Compare(p.Column, q.Column))
	})
	return all
}

func constantText(c *types.Const) (string, bool) {
	switch c.Val().Kind() {
	case constant.String:
		s := constant.StringVal(c.Val())
		return model.JSONString(s), utf8.ValidString(s)
	case constant.Int:
		return c.Val().ExactString(), true
	default:
		return "", false
	}
}

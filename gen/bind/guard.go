package bind

import (
	"go/types"
	"slices"

	"github.com/tooladapt/tooladapt/gen/model"
)

// guard is what the guard of t compares: all fields of an own struct; of a
// foreign one those that are used.
func (b *binder) guard(t *types.Named, local bool, used []jsonField, at site) []model.GuardField {
	st := t.Underlying().(*types.Struct)
	uses := make(map[*types.Var]bool)
	for _, f := range used {
		uses[f.path[0]] = true
	}
	var guard []model.GuardField
	for i := range st.NumFields() {
		v := st.Field(i)
		if local && !v.Exported() && !b.own(v) {
			b.refuse(at, "TA065", "declare the fields in a struct of your own",
				"%s is made of a struct of another package that has fields which are not exported", t.Obj().Name())
			return nil
		}
		if local || uses[v] {
			guard = append(guard, model.GuardField{Name: v.Name(), Embedded: v.Embedded(), Type: b.goType(v.Type()), Tag: st.Tag(i)})
		}
	}
	return guard
}

// embeds notes the structs through which fields of o are promoted.
func (b *binder) embeds(o *model.Object, fields []jsonField, at site) {
	for _, f := range fields {
		for _, v := range f.path[:len(f.path)-1] {
			named, ok := types.Unalias(pointee(v.Type())).(*types.Named)
			if !ok || slices.Contains(b.embedded, named) {
				continue
			}
			b.embedded = append(b.embedded, named)
			at := at
			if b.syntax[v.Origin()] != nil {
				at = site{pos: b.pos(v.Pos()), what: "field " + o.Go.String() + "." + v.Name()}
			}
			if v.Exported() || b.own(v) { // others are no way to a field: selectable says so
				b.usable(named, at)
			}
		}
	}
}

// onlyEmbedded adds the structs that are nowhere but embedded: their fields are
// those of others, but their tags count.
func (b *binder) onlyEmbedded() {
	for _, t := range b.embedded {
		obj := t.Obj()
		if b.objects[b.goType(t)] != nil {
			continue
		}
		o := b.newObject(t)
		fields := jsonFields(t, func(_ []*types.Var, tag string) structTag { return foreignTag(tag, o.Pos) })
		o.Guard = b.guard(t, o.Local, fields, site{pos: o.Pos, what: obj.Name()})
		b.objects[b.goType(t)] = o
		b.pkg.Objects = append(b.pkg.Objects, o)
	}
}

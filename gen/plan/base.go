package plan

import "github.com/tooladapt/tooladapt/gen/model"

// bases are the defined types that are no structs, in the order in which fields
// and results have them, each once.
func (b *builder) bases() []GuardedBase {
	var all []GuardedBase
	seen := make(map[Type]bool)
	add := func(t model.Type) {
		for ; t != nil; t = elemType(bare(t)) {
			name, plain := nameless(bare(t))
			of, base := b.named(name, ""), b.typeOf(plain)
			if name.IsZero() || seen[of] || name.Path == "time" || !b.spellable(of) || !b.spellable(base) {
				continue
			}
			seen[of] = true
			all = append(all, GuardedBase{b.guard(b.spelled(name)), of, base})
		}
	}
	for _, o := range b.pkg.Objects {
		for _, f := range o.Fields {
			add(f.Type)
			if m, ok := bare(f.Type).(model.Map); ok {
				add(m.Key)
			}
		}
	}
	for _, t := range b.pkg.Tools {
		add(t.Result)
	}
	return all
}

// nameless is the name of t, and t without it.
func nameless(t model.Type) (model.Name, model.Type) {
	none := model.Name{}
	switch t := t.(type) {
	case model.Bool:
		return t.Name, model.Bool{}
	case model.Int:
		return t.Name, model.Int{Go: t.Go, Bits: t.Bits, Unsigned: t.Unsigned}
	case model.Float:
		return t.Name, model.Float{Bits: t.Bits}
	case model.String:
		return t.Name, model.String{}
	case model.Any:
		return t.Name, model.Any{}
	case model.Bytes:
		return t.Name, model.Bytes{}
	case model.List:
		return t.Name, model.List{Elem: t.Elem}
	case model.Array:
		return t.Name, model.Array{Len: t.Len, Elem: t.Elem}
	case model.Map:
		return t.Name, model.Map{Key: t.Key, Elem: t.Elem}
	default:
		return none, t
	}
}

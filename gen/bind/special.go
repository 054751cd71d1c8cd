package bind

import (
	"go/types"
	"path/filepath"

	"github.com/tooladapt/tooladapt/gen/model"
)

// isTool reports whether t is the runtime's type of that name.
func isTool(t *types.Named, name string) bool { return isNamed(t, toolPath, name) }

// isNamed reports whether t is a defined type of that path and name.
func isNamed(t types.Type, path, name string) bool {
	named, ok := types.Unalias(t).(*types.Named)
	return ok && named.Obj().Name() == name && named.Obj().Pkg() != nil && named.Obj().Pkg().Path() == path
}

// special is the model of the defined types that are understood by name, nil
// with a finding for those that are not supported by name; ok is false for all
// others.
func (b *binder) special(t *types.Named, at site) (m model.Type, ok bool) {
	switch {
	case isNamed(t, "time", "Time"):
		return model.Time{}, true
	case isTool(t, "Decimal"):
		return model.Decimal{}, true
	case isTool(t, "Blob"):
		return model.Blob{}, true
	case isTool(t, "Text"):
		return model.Text{}, true
	case isTool(t, "Maybe"):
		return b.maybe(t, at), true
	case isNamed(t, "encoding/json", "RawMessage"):
		return model.Raw{}, true
	case isNamed(t, "time", "Duration"):
		b.refuse(at, "TA065", "use a number with the unit in its name, such as timeout_seconds", "time.Duration is not supported yet")
	case isNamed(t, "encoding/json", "Number"):
		b.refuse(at, "TA065", "use float64, int64 or tool.Decimal", "json.Number is not supported yet")
	case t.Obj().Pkg() != nil && t.Obj().Pkg().Path() == toolPath:
		b.refuse(at, "TA065", "only tool.Decimal, tool.Maybe, tool.Blob and tool.Text are values", "%s is no value", b.short(t))
	default:
		return nil, false
	}
	return nil, true
}

func (b *binder) maybe(t *types.Named, at site) model.Type {
	if t.TypeArgs().Len() != 1 {
		return nil // the sources do not compile
	}
	elem := b.typ(t.TypeArgs().At(0), at)
	switch elem.(type) {
	case nil:
		return nil
	case model.Pointer, model.Maybe:
		b.refuse(at, "TA071", "tool.Maybe knows absence itself", "%s is not supported", b.short(t))
		return nil
	default:
		return model.Maybe{Elem: elem}
	}
}

// usable reports whether generated code can handle the defined type by its
// underlying one, and says why not.
func (b *binder) usable(t *types.Named, at site) bool {
	obj := t.Obj()
	switch method := marshals(t); {
	case obj.Pkg() == nil: // error, comparable
		b.refuse(at, "TA065", "use a concrete type that JSON has a value for", "the type %s has no schema", obj.Name())
	case t.TypeArgs().Len() > 0 || t.TypeParams().Len() > 0:
		b.refuse(at, "TA068", "declare a type of its own for this case", "the generic type %s is not supported yet", b.short(t))
	case method != "":
		b.refuse(at, "TA066", "use a type without that method; convert in the handler", "%s marshals itself (%s), which is not supported yet", b.short(t), method)
	case !b.own(obj) && !obj.Exported():
		b.refuse(at, "TA065", "use an exported type", "%s is not exported by its package", b.short(t))
	case b.own(obj) && b.constraint(obj) != "":
		b.found.add(b.pos(obj.Pos()), "TA064", "move it to a file of every build",
			"the type "+obj.Name()+" is in a file with the build constraint "+b.constraint(obj))
	default:
		return true
	}
	return false
}

// marshals is the method by which values of t, or pointers to them, decide
// their own JSON; "" for none.
func marshals(t types.Type) string {
	text, fault := types.NewSlice(types.Typ[types.Uint8]), types.Universe.Lookup("error").Type()
	writes, reads := function(nil, []types.Type{text, fault}), function([]types.Type{text}, []types.Type{fault})
	set := types.NewMethodSet(types.NewPointer(t))
	for _, m := range [...]struct {
		name string
		is   *types.Signature
	}{
		{"MarshalJSON", writes}, {"UnmarshalJSON", reads}, {"MarshalText", writes}, {"UnmarshalText", reads},
	} {
		if s := set.Lookup(nil, m.name); s != nil && types.Identical(s.Type(), m.is) {
			return m.name
		}
	}
	return ""
}

func function(params, results []types.Type) *types.Signature {
	tuple := func(all []types.Type) *types.Tuple {
		vars := make([]*types.Var, len(all))
		for i, t := range all {
			vars[i] = types.NewParam(0, nil, "", t)
		}
		return types.NewTuple(vars...)
	}
	return types.NewSignatureType(nil, nil, nil, tuple(params), tuple(results), false)
}

// constraint is the build constraint of the file that declares obj, one of the
// package's own; "" for none.
func (b *binder) constraint(obj types.Object) string {
	return b.src.Constrained[filepath.Base(b.pos(obj.Pos()).Filename)]
}

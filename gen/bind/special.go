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
		return model.Int{Name: b.nameOf(t), Go: "int64", Bits: 64}, true
	case isNamed(t, "encoding/json", "Number"):
		return model.Numeral{}, true
	case isNamed(t, "math/big", "Int") && at.pointed:
		return model.BigInt{}, true
	case isNamed(t, "net/url", "URL"):
		b.refuse(at, "TA065", "use a string with jsonschema:\"format=uri\"", "encoding/json writes url.URL as a struct of its parts and drops its user, so that what is written does not read back")
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
	switch {
	case obj.Pkg() == nil: // error, comparable
		b.refuse(at, "TA065", "use a concrete type that JSON has a value for", "the type %s has no schema", obj.Name())
	case !b.own(obj) && !obj.Exported():
		b.refuse(at, "TA065", "use an exported type", "%s is not exported by its package", b.short(t))
	case b.own(obj) && b.constraint(obj) != "":
		b.found.add(b.pos(obj.Pos()), "TA064", "move it to a file of every build",
			"the type "+obj.Name()+" is in a file with the build constraint "+b.constraint(obj))
	default:
		return b.usableArgs(t, at)
	}
	return false
}

// usableArgs reports whether generated code can name the type arguments of t.
func (b *binder) usableArgs(t *types.Named, at site) bool {
	for arg := range t.TypeArgs().Types() {
		if named, ok := types.Unalias(pointee(arg)).(*types.Named); ok && named.Obj().Pkg() != nil && !b.usable(named, at) {
			return false
		}
	}
	return true
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

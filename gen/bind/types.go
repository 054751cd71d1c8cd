package bind

import (
	"cmp"
	"fmt"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"github.com/tooladapt/tooladapt/gen/diag"
	"github.com/tooladapt/tooladapt/gen/model"
)

// toolPath is the import path of the runtime's core, which is named and never
// imported.
const toolPath = "github.com/tooladapt/tooladapt/runtime/tool"

// site is a place in the package's own sources that reaches a type.
type site struct {
	pos token.Position
	// what is what stands there, such as "field Order.Fee".
	what string
	// pointed says that the type is what a pointer there leads to.
	pointed bool
}

func (b *binder) refuse(at site, code diag.Code, hint, format string, args ...any) {
	b.found.add(at.pos, code, hint, at.what+": "+fmt.Sprintf(format, args...))
	b.found.all[len(b.found.all)-1].within = strings.Contains(at.what, ": ")
}

// typ is the model of t. Where there is none it says so at the site and answers
// nil.
func (b *binder) typ(t types.Type, at site) model.Type {
	t = types.Unalias(t)
	if _, ok := t.(*types.Named); !ok {
		at.pointed = false
	}
	switch t := t.(type) {
	case *types.Basic:
		return b.basic(t, model.Name{}, at)
	case *types.Pointer:
		return b.pointer(t, at)
	case *types.Slice, *types.Array, *types.Map:
		return b.composite(t, model.Name{}, at)
	case *types.Named:
		return b.named(t, at)
	case *types.Interface:
		return b.anything(t, model.Name{}, at)
	case *types.Struct:
		b.refuse(at, "TA069", "declare a named type for it", "a struct without a name is not supported")
	default:
		b.refuse(at, "TA065", "use a concrete type that JSON has a value for", "the type %s has no schema", b.short(t))
	}
	return nil
}

// short is t as messages write it.
func (b *binder) short(t types.Type) string {
	return types.TypeString(t, func(p *types.Package) string {
		if p == b.src.Types {
			return ""
		}
		return p.Name()
	})
}

var integers = [...]struct {
	kind types.BasicKind
	bits int
}{
	{types.Int, 64}, {types.Int8, 8}, {types.Int16, 16}, {types.Int32, 32}, {types.Int64, 64},
	{types.Uint, 64}, {types.Uint8, 8}, {types.Uint16, 16}, {types.Uint32, 32}, {types.Uint64, 64},
}

func (b *binder) basic(t *types.Basic, name model.Name, at site) model.Type {
	switch t.Kind() {
	case types.Bool:
		return model.Bool{Name: name}
	case types.String:
		return model.String{Name: name}
	case types.Float32:
		return model.Float{Name: name, Bits: 32}
	case types.Float64:
		return model.Float{Name: name, Bits: 64}
	case types.Invalid:
		b.refuse(at, "TA065", "declare the type, or use another one: types of C, and those that are still to be generated, have no schema", "the type is not known")
		return nil
	}
	for _, i := range integers {
		if i.kind == t.Kind() {
			unsigned := t.Info()&types.IsUnsigned != 0
			return model.Int{Name: name, Go: types.Typ[t.Kind()].Name(), Bits: i.bits, Unsigned: unsigned}
		}
	}
	b.refuse(at, "TA065", "use a concrete type that JSON has a value for", "the type %s has no schema", b.short(t))
	return nil
}

func (b *binder) pointer(t *types.Pointer, at site) model.Type {
	if elem, ok := types.Unalias(t.Elem()).(*types.Named); ok {
		_, twice := elem.Underlying().(*types.Pointer)
		if twice || isTool(elem, "Maybe") {
			b.refuse(at, "TA071", "take the pointer away: "+b.short(elem)+" knows absence itself", "a pointer to %s is not supported", b.short(elem))
			return nil
		}
	}
	at.pointed = true
	if elem := b.typ(t.Elem(), at); elem != nil {
		return model.Pointer{Elem: elem}
	}
	return nil
}

// anything is the model of an interface that is called name. Only one that every
// value is in says what JSON there is: any.
func (b *binder) anything(t *types.Interface, name model.Name, at site) model.Type {
	if t.Empty() {
		return model.Any{Name: name}
	}
	what := cmp.Or(name.Name, "an interface with methods")
	b.refuse(at, "TA065", "use a struct with a field for each case, or any", "%s does not say which types stand behind it", what)
	return nil
}

// composite is the model of a slice, array or map that is called name.
func (b *binder) composite(t types.Type, name model.Name, at site) model.Type {
	switch t := t.(type) {
	case *types.Slice:
		if e, ok := t.Elem().Underlying().(*types.Basic); ok && e.Kind() == types.Uint8 && marshals(t.Elem()) == "" {
			return b.bytes(t, name, at)
		}
		if elem := b.typ(t.Elem(), at); elem != nil {
			return model.List{Name: name, Elem: elem}
		}
	case *types.Array:
		if t.Len() == 0 || t.Len() > maxArray {
			b.refuse(at, "TA065", "use a slice", "an array of length %d is not supported", t.Len())
			return nil
		}
		if elem := b.typ(t.Elem(), at); elem != nil {
			return model.Array{Name: name, Len: int(t.Len()), Elem: elem}
		}
	case *types.Map:
		key, ok := b.mapKey(t.Key(), at)
		if elem := b.typ(t.Elem(), at); ok && elem != nil {
			return model.Map{Name: name, Key: key, Elem: elem}
		}
	}
	return nil
}

// bytes is the model of a slice of bytes that is called name.
func (b *binder) bytes(t *types.Slice, name model.Name, at site) model.Type {
	if _, plain := types.Unalias(t.Elem()).(*types.Basic); !plain {
		b.refuse(at, "TA065", "use []byte", "%s is not supported, which is bytes to encoding/json", b.short(t))
		return nil
	}
	return model.Bytes{Name: name}
}

// maxArray bounds the length of arrays, which every call makes whole.
const maxArray = 1 << 16

// mapKey is the model of a map's key type: a string or an integer, without its
// enum, or a type that writes and reads its own text. Of strings with methods
// encoding/json would read the one and write the other.
func (b *binder) mapKey(t types.Type, at site) (model.Type, bool) {
	basic, isBasic := t.Underlying().(*types.Basic)
	isString := isBasic && basic.Kind() == types.String
	named, isNamed := types.Unalias(t).(*types.Named)
	if isNamed {
		b.reach(named)
	}
	if m := methodsOf(t); isNamed && !isString && m.writeText == byValue && m.readText != noMethod {
		key := model.Textual{Name: b.nameOf(named), Base: base(t), Example: knownText(t).example}
		return key, b.usable(named, at)
	}
	if !isBasic || !isString && basic.Info()&types.IsInteger == 0 || marshals(t) != "" || basic.Kind() == types.Uintptr {
		b.refuse(at, "TA067", "use keys of a string or integer type", "a map with keys of type %s is not supported", b.short(t))
		return nil, false
	}
	if !isNamed {
		return b.basic(basic, model.Name{}, at), true
	}
	return b.basic(basic, b.nameOf(named), at), b.usable(named, at)
}

// reach notes that tools reach t, so that its comments and methods count.
func (b *binder) reach(t *types.Named) {
	if b.own(t.Obj()) {
		b.reached = append(b.reached, t.Obj().Name())
	}
}

// named is the model of a defined type.
func (b *binder) named(t *types.Named, at site) model.Type {
	if special, ok := b.special(t, at); ok {
		return special
	}
	b.reach(t)
	if m, ok := b.marshaler(t, at); ok {
		return m
	}
	at.pointed = false
	obj := t.Obj()
	if slices.Contains(b.open, obj) {
		b.refuse(at, "TA070", "put it in a field of a struct", "%s contains itself with no struct in between", obj.Name())
		return nil
	}
	if !b.usable(t, at) {
		return nil
	}
	outer := b.open
	defer func() { b.open = outer }()
	b.open = append(slices.Clip(b.open), obj)
	switch u := t.Underlying().(type) {
	case *types.Basic:
		return b.withEnum(b.basic(u, b.nameOf(t), at), t, at)
	case *types.Struct:
		b.open = nil // a struct may contain itself
		if o := b.object(t, false, at); o != nil {
			return model.Struct{Object: o}
		}
	case *types.Slice, *types.Array, *types.Map:
		return b.composite(u, b.nameOf(t), at)
	case *types.Interface:
		return b.anything(u, b.nameOf(t), at)
	default:
		b.refuse(at, "TA065", "use a concrete type that JSON has a value for", "the type %s has no schema", b.short(t))
	}
	return nil
}

package bind

import (
	"fmt"
	"go/types"

	"github.com/tooladapt/tooladapt/gen/model"
)

// held is how a type has a method.
type held uint8

const (
	noMethod  held = iota
	byValue        // values have it
	byPointer      // only pointers to values do
)

// methods are those by which values of a type decide their own JSON.
type methods struct{ writeJSON, readJSON, writeText, readText held }

// methodsOf are the methods of t, and of pointers to it.
func methodsOf(t types.Type) methods {
	text, fault := types.NewSlice(types.Typ[types.Uint8]), types.Universe.Lookup("error").Type()
	writes, reads := function(nil, []types.Type{text, fault}), function([]types.Type{text}, []types.Type{fault})
	has := func(name string, is *types.Signature) held {
		for i, set := range []*types.MethodSet{types.NewMethodSet(t), types.NewMethodSet(types.NewPointer(t))} {
			if s := set.Lookup(nil, name); s != nil && types.Identical(s.Type(), is) {
				return byValue + held(i)
			}
		}
		return noMethod
	}
	return methods{has("MarshalJSON", writes), has("UnmarshalJSON", reads), has("MarshalText", writes), has("UnmarshalText", reads)}
}

// hasIsZero reports whether omitzero asks values of t themselves.
func hasIsZero(t types.Type) bool {
	s := types.NewMethodSet(types.NewPointer(t)).Lookup(nil, "IsZero")
	return s != nil && types.Identical(s.Type(), function(nil, []types.Type{types.Typ[types.Bool]}))
}

// marshals is the method by which values of t, or pointers to them, decide
// their own JSON; "" for none.
func marshals(t types.Type) string {
	m := methodsOf(t)
	switch {
	case m.writeJSON != noMethod:
		return "MarshalJSON"
	case m.readJSON != noMethod:
		return "UnmarshalJSON"
	case m.writeText != noMethod:
		return "MarshalText"
	case m.readText != noMethod:
		return "UnmarshalText"
	default:
		return ""
	}
}

// marshaler is the model of a type that decides its own JSON; ok is false for
// others. Encoding/json must write and read it by the same pair of methods.
func (b *binder) marshaler(t *types.Named, at site) (m model.Type, ok bool) {
	has, name := methodsOf(t), b.short(t)
	if has == (methods{}) {
		return nil, false
	}
	pair, writes, reads := "Text", has.writeText, has.readText
	if has.writeJSON != noMethod || has.readJSON != noMethod {
		pair, writes, reads = "JSON", has.writeJSON, has.readJSON
	}
	refuse := func(hint, format string, args ...any) (model.Type, bool) {
		b.refuse(at, "TA066", hint, format, args...)
		return nil, true
	}
	switch {
	case reads == noMethod:
		return refuse("add Unmarshal"+pair, "%s has a method Marshal%s and none to read it back", name, pair)
	case writes == noMethod:
		return refuse("add Marshal"+pair, "%s has a method Unmarshal%s and none to write it", name, pair)
	case writes == byPointer && !at.pointed:
		return refuse("use *"+name+", or give the method a value as its receiver",
			"encoding/json does not call Marshal%s of a plain %s, as it has a pointer as its receiver", pair, name)
	case !b.usable(t, at):
		return nil, true
	case pair == "JSON":
		return model.Custom{Name: b.nameOf(t), Base: base(t)}, true
	default:
		return model.Textual{Name: b.nameOf(t), Base: base(t), Example: knownText(t).example}, true
	}
}

// base is what zero values of t look like.
func base(t types.Type) model.Base {
	switch u := t.Underlying().(type) {
	case *types.Basic:
		switch {
		case u.Info()&types.IsBoolean != 0:
			return model.BaseBool
		case u.Info()&types.IsNumeric != 0:
			return model.BaseNumber
		default:
			return model.BaseString
		}
	case *types.Slice, *types.Map:
		return model.BaseList
	default:
		if types.Comparable(t) {
			return model.BaseComparable
		}
		return model.BaseOther
	}
}

// wellKnown is a type of the standard library that is text, in words.
type wellKnown struct{ path, name, about, example string }

var wellKnowns = [...]wellKnown{
	{"net/netip", "Addr", "IP address, such as 192.0.2.1 or 2001:db8::1.", "192.0.2.1"},
	{"net/netip", "AddrPort", "IP address and port, such as 192.0.2.1:80.", "192.0.2.1:80"},
	{"net/netip", "Prefix", "IP network, such as 192.0.2.0/24.", "192.0.2.0/24"},
	{"net", "IP", "IP address, such as 192.0.2.1 or 2001:db8::1.", "192.0.2.1"},
}

// knownText is what is known of t; nothing of most types.
func knownText(t types.Type) wellKnown {
	for _, k := range wellKnowns {
		if isNamed(t, k.path, k.name) {
			return k
		}
	}
	return wellKnown{}
}

// typeless refuses a field of a type that marshals itself as JSON of a type that
// nobody says.
func (b *binder) typeless(m *model.Field, at site) {
	if _, ok := model.Innermost(m.Type).(model.Custom); ok && m.Constraint.Type == "" {
		b.refuse(at, "TA066", fmt.Sprintf(`say what JSON it is: jsonschema:"type=object", or another of %s`, jsonTypeList()),
			"a type that marshals itself as JSON does not say which")
	}
}

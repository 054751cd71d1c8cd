package bind

import (
	"cmp"
	"go/types"
	"slices"
)

// jsonField is a field that encoding/json writes for a struct, which may stand
// in an embedded one.
type jsonField struct {
	// path leads to the field; the last is the field itself.
	path []*types.Var
	// index are the places of the path in their structs.
	index []int
	name  string
	tag   structTag
	json  jsonTag
}

func (f jsonField) last() *types.Var { return f.path[len(f.path)-1] }

// embedded is a struct whose fields are promoted; the outermost struct is one
// with an empty path.
type embedded struct {
	typ   types.Type
	path  []*types.Var
	index []int
	// twice says that the level has the type more than once, so that its fields
	// hide each other.
	twice bool
}

// jsonFields are the fields of t, a struct type, as encoding/json sees them:
// the shallowest field of a name wins, at one depth the one that is named by
// its tag, and where two are left none is seen. They are in the order of the
// source. tagOf is the tag of the field at the end of a path.
func jsonFields(t types.Type, tagOf func([]*types.Var, string) structTag) []jsonField {
	var winners []jsonField
	var lost []string // names that annihilated each other
	var visited []types.Type
	for level := []embedded{{typ: t}}; len(level) > 0; {
		var found []jsonField
		var next []embedded
		for _, e := range level {
			if containsType(visited, e.typ) {
				continue
			}
			visited = append(visited, e.typ)
			fields, deeper := e.fields(tagOf)
			found = append(found, fields...)
			next = append(next, deeper...)
		}
		for _, name := range names(found) {
			if slices.Contains(lost, name) || slices.ContainsFunc(winners, func(f jsonField) bool { return f.name == name }) {
				continue
			}
			if f, ok := dominant(found, name); ok {
				winners = append(winners, f)
			} else {
				lost = append(lost, name)
			}
		}
		level = merge(next)
	}
	slices.SortFunc(winners, func(a, b jsonField) int { return slices.Compare(a.index, b.index) })
	return winners
}

// fields are the fields of e itself, each twice where e is, and the structs
// that it embeds.
func (e embedded) fields(tagOf func([]*types.Var, string) structTag) (fields []jsonField, deeper []embedded) {
	st := e.typ.Underlying().(*types.Struct)
	for i := range st.NumFields() {
		v := st.Field(i)
		inner, isStruct := embeddedStruct(v)
		if !v.Exported() && !isStruct {
			continue
		}
		f := jsonField{path: append(slices.Clip(e.path), v), index: append(slices.Clip(e.index), i)}
		f.tag = tagOf(f.path, st.Tag(i))
		json, _ := f.tag.lookup("json")
		f.json = parseJSONTag(json.String)
		switch {
		case f.json.skip:
		case f.json.name == "" && isStruct:
			deeper = append(deeper, embedded{typ: inner, path: f.path, index: f.index})
		default:
			f.name = cmp.Or(f.json.name, v.Name())
			fields = append(fields, f)
			if e.twice {
				fields = append(fields, f)
			}
		}
	}
	return fields, deeper
}

// embeddedStruct is the struct type that v embeds, by value or by pointer.
func embeddedStruct(v *types.Var) (types.Type, bool) {
	if !v.Embedded() {
		return nil, false
	}
	t := types.Unalias(v.Type())
	if p, ok := t.(*types.Pointer); ok {
		t = types.Unalias(p.Elem())
	}
	_, ok := t.Underlying().(*types.Struct)
	return t, ok
}

// dominant is the one field of that name at a level, if one wins.
func dominant(found []jsonField, name string) (jsonField, bool) {
	var tagged, all []jsonField
	for _, f := range found {
		if f.name == name {
			all = append(all, f)
			if f.json.name != "" {
				tagged = append(tagged, f)
			}
		}
	}
	if len(tagged) > 0 {
		all = tagged
	}
	return all[0], len(all) == 1
}

// merge makes one of several embedded structs of the same type.
func merge(level []embedded) []embedded {
	var out []embedded
	for _, e := range level {
		i := slices.IndexFunc(out, func(o embedded) bool { return types.Identical(o.typ, e.typ) })
		if i < 0 {
			out = append(out, e)
		} else {
			out[i].twice = true
		}
	}
	return out
}

func names(fields []jsonField) []string {
	var all []string
	for _, f := range fields {
		if !slices.Contains(all, f.name) {
			all = append(all, f.name)
		}
	}
	return all
}

func containsType(list []types.Type, t types.Type) bool {
	return slices.ContainsFunc(list, func(o types.Type) bool { return types.Identical(o, t) })
}

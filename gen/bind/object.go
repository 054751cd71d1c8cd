package bind

import (
	"cmp"
	"fmt"
	"go/types"
	"slices"

	"github.com/tooladapt/tooladapt/gen/directive"
	"github.com/tooladapt/tooladapt/gen/model"
)

// maxFields bounds the fields of one struct, which decoders number in a byte.
const maxFields = 256

// object is the model of the struct type t, made once; nil where there is
// nothing in it. Only a tool may be empty.
func (b *binder) object(t *types.Named, isTool bool, at site) *model.Object {
	obj := t.Obj()
	if o, ok := b.objects[b.goType(t)]; ok {
		return o
	}
	o := b.newObject(t)
	b.objects[b.goType(t)] = o
	b.pkg.Objects = append(b.pkg.Objects, o)
	tagOf := func(path []*types.Var, tag string) structTag { return b.tagOf(path, tag, at) }
	fields, hidden := apart(t, jsonFields(t, tagOf), tagOf)
	b.namesakes(t, tagOf)
	switch {
	case len(fields) == 0 && !isTool:
		b.refuse(at, "TA065", "leave it out", "%s has no field that JSON sees", b.short(t))
		return nil
	case len(fields) > maxFields:
		b.refuse(at, "TA072", "split it into nested structs", "%s has %d fields, more than %d", obj.Name(), len(fields), maxFields)
		return o
	}
	for _, f := range fields {
		if m := b.field(o, f, at); m != nil {
			o.Fields = append(o.Fields, m)
		}
	}
	for _, f := range hidden {
		if h := b.hidden(o, f, at); h != nil {
			o.Hidden = append(o.Hidden, h)
		}
	}
	b.blank(t, o, at)
	used := slices.Concat(fields, hidden)
	b.embeds(o, used, at)
	o.Guard = b.guard(t, o.Local, used, at)
	return o
}

// newObject is the object of a struct type, without its fields.
func (b *binder) newObject(t *types.Named) *model.Object {
	obj := t.Obj()
	if !b.own(obj) {
		b.foreign = append(b.foreign, t)
	}
	return &model.Object{
		Pos: b.pos(obj.Pos()), Go: b.nameOf(t), Section: directive.Snake(b.nameOf(t).Word()),
		Local: b.own(obj), Doc: b.doc(obj),
	}
}

// tagOf is the tag of the field at the end of path, found from the site.
func (b *binder) tagOf(path []*types.Var, tag string, at site) structTag {
	for i := len(path) - 1; i >= 0; i-- {
		syntax, ok := b.syntax[path[i].Origin()]
		if !ok {
			continue
		}
		if i == len(path)-1 {
			return structTag{fset: b.src.Fset, literal: syntax.Tag, field: b.pos(path[i].Pos())}
		}
		return foreignTag(tag, b.pos(path[i].Pos()))
	}
	return foreignTag(tag, at.pos)
}

// field is the model of one field; nil where its type has none.
func (b *binder) field(o *model.Object, f jsonField, from site) *model.Field {
	v, at := f.last(), b.siteOf(o, f, from)
	t := b.typ(v.Type(), at)
	if t == nil || !b.selectable(f, at) {
		return nil
	}
	m := &model.Field{
		Pos: at.pos, Go: b.steps(f.path), JSON: f.name, Type: t, GoType: b.goType(v.Type()),
		OmitEmpty: f.json.omitEmpty, OmitZero: f.json.omitZero, Quoted: f.json.quoted && isQuotable(t) && !isFar(v.Type()),
		IsZero:      f.json.omitZero && hasIsZero(v.Type()),
		Description: cmp.Or(b.doc(v), b.typeDoc(v.Type(), t)),
	}
	b.jsonTag(f, m, at)
	b.tagKeys(f.tag)
	says := b.schemaTag(m, f.tag)
	b.shown[m] = b.show(m, f.tag)
	b.typeless(m, at)
	b.quotedString(m, at)
	b.nanoseconds(m)
	m.Required = b.required(m, says)
	return m
}

// siteOf is where the field f of o stands, which was reached from a place.
func (b *binder) siteOf(o *model.Object, f jsonField, from site) site {
	v := f.last()
	at := site{pos: f.tag.field, what: "field " + o.Go.String() + "." + v.Name()}
	if _, ok := b.syntax[v.Origin()]; !ok {
		at.what = fmt.Sprintf("%s.%s of %s", o.Go.String(), v.Name(), v.Pkg().Path())
		if from.what != "" && !o.Local {
			at.what = from.what + ": " + at.what
		}
	}
	return at
}

// required decides whether a field is required: it is, unless something says
// that it may be missing; or only where its tag says so.
func (b *binder) required(m *model.Field, says bool) bool {
	if says || b.requiredTags {
		return says
	}
	for _, step := range m.Go {
		if step.Pointer {
			return false
		}
	}
	switch m.Type.(type) {
	case model.Pointer, model.Maybe:
		return false
	default:
		return !m.OmitEmpty && !m.OmitZero && m.Default == ""
	}
}

// selectable reports whether generated code can reach the field step by step.
func (b *binder) selectable(f jsonField, at site) bool {
	for _, v := range f.path {
		if !v.Exported() && v.Pkg() != b.src.Types {
			b.refuse(at, "TA065", "declare the fields in a struct of your own",
				"%s stands in %s, which is not exported by its package", cmp.Or(f.name, f.last().Name()), v.Name())
			return false
		}
	}
	return true
}

// steps are the selectors of a path.
func (b *binder) steps(path []*types.Var) []model.Step {
	steps := make([]model.Step, len(path))
	for i, v := range path {
		steps[i].Name = v.Name()
		if p, ok := types.Unalias(v.Type()).(*types.Pointer); ok && i < len(path)-1 {
			steps[i].Pointer, steps[i].Elem = true, b.goType(p.Elem())
		}
	}
	return steps
}

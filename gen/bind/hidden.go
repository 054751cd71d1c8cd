package bind

import (
	"fmt"
	"go/types"

	"github.com/tooladapt/tooladapt/gen/directive"
	"github.com/tooladapt/tooladapt/gen/model"
)

// callerHint is what from= may say of an argument.
const callerHint = "write from=caller.subject, from=caller.tenant or from=caller.session"

// callerPart is the part of the caller that from= names; "" where it names none,
// or anything besides.
func callerPart(from []directive.Alias) model.CallerPart {
	if len(from) != 1 || len(from[0].Each) > 0 || len(from[0].Path) != 2 || from[0].Path[0] != "caller" {
		return ""
	}
	switch part := model.CallerPart(from[0].Path[1]); part {
	case model.Subject, model.Tenant, model.Session:
		return part
	default:
		return ""
	}
}

// apart takes what the caller fills out of the fields of t: those among fields,
// and those that encoding/json does not see.
func apart(t types.Type, fields []jsonField, tagOf func([]*types.Var, string) structTag) (seen, hidden []jsonField) {
	for _, f := range fields {
		if said, _ := f.tag.shown(); callerPart(said.From.Is) != "" {
			hidden = append(hidden, f)
		} else {
			seen = append(seen, f)
		}
	}
	for _, f := range (embedded{typ: t}).unseen(tagOf, nil) {
		if said, _ := f.tag.shown(); said.From.Said() { // of what else would it be?
			hidden = append(hidden, f)
		}
	}
	return seen, hidden
}

// unseen are the fields of e that encoding/json does not see, because of their
// json tag or their small first letter, and those of the structs it embeds.
func (e embedded) unseen(tagOf func([]*types.Var, string) structTag, around []types.Type) (fields []jsonField) {
	if containsType(around, e.typ) {
		return nil
	}
	st := e.typ.Underlying().(*types.Struct)
	for i := range st.NumFields() {
		v := st.Field(i)
		inner, isStruct := embeddedStruct(v)
		f := jsonField{path: append(e.path[:len(e.path):len(e.path)], v)}
		f.tag = tagOf(f.path, st.Tag(i))
		json, _ := f.tag.lookup("json")
		f.json = parseJSONTag(json.String)
		switch {
		case f.json.skip, !v.Exported() && !isStruct:
			fields = append(fields, f)
		case isStruct && f.json.name == "":
			fields = append(fields, embedded{typ: inner, path: f.path}.unseen(tagOf, append(around, e.typ))...)
		}
	}
	return fields
}

// hidden is the model of an argument that the caller fills; nil for one that is
// wrong.
func (b *binder) hidden(o *model.Object, f jsonField, from site) *model.Hidden {
	at := b.siteOf(o, f, from)
	said, found := f.tag.shown()
	tag := shownTag{said, f.tag}
	pos := f.tag.at(said.From.Pos)
	b.found.append(found)
	b.tagKeys(f.tag)
	h := &model.Hidden{Pos: pos, Go: b.steps(f.path), JSON: f.name, From: callerPart(said.From.Is)}
	wrong := len(found)
	refuse := func(hint, format string, words ...any) {
		wrong++
		b.found.add(pos, "TA131", hint, fmt.Sprintf(format, words...))
	}
	if h.From == "" {
		refuse(callerHint, "a field that JSON does not see comes from the caller, or from nowhere")
	}
	for _, step := range h.Go {
		if step.Pointer {
			refuse("embed "+step.Name+" by value", "what the caller fills stands behind the pointer %s, which is nil", step.Name)
		}
	}
	if h.Type = b.filled(f.last().Type(), at); h.Type == nil {
		refuse("use a string, or a type of your own that is one", "the caller fills strings, not %s", b.short(f.last().Type()))
	}
	for _, key := range [...]string{"jsonschema", "jsonschema_description", "jsonschema_extras", "description", "enum"} {
		if _, ok := f.tag.lookup(key); ok {
			refuse("take the tag "+key+" away", "what the caller fills is in no schema, which the tag %s is about", key)
		}
	}
	for _, opt := range optionTable() {
		if p := opt.said(tag); opt.name != "from" && p.IsValid() {
			refuse("take "+opt.name+" away", "%s does nothing to what the caller fills: no model sees it", opt.name)
		}
	}
	if wrong > 0 || !b.selectable(f, at) {
		return nil
	}
	return h
}

// filled is the model of a type that a string converts to, without values or a
// text of its own; nil for another.
func (b *binder) filled(t types.Type, at site) model.Type {
	basic, ok := t.Underlying().(*types.Basic)
	if !ok || basic.Info()&types.IsString == 0 {
		return nil
	}
	s, ok := b.typ(t, at).(model.String)
	if !ok || s.Enum != nil {
		return nil
	}
	return s
}

package plan

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/tooladapt/tooladapt/gen/model"
)

// frame is where in a result a struct stands.
type frame struct {
	// path leads to the struct, or to a pointer to it.
	path Path
	// sent is the tool.Presence of the struct.
	sent Path
	// key is what keys begin with, such as "address."; under says that they go
	// on behind a parameter.
	key   string
	under bool
	// section is what the names of sections begin with, such as "shipping.".
	section string
	// of is the struct whose fields are planned.
	of *model.Object
	// top says that the struct is the result itself; self is the name of its
	// section then.
	top  bool
	self string
	// page says which list of the result is a page; nil for none.
	page *model.Page
	// record says that the struct is one of a list of records.
	record bool
	// external says that all is outside data, texts that all texts are.
	external, texts bool
}

// body is how a struct is written.
type body struct {
	entries  []Entry
	gather   Gather
	sections []Section
}

// body plans the lines and sections of o: key fields first, lines before
// sections, otherwise as the struct has them.
func (b *builder) body(o *model.Object, f frame) (body, error) {
	var out body
	f.of = o
	fields := b.keysFirst(o)
	for _, field := range fields {
		if err := b.addField(&out, o, field, f); err != nil {
			return body{}, fmt.Errorf("%s: %w", o.Go, err)
		}
	}
	out.gather = gather(withCodes(fields...), out.entries)
	return out, nil
}

// keysFirst are the fields of o that are shown, those that are tagged key before
// the others.
func (b *builder) keysFirst(o *model.Object) []*model.Field {
	isKey := func(f *model.Field) bool { return f.Show.Key }
	fields := b.shownFields(o)
	keys := slices.DeleteFunc(slices.Clone(fields), func(f *model.Field) bool { return !isKey(f) })
	return append(keys, slices.DeleteFunc(fields, isKey)...)
}

// addField adds what shows one field of o.
func (b *builder) addField(out *body, o *model.Object, field *model.Field, f frame) error {
	p, err := b.asked(f.path, field, askFor(f.sent, o, field))
	if err != nil {
		return err
	}
	if (f.record || b.verbose) && field.Show.Top > 0 { // in a record nothing would tell what is left out
		whole := *field
		whole.Show.Top = 0
		field = &whole
	}
	for _, line := range withCodes(field) {
		if err := b.addShape(out, line, p, f); err != nil {
			return fmt.Errorf("field %s: %w", field.JSON, err)
		}
	}
	return nil
}

// addShape adds what shows the value at p, in the shape that its type has.
func (b *builder) addShape(out *body, field *model.Field, p place, f frame) error {
	switch element := elementOf(p.typ); {
	case hidden(p.typ, field.Show):
		return b.addLine(out, field, p, f, concealed(inField))
	case isTextBlock(p.typ, field.Show) && !f.record:
		out.sections = append(out.sections, f.textOf(field, p, Text{b.text(p, field.Show), isPart(p.typ)}))
		return nil
	case element != nil && isScalar(element):
		return b.addScalars(out, field, p, f)
	case isStruct(p.typ):
		return b.addStruct(out, field, p, f)
	case isStruct(element) && f.record:
		return b.addNumbered(out, field, p, f)
	case field.Show.As == "located" && !f.record:
		return b.addLocated(out, field, p, f)
	case element != nil, isMap(p.typ):
		return b.addTable(out, field, p, f)
	default:
		return b.addScalar(out, field, p, f)
	}
}

// elementOf is the type of the elements of a list or array, without a pointer;
// nil for another type.
func elementOf(t model.Type) model.Type {
	switch t := t.(type) {
	case model.List:
		return bare(t.Elem)
	case model.Array:
		return bare(t.Elem)
	default:
		return nil
	}
}

// bare is t without pointers or a Maybe around it.
func bare(t model.Type) model.Type {
	switch t := t.(type) {
	case model.Pointer:
		return bare(t.Elem)
	case model.Maybe:
		return bare(t.Elem)
	default:
		return t
	}
}

func isStruct(t model.Type) bool { _, ok := t.(model.Struct); return ok }

func isMap(t model.Type) bool { _, ok := t.(model.Map); return ok }

// line is the entry of a field with what it shows.
func (f frame) line(field *model.Field, p place, shown Shown) Entry {
	return Entry{Key: f.key + field.JSON, Under: f.under, When: p.when, Maybe: p.maybe, Ask: p.ask, Shown: shown}
}

// sectionOf is the section of a field.
func (f frame) sectionOf(field *model.Field, p place, body Body) Section {
	return Section{ID: f.id(field), External: f.external, When: p.when, Maybe: p.maybe, Ask: p.ask, Body: body}
}

// textOf is the section of a field that is text.
func (f frame) textOf(field *model.Field, p place, body Body) Section {
	s := f.sectionOf(field, p, body)
	s.External = f.external || f.texts
	return s
}

// id is the name of the section of a field.
func (f frame) id(field *model.Field) string {
	id := f.section + cmp.Or(field.Show.Section, field.JSON)
	if f.top && (id == f.self || slices.Contains(reserved[:], id)) {
		return f.self + "." + id
	}
	return id
}

// reserved are the names that no section of a result has.
var reserved = [...]string{"result", "error", "arguments", "call", "tool", "ref"}

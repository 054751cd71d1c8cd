package plan

import (
	"errors"
	"strings"

	"github.com/tooladapt/tooladapt/gen/model"
)

func (b *builder) addLine(out *body, field *model.Field, p place, f frame, shown Shown) error {
	out.entries = append(out.entries, f.line(field, p, shown))
	return nil
}

// addScalar adds a line for a scalar or a blob.
func (b *builder) addScalar(out *body, field *model.Field, p place, f frame) error {
	if _, ok := p.typ.(model.Blob); ok {
		return b.addLine(out, field, p, f, Fixed{"Attached"})
	}
	shown, err := b.scalar(p, field.Show, inField)
	if err != nil {
		return err
	}
	return b.addLine(out, field, p, f, shown)
}

// addScalars adds a line for a list of scalars.
func (b *builder) addScalars(out *body, field *model.Field, p place, f frame) error {
	shown, err := b.listLine(p, field.Show, p.ask.in())
	if err != nil {
		return err
	}
	return b.addLine(out, field, p, f, shown)
}

// addStruct adds a nested struct: a section of its own within the result
// itself, lines with dotted keys deeper.
func (b *builder) addStruct(out *body, field *model.Field, p place, f frame) error {
	o := p.typ.(model.Struct).Object
	if f.top && !f.record {
		inner := frame{section: f.id(field) + ".", external: f.external, texts: f.texts}
		name, err := b.fieldsFunc(o, inner)
		if err != nil {
			return err
		}
		out.sections = append(out.sections, f.sectionOf(field, p, Fields{name, p.address(), p.ask.in()}))
		return nil
	}
	inner := f
	inner.path, inner.sent, inner.key, inner.section = p.path, p.ask.in(), f.key+field.JSON+".", f.id(field)+"."
	nested, err := b.body(o, inner)
	switch {
	case err != nil:
		return err
	case !p.optional():
		out.entries = append(out.entries, nested.entries...)
		out.sections = append(out.sections, nested.sections...)
		return nil
	default:
		if len(nested.sections) > 0 {
			several := f.sectionOf(field, p, Several{nested.sections})
			several.Silent = true // the line says what is absent
			out.sections = append(out.sections, several)
		}
		return b.addLine(out, field, p, f, Group{nested.entries})
	}
}

// addNumbered adds a list of structs within a record.
func (b *builder) addNumbered(out *body, field *model.Field, p place, f frame) error {
	if f.under {
		return errors.New("a list within a list within a record")
	}
	o := elementOf(p.typ).(model.Struct).Object
	element, err := b.place(p.list().index(b.locals.I), elemType(p.typ))
	if err != nil || element.maybe != "" {
		return errors.New("a list whose elements are no structs or pointers")
	}
	name, err := b.underFunc(o, element.pointer)
	if err != nil {
		return err
	}
	return b.addLine(out, field, p, f, Numbered{List: p.list(), Func: name, Element: element.address(), Sent: p.ask.in()})
}

// elemType is the type of the elements of a list, array or map.
func elemType(t model.Type) model.Type {
	switch t := t.(type) {
	case model.List:
		return t.Elem
	case model.Array:
		return t.Elem
	case model.Map:
		return t.Elem
	default:
		return nil
	}
}

// addLocated adds a list of lines of files.
func (b *builder) addLocated(out *body, field *model.Field, p place, f frame) error {
	o, ok := elementOf(p.typ).(model.Struct)
	if !ok {
		return errors.New("lines of files that are no structs")
	}
	located := Located{List: p.list(), Sent: p.ask.in()}
	for number, part := range o.Object.Fields {
		at, err := b.field(p.list().index(b.locals.I), part)
		if err != nil {
			return err
		}
		switch part.JSON {
		case "path":
			located.Path, located.Fields[0] = b.text(at, part.Show), number
		case "line":
			located.Line, located.Fields[1] = at.value("int64"), number
			if b.typeOf(at.typ) == "int64" {
				located.Line.Convert = ""
			}
		case "text":
			located.Text, located.Fields[2] = b.text(at, part.Show), number
		}
	}
	var err error
	located.Page, err = b.page(field, f)
	out.sections = append(out.sections, f.textOf(field, p, located))
	return err
}

// isTextBlock reports whether a value of type t is shown as numbered lines.
func isTextBlock(t model.Type, show model.Show) bool {
	return isPart(t) || isText(t) && elementOf(t) == nil && (show.As == "lines" || show.As == "log")
}

// isPart reports whether a value of type t is a text that may be a part of one.
func isPart(t model.Type) bool { _, ok := t.(model.Text); return ok }

// text is a text that is shown as lines, or as one.
func (b *builder) text(p place, show model.Show) Value {
	v := p.value(b.runtimeType(p.typ))
	v.Redact = redaction(show.Redact)
	return v
}

// lead gives the lines of a record their beginnings: a dash before the first,
// spaces before the others.
func lead(entries []Entry, first string) []Entry {
	for i, e := range entries {
		key := strings.TrimLeft(e.Key, "- ")
		switch s := e.Shown.(type) {
		case Group:
			entries[i].Shown = Group{lead(s.Entries, first)}
		case Numbered:
			s.Key = "  " + key + "."
			entries[i].Shown = s
		}
		entries[i].Key = first + key
		first = "  "
	}
	return entries
}

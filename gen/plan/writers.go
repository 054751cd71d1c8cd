package plan

import (
	"fmt"

	"github.com/tooladapt/tooladapt/gen/model"
)

// fieldsFunc is the function that writes o as a section, with the sections that
// follow it.
func (b *builder) fieldsFunc(o *model.Object, f frame) (string, error) {
	f.path, f.sent = Path(b.locals.V), Path(b.locals.Sent)
	key := fmt.Sprint("fields ", b.named(o.Go, ""), b.mode(o))
	if !isPlain(o) { // then it depends on where it stands
		key = fmt.Sprint(key, f.section, " ", f.top, f.external, f.texts)
		if f.page != nil {
			key = fmt.Sprintf("%s %v", key, *f.page)
		}
	}
	return b.writer(key, "append"+exported(o.Go.Word())+b.mode(o), func(name string) (Decl, error) {
		body, err := b.body(o, f)
		return WriteFields{
			Name: name, Of: b.named(o.Go, ""), What: "the fields of " + called(o), Entries: body.entries, Gather: body.gather, Sections: body.sections,
		}, err
	})
}

// isPlain reports whether o is written as lines only, wherever it stands.
func isPlain(o *model.Object) bool {
	for _, f := range o.Fields {
		t := bare(f.Type)
		if e := elementOf(t); e != nil {
			t = e
		}
		if isStruct(t) || isMap(t) || isTextBlock(t, f.Show) {
			return false
		}
	}
	return true
}

// recordFunc is the function that writes o as one record of a list, or (null)
// where the pointer to it is nil.
func (b *builder) recordFunc(o *model.Object, pointer bool) (string, error) {
	return b.recordLike(o, "Record", pointer, func(d *WriteFields) { lead(d.Entries, "- ") })
}

// underFunc is recordFunc for a list within a record: keys go on behind a
// parameter.
func (b *builder) underFunc(o *model.Object, pointer bool) (string, error) {
	return b.recordLike(o, "Under", pointer, func(d *WriteFields) { d.Under = true })
}

func (b *builder) recordLike(o *model.Object, form string, pointer bool, shape func(*WriteFields)) (string, error) {
	key := fmt.Sprint(form, " ", b.named(o.Go, ""), b.mode(o))
	name, err := b.writer(key, "append"+exported(o.Go.Word())+form+b.mode(o), func(name string) (Decl, error) {
		f := frame{path: Path(b.locals.V), sent: Path(b.locals.Sent), record: true, under: form == "Under"}
		body, err := b.body(o, f)
		if err == nil && len(body.entries) == 0 {
			err = fmt.Errorf("%s: a list of structs without fields", o.Go)
		}
		if err != nil {
			return nil, err
		}
		d := WriteFields{
			Name: name, Of: b.named(o.Go, ""), What: "the fields of " + called(o),
			Entries: body.entries, Gather: body.gather,
		}
		shape(&d)
		d.Null = d.Entries[0].Key
		return d, nil
	})
	return b.maybeNil(name, pointer), err
}

// rowFunc is the function that writes o as one row, or (null) in each cell where
// the pointer to it is nil.
func (b *builder) rowFunc(o *model.Object, pointer bool) (string, error) {
	key := fmt.Sprint("row ", b.named(o.Go, ""), b.mode(o))
	name, err := b.writer(key, "append"+exported(o.Go.Word())+"Row"+b.mode(o), func(name string) (Decl, error) {
		row := WriteRow{Name: name, Of: b.named(o.Go, ""), What: "a row for " + called(o)}
		for _, f := range b.keysFirst(o) {
			p, err := b.asked(Path(b.locals.V), f, askFor(Path(b.locals.Sent), o, f))
			if err != nil {
				return nil, err
			}
			for _, f := range withCodes(f) {
				shown, err := b.scalar(p, f.Show, inCell)
				if err != nil {
					return nil, fmt.Errorf("%s: field %s: %w", o.Go, f.JSON, err)
				}
				row.Entries = append(row.Entries, Entry{When: p.when, Maybe: p.maybe, Ask: p.ask, Shown: shown})
			}
		}
		return row, nil
	})
	return b.maybeNil(name, pointer), err
}

// maybeNil tells the writer of that name, where pointer is set, that it is also
// called for pointers that may be nil.
func (b *builder) maybeNil(name string, pointer bool) string {
	for i, d := range b.writers {
		if !pointer {
			break
		}
		switch d := d.(type) {
		case WriteRow:
			d.Nil = d.Nil || d.Name == name
			b.writers[i] = d
		case WriteFields:
			d.Nil = d.Nil || d.Name == name
			b.writers[i] = d
		}
	}
	return name
}

// listLine shows a list of scalars as one line; sent is its presence.
func (b *builder) listLine(p place, show model.Show, sent Path) (Shown, error) {
	ask := Ask{Path(b.locals.Sent), Path(b.locals.I)}
	element, err := b.place(Path(b.locals.X), elemType(p.typ))
	if err != nil {
		return nil, err
	}
	shown, err := b.scalar(element, show, inItem)
	if err != nil {
		return nil, err
	}
	of := b.typeOf(elemType(p.typ))
	key := fmt.Sprintf("list %s %v", of, shown)
	name, err := b.writer(key, "append"+title(elemType(p.typ))+"List", func(name string) (Decl, error) {
		when := element.when
		if !element.optional() {
			when = ask.conds(nil)
		}
		return WriteList{name, "[]" + of, Entry{When: when, Maybe: element.maybe, Else: NullItem, Ask: ask, Shown: shown}}, nil
	})
	return Helper{name, p.elements(), sent, show.Top}, err
}

// writer is the name of a function that writes a part of a result. It is
// planned the first time that it is asked for.
func (b *builder) writer(key, want string, plan func(name string) (Decl, error)) (string, error) {
	return b.once(&b.writers, key, want, plan)
}

// once is the name of a function that all tools share; parts takes its
// declaration.
func (b *builder) once(parts *[]Decl, key, want string, plan func(name string) (Decl, error)) (string, error) {
	if name, ok := b.shared[key]; ok {
		return name, nil
	}
	name := b.names.Pick(want)
	b.shared[key] = name
	at := len(*parts)
	*parts = append(*parts, nil) // a caller stands before what it calls
	d, err := plan(name)
	(*parts)[at] = d
	return name, err
}

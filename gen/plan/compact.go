package plan

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/tooladapt/tooladapt/gen/model"
)

// resultID is the name of the section of a result of type t: that of its type
// or of its elements' type, unless it is reserved.
func resultID(t model.Type) string {
	switch t := t.(type) {
	case model.Struct:
		return sectionName(t.Object)
	case model.List, model.Array:
		if o, ok := elementOf(t).(model.Struct); ok {
			return sectionName(o.Object)
		}
	case model.Blob:
		return "blob"
	case model.Text:
		return "text"
	case model.String:
		if t.Enum == nil {
			return "text"
		}
	}
	return "value"
}

func sectionName(o *model.Object) string {
	id := o.Section
	if slices.Contains(reserved[:], id) {
		return "value"
	}
	return id
}

// compactMethod is the method that appends the sections of t's result.
func (b *builder) compactMethod(a Adapter, t *model.Tool) (Decl, error) {
	d := CompactMethod{Adapter: a}
	if t.Result == nil {
		return d, nil
	}
	p, err := b.place(Path(b.locals.R).dot("Value"), t.Result)
	if err != nil {
		return nil, err
	}
	f := frame{sent: Path(b.locals.R).dot("Sent"), top: true, self: resultID(t.Result), page: t.Page, external: t.Untrusted, texts: !t.Trusted}
	body, err := b.resultBody(p, f)
	d.Sections = []Section{{ID: resultID(t.Result), External: t.Untrusted, When: p.when, Maybe: p.maybe, Body: body}}
	return d, err
}

// resultBody is the body of the section of a result; of a struct with the
// sections that follow it.
func (b *builder) resultBody(p place, f frame) (Body, error) {
	show := model.Show{Scale: -1}
	switch t := p.typ.(type) {
	case model.Struct:
		name, err := b.fieldsFunc(t.Object, f)
		return Fields{name, p.address(), f.sent}, err
	case model.Blob:
		return blobLines(p), nil
	case model.Text:
		return Text{p.value(""), true}, nil
	case model.Map:
		return b.table(p, show, f.sent)
	case model.List, model.Array:
		if !isScalar(elementOf(t)) {
			return b.wholeTable(p, show, f.sent)
		}
		shown, err := b.listLine(p, show, f.sent)
		return Lines{[]Entry{{Key: "value", Shown: shown}}}, err
	case model.String:
		if t.Enum == nil {
			return Text{Value: b.text(p, show)}, nil
		}
	case model.Pointer, model.Maybe:
		return nil, errNested
	}
	shown, err := b.scalar(p, show, inField)
	return Lines{[]Entry{{Key: "value", Shown: shown}}}, err
}

// wholeTable is the body of the section of a result that is a list.
func (b *builder) wholeTable(p place, show model.Show, sent Path) (Body, error) {
	table, err := b.table(p, show, sent)
	if rows, ok := table.(Rows); ok {
		rows.Page = b.reported()
		table = rows
	}
	return table, err
}

// blobLines are the lines of a result that is bytes.
func blobLines(p place) Body {
	name, media, data := p.path.dot("Name"), p.path.dot("MediaType"), p.path.dot("Data")
	return Lines{[]Entry{
		{Key: "name", When: []Cond{{Test: NotEmpty, Path: name}}, Shown: Call{Func: "StringField", Value: Value{Path: name}}},
		{Key: "media_type", Shown: Call{Func: "StringField", Value: Value{Path: media}}},
		{Key: "size", Shown: Call{Func: "IntField", Value: Value{Path: data, Op: Length, Convert: "int64"}, More: []any{"bytes"}}},
		{Key: "data", Shown: Fixed{"Attached"}},
	}}
}

// argumentsMethod is the method that appends the echoed arguments.
func (b *builder) argumentsMethod(a Adapter, echo []*model.Field) (Decl, error) {
	d := ArgumentsMethod{Adapter: a}
	for _, f := range echo {
		p, err := b.field(Path(b.locals.In), f)
		if err != nil {
			return nil, err
		}
		show := f.Show
		show.Labels = nil // the model sent the value
		var shown Shown
		switch {
		case hidden(p.typ, show):
			shown = concealed(inField)
		case isScalar(p.typ):
			shown, err = b.scalar(p, show, inField)
		case elementOf(p.typ) != nil && isScalar(elementOf(p.typ)):
			shown, err = b.listLine(p, show, p.ask.in())
		default:
			err = errors.New("an echo of what is no scalar and no list of scalars")
		}
		if err != nil {
			return nil, fmt.Errorf("field %s: %w", f.JSON, err)
		}
		d.Entries = append(d.Entries, Entry{Key: "arg." + f.JSON, When: p.when, Maybe: p.maybe, Else: Nothing, Shown: shown})
	}
	return d, nil
}

// words is what a result of type t is called in comments.
func words(t model.Type) string {
	if s, ok := t.(model.Struct); ok {
		return called(s.Object)
	}
	return "the result"
}

// called is what a value of o is called in comments, such as "an Order".
func called(o *model.Object) string { return article(o.Go.String()) }

// article is a name with its article.
func article(name string) string {
	if strings.HasPrefix(strings.TrimLeft(name, "AEIOUaeiou"), name) {
		return "a " + name
	}
	return "an " + name
}

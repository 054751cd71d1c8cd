package plan

import (
	"slices"

	"github.com/tooladapt/tooladapt/gen/model"
)

// KeyField is one key field of a result:
//
//	result.Key(r.Sent, 1, "status", string(r.Value.Status))
type KeyField struct {
	Key  string
	Text KeyText
	// Ask says whether it was sent.
	Ask Ask
}

// KeyText is a value as a string.
type KeyText struct {
	Form  TextForm
	Value Value
	Bits  int // of a float
}

// TextForm is how a value becomes a string.
type TextForm uint8

// The forms: as it is, strconv's functions, Format of a time, String of a
// decimal, render.TextOf and "(redacted)".
const (
	AsText TextForm = iota
	FormatInt
	FormatUint
	FormatFloat
	FormatBool
	FormatTime
	CallString
	CallText
	Concealed
)

// Note is something that the envelope of a result says, on a condition.
type Note struct {
	When  []Cond
	Maybe Path
	Says  Says
}

// Says is what a [Note] says: a sealed sum.
type Says interface{ isSays() }

type (
	// SaysKey adds a key field.
	SaysKey struct{ KeyField }
	// SaysList counts a list.
	SaysList struct {
		Key  string
		List Path
		Top  int
		Page *Page // nil where the list is whole
	}
	// SaysMore adds an argument that leads to the next page.
	SaysMore struct{ KeyField }
	// SaysBlob adds an attachment.
	SaysBlob struct{ Value Value }
	// SaysText counts a text that may be a part of one.
	SaysText struct {
		Key   string
		Value Value
	}
	// SaysAll is what a nested struct says.
	SaysAll struct{ Notes []Note }
)

func (SaysKey) isSays()  {}
func (SaysList) isSays() {}
func (SaysBlob) isSays() {}
func (SaysMore) isSays() {}
func (SaysText) isSays() {}
func (SaysAll) isSays()  {}

func (t KeyText) uses() []string {
	all := t.Value.paths()
	switch t.Form {
	case FormatInt, FormatUint, FormatFloat, FormatBool:
		all = append(all, "strconv")
	case FormatTime:
		all = append(all, "time")
	case CallText:
		all = append(all, RenderPath)
	}
	return all
}

func notePaths(notes ...Note) []string {
	var all []string
	for _, n := range notes {
		for _, c := range n.When {
			all = append(all, c.paths()...)
		}
		switch s := n.Says.(type) {
		case SaysKey:
			all = append(append(all, ToolPath), s.Text.uses()...)
		case SaysMore:
			all = append(append(all, ToolPath), s.Text.uses()...)
		case SaysList:
			all = append(all, s.Page.paths()...)
		case SaysAll:
			all = append(all, notePaths(s.Notes...)...)
		}
	}
	return all
}

// resultMethod is the method that answers the envelope of a result of t.
func (b *builder) resultMethod(a Adapter, t *model.Tool) (Decl, error) {
	d := ResultMethod{Adapter: a, Report: t.Result != nil}
	notes, err := b.resultNotes(Path(b.locals.R).dot("Value"), t)
	if err != nil {
		return nil, err
	}
	d.Counts = counts(t.Result)
	for _, n := range notes {
		if s, ok := n.Says.(SaysBlob); ok && len(n.When) == 0 && n.Maybe == "" {
			d.Blobs = append(d.Blobs, s.Value)
			continue
		}
		d.Notes = append(d.Notes, n)
	}
	d.Keys = keys(notes)
	d.Cite, err = b.cites(t.Result)
	return d, err
}

// keys counts the key fields that notes say.
func keys(notes []Note) int {
	n := 0
	for _, note := range notes {
		switch s := note.Says.(type) {
		case SaysKey:
			n++
		case SaysAll:
			n += keys(s.Notes)
		}
	}
	return n
}

// resultNotes are the notes of the result of tool as a whole.
func (b *builder) resultNotes(path Path, tool *model.Tool) ([]Note, error) {
	switch t := tool.Result.(type) {
	case model.Struct:
		f := frame{path: path, sent: Path(b.locals.R).dot("Sent"), top: true, self: resultID(t), page: tool.Page}
		notes, err := b.notes(t.Object, path, f)
		if err != nil || tool.Page == nil || tool.Page.Next == nil {
			return notes, err
		}
		next, err := b.nextPage(path, tool.Page)
		return append(notes, next), err
	case model.List, model.Array:
		return []Note{{Says: SaysList{Key: resultID(t), List: path, Page: b.reported()}}}, nil
	case model.Map:
		return []Note{{Says: SaysList{Key: resultID(t), List: path}}}, nil
	case model.Blob:
		return []Note{{Says: SaysBlob{Value{Path: path}}}}, nil
	case model.Text:
		return []Note{{Says: SaysText{resultID(t), Value{Path: path}}}}, nil
	default:
		return nil, nil
	}
}

// nextPage is the note that says what leads to the next page.
func (b *builder) nextPage(path Path, page *model.Page) (Note, error) {
	next, err := b.field(path, page.Next)
	if err != nil {
		return Note{}, err
	}
	return Note{When: leads(next), Says: SaysMore{KeyField{Key: page.Argument.JSON, Text: b.keyText(next, page.Next.Show)}}}, nil
}

// counts reports whether a result of type t has a list or a text, so that it
// can be complete or not.
func counts(t model.Type) bool {
	switch t := t.(type) {
	case model.Struct:
		for _, f := range t.Object.Fields {
			if !f.Show.Log && countsField(bare(f.Type), f.Show) {
				return true
			}
		}
		return false
	case model.String:
		return t.Enum == nil
	case model.Text, model.List, model.Array, model.Map:
		return true
	default:
		return false
	}
}

func countsField(t model.Type, show model.Show) bool {
	switch {
	case hidden(t, show):
		return false
	case isStruct(t):
		return counts(t)
	default:
		return isList(t, show) || isTextBlock(t, show)
	}
}

// isList reports whether a value of type t counts as a list of its result: one
// with a section of its own, or one that is cut.
func isList(t model.Type, show model.Show) bool {
	return hasSection(t) || elementOf(t) != nil && show.Top > 0
}

// notes are the notes of a struct within a result.
func (b *builder) notes(o *model.Object, path Path, f frame) ([]Note, error) {
	var all []Note
	f.of = o
	for _, field := range b.keysFirst(o) {
		p, err := b.asked(path, field, askFor(f.sent, o, field))
		if err != nil {
			return nil, err
		}
		says, err := b.says(p, field, f)
		if err != nil {
			return nil, err
		}
		switch nested, ok := says.(SaysAll); {
		case says == nil:
		case ok && len(nested.Notes) == 0:
		case ok && !p.optional():
			all = append(all, nested.Notes...)
		default:
			all = append(all, note(p, says))
		}
	}
	return all, nil
}

// note says it of the value at p. A key field asks itself whether it was sent.
func note(p place, says Says) Note {
	when := p.when
	if _, ok := says.(SaysKey); ok {
		when = slices.DeleteFunc(slices.Clone(when), func(c Cond) bool { return c.Test == IsSent })
	}
	return Note{When: when, Maybe: p.maybe, Says: says}
}

// says is what the envelope says of one field; nil for nothing.
func (b *builder) says(p place, field *model.Field, f frame) (Says, error) {
	switch {
	case field.Show.Key && isScalar(p.typ):
		return SaysKey{KeyField{f.key + field.JSON, b.keyText(p, field.Show), p.ask}}, nil
	case hidden(p.typ, field.Show):
		return nil, nil
	case hasSection(p.typ):
		page, err := b.page(field, f)
		return SaysList{f.id(field), p.list(), 0, page}, err
	case isList(p.typ, field.Show):
		return SaysList{f.id(field), p.list(), field.Show.Top, nil}, nil
	case isBlob(p.typ):
		return SaysBlob{p.value("")}, nil
	case isPart(p.typ):
		return SaysText{f.id(field), p.value("")}, nil
	case isStruct(p.typ):
		inner := frame{sent: p.ask.in(), key: f.key + field.JSON + ".", section: f.id(field) + "."}
		notes, err := b.notes(p.typ.(model.Struct).Object, p.path, inner)
		return SaysAll{notes}, err
	default:
		return nil, nil
	}
}

func isBlob(t model.Type) bool { _, ok := t.(model.Blob); return ok }

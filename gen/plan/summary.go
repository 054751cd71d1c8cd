package plan

import (
	"fmt"
	"slices"

	"github.com/tooladapt/tooladapt/gen/model"
)

// SummaryFunc appends one line about a result:
//
//	func appendOrderSummary(dst []byte, v *Order, sent *tool.Presence) []byte
type SummaryFunc struct {
	Name  string
	Of    Type
	What  string // "an Order"
	Parts []SummaryPart
}

// SummaryPart is a text, or where that is "" a value with its unit.
type SummaryPart struct {
	Text  string
	Entry Entry
	Unit  string
}

// Uses reports whether the line says anything of the value.
func (d SummaryFunc) Uses() bool {
	return slices.ContainsFunc(d.Parts, func(p SummaryPart) bool { return p.Text == "" })
}

func (d SummaryFunc) Declares() []string { return []string{d.Name} }

func (d SummaryFunc) uses() []string {
	all := append(paths(d.Of), ToolPath)
	for _, p := range d.Parts {
		if p.Text == "" {
			all = append(append(all, RenderPath), entryPaths(p.Entry)...)
		}
	}
	return all
}

// summary is the function that appends the summary of t's result.
func (b *builder) summary(name string, t *model.Tool) (Decl, error) {
	o := model.StructOf(t.Result)
	d := SummaryFunc{Name: name, Of: b.named(o.Go, ""), What: called(o)}
	for _, said := range t.Summary {
		last := len(d.Parts) - 1
		switch {
		case said.Text == "":
			part, err := b.summaryValue(o, said.Fields)
			if err != nil {
				return nil, fmt.Errorf("the summary: %w", err)
			}
			d.Parts = append(d.Parts, part)
		case last >= 0 && d.Parts[last].Text != "":
			d.Parts[last].Text += said.Text
		default:
			d.Parts = append(d.Parts, SummaryPart{Text: said.Text})
		}
	}
	return d, nil
}

// summaryValue is the value that fields lead to, from o on.
func (b *builder) summaryValue(o *model.Object, fields []*model.Field) (SummaryPart, error) {
	entry, err := b.summaryEntry(Path(b.locals.V), Path(b.locals.Sent), o, fields)
	return SummaryPart{Entry: entry, Unit: fields[len(fields)-1].Show.Unit}, err
}

// summaryEntry shows the value that fields lead to from the struct o at path, or
// what of them is not there.
func (b *builder) summaryEntry(path, sent Path, o *model.Object, fields []*model.Field) (Entry, error) {
	f := fields[0]
	p, err := b.asked(path, f, askFor(sent, o, f))
	if err != nil {
		return Entry{}, err
	}
	e := Entry{When: p.when, Maybe: p.maybe, Ask: p.ask}
	if len(fields) == 1 {
		shown, err := b.scalar(p, f.Show, inCell)
		e.Shown = brief(shown)
		return e, err
	}
	within, err := b.summaryEntry(p.path, p.ask.in(), model.StructOf(p.typ), fields[1:])
	e.Shown = Group{[]Entry{within}}
	return e, err
}

// brief shows a text that may be long as its start, and everything else as it is.
func brief(shown Shown) Shown {
	call, ok := shown.(Call)
	if !ok {
		return shown
	}
	switch call.Func {
	case "NamedCell", "NumberCell", "BigIntCell", "TextualCell":
		call.Func = "Brief" + call.Func
	case "StringCell", "UntrustedCell":
		call.Func, call.More = "BriefCell", []any{call.Func == "UntrustedCell"}
	}
	return call
}

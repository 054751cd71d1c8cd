package plan

import (
	"fmt"
	"slices"

	"github.com/tooladapt/tooladapt/gen/model"
)

// SummaryFunc appends one line about a result:
//
//	func appendOrderSummary(dst []byte, v *Order) []byte
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
	all := paths(d.Of)
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
			part, err := b.summaryValue(said.Fields)
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

// summaryValue is the value that fields lead to.
func (b *builder) summaryValue(fields []*model.Field) (SummaryPart, error) {
	var when []Cond
	p := place{path: Path(b.locals.V)}
	for _, f := range fields {
		var err error
		if p, err = b.field(p.path, f); err != nil {
			return SummaryPart{}, err
		}
		when = append(when, p.when...)
	}
	show := fields[len(fields)-1].Show
	shown, err := b.scalar(p, show, inCell)
	return SummaryPart{Entry: Entry{When: when, Maybe: p.maybe, Shown: shown}, Unit: show.Unit}, err
}

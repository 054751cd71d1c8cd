package plan

import (
	"fmt"
	"strings"

	"github.com/tooladapt/tooladapt/gen/model"
)

// The number of columns that rows have. A row with one would have no bar, one
// with many would not be read.
const minColumns, maxColumns = 2, 12

// addTable adds the section of a list of structs or of a map.
func (b *builder) addTable(out *body, field *model.Field, p place, f frame) error {
	if f.record {
		return fmt.Errorf("%s within a record", title(p.typ))
	}
	table, err := b.table(p, field.Show, p.ask.in())
	if err != nil {
		return err
	}
	if rows, ok := table.(Rows); ok {
		if rows.Page, err = b.page(field, f); err != nil {
			return err
		}
		table = rows
	}
	out.sections = append(out.sections, f.sectionOf(field, p, table))
	return nil
}

// table is the body of a section for a list of structs or a map; sent is the
// presence of the list.
func (b *builder) table(p place, show model.Show, sent Path) (Body, error) {
	if m, ok := p.typ.(model.Map); ok {
		return b.pairs(m, p, show)
	}
	o, ok := elementOf(p.typ).(model.Struct)
	element, err := b.place(p.list().index(b.locals.I), elemType(p.typ))
	if err != nil || !ok || element.maybe != "" {
		return nil, fmt.Errorf("a list of %s has no form", title(elemType(p.typ)))
	}
	rows := Rows{List: p.list(), Element: element.address(), Sent: sent}
	if isRow(b.shownFields(o.Object), show) {
		rows.Columns = strings.Join(b.columns(o.Object), "|")
		rows.Func, err = b.rowFunc(o.Object, element.pointer)
	} else {
		rows.Func, err = b.recordFunc(o.Object, element.pointer)
	}
	return rows, err
}

// isRow reports whether structs with those fields are shown as rows.
func isRow(fields []*model.Field, show model.Show) bool {
	for _, f := range fields {
		if !isScalar(f.Type) && !hidden(bare(f.Type), f.Show) {
			return false
		}
	}
	n := len(withCodes(fields...))
	return n >= minColumns && (n <= maxColumns || show.As == "rows") && show.As != "records"
}

// columns are the heads of the columns of o.
func (b *builder) columns(o *model.Object) []string {
	var all []string
	for _, f := range withCodes(b.keysFirst(o)...) {
		all = append(all, column(f))
	}
	return all
}

// pairs is the body for a map: a row for each key.
func (b *builder) pairs(m model.Map, p place, show model.Show) (Body, error) {
	key := place{typ: m.Key, path: Path(b.locals.K)}
	first, err := b.scalar(key, model.Show{Untrusted: show.Untrusted}, inCell)
	if err != nil {
		return nil, err
	}
	element, err := b.place(p.list().index(b.locals.K), m.Elem)
	if err != nil {
		return nil, err
	}
	second, err := b.scalar(element, show, inCell)
	return Pairs{
		Map: p.list(), Columns: "key|" + column(&model.Field{JSON: "value", Show: show}),
		Entries: []Entry{{Shown: first}, {When: element.when, Maybe: element.maybe, Shown: second}},
	}, err
}

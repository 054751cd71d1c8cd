package plan

import "github.com/tooladapt/tooladapt/gen/model"

// Page is how many entries the list of a page has in all:
//
//	render.PageOf(len(v.Orders), &v.Total, v.NextCursor != nil)
type Page struct {
	// Total is a pointer to how many there are on all pages; without a path that
	// is not known.
	Total Value
	// More are the conditions under which there is, or may be, a next page; none
	// for never.
	More []Cond
	// Report is the tool.Report that says both, in their place; "" for none.
	Report Path
}

// reported is the page that a result is which is itself a list:
//
//	render.Entries(len(r.Value), r.Report)
func (b *builder) reported() *Page { return &Page{Report: Path(b.locals.R).dot("Report")} }

// page is the page that the list of field is, within the struct of frame f; nil
// where it is none.
func (b *builder) page(field *model.Field, f frame) (*Page, error) {
	if f.page == nil || f.page.Items != field {
		return nil, nil
	}
	var p Page
	if f.page.Total != nil {
		total, err := b.asked(f.path, f.page.Total, askFor(f.sent, f.of, f.page.Total))
		if err != nil {
			return nil, err
		}
		p.Total = total.address()
		if f.page.Next == nil { // the total alone says whether there is more
			p.More = []Cond{{Test: NotAll, Any: total.when}}
		}
	}
	if f.page.Next != nil {
		next, err := b.field(f.path, f.page.Next)
		if err != nil {
			return nil, err
		}
		p.More = leads(next)
	}
	return &p, nil
}

// leads are the conditions under which next leads to a page: it is there, and
// neither empty nor 0.
func leads(next place) []Cond {
	path := next.path
	if next.pointer {
		path = "*" + path
	}
	c, _ := notEmpty(place{typ: next.typ, path: path})
	all := next.when
	for _, w := range all {
		if w.Test == c.Test && w.Path == c.Path {
			return all
		}
	}
	return append(all, c)
}

func (p *Page) paths() []string {
	if p == nil {
		return nil
	}
	return []string{RenderPath}
}

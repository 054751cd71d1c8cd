package plan

// Section is one section of a rendered result, with what stands in its place
// when the value is absent.
type Section struct {
	ID string
	// External says that its text is outside data.
	External bool
	// When, Maybe and Ask are those of an [Entry].
	When  []Cond
	Maybe Path
	Ask   Ask
	// Silent says that nothing stands in the place of an absent value.
	Silent bool
	Body   Body
}

// Body is what a [Section] consists of: a sealed sum.
type Body interface{ isBody() }

type (
	// Fields are those of a struct:
	//
	//	dst = render.Section(dst, "shipping", false)
	//	dst = appendShipping(dst, v.Ship, sent.In(5))
	Fields struct {
		Func  string
		Value Value
		// Sent is the tool.Presence of the struct.
		Sent Path
	}
	// Lines are fields that no function of their own writes:
	//
	//	dst = render.Section(dst, "value", false)
	//	dst = render.IntField(dst, "value", int64(r.Value), "")
	Lines struct{ Entries []Entry }
	// Rows are a list as rows, or as records where Columns is "":
	//
	//	dst = render.RowsSection(dst, "items", len(v.Items), len(v.Items), false, "sku|qty")
	//	for i := range v.Items {
	//		dst = appendItemRow(dst, &v.Items[i], sent.In(4).Item(i))
	//	}
	Rows struct {
		List Path
		// Page is nil where the list is whole.
		Page    *Page
		Columns string
		Func    string
		// Element is the argument of Func; Sent is the tool.Presence of the list.
		Element Value
		Sent    Path
	}
	// Pairs are a map as rows:
	//
	//	dst = render.RowsSection(dst, "prices", len(v.Prices), len(v.Prices), false, "key|value")
	//	for _, k := range slices.Sorted(maps.Keys(v.Prices)) {
	//		dst = render.StringCell(dst, k)
	//		dst = render.IntCell(dst, int64(v.Prices[k]))
	//		dst = render.EndRow(dst)
	//	}
	Pairs struct {
		Map     Path
		Columns string
		// Entries show the key and the element.
		Entries []Entry
	}
	// Several are the sections of a nested struct below a section:
	//
	//	if v.Ship != nil {
	//		dst = render.RowsSection(dst, "shipping.address.lines", …)
	//		…
	//	}
	Several struct{ Sections []Section }
	// Located are a list as lines of files:
	//
	//	dst = render.LocatedSection(dst, "hits", len(v.Hits), len(v.Hits), true)
	//	for i := range v.Hits {
	//		dst = render.LocatedSent(
	//			dst, v.Hits[i].Path, int64(v.Hits[i].Line), v.Hits[i].Text, sent.In(4).Item(i), [3]int{0, 1, 2})
	//	}
	Located struct {
		List             Path
		Page             *Page // nil where the list is whole
		Path, Line, Text Value
		// Sent is the tool.Presence of the list, Fields the numbers of the
		// fields of Path, Line and Text.
		Sent   Path
		Fields [3]int
	}
	// Text is text as numbered lines, all of them or a part:
	//
	//	dst = render.TextSection(dst, "text", r.Value, true)
	//	dst = render.LinesSection(dst, "text", r.Value, true)
	Text struct {
		Value Value
		Part  bool
	}
)

func (Fields) isBody()  {}
func (Lines) isBody()   {}
func (Rows) isBody()    {}
func (Pairs) isBody()   {}
func (Several) isBody() {}
func (Located) isBody() {}
func (Text) isBody()    {}

// sectionPaths are the import paths that sections need.
func sectionPaths(sections ...Section) []string {
	var all []string
	for _, s := range sections {
		all = append(all, RenderPath)
		for _, c := range s.When {
			all = append(all, c.paths()...)
		}
		switch body := s.Body.(type) {
		case Lines:
			all = append(all, entryPaths(body.Entries...)...)
		case Pairs:
			all = append(append(all, "maps", "slices"), entryPaths(body.Entries...)...)
		case Several:
			all = append(all, sectionPaths(body.Sections...)...)
		case Located:
			all = append(append(append(all, body.Path.paths()...), body.Line.paths()...), body.Text.paths()...)
		case Text:
			all = append(all, body.Value.paths()...)
		}
	}
	return all
}

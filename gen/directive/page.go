package directive

// Page names the fields of the result that make it a page of a list, by JSON
// name. What is not said is the zero Value; either Items or Argument is.
type Page struct {
	// Items is the list, Total how many entries it has on all pages, Next what
	// leads to the next page. A result that is the list itself has none of them.
	Items, Total, Next Value[string]
	// Argument is the argument that takes what Next says, or without it what the
	// source says beside the result, as in a Link header.
	Argument Value[string]
}

// readPage reads items=items total=total next=cursor argument=cursor, or
// argument=page.
func readPage(a *args, s *Struct) {
	words, values, ok := a.keyed("", "items", "total", "next", "argument")
	if !a.surplus(words) || !ok || !a.has(len(values)) {
		return
	}
	var p Page
	for _, name := range [...]struct {
		key string
		to  *Value[string]
	}{{"items", &p.Items}, {"total", &p.Total}, {"next", &p.Next}, {"argument", &p.Argument}} {
		for _, v := range values[name.key] {
			*name.to = Value[string]{v.Position(0), v.String}
		}
	}
	switch {
	case !p.Items.Said() && (!p.Argument.Said() || p.Total.Said() || p.Next.Said()):
		a.report(a.pos, "TA025", "//tool:page lacks items=")
		return
	case p.Items.Said() && p.Argument.Said() && !p.Next.Said() && !p.Total.Said():
		a.report(p.Argument.Pos, "TA025", "//tool:page has argument= without next= and total=")
		return
	}
	s.Page = Value[Page]{a.pos, p}
}

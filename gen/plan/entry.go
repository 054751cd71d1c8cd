package plan

// Entry is one line of a section or one cell of a row, and what stands there
// when the value is absent.
type Entry struct {
	// Key is the rendered key with its prefix, such as "- sku" or
	// "address.city"; "" in a cell.
	Key string
	// Under says that the key goes on behind that in the parameter key.
	Under bool
	// When are the conditions for the value to be there; none for always.
	When []Cond
	// Maybe is the tool.Maybe that the value is got from; "" for none.
	Maybe Path
	// Else stands there for an absent value; Ask says which kind of absence.
	Else  Else
	Ask   Ask
	Shown Shown
}

// Else is what stands in place of an absent value.
type Else uint8

// The answers: (not returned), nothing at all, and (null) as the item of a list.
const (
	NotReturned Else = iota
	Nothing
	NullItem
)

// Shown is what an [Entry] shows: a sealed sum.
type Shown interface{ isShown() }

type (
	// Call is one call of package render:
	//
	//	render.DecimalField(dst, "fee", *v.Fee, 2, "CNY")
	Call struct {
		Func  string
		Value Value
		// More are the arguments behind the value: strings and ints.
		More []any
	}
	// Fixed is a call of package render without a value:
	//
	//	render.Redacted(dst, "phone")
	Fixed struct{ Func string }
	// Helper is a call of a generated function:
	//
	//	appendStringList(dst, "tags", v.Tags, sent.In(3))
	Helper struct {
		Func  string
		Value Value
		// Sent is the tool.Presence of the list.
		Sent Path
		// Top is how many elements are shown; 0 for all.
		Top int
	}
	// Group is the fields of a nested struct.
	Group struct{ Entries []Entry }
	// Numbered is a list of structs within a record, counted and then element by
	// element:
	//
	//	dst = render.CountLine(dst, "  items", len(v.Items))
	//	for i := range v.Items {
	//		dst = appendItemUnder(dst, "  items."+strconv.Itoa(i+1), &v.Items[i], sent.In(3).Item(i))
	//	}
	Numbered struct {
		List Path
		// Key is what the keys of the elements begin with, such as "  items.".
		Key     string
		Func    string
		Element Value
		// Sent is the tool.Presence of the list.
		Sent Path
	}
)

func (Call) isShown()     {}
func (Fixed) isShown()    {}
func (Helper) isShown()   {}
func (Group) isShown()    {}
func (Numbered) isShown() {}

// entryPaths are the import paths that entries need.
func entryPaths(entries ...Entry) []string {
	var all []string
	for _, e := range entries {
		if len(e.When) > 0 && e.Else != Nothing || e.Maybe != "" {
			all = append(all, RenderPath)
		}
		for _, c := range e.When {
			all = append(all, c.paths()...)
		}
		switch s := e.Shown.(type) {
		case Call:
			all = append(append(all, RenderPath), s.Value.paths()...)
		case Helper:
			all = append(all, s.Value.paths()...)
		case Fixed:
			all = append(all, RenderPath)
		case Numbered:
			all = append(all, "strconv", RenderPath)
		case Group:
			all = append(all, entryPaths(s.Entries...)...)
		}
	}
	return all
}

func (c Cond) paths() []string {
	all := paths(c.Type)
	for _, any := range c.Any {
		all = append(all, any.paths()...)
	}
	return all
}

func (v Value) paths() []string {
	all := paths(v.Convert)
	if v.Redact != "" {
		all = append(all, RedactPath)
	}
	return all
}

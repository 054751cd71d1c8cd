package plan

type (
	// WriteFields appends the fields of a struct, and then its sections:
	//
	//	func appendOrder(dst []byte, v *Order, sent *tool.Presence) []byte
	//
	// With Under it takes the beginning of every key, and a dot follows:
	//
	//	func appendItemUnder(dst []byte, key string, v *Item, sent *tool.Presence) []byte
	WriteFields struct {
		Name  string
		Of    Type
		What  string // "the fields of an Order"
		Under bool
		// Nil says that v may be nil. Null is the key of the line that stands
		// there then, unless Under gives it.
		Nil      bool
		Null     string
		Entries  []Entry
		Gather   Gather
		Sections []Section
	}
	// WriteRow appends a struct as one row:
	//
	//	func appendItemRow(dst []byte, v *Item, sent *tool.Presence) []byte
	WriteRow struct {
		Name string
		Of   Type
		What string // "a row for an Item"
		// Nil says that v may be nil.
		Nil     bool
		Entries []Entry
	}
	// WriteList appends a list of scalars as one line:
	//
	//	func appendStringList(dst []byte, key string, list []string, sent *tool.Presence) []byte
	WriteList struct {
		Name  string
		Of    Type
		Entry Entry
	}
)

func (d WriteFields) Declares() []string { return []string{d.Name} }
func (d WriteRow) Declares() []string    { return []string{d.Name} }
func (d WriteList) Declares() []string   { return []string{d.Name} }

func (d WriteFields) uses() []string {
	all := append(append(paths(d.Of), ToolPath), entryPaths(d.Entries...)...)
	if d.Nil || d.Gather.When != GatherNever {
		all = append(all, RenderPath)
	}
	return append(all, sectionPaths(d.Sections...)...)
}

func (d WriteRow) uses() []string {
	return append(append(paths(d.Of), RenderPath, ToolPath), entryPaths(d.Entries...)...)
}

func (d WriteList) uses() []string {
	return append(append(paths(d.Of), RenderPath, ToolPath), entryPaths(d.Entry)...)
}

package plan

// Adapter is the names of one tool's adapter, and the types that it is about.
// Its declarations share it.
type Adapter struct {
	// Var is the exported variable, Type its type: GetOrderTool, getOrderTool.
	Var, Type string
	// Spec is the variable with the spec, Rule that with the arguments' rule.
	Spec, Rule string
	// Read is the function that reads arguments, Check the one that holds them
	// against the rule; "" where there is nothing to hold.
	Read, Check string
	// Summary is the function that appends the summary of a result; "" for none.
	Summary string
	// Tool is the tool's name, such as get_order.
	Tool string
	// In is the type of the arguments, Out that of the result; Words is what
	// the result is called in comments, such as "an Order".
	In, Out Type
	Words   string
}

type (
	// AdapterVar is the variable from which everything hangs.
	AdapterVar struct{ Adapter }
	// AdapterType is its type, of zero size.
	AdapterType struct{ Adapter }
	// SpecMethod answers the spec.
	SpecMethod struct{ Adapter }
	// DecodeMethod decodes and validates arguments.
	DecodeMethod struct{ Adapter }
	// ReadMethod is what DecodeMethod calls.
	ReadMethod struct {
		Adapter
		// Strict says that nothing is ever coerced.
		Strict bool
		// Across says that the struct has a method Check, for rules across
		// fields.
		Across bool
		// Fills are the arguments that the caller fills.
		Fills []Fill
	}
	// ValidateMethod holds a value made in Go against the rules.
	ValidateMethod struct {
		Adapter
		Across bool
	}
	// ArgumentsMethod appends the echoed arguments.
	ArgumentsMethod struct {
		Adapter
		Entries []Entry
	}
	// NormalizeMethod turns upstream output into the typed result.
	NormalizeMethod struct {
		Adapter
		// Take is how the result is read; nil where there is none.
		Take *Take
		// Exits are the exit codes of a command that count as success; nil
		// where nothing is said.
		Exits []int
	}
	// ResultMethod answers the envelope.
	ResultMethod struct {
		Adapter
		// Report says that there is a result, which may be partial.
		Report bool
		// Blobs are those that are always there; Notes are what depends on a
		// value, the key fields, of which there are at most Keys, and the lists.
		Blobs []Value
		Keys  int
		Notes []Note
		// Counts says that the result has lists or texts.
		Counts bool
		// Cite is the evidence that it names; nil for none.
		Cite *Cite
	}
	// CompactMethod appends the sections.
	CompactMethod struct {
		Adapter
		Sections []Section
	}
	// LimitMethod appends the sections, cut to a limit.
	LimitMethod struct {
		Adapter
		// Keep are the sections of which not just the start is kept.
		Keep []Keep
	}
	// BindMethod binds a handler.
	BindMethod struct{ Adapter }
	// BindRawMethod binds a handler that answers with upstream output.
	BindRawMethod struct{ Adapter }
)

func (a Adapter) method(name string) []string { return []string{a.Type + "." + name} }

func (d AdapterVar) Declares() []string      { return []string{d.Var} }
func (d AdapterType) Declares() []string     { return []string{d.Type} }
func (d SpecMethod) Declares() []string      { return d.method("Spec") }
func (d DecodeMethod) Declares() []string    { return d.method("Decode") }
func (d ReadMethod) Declares() []string      { return d.method("Read") }
func (d ValidateMethod) Declares() []string  { return d.method("Validate") }
func (d ArgumentsMethod) Declares() []string { return d.method("AppendArguments") }
func (d NormalizeMethod) Declares() []string { return d.method("Normalize") }
func (d ResultMethod) Declares() []string    { return d.method("Result") }
func (d CompactMethod) Declares() []string   { return d.method("AppendCompact") }
func (d LimitMethod) Declares() []string     { return d.method("AppendCompactLimit") }
func (d BindMethod) Declares() []string      { return d.method("Bind") }
func (d BindRawMethod) Declares() []string   { return d.method("BindRaw") }

func (d AdapterVar) uses() []string  { return nil }
func (d AdapterType) uses() []string { return nil }
func (d SpecMethod) uses() []string  { return []string{ToolPath} }
func (d BindMethod) uses() []string  { return append(paths(d.In, d.Out), "context", ToolPath) }

func (d BindRawMethod) uses() []string { return append(paths(d.In), "context", ToolPath) }

func (d NormalizeMethod) uses() []string {
	if d.Take == nil {
		return append(paths(d.Out), ToolPath, NormalizePath)
	}
	all := append(append(paths(d.Out), ToolPath, ExtractPath), d.Take.uses()...)
	if d.Exits != nil {
		all = append(all, NormalizePath)
	}
	return all
}

func (d DecodeMethod) uses() []string { return paths(d.In) }

func (d ReadMethod) uses() []string {
	all := append(paths(d.In), DecodePath, ToolPath)
	for _, f := range d.Fills {
		all = append(all, paths(f.Convert)...)
	}
	return all
}

func (d ValidateMethod) uses() []string {
	all := paths(d.In)
	if d.Check != "" || d.Across {
		all = append(all, DecodePath)
	}
	if d.Across {
		all = append(all, ToolPath)
	}
	return all
}

func (d ArgumentsMethod) uses() []string {
	return append(paths(d.In), entryPaths(d.Entries...)...)
}

func (d CompactMethod) uses() []string {
	return append(append(paths(d.Out), ToolPath), sectionPaths(d.Sections...)...)
}

func (d LimitMethod) uses() []string { return append(paths(d.Out), ToolPath, RenderPath) }

func (d ResultMethod) uses() []string {
	all := append(append(paths(d.Out), ToolPath), notePaths(d.Notes...)...)
	if d.Cite != nil {
		all = append(all, citePaths(*d.Cite)...)
	}
	return all
}

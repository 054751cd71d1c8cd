package plan

type (
	// ObjectVar says where the fields of a struct are in what an upstream
	// answers:
	//
	//	var orderObject = extract.Object{ … }
	ObjectVar struct {
		Name string
		What string // "an Order"
		// Fields are those of the struct.
		Fields []SourceField
		// Names are the members that are read; none where each field is under its
		// own name.
		Names []SourceName
	}
	// EnumVar is the values of an enum, with their synonyms:
	//
	//	var orderStatusEnum = extract.Enum{ … }
	EnumVar struct {
		Name     string
		What     string // "a Status"
		Values   []string
		Synonyms []Synonym
	}
	// ExtractObject reads a struct:
	//
	//	func readOrder(d *extract.Reader) (v Order)
	ExtractObject struct {
		Name string
		Of   Type
		What string // "an Order"
		// Object is the variable that says where its fields are.
		Object string
		Fields []TakeField
	}
	// ExtractList reads a list:
	//
	//	func readItemList(d *extract.Reader) []Item
	ExtractList struct {
		Name string
		Of   Type
		Elem Take
	}
	// ExtractArray reads an array:
	//
	//	func readIntArray3(d *extract.Reader) (list [3]int)
	ExtractArray struct {
		Name string
		Of   Type
		Elem Take
	}
	// ExtractMap reads a map:
	//
	//	func readIntMap(d *extract.Reader) map[string]int
	ExtractMap struct {
		Name string
		Of   Type
		Key  TakeKey
		Elem Take
		// Nullable says that an element can be null.
		Nullable bool
	}
)

// SourceField is one field of an [ObjectVar].
type SourceField struct {
	Name string
	Key  bool
	// Hidden says that not even a report tells the value.
	Hidden bool
}

// SourceName is one member of an object of the source.
type SourceName struct {
	Is     string
	Fields []SourceTarget
	Within []SourceName
}

// SourceTarget is a field that a member is read into.
type SourceTarget struct {
	Field, Rank int
	Each        []string
}

// Synonym is another word for a value of an enum.
type Synonym struct{ Of, Is string }

// TakeField reads one field of a struct.
type TakeField struct {
	Index int
	Make  []Made
	To    Path
	Take  Take
}

// TakeKey is how the key of a map is read: m.Key, Word(m.Key),
// int8(m.Int(d, 8)) or extract.Key[Word](d, &m).
type TakeKey struct {
	// Method is that of the frame, "" for the text itself; Of is the type that
	// reads its own text, "" for none.
	Method  string
	Bits    int
	Of      Type
	Convert Type
}

// Take is how one value is read:
//
//	extract.Pointer(d, Level(d.Int(64)))
type Take struct {
	// Method is one of the reader's, with arguments: numbers and texts, and the
	// address of the variable Table, "" for none.
	Method string
	Args   []any
	Table  string
	// Helper is a generated function, and Func one of package extract for values
	// of type Of, where they are not "".
	Helper, Func string
	Of           Type
	// Convert is the type of the value, "" where it has it.
	Convert Type
	// Wraps are what is made of the value, in order.
	Wraps []Wrap
}

func (d ObjectVar) Declares() []string     { return []string{d.Name} }
func (d EnumVar) Declares() []string       { return []string{d.Name} }
func (d ExtractObject) Declares() []string { return []string{d.Name} }
func (d ExtractList) Declares() []string   { return []string{d.Name} }
func (d ExtractArray) Declares() []string  { return []string{d.Name} }
func (d ExtractMap) Declares() []string    { return []string{d.Name} }

func (d ObjectVar) uses() []string { return []string{ExtractPath} }
func (d EnumVar) uses() []string   { return []string{ExtractPath} }

func (d ExtractObject) uses() []string {
	all := append(paths(d.Of), ExtractPath)
	for _, f := range d.Fields {
		all = append(all, f.Take.uses()...)
		for _, m := range f.Make {
			all = append(all, paths(m.Type)...)
		}
	}
	return all
}

func (d ExtractList) uses() []string {
	return append(append(paths(d.Of), ExtractPath), d.Elem.uses()...)
}

func (d ExtractArray) uses() []string {
	return append(append(paths(d.Of), ExtractPath), d.Elem.uses()...)
}

func (d ExtractMap) uses() []string {
	return append(append(paths(d.Of, d.Key.Convert, d.Key.Of), ExtractPath), d.Elem.uses()...)
}

func (t Take) uses() []string { return append(paths(t.Convert, t.Of), ExtractPath) }

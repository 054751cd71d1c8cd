package plan

type (
	// DecodeObject reads a struct:
	//
	//	func decodeItem(d *decode.Decoder, r *decode.Rule) (in Item)
	DecodeObject struct {
		Name string
		Of   Type
		What string // "an Item"
		// Rule is the variable with the rule of a struct that contains itself: no
		// variable may, so the rule that leads there only stands for it.
		Rule     string
		Fields   []ReadField
		Defaults []Default
	}
	// DecodeList reads a list:
	//
	//	func decodeItemList(d *decode.Decoder, r *decode.Rule) []Item
	DecodeList struct {
		Name string
		Of   Type
		Elem ReadElem
	}
	// DecodeArray reads an array:
	//
	//	func decodeIntArray3(d *decode.Decoder, r *decode.Rule) (list [3]int)
	DecodeArray struct {
		Name string
		Of   Type
		Elem ReadElem
	}
	// DecodeMap reads a map:
	//
	//	func decodeIntMap(d *decode.Decoder, r *decode.Rule) map[string]int
	DecodeMap struct {
		Name string
		Of   Type
		Key  ReadKey
		Elem ReadElem
	}
)

// ReadKey is how the key of a map is read: m.Key, Word(m.Key), int(m.Int) or
// decode.UnmarshalKey(d, &m, all).
type ReadKey struct {
	// Member is that of the frame, "" for a key that reads its own text.
	Member  string
	Convert Type
}

// ReadField reads one field of a struct.
type ReadField struct {
	Index int
	// Next is what stands before the next field where that follows at once, such
	// as ,"qty": for one of that name; "" behind the last one.
	Next string
	// Make are embedded pointers that must not be nil then.
	Make []Made
	// To is the field; "" for an argument that the decoder itself takes.
	To   Path
	Read Read
}

// Made is an embedded pointer that is set when it is needed.
type Made struct {
	Path Path
	Type Type
}

// ReadElem reads one element of a list or map.
type ReadElem struct {
	// Of is the element's type.
	Of Type
	// Nil says that null is an element: the zero value or, where the element is
	// a tool.Maybe[NullOf], tool.Null[NullOf]().
	Nil    bool
	NullOf Type
	Read   Read
}

// Read is how one value is read:
//
//	new(Level(d.Int(r)))
type Read struct {
	// Method is one of the decoder's; Helper a generated function, and Func one of
	// package decode for values of type Of, where they are not "".
	Method, Helper, Func string
	Of                   Type
	// Convert is the type of the value, "" where it has it.
	Convert Type
	Wrap    Wrap
	// Again is how many pointers lead to the one that Wrap makes.
	Again int
}

// Wrap is what is made of a value.
type Wrap uint8

// The wraps: v, new(v) and tool.Some(v).
const (
	Plain Wrap = iota
	New
	Some
)

// Default is the value of a field that was not sent.
type Default struct {
	Index int
	Make  []Made
	To    Path
	Value Literal
}

func (d DecodeObject) Declares() []string { return []string{d.Name} }
func (d DecodeList) Declares() []string   { return []string{d.Name} }
func (d DecodeArray) Declares() []string  { return []string{d.Name} }
func (d DecodeMap) Declares() []string    { return []string{d.Name} }

func (d DecodeObject) uses() []string {
	all := append(paths(d.Of), DecodePath)
	for _, f := range d.Fields {
		all = append(all, f.Read.uses()...)
		for _, m := range f.Make {
			all = append(all, paths(m.Type)...)
		}
	}
	for _, f := range d.Defaults {
		all = append(all, f.Value.uses()...)
	}
	return all
}

func (d DecodeList) uses() []string {
	return append(append(paths(d.Of), DecodePath), d.Elem.uses()...)
}

func (d DecodeArray) uses() []string {
	return append(append(paths(d.Of), DecodePath), d.Elem.uses()...)
}

func (d DecodeMap) uses() []string {
	return append(append(paths(d.Of, d.Key.Convert), DecodePath), d.Elem.uses()...)
}

func (e ReadElem) uses() []string {
	all := e.Read.uses()
	if e.Nil {
		all = append(all, paths(e.Of)...)
	}
	if e.NullOf != "" {
		all = append(all, ToolPath)
	}
	return all
}

func (r Read) uses() []string {
	if r.Wrap == Some {
		return append(paths(r.Convert, r.Of), ToolPath)
	}
	return paths(r.Convert, r.Of)
}

package plan

// The kinds of declarations in a file of structs that people may take over and
// edit, as package adopt makes them.
type (
	// Struct is a struct with its comments and tags:
	//
	//	// Looks one order up.
	//	//
	//	//tool:name get_order
	//	type GetOrder struct {
	//		OrderID string `json:"order_id"`
	//	}
	Struct struct {
		Name string
		Doc  []string
		// Directives are what stands behind // in lines of their own, such as
		// tool:name get_order.
		Directives []string
		Fields     []StructField
	}
	// Enum is a string type with its values:
	//
	//	type Sort string
	//
	//	const (
	//		SortAsc Sort = "asc"
	//	)
	Enum struct {
		Name   string
		Values []EnumValue
	}
)

// StructField is one field of a struct.
type StructField struct {
	Doc  []string
	Name string
	Type Type
	Tag  string
}

// EnumValue is one constant of an enum.
type EnumValue struct{ Name, Value string }

func (d Struct) Declares() []string { return []string{d.Name} }

func (d Enum) Declares() []string {
	all := []string{d.Name}
	for _, v := range d.Values {
		all = append(all, v.Name)
	}
	return all
}

func (d Struct) uses() []string {
	var all []string
	for _, f := range d.Fields {
		all = append(all, paths(f.Type)...)
	}
	return all
}

func (d Enum) uses() []string { return nil }

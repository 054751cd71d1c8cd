package types

// Circles takes values whose types contain themselves.
//
//tool:name circles
//tool:risk R0
type Circles struct {
	Tree   Tree            `json:"tree,omitzero"`
	Chain  *Chain          `json:"chain,omitempty"`
	Must   *Must           `json:"must,omitempty"`
	Person *Person         `json:"person,omitempty"`
	Groves map[string]Tree `json:"groves,omitempty"`
	Steps  Steps           `json:"steps,omitempty"`
}

// Tree contains itself in a list and a map.
type Tree struct {
	// Name of the tree.
	Name string `json:"name"`
	// Kids are the branches.
	Kids  []Tree          `json:"kids,omitempty"`
	Named map[string]Tree `json:"named,omitempty"`
}

// Chain contains itself by pointer.
type Chain struct {
	Value int    `json:"value"`
	Next  *Chain `json:"next,omitempty"`
}

// Must contains itself by a pointer that is required, and may be null.
type Must struct {
	Next *Must `json:"next" jsonschema:"required,description=What comes next."`
}

// Person contains a house, which contains persons.
type Person struct {
	Pin   string `json:"pin,omitempty" tool:"secret"`
	House *House `json:"house,omitempty"`
}

// House contains persons.
type House struct {
	Persons []*Person `json:"persons"`
}

// Steps is a named list of structs that contain it.
type Steps []Step

// Step contains more of them.
type Step struct {
	Do    string `json:"do"`
	Steps Steps  `json:"steps,omitempty"`
}

// Branch is a tool that contains itself.
//
//tool:name branch
//tool:risk R0
type Branch struct {
	Name     string   `json:"name,omitempty"`
	Branches []Branch `json:"branches,omitempty"`
}

package types

// Luck takes a value with a zero of its own.
//
//tool:name luck
//tool:risk R0
type Luck struct {
	Lucky Lucky `json:"lucky,omitzero" jsonschema:"maximum=6"`
}

// Lucky has a zero of its own, which omitzero leaves out.
type Lucky int

// IsZero is true for 7.
func (l Lucky) IsZero() bool { return l == 7 }

package tool

// Risk is what a tool may do to the world, from harmless to irreversible. The
// zero value is R0.
type Risk uint8

// The five levels. R0 is pure, R1 reads the outside, R2 writes what can be
// undone, R3 writes what is hard to undo, R4 is irreversible or of high impact.
const (
	R0 Risk = iota
	R1
	R2
	R3
	R4
)

// String is the level's name, such as R2.
func (r Risk) String() string {
	if r > R4 {
		return "R?"
	}
	return [...]string{"R0", "R1", "R2", "R3", "R4"}[r]
}

// MarshalText writes the level's name.
func (r Risk) MarshalText() ([]byte, error) { return []byte(r.String()), nil }

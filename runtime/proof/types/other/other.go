// Package other has types that tools of another package take.
package other

// Page is one page of a list.
type Page[T any] struct {
	// Items of the page.
	Items []T `json:"items"`
	// Next is where the page after it begins.
	Next string `json:"next,omitempty"`
}

// Unit is an enum of another package.
type Unit string

// The units.
const (
	Meter Unit = "m" // SI unit of length.
	Foot  Unit = "ft"
)

// Length is a struct of another package.
type Length struct {
	// How long it is.
	Value float64 `json:"value" jsonschema:"minimum=0"`
	Unit  Unit    `json:"unit"`
}

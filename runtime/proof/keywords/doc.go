// Package keywords has tools whose arguments have every keyword that a tag can
// say. The tests of the package around it hold the generated code against the
// emitted schema, as validators that others wrote judge it.
//
//tool:coerce off
package keywords

//go:generate go run github.com/tooladapt/tooladapt/cmd/tooladapt -docs=false

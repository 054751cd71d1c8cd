// Package types has tools whose arguments are of every type that is supported.
// Its tests hold the generated code, the emitted schema and encoding/json
// against each other, and against validators that others wrote.
//
//tool:coerce off
package types

//go:generate go run github.com/tooladapt/tooladapt/cmd/tooladapt -docs=false

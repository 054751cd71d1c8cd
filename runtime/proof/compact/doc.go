// Package compact has a tool whose result has a value in every place of a
// document that a value can stand in. Its tests hold the properties of the form
// compact/1 on what is rendered of hostile values.
package compact

//go:generate go run github.com/tooladapt/tooladapt/cmd/tooladapt -docs=false

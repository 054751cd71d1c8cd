// Package call has the tool whose calls are measured from the text that a model
// sends to the text that it gets.
package call

//go:generate go run github.com/tooladapt/tooladapt/cmd/tooladapt -docs=false

// Package sources holds tools whose handlers answer with what each kind of source
// sends. Its tests take them from there to the text and the envelope.
package sources

//go:generate go run ../../../cmd/tooladapt -docs=false

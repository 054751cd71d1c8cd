// Package brief is of package results: the same order with fewer fields.
package brief

//go:generate go run github.com/tooladapt/tooladapt/cmd/tooladapt -docs=false

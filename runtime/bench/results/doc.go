// Package results has tools that answer with real results, as their users would
// declare them: every fact of the source is a field. The benchmarks render them.
package results

//go:generate go run github.com/tooladapt/tooladapt/cmd/tooladapt -docs=false

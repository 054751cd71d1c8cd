// Package chaos has one tool that does what its argument says, for a test that
// has thousands of its calls go wrong at the same time.
package chaos

//go:generate go run github.com/tooladapt/tooladapt/cmd/tooladapt -docs=false

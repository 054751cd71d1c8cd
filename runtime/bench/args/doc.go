// Package args holds the arguments of three tools, one small, one of middle
// size and one large: the structs that every decoder under comparison fills,
// with the tags that each of them reads. None of them coerces a value.
//
//tool:coerce off
package args

//go:generate go run github.com/tooladapt/tooladapt/cmd/tooladapt -docs=false

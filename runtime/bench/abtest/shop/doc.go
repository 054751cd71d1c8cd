// Package shop has the tools whose results the tasks of package abtest are about.
package shop

//go:generate go run github.com/tooladapt/tooladapt/cmd/tooladapt -docs=false

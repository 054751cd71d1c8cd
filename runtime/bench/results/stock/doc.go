// Package stock is of package results, and apart because its words have other
// units there.
package stock

//go:generate go run github.com/tooladapt/tooladapt/cmd/tooladapt -docs=false

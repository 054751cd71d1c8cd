// Package results holds tools whose results have every kind of field, and holds
// what is read of them against encoding/json.
package results

//go:generate go run ../../../cmd/tooladapt -docs=false

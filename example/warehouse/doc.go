// Package warehouse holds a tool that reads rows of a database as they are. What
// is NULL there is null for the model and no zero; amounts in cents are euros,
// seconds since 1970 are times.
//
// It is the short way, for tables that somebody else has made; package orders
// shows the longer one, by structs that a handler fills.
package warehouse

//go:generate go run github.com/tooladapt/tooladapt/cmd/tooladapt

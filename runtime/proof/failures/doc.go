// Package failures has tools whose source fails in every way that real sources
// do, and a matrix of what the model, the program and the log are told of it.
//
// No failure is made up: each comes from a socket, a certificate, a process, a
// file, a database or a program that is wrong, through the clients that people
// use.
package failures

//go:generate go run github.com/tooladapt/tooladapt/cmd/tooladapt -docs=false

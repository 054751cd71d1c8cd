// Package tooldoc makes the texts of TOOLS.md: what the tools of a package say to
// a model, as the generated code and the executor say it. The generator runs it
// in a program of its own and writes the page around what it answers.
//
// # Why the code itself
//
// A page that was rendered by a second implementation would be wrong as soon as
// the two differ. So results are the samples of the tools, shown by their
// adapters; refusals are those of their decoders; what holds for every tool is
// read from the tables that decide it.
package tooldoc

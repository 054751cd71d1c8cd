// Package ripgrep holds a tool that searches the files of a folder with ripgrep,
// and answers the lines that match in the form that coding models know.
//
// The stream of rg --json has more events of its own than lines: a program
// reads them, and the model gets the lines. It believes nothing that it has not
// read to its end: a stream without its summary, or with another number of lines
// than that says, is no answer.
package ripgrep

//go:generate go run github.com/tooladapt/tooladapt/cmd/tooladapt

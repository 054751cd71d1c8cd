package main

import (
	"errors"
	"fmt"
	"io"
	"runtime/debug"

	"github.com/tooladapt/tooladapt/gen"
)

// The exit codes of the command.
const (
	exitFine     = 0
	exitFindings = 1
	exitUsage    = 2
	exitBug      = 3
)

// findings says that diagnostics were printed and the exit code is 1. It has
// no text of its own.
type findings struct{}

func (findings) Error() string { return "there are findings" }

// usage is an error in how the command was called.
type usage struct{ error }

// run is the whole command: arguments in, exit code out. A panic is a bug of
// ours, and is reported as one.
func run(args []string, stdout, stderr io.Writer) (code int) {
	defer func() {
		if p := recover(); p != nil {
			reportBug(stderr, fmt.Sprint(p), debug.Stack())
			code = exitBug
		}
	}()
	root := rootCommand()
	root.SetArgs(longFlags(args))
	root.SetOut(stdout)
	root.SetErr(stderr)
	return exitCode(root.Execute(), stderr)
}

func exitCode(err error, stderr io.Writer) int {
	if err == nil {
		return exitFine
	}
	if _, ok := errors.AsType[findings](err); ok {
		return exitFindings
	}
	if bug, ok := errors.AsType[*gen.Bug](err); ok {
		reportBug(stderr, bug.Error(), nil)
		return exitBug
	}
	fmt.Fprintf(stderr, "tooladapt: %v\n", err)
	if _, ok := errors.AsType[usage](err); ok {
		return exitUsage
	}
	return exitFindings
}

func reportBug(w io.Writer, what string, stack []byte) {
	fmt.Fprintf(w, "tooladapt: this is a bug in tooladapt, not in your code: %s\n", what)
	fmt.Fprintf(w, "\tnothing was written; please report it at https://github.com/tooladapt/tooladapt/issues\n")
	fmt.Fprintf(w, "\twith this text, the command line, and the tool struct if you can share it\n")
	if len(stack) > 0 {
		fmt.Fprintf(w, "\n%s", stack)
	}
}

package cause

import (
	"errors"
	"io"
	"io/fs"
	"net/url"
)

// connectionEnded knows that a source closed the connection instead of
// answering: net/http says that as io.EOF.
func connectionEnded(err error) Hint {
	if e, ok := err.(*url.Error); ok && (e.Err == io.EOF || e.Err == io.ErrUnexpectedEOF) {
		return ConnectionEnded
	}
	return ""
}

// noProgram knows that the file which doesn't exist was to be run.
func noProgram(err error) Hint {
	e, ok := err.(*fs.PathError)
	if ok && e.Op == "fork/exec" && errors.Is(e.Err, fs.ErrNotExist) {
		return ProgramNotFound
	}
	return ""
}

// process is the hint of an os/exec.ExitError.
func process(err error) Hint {
	e, ok := err.(interface {
		ExitCode() int
		Exited() bool
	})
	switch {
	case !ok:
		return ""
	case e.Exited():
		return ProcessFailed
	default:
		return ProcessKilled
	}
}

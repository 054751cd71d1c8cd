package extract

import (
	"errors"
	"fmt"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// Reader reads the result of one answer. [From] makes it; it is used through its
// pointer by one goroutine.
//
// Each method that reads a value reads exactly one, whatever that is, and answers
// the zero value where it is null or cannot be read; [Reader.Got] tells.
type Reader struct {
	data []byte
	pos  int
	// state is that of the value just read. child is what was sent of it, where
	// it is a struct or list; lacks says that this is not all.
	state state
	lacks bool
	child tool.Presence
	// each are the names that lead from an element of the next list to what is
	// read of it.
	each []string
	// steps lead to the current value.
	steps []step
	spans []span
	// levels are those on the way to the fields of the objects that are read.
	levels []level
	room   []byte
	// lost says that the row that is read lacks what it must have.
	lost    bool
	entries int
	report  *tool.Report
	failed  error
}

// state is what became of a value.
type state uint8

const (
	absent state = iota
	got
	null
	lost
)

// step is one step to a value: a field of an object, or the element of a list.
type step struct {
	object *Object
	at     int
	// alone says that the element is the one that stands for a list of one.
	alone bool
}

// MaxEntries is how many elements the lists and maps of a result have together.
// Where there are more the result is partial.
const MaxEntries = 200_000

// From is the result of type R that read reads out of what a source answered. A
// source that answers with an R, or a pointer to one, is taken as it is; a nil
// pointer is NOT_FOUND. The error is a *tool.Error.
func From[R any](raw tool.Raw, read func(*Reader) R) (tool.Of[R], error) {
	switch v := raw.Value().(type) {
	case normalize.Source:
	case R:
		return tool.Value(v), nil
	case *R:
		r, err := normalize.Found(v, nil)
		return tool.Value(r), err
	}
	answer, err := normalize.Read(raw)
	if err != nil {
		return tool.Of[R]{}, err
	}
	return Result(answer, read)
}

// Result is From for an answer that has been read. Paths in its report become
// those of the result as far as they are the same there.
func Result[R any](answer normalize.Answer, read func(*Reader) R) (tool.Of[R], error) {
	d := Reader{data: answer.JSON, report: answer.Report}
	if answer.Exit != nil {
		d.noted().ExitCode = tool.Some(answer.Exit.Code)
	}
	v := read(&d)
	switch {
	case d.failed != nil:
		return tool.Of[R]{}, d.failed
	case d.state == null:
		return tool.Of[R]{}, tool.InvalidResponse.Say(words.AnsweredNothing)
	case d.state == lost:
		return tool.Of[R]{}, unreadable("")
	}
	sent := d.child
	return tool.Of[R]{Value: v, Sent: &sent, Report: d.report}, nil
}

// Got reports whether the value just read was there, and could be read.
func (d *Reader) Got() bool { return d.state == got }

// Pointer is a pointer to the value just read, nil where there was none.
func Pointer[T any](d *Reader, v T) *T {
	if d.state != got {
		return nil
	}
	p := new(T) // not &v, which takes memory where there is none, too
	*p = v
	return p
}

// Maybe is the value just read, or that it was null.
func Maybe[T any](d *Reader, v T) tool.Maybe[T] {
	switch d.state {
	case got:
		return tool.Some(v)
	case null:
		return tool.Null[T]()
	default:
		return tool.Maybe[T]{}
	}
}

// fail ends reading: what has to be there cannot be read.
func (d *Reader) fail() {
	if d.failed == nil {
		d.failed = unreadable(string(d.path()))
	}
	d.pos = len(d.data)
}

var errForm = errors.New("it is of another form than the result has")

func unreadable(path string) error {
	cause := fmt.Errorf("read the result at %q: %w", path, errForm)
	if path == "" {
		return tool.InvalidResponse.New("").With(cause)
	}
	return tool.InvalidResponse.Say(words.UnreadableAt, path).With(cause)
}

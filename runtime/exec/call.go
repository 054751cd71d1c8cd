package exec

import (
	"encoding/json"
	"errors"
	"fmt"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"time"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/running"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// call is the state of one call. The fields of the first group never change.
// Those of the second belong to the goroutine that runs the call; whoever
// answers in its stead reads only what its progress says is made.
type call struct {
	exec    *Executor
	sent    tool.Call
	caller  tool.Caller
	began   time.Time
	tool    tool.Tool
	found   bool
	spec    *tool.Spec
	share   int           // of the tokens of a batch, 0 for any number
	bound   bound         // what the steps get
	timeout time.Duration // of bound, negative for none
	room    *room

	invocation tool.Invocation  // once it is decoded
	given      json.RawMessage  // the arguments as they were read, once it is decoded
	spare      []byte           // room behind given
	echo       []byte           // the arg.* lines, once it is decoded; at the start of the room
	outcome    tool.Outcome     // once it is handled
	omitted    []tool.Omission  // what content leaves out of the result
	findings   []byte           // the sections that a summarizer adds
	content    []byte           // in the room behind echo, while it fits
	notes      *normalize.Notes // what the handler's helpers did, once it is handled
	asked      []string         // the fields that the call asked for, nil for all
	notAsked   []string         // the others
	dateOnly   bool             // the coverage only tells when the source was so
	reached    progress
	attempts   int              // of the handler, begun
	written    digest           // of a tool that writes, once it is handled
	context    running.Context  // what the handler gets
	noting     normalize.Noting // the same with notes, at the first attempt
	approval   string           // the token of a call that needs approval
	failures   int              // how often the call has failed in its conversation, where that is known

	owner   atomic.Int32
	waiting sync.WaitGroup // until the call is woken
	woken   atomic.Int32
	over    atomic.Bool  // the goroutine of the call ends
	failed  *tool.Error  // what ended the call, nil for nothing
	msg     tool.Message // the answer: its Result once the envelope is made, all of it once the record begins
}

// progress is how far a call has come.
type progress uint8

const (
	received progress = iota // the arguments were not read yet
	decoded                  // the handler was not called yet
	handling                 // the handler was called
	handled                  // the handler has answered, and is not called again
)

var (
	errExit   = errors.New("run call: runtime.Goexit ended the goroutine")
	errRepeat = errors.New("run call: the same call failed before")
	errLate   = errors.New("run call: the handler returned after the call was answered")
)

// panicError is a panic as an error, for the log.
type panicError struct {
	value any
	stack []byte
}

// caught is a panic with the stack that it has now.
func caught(value any) *panicError { return &panicError{value, debug.Stack()} }

// Error is the value and the stack.
func (p *panicError) Error() string { return fmt.Sprintf("panic: %v\n%s", p.value, p.stack) }

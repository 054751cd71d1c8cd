package exec

import (
	"context"
	"fmt"
	"log/slog"
	"sync/atomic"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Config says how calls are run. The zero Config is ready to use.
type Config struct {
	// Timeout bounds a call whose tool doesn't say its own; 0 means 30 s, and
	// a negative one that only the context bounds it.
	Timeout time.Duration
	// MaxParallel bounds how many calls one DoAll runs at a time; 0 means 8.
	MaxParallel int
	// Logger gets one record a call; nil discards them. The private causes of
	// failures are told to it alone.
	Logger *slog.Logger
}

// Executor answers calls of the tools of one set. Its methods may be called at
// the same time from many goroutines.
type Executor struct {
	set    tool.Set
	config Config
	made   atomic.Int64 // ids made so far
}

// New is an Executor of the tools of set.
func New(set tool.Set, c Config) *Executor {
	if c.Timeout == 0 {
		c.Timeout = 30 * time.Second
	}
	if c.MaxParallel <= 0 {
		c.MaxParallel = 8
	}
	if c.Logger == nil {
		c.Logger = slog.New(slog.DiscardHandler)
	}
	return &Executor{set: set, config: c}
}

// Tools is the tools that the executor answers: what a model is told about.
func (x *Executor) Tools() tool.Set { return x.set }

// Do runs one call and answers it. It never panics and has no error: whatever
// goes wrong is a Message. A handler that is still running when its time is up,
// or when ctx is canceled, is left behind; its answer is dropped.
//
// The message carries the call's id, or one made for it where that is empty.
func (x *Executor) Do(ctx context.Context, sent tool.Call) tool.Message {
	if ctx == nil {
		ctx = context.Background()
	}
	c := x.accept(sent)
	c.lang = tool.CallerFrom(ctx).Lang
	bound, cancel := c.bound(ctx)
	defer cancel()
	go c.run(bound)
	failure := c.wait(bound)
	msg := c.answer(failure)
	x.record(ctx, &msg)
	return msg
}

// accept is the state of a call that just came in.
func (x *Executor) accept(sent tool.Call) *call {
	c := &call{exec: x, sent: sent, started: time.Now().UTC(), ended: make(chan struct{})}
	if sent.ID == "" {
		c.sent.ID = fmt.Sprintf("call_%d_%d", x.made.Add(1), c.started.UnixMilli())
	}
	c.tool, c.found = x.set.Lookup(sent.Name)
	if c.found {
		c.spec = c.tool.Spec()
	} else {
		c.spec = &tool.Spec{Name: sent.Name}
	}
	return c
}

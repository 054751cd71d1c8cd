package exec

import (
	"context"
	"crypto/rand"
	"log/slog"
	random "math/rand/v2"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	"github.com/tooladapt/tooladapt/runtime/rawstore"
	"github.com/tooladapt/tooladapt/runtime/summary"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Config says how calls are run. The zero Config is ready to use.
type Config struct {
	// Timeout bounds a call whose tool doesn't say its own; 0 means 30 s, and
	// a negative one that only the context bounds it.
	Timeout time.Duration
	// MaxParallel bounds how many calls one DoAll runs at a time; 0 means 8.
	MaxParallel int
	// Policy decides which calls run; nil is Ceiling{Run: tool.R2, Ask: tool.R4}:
	// R0 to R2 run, R3 and R4 are answered APPROVAL_REQUIRED, see [WithApproval].
	Policy Policy
	// ApprovalTime is how long an approval is good for; 0 means 10 minutes.
	ApprovalTime time.Duration
	// Limit bounds the text of a result whose tool or call doesn't say its own;
	// the zero Limit is 4,000 characters. Its Omitted is not heeded.
	Limit tool.Limit
	// BatchTokens bounds what the results of one DoAll have together, in tokens,
	// each call the same part of it, where that is less than what it may have
	// anyway; 0 means that nothing does. [WithTokens] says it for one turn.
	BatchTokens int
	// Store keeps results that are shown in part, for read_result, which is added
	// to the tools; nil keeps them in memory, 64 MiB for one hour.
	Store rawstore.Store
	// Form is the form of the answers to calls that don't ask for one; "" leaves
	// it to each tool.
	Form string
	// Summarizer says what is in a result, with evidence that is looked up before
	// the model sees it, see package summary; nil for nobody. It is asked about each
	// result but pages of read_result and answers in JSON, within the time of the
	// call. Whatever it does, the result stays as it is.
	Summarizer summary.Summarizer
	// SummaryTime bounds how long it may take; 0 means 10 s.
	SummaryTime time.Duration
	// Stages are steps of one's own in the life of every call.
	Stages []Stage
	// Progress is told how far handlers have come, see [tool.Progress], by many
	// goroutines at the same time, and keeps a handler waiting; nil for nobody.
	// A panic in it harms no call.
	Progress func(context.Context, Progress)
	// Logger gets one record a call; nil discards them. The private causes of
	// failures are told to it, and to Recorder, alone.
	Logger *slog.Logger
	// Recorder is told of every call that was answered; nil for nobody.
	Recorder Recorder
}

// Executor answers calls of the tools of one set. Its methods may be called at
// the same time from many goroutines.
type Executor struct {
	set    tool.Set
	config Config
	reads  bool // read_result is among the tools, and reads what is kept
	// offered are the names that a call of an unknown tool is told: reading on in
	// a result is nothing to offer there.
	offered []string
	chain   []step
	log     Recorder // of the logger

	random    func() float64 // from 0 to 1
	salt      [32]byte       // of the keys of callers without a session
	approvals *approvals
	failures  failures

	made                 atomic.Int64 // ids made so far
	rooms                sync.Pool    // of *room, that no call has
	calls, running, left atomic.Int64 // see Stats
	summaries            atomic.Int64 // see Stats
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
	if c.Policy == nil {
		c.Policy = Ceiling{Run: tool.R2, Ask: tool.R4}
	}
	if c.ApprovalTime <= 0 {
		c.ApprovalTime = 10 * time.Minute
	}
	if c.SummaryTime <= 0 {
		c.SummaryTime = 10 * time.Second
	}
	if c.Store == nil {
		c.Store = rawstore.NewMemory(rawstore.Limits{})
	}
	offered := set.Names()
	set, reads := withReader(set, c.Store)
	x := &Executor{
		set: set, offered: offered, config: c, reads: reads, chain: chain(c.Stages), log: Log(c.Logger),
		random: random.Float64, approvals: newApprovals(c.ApprovalTime),
	}
	rand.Read(x.salt[:]) // never fails
	return x
}

// Tools is the tools that the executor answers: what a model is told about. The
// last one is read_result, unless the set has one of that name itself.
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
	return x.do(ctx, sent, share(ctx, 0, 1))
}

// do is Do for a call that may show share tokens of a batch, 0 for any number.
func (x *Executor) do(ctx context.Context, sent tool.Call, share int) tool.Message {
	c := x.accept(ctx, sent)
	c.share = share
	c.room = x.room()
	c.waiting.Add(1)
	go c.run()
	msg := c.wait(ctx)
	x.calls.Add(1)
	return msg
}

// accept is the state of a call that just came in.
func (x *Executor) accept(ctx context.Context, sent tool.Call) *call {
	c := &call{exec: x, sent: sent, caller: tool.CallerFrom(ctx), began: time.Now()}
	if sent.ID == "" {
		c.sent.ID = x.newID(c.began)
	}
	c.tool, c.found = x.set.Lookup(sent.Name)
	if c.found {
		c.spec = c.tool.Spec()
	} else {
		c.spec = &tool.Spec{Name: sent.Name}
	}
	c.bound.Context, c.timeout = ctx, x.config.Timeout
	if c.spec.Timeout > 0 {
		c.timeout = c.spec.Timeout
	}
	if c.timeout > 0 {
		c.bound.deadline = c.began.Add(c.timeout)
	}
	return c
}

// newID is an id for a call that has none.
func (x *Executor) newID(now time.Time) string {
	id := strconv.AppendInt([]byte("call_"), x.made.Add(1), 10)
	return string(strconv.AppendInt(append(id, '_'), now.UnixMilli(), 10))
}

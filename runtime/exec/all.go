package exec

import (
	"context"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// DoAll answers every call as Do does, several at a time, in the order of
// calls: message i answers call i. Once ctx is canceled the calls that have not
// begun are CANCELED without being run.
//
// Every id is answered once. A call without an id, and each further call of one
// id, gets an id that is made for it. No provider could tell the latter apart: a
// program whose model repeats ids gives the calls others first, see [IDs].
func (x *Executor) DoAll(ctx context.Context, calls []tool.Call) []tool.Message {
	calls = x.distinct(calls)
	msgs := make([]tool.Message, len(calls))
	if ctx == nil {
		ctx = context.Background()
	}
	share := share(ctx, x.config.BatchTokens, len(calls))
	var next atomic.Int64
	var workers sync.WaitGroup
	for range min(x.config.MaxParallel, len(calls)) {
		workers.Go(func() {
			for i := next.Add(1) - 1; i < int64(len(calls)); i = next.Add(1) - 1 {
				msgs[i] = x.do(ctx, calls[i], share)
			}
		})
	}
	workers.Wait()
	return msgs
}

// distinct is calls with an id each, no two the same.
func (x *Executor) distinct(calls []tool.Call) []tool.Call {
	seen := make(map[string]bool, len(calls))
	var lacking []int
	for i, c := range calls {
		if c.ID == "" || seen[c.ID] {
			lacking = append(lacking, i)
		}
		seen[c.ID] = true
	}
	if lacking == nil {
		return calls
	}
	calls = slices.Clone(calls)
	now := time.Now()
	for _, i := range lacking {
		id := x.newID(now)
		for seen[id] { // the model repeats one that was made before
			id = x.newID(now)
		}
		calls[i].ID, seen[id] = id, true
	}
	return calls
}

package exec

import (
	"context"
	"sync"
	"sync/atomic"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// DoAll answers every call as Do does, several at a time, in the order of
// calls: message i answers call i, also where ids repeat. Once ctx is canceled
// the calls that have not begun are CANCELED without being run.
func (x *Executor) DoAll(ctx context.Context, calls []tool.Call) []tool.Message {
	msgs := make([]tool.Message, len(calls))
	share := 0
	if x.config.BatchTokens > 0 {
		share = max(1, x.config.BatchTokens/max(1, len(calls)))
	}
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

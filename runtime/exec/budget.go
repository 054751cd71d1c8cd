package exec

import (
	"bytes"
	"context"
	"encoding/json"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Budget is the room that a model has, in tokens.
//
//	b := exec.Budget{Window: 128_000, Output: 8_000}
//	left := b.Left(instructions, x.Tools(), history.Tokens(talk, nil))
//	talk = history.Shortened(talk, left, nil)
//	…
//	msgs := x.DoAll(exec.WithTokens(ctx, left), calls)
type Budget struct {
	// Window is what the model reads and writes in all, Output what is kept free
	// of it for what it writes.
	Window, Output int
	// Counter counts tokens; nil estimates them, see [render.EstimateTokens].
	Counter tool.Counter
}

// perTool is about what a provider puts around a definition.
const perTool = 8

// Left is what is left for results, once the model has its instructions, the
// definitions of tools and so many tokens of history: 0 where nothing is, and
// never below. A tool definition counts as its name, its description and its
// schema without spaces; what a provider makes of it may be more.
func (b Budget) Left(instructions string, tools tool.Set, history int) int {
	left := max(b.Window, 0)
	take := func(tokens int) { left = max(left-max(tokens, 0), 0) }
	take(b.Output)
	take(history)
	take(b.count([]byte(instructions)))
	for _, t := range tools.All() {
		s := t.Spec()
		var schema bytes.Buffer
		if json.Compact(&schema, s.Arguments) != nil {
			schema.Write(s.Arguments)
		}
		take(perTool + b.count([]byte(s.Name)) + b.count([]byte(s.Description)) + b.count(schema.Bytes()))
	}
	return left
}

func (b Budget) count(text []byte) int {
	if b.Counter == nil {
		return render.EstimateTokens(text)
	}
	return b.Counter.Count(text)
}

type tokensKey struct{}

// WithTokens is ctx with what the results of one [Executor.DoAll], or of one Do,
// may have together, in tokens, where that is less than what they may have
// anyway. It is [Config.BatchTokens] for the calls of one turn; of the two the
// lesser counts. Where nothing is left each result has the least that can be
// shown.
func WithTokens(ctx context.Context, tokens int) context.Context {
	return context.WithValue(ctx, tokensKey{}, max(tokens, 1))
}

// share is the part of one of n calls in what their results may have together;
// 0 where nothing bounds that.
func share(ctx context.Context, batch, n int) int {
	if left, ok := ctx.Value(tokensKey{}).(int); ok && (batch <= 0 || left < batch) {
		batch = left
	}
	if batch <= 0 {
		return 0
	}
	return max(1, batch/max(1, n))
}

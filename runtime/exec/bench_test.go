package exec_test

import (
	"testing"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// BenchmarkDo is what the executor adds to a handler that does nothing: one
// call alone, one that fails, and a hundred in parallel.
func BenchmarkDo(b *testing.B) {
	fine := named("get_reply", tool.R1)
	broken := named("get_error", tool.R1)
	x := exec.New(tool.SetOf(fine.Bind(answers("fine")), broken.Bind(fails(tool.NotFound.New("")))), exec.Config{})
	for _, name := range []string{"get_reply", "get_error", "get_nothing"} {
		b.Run(name, func(b *testing.B) {
			call := tool.Call{ID: "call_1", Name: name, Arguments: []byte("{}")}
			b.ReportAllocs()
			for b.Loop() {
				x.Do(b.Context(), call)
			}
		})
	}
	b.Run("a hundred", func(b *testing.B) {
		calls := make([]tool.Call, 100)
		for i := range calls {
			calls[i] = tool.Call{ID: "call_1", Name: "get_reply", Arguments: []byte("{}")}
		}
		b.ReportAllocs()
		for b.Loop() {
			x.DoAll(b.Context(), calls)
		}
	})
}

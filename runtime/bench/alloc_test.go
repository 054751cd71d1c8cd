package bench

import (
	"testing"

	"github.com/tooladapt/tooladapt/runtime/bench/args"
)

// TestAllocations holds the generated decoder to the allocations that are
// promised, for each input that is measured.
func TestAllocations(t *testing.T) {
	eachInputs(t, func(t *testing.T, inputs []Input) {
		p := tooladaptPeer()
		for _, in := range inputs {
			read := p.Read[in.Size]
			if got := testing.AllocsPerRun(100, accepting(read, in.Valid)); got > allocations[in.Size] {
				t.Errorf("valid %s arguments take %v allocations, want at most %v", in.Size, got, allocations[in.Size])
			}
			if got := testing.AllocsPerRun(100, refusing(read, in.Invalid)); got > refusalAllocations[in.Size] {
				t.Errorf("invalid %s arguments take %v allocations, want at most %v", in.Size, got, refusalAllocations[in.Size])
			}
		}
	})
}

// refusalAllocations are those of a refusal with its text.
var refusalAllocations = [Sizes]float64{15, 28, 45}

// TestLinesTakeFewAllocations holds that the allocations do not grow with the
// number of elements, but with the memory for them.
func TestLinesTakeFewAllocations(t *testing.T) {
	text := sampleLines(4000)
	got := testing.AllocsPerRun(3, func() {
		if _, err := args.ImportLinesTool.Decode(text); err != nil {
			t.Fatal(err)
		}
	})
	if got > 1000 {
		t.Errorf("4,000 lines take %v allocations, want at most 1,000", got)
	}
}

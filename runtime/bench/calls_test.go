package bench

import "testing"

// BenchmarkCall runs a call in every way.
func BenchmarkCall(b *testing.B) {
	for _, c := range Callers() {
		b.Run(c.Name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				c.Call()
			}
		})
	}
}

// noted are the allocations beyond the goal of one call: 3 for the notes of a
// handler's helpers, 3 for what is reported of a source and the form of the
// answer. It may only shrink.
const noted = 6

// TestCallAllocations holds the executor to the allocations that are promised,
// over those of the parts that it runs.
func TestCallAllocations(t *testing.T) {
	allocs := map[string]float64{}
	for _, c := range Callers() {
		allocs[c.Name] = testing.AllocsPerRun(100, c.Call)
	}
	if over := allocs[oneCall] - allocs[byHand]; over > callAllocations+noted {
		t.Errorf("one call takes %v allocations over its parts, want at most %d: %v", over, callAllocations+noted, allocs)
	}
	if each := allocs[many]/1000 - allocs[byHand]; each > callAllocations+noted+0.1 { // with what DoAll needs once
		t.Errorf("one of a thousand calls takes %v allocations over its parts, want at most %d", each, callAllocations+noted)
	}
	t.Log(allocs)
}

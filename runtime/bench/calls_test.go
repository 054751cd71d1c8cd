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

// TestCallAllocations holds the executor to the allocations that are promised,
// over those of the parts that it runs.
func TestCallAllocations(t *testing.T) {
	allocs := map[string]float64{}
	for _, c := range Callers() {
		allocs[c.Name] = testing.AllocsPerRun(100, c.Call)
	}
	if over := allocs[oneCall] - allocs[byHand]; over > callAllocations {
		t.Errorf("one call takes %v allocations over its parts, want at most %d: %v", over, callAllocations, allocs)
	}
	if each := allocs[many]/1000 - allocs[byHand]; each > callAllocations+0.1 { // with what DoAll needs once
		t.Errorf("one of a thousand calls takes %v allocations over its parts, want at most %d", each, callAllocations)
	}
	t.Log(allocs)
}

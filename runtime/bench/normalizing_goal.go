package bench

import (
	"runtime"

	"github.com/tooladapt/tooladapt/runtime/bench/issues"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// What is to be reached: how many times faster than json.Unmarshal, and the bytes
// that are allocated in those of the result that is kept.
const (
	fasterThanUnmarshal = 4
	ofKept              = 1.10
)

// Normalizing is what one normalizer takes.
type Normalizing struct {
	Timing
	// Allocated and Kept are bytes: all that were allocated, and those that the
	// result still has.
	Allocated, Kept float64
}

// MeasureNormalizers measures all normalizers, by name, each as the median of n
// slices, n odd.
func MeasureNormalizers(n int) map[string]Normalizing {
	document, all := issues.Document(listed), Normalizers()
	calls := make([]func(), len(all))
	for i, r := range all {
		calls[i] = func() {
			if _, _, err := r.Read(document); err != nil {
				panic(err)
			}
		}
	}
	byName := make(map[string]Normalizing, len(all))
	for i, t := range timings(n, calls) {
		m := Normalizing{Timing: t}
		m.Allocated, m.Kept = memory(all[i], document)
		byName[all[i].Name] = m
	}
	return byName
}

// memory is what reading a document allocates, and what it keeps, in bytes.
func memory(r Normalizer, document []byte) (allocated, kept float64) {
	var results [256]struct {
		list []issues.Issue
		sent *tool.Presence
	}
	var before, after runtime.MemStats
	runtime.GC()
	runtime.GC()
	runtime.ReadMemStats(&before)
	for i := range results {
		var err error
		if results[i].list, results[i].sent, err = r.Read(document); err != nil {
			panic(err)
		}
	}
	runtime.GC()
	runtime.GC()
	runtime.ReadMemStats(&after)
	runtime.KeepAlive(&results)
	runtime.KeepAlive(document)
	per := func(before, after uint64) float64 { return float64(int64(after-before)) / float64(len(results)) }
	return per(before.TotalAlloc, after.TotalAlloc), per(before.HeapAlloc, after.HeapAlloc)
}

// NormalizeGoals are the goals of normalizing, with what was measured.
func NormalizeGoals(all map[string]Normalizing) []Goal {
	own := all[ours]
	return []Goal{
		{Name: "100 KB list: times faster than " + unmarshals, Least: true, Want: fasterThanUnmarshal, Got: all[unmarshals].Nanoseconds / own.Nanoseconds},
		{Name: "100 KB list: bytes allocated, of those kept", Want: ofKept, Got: own.Allocated / own.Kept},
	}
}

package compact

import (
	"math/rand/v2"

	"pgregory.net/rapid"
)

// chooser answers with a number from 0 to n-1. What it is made of decides
// whether scenes are shrunk, fuzzed or just many.
type chooser func(n int) int

// drawn chooses as rapid likes, which makes a failure as small as it can.
func drawn(t *rapid.T) chooser {
	return func(n int) int { return rapid.IntRange(0, n-1).Draw(t, "choice") }
}

// thrown chooses at random, the same for the same seed.
func thrown(seed uint64) chooser {
	return rand.New(rand.NewPCG(seed, 0x7ad)).IntN
}

// spelt chooses what the bytes of a fuzzer say, two for each choice, and the
// first of all possibilities behind their end.
func spelt(data []byte) chooser {
	return func(n int) int {
		if len(data) < 2 {
			return 0
		}
		v := int(data[0]) | int(data[1])<<8
		data = data[2:]
		return v % n
	}
}

// one is one of all.
func one[T any](c chooser, all []T) T { return all[c(len(all))] }

// some is up to most values, each of which item makes.
func some[T any](c chooser, most int, item func() T) []T {
	list := make([]T, c(most+1))
	for i := range list {
		list[i] = item()
	}
	return list
}

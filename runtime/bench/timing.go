package bench

import (
	"slices"
	"testing"
	"time"
)

// Timing is what one call of a peer takes, as the median of several slices of
// one run.
type Timing struct {
	Nanoseconds float64
	Allocs      float64
}

// clock measures one call. Its slices take turns with those of other clocks, so
// that what else the machine does touches all of them alike.
type clock struct {
	call   func()
	rounds int // of a slice
	slices []float64
}

// slice is how long a slice takes, about.
const slice = 4 * time.Millisecond

// newClock settles how many rounds a slice has. What a peer does only once, such
// as compiling, does not count.
func newClock(call func()) *clock {
	c := &clock{call: call, rounds: 1}
	c.run()
	for min(c.run(), c.run(), c.run()) < slice/2 {
		c.rounds *= 2
	}
	return c
}

func (c *clock) run() time.Duration {
	start := spent()
	for range c.rounds {
		c.call()
	}
	return spent() - start
}

func (c *clock) tick() {
	c.slices = append(c.slices, float64(c.run().Nanoseconds())/float64(c.rounds))
}

// timing is the median of an odd number of slices.
func (c *clock) timing() Timing {
	slices.Sort(c.slices)
	return Timing{c.slices[len(c.slices)/2], testing.AllocsPerRun(10, c.call)}
}

// timings runs all calls in turns, n slices each.
func timings(n int, calls []func()) []Timing {
	clocks := make([]*clock, len(calls))
	for i, call := range calls {
		clocks[i] = newClock(call)
	}
	for range n {
		for _, c := range clocks {
			c.tick()
		}
	}
	all := make([]Timing, len(calls))
	for i, c := range clocks {
		all[i] = c.timing()
	}
	return all
}

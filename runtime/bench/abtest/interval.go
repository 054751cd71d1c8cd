package abtest

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"
)

// quantile is that of the normal distribution for intervals of 95 %.
const quantile = 1.959964

// Interval is Wilson's interval of 95 % for the share of a large number of which
// s is a sample; 0 to 1 for no sample at all.
func (s Share) Interval() (low, high float64) {
	if s.All == 0 {
		return 0, 1
	}
	n, p, z := float64(s.All), float64(s.Of)/float64(s.All), quantile
	middle := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return max(0, middle-half), min(1, middle+half)
}

// Part is the share as a number, 0 of nothing.
func (s Share) Part() float64 { return float64(s.Of) / float64(max(1, s.All)) }

// resamples is how many samples a bootstrap draws.
const resamples = 1000

// Median is the median of values with an interval of 95 %, by the bootstrap: the
// medians of samples that are drawn from values. It is 0 for none.
func Median[T cmp.Ordered](values []T) (median, low, high T) {
	if len(values) == 0 {
		return median, low, high
	}
	r := rand.New(rand.NewPCG(1, uint64(len(values))))
	sample, medians := make([]T, len(values)), make([]T, resamples)
	for i := range medians {
		for j := range sample {
			sample[j] = values[r.IntN(len(values))]
		}
		medians[i] = middle(sample)
	}
	slices.Sort(medians)
	return middle(slices.Clone(values)), medians[resamples*25/1000], medians[resamples*975/1000]
}

func middle[T cmp.Ordered](values []T) T {
	slices.Sort(values)
	return values[len(values)/2]
}

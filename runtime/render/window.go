package render

// Window says which entries of a list, or lines of a text, are shown.
type Window struct {
	// Ranges are the entries that are shown, ascending; none for an empty window.
	Ranges []Range
	// Total is the number of all entries, -1 where it is not known.
	Total int
	// AtLeast says that there may be more than Total.
	AtLeast bool
}

// Range is entries by number, from 1, both ends included.
type Range struct{ First, Last int }

// Complete reports whether everything is shown.
func (w Window) Complete() bool {
	if w.AtLeast || w.Total < 0 {
		return false
	}
	next := 1
	for _, r := range w.Ranges {
		if r.First != next {
			return false
		}
		next = r.Last + 1
	}
	return next == w.Total+1
}

// index is the place of entry n among the shown ones, from 0; -1 for one that is
// not shown.
func (w Window) index(n int) int {
	before := 0
	for _, r := range w.Ranges {
		if r.First <= n && n <= r.Last {
			return before + n - r.First
		}
		before += r.Last - r.First + 1
	}
	return -1
}

// tally counts entries along a window.
type tally struct {
	window Window
	last   int // the number of the entry before, or of the last omitted one
}

// next is the number of the entry that comes next, or 0 after the last one.
func (t *tally) next() int {
	for len(t.window.Ranges) > 0 && t.last >= t.window.Ranges[0].Last {
		t.window.Ranges = t.window.Ranges[1:]
	}
	if len(t.window.Ranges) == 0 {
		return 0
	}
	return max(t.last+1, t.window.Ranges[0].First)
}

// step counts one entry, and reports whether the window has one more.
func (t *tally) step() bool {
	n := t.next()
	if n > 0 {
		t.last = n
	}
	return n > 0
}

// skip counts omitted entries, and reports whether they are just those that
// the window leaves out here.
func (t *tally) skip(r Range) bool {
	if r.First != t.last+1 {
		return false
	}
	switch next := t.next(); {
	case next > 0:
		if r.Last != next-1 {
			return false
		}
	case t.window.Total >= 0 && !t.window.AtLeast:
		if r.Last > t.window.Total {
			return false
		}
	}
	t.last = r.Last
	return true
}

package render

import (
	"math"
	"sort"
)

// elastic is what can be shown in part: a list, a text or a long value, with
// what it costs at least and as a whole.
type elastic struct{ least, full int }

// all is a share in which everything fits.
const all = math.MaxInt

// share is how much each of parts may take of budget: as much as all the
// others, and what those leave over that need less. It grows with the budget,
// so that a larger one never hides what a smaller one showed.
func share(parts []elastic, budget int) int {
	if taken(parts, all, budget) <= budget {
		return all
	}
	return max(0, sort.Search(max(budget, 0)+1, func(level int) bool {
		return taken(parts, level, budget) > budget
	})-1)
}

// taken is what parts take of budget where each may take level; more than
// budget as soon as that is known.
func taken(parts []elastic, level, budget int) int {
	total := 0
	for _, p := range parts {
		if total > budget {
			break
		}
		total += max(p.least, min(p.full, level))
	}
	return total
}

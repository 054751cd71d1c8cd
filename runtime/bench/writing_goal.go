package bench

import "fmt"

// fasterThanMarshal is how many times faster than json.Marshal the generated
// writers are to be.
const fasterThanMarshal = 5

// WriteTable is what all writers take, by document and by name.
type WriteTable [Documents]map[string]Timing

// MeasureWriters measures all writers, each as the median of n slices, n odd.
func MeasureWriters(n int) (table WriteTable) {
	all := Writers()
	for d := range Document(Documents) {
		calls := make([]func(), len(all))
		for i, w := range all {
			calls[i] = func() { w.Write[d]() }
		}
		table[d] = make(map[string]Timing, len(all))
		for i, t := range timings(n, calls) {
			table[d][all[i].Name] = t
		}
	}
	return table
}

// WriteGoals are the goals of writing, with what was measured.
func WriteGoals(table WriteTable) (goals []Goal) {
	for d := range Document(Documents) {
		own := table[d][ours]
		goals = append(goals,
			Goal{Name: fmt.Sprintf("%s: times faster than %s", d, marshal), Least: true, Want: fasterThanMarshal, Got: table[d][marshal].Nanoseconds / own.Nanoseconds},
			Goal{Name: fmt.Sprintf("%s: allocations into a big enough buffer", d), Want: 0, Got: own.Allocs})
	}
	return goals
}

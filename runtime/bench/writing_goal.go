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

// WriteGoals are the goals of writing, with what was measured, and in brackets
// what a text by hand almost without the rules of quoting comes to.
func WriteGoals(table WriteTable) (goals []Goal) {
	for d := range Document(Documents) {
		own, than := table[d][ours], table[d][marshal].Nanoseconds
		floor := than / table[d][appendFloor].Nanoseconds
		goals = append(goals,
			Goal{Name: fmt.Sprintf("%s: times faster than %s (%s %.2f)", d, marshal, appendFloor, floor), Least: true, Want: fasterThanMarshal, Got: than / own.Nanoseconds},
			Goal{Name: fmt.Sprintf("%s: allocations into a big enough buffer", d), Want: 0, Got: own.Allocs})
	}
	return goals
}

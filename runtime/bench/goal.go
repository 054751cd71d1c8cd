package bench

import "fmt"

// Goal is a figure of the generated decoder that is to be reached.
type Goal struct {
	// Name says what is divided by what, or counted.
	Name string
	// Least says that Want is the least that is right; else it is the most.
	Least bool
	Want  float64
	Got   float64
}

// Met reports whether the goal is reached.
func (g Goal) Met() bool {
	if g.Least {
		return g.Got >= g.Want
	}
	return g.Got <= g.Want
}

// faster are the peers than which the decoder is to be so many times faster.
var faster = [...]struct {
	peer string
	want [Sizes]float64
}{
	{ogenName, [Sizes]float64{1.5, 1.8, 2.4}},
	{goSDK, [Sizes]float64{150, 45, 40}},
	{santhosh, [Sizes]float64{25, 22, 28}},
}

// What else is to be reached, by size: the part of json.Valid's time, the
// allocations, and how many times faster than ogen a refusal is.
var (
	ofValid     = [Sizes]float64{0.75, 0.80, 0.60}
	allocations = [Sizes]float64{2, 5, 40}
)

const fasterRefusal = 5

// Goals are all goals, with what was measured.
func Goals(accept, refuse Table) (goals []Goal) {
	for s := range Size(Sizes) {
		valid := accept[s][ours]
		most := func(name string, want, got float64) {
			goals = append(goals, Goal{Name: fmt.Sprintf("%s: %s", s, name), Want: want, Got: got})
		}
		least := func(name string, want, got float64) {
			goals = append(goals, Goal{Name: fmt.Sprintf("%s: %s", s, name), Least: true, Want: want, Got: got})
		}
		most("of the time of json.Valid", ofValid[s], valid.Nanoseconds/accept[s][jsonValid].Nanoseconds)
		most("allocations", allocations[s], valid.Allocs)
		for _, f := range faster {
			least("times faster than "+f.peer, f.want[s], accept[s][f.peer].Nanoseconds/valid.Nanoseconds)
		}
		invalid := refuse[s][ours].Nanoseconds
		most("invalid, of twice the time of valid and 1 µs", 1, invalid/(2*valid.Nanoseconds+1000))
		least("invalid, times faster than "+ogenName, fasterRefusal, refuse[s][ogenName].Nanoseconds/invalid)
	}
	return goals
}

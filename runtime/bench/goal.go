package bench

import (
	"fmt"
	"io"
	"text/tabwriter"

	"github.com/tooladapt/tooladapt/runtime/bench/args"
)

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

// PrintGoals prints goals, each with whether it is met.
func PrintGoals(w io.Writer, all []Goal) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "goal\tmeasured\twanted\t")
	for _, g := range all {
		sign, verdict := "≤", "met"
		if g.Least {
			sign = "≥"
		}
		if !g.Met() {
			verdict = "NOT met"
		}
		fmt.Fprintf(t, "%s\t%.2f\t%s %g\t%s\n", g.Name, g.Got, sign, g.Want, verdict)
	}
	return t.Flush()
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

// Goals are all goals by size, with what was measured.
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

// linear is the least part of the speed of few lines that many are to be read
// with.
const linear = 0.85

// Linear measures n slices of reading 50 lines of an invoice, and 40,000 of them,
// which are 10 MB. It names what memory alone makes of that, too: the scanner,
// which keeps nothing, is no longer in the processor's caches either.
func Linear(n int) Goal {
	few, many := sampleLines(50), sampleLines(40_000)
	read, floor := reading(args.ImportLinesTool.Decode), scanFloor().Read[Large]
	t := timings(n, []func(){
		accepting(read, few), accepting(read, many), accepting(floor, few), accepting(floor, many),
	})
	times := float64(len(many)) / float64(len(few))
	kept := func(few, many Timing) float64 { return times * few.Nanoseconds / many.Nanoseconds }
	return Goal{
		Name:  fmt.Sprintf("10 MB: of the speed of 12 kB (scan-floor %.2f)", kept(t[2], t[3])),
		Least: true,
		Want:  linear,
		Got:   kept(t[0], t[1]),
	}
}

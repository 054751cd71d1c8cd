package main

import (
	"fmt"
	"io"
	"text/tabwriter"

	"github.com/tooladapt/tooladapt/runtime/bench/forms"
)

// accounts prints the tokens that each piece of the bodies costs that goals are
// about, each by what its body is without it, and what the values alone are.
func accounts(w io.Writer, counts []forms.Count) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintf(t, "tokens, %s\tbody\tTOON\tvalues alone\t", forms.Encodings()[0])
	for p := range forms.Piece(forms.Pieces) {
		fmt.Fprintf(t, "%s\t", p)
	}
	fmt.Fprintln(t)
	var whole [3]int
	var sum [forms.Pieces]int
	line := func(name string, whole [3]int, cost [forms.Pieces]int) {
		fmt.Fprintf(t, "%s\t%d\t%d\t%d\t", name, whole[0], whole[1], whole[2])
		for _, n := range cost {
			fmt.Fprintf(t, "%d\t", n)
		}
		fmt.Fprintln(t)
	}
	for _, c := range counts {
		if !c.Goal {
			continue
		}
		n := c.Tokens[0]
		own := [3]int{n[forms.Body], n[forms.TOON], n[forms.Values]}
		line(c.Name, own, c.Pieces)
		for j := range whole {
			whole[j] += own[j]
		}
		for p := range sum {
			sum[p] += c.Pieces[p]
		}
	}
	line("all", whole, sum)
	return t.Flush()
}

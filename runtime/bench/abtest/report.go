package abtest

import (
	"fmt"
	"io"
	"text/tabwriter"
	"time"
)

// Report prints scores side by side, each with its interval of 95 %.
func Report(w io.Writer, scores []Score) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	row := func(name string, cell func(s Score) string) {
		fmt.Fprintf(t, "%s\t", name)
		for _, s := range scores {
			fmt.Fprintf(t, "%s\t", cell(s))
		}
		fmt.Fprintln(t)
	}
	row("", func(s Score) string { return s.Form.String() })
	for m := range Measure(Measures) {
		row(m.String(), func(s Score) string { return share(s.Right[m]) })
		row("  by guessing", func(s Score) string { return fmt.Sprintf("%.0f %%", 100*s.Chance[m]) })
	}
	row("key fields left out", func(s Score) string { return share(s.Omitted) })
	row("forged fields believed", func(s Score) string { return share(s.Believed) })
	if len(scores) > 0 {
		for i, k := range scores[0].Kinds {
			row("completion, "+k.Name, func(s Score) string { return share(s.Kinds[i].Share) })
		}
	}
	row("tokens of the results, median", func(s Score) string { return median(s.Results, "%d") })
	row("tokens of the call, median", func(s Score) string { return median(s.Tokens, "%d") })
	row("latency, median", func(s Score) string {
		rounded := make([]time.Duration, len(s.Latencies))
		for i, l := range s.Latencies {
			rounded[i] = l.Round(time.Microsecond)
		}
		return median(rounded, "%v")
	})
	return t.Flush()
}

func share(s Share) string {
	low, high := s.Interval()
	return fmt.Sprintf("%d of %d: %.0f %% (%.0f to %.0f)", s.Of, s.All, 100*s.Part(), 100*low, 100*high)
}

func median[T int | time.Duration](values []T, verb string) string {
	m, low, high := Median(values)
	return fmt.Sprintf(verb+" ("+verb+" to "+verb+")", m, low, high)
}

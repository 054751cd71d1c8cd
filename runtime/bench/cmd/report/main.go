// Command report measures the generated decoder and its peers, and prints what
// they take, the ratios between them, the goals and the gaps of the peers. It
// reads the inputs of TOOLADAPT_DATA where that is set.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/tooladapt/tooladapt/runtime/bench"
)

func main() {
	n := flag.Int("n", 101, "slices of 4 ms for each figure, of which the median counts; odd")
	flag.Parse()
	if err := run(os.Stdout, os.Getenv("TOOLADAPT_DATA"), *n|1); err != nil {
		fmt.Fprintln(os.Stderr, "report:", err)
		os.Exit(1)
	}
}

func run(w io.Writer, root string, n int) error {
	inputs, err := bench.Inputs(root)
	if err != nil {
		return fmt.Errorf("read the inputs: %w", err)
	}
	accept, refuse := bench.Measure(inputs, n)
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	table(t, "valid arguments", accept)
	table(t, "invalid arguments, with the text of the error", refuse)
	called := bench.MeasureCalls(n)
	genkit, err := bench.MeasureGenkit(context.Background(), n)
	calls(t, called, genkit, err)
	normalized := bench.MeasureNormalizers(n)
	normalizers(t, normalized)
	gaps(t)
	if err := t.Flush(); err != nil {
		return err
	}
	return bench.PrintGoals(w, slices.Concat(bench.Goals(accept, refuse), []bench.Goal{bench.Linear(n)}, bench.NormalizeGoals(normalized), bench.CallGoals(called)))
}

// table prints times, allocations, and times in those of the decoder.
func table(w io.Writer, title string, all bench.Table) {
	fmt.Fprintf(w, "%s\tns (allocations)\tratio\t\t\n\t", title)
	for s := range bench.Size(bench.Sizes) {
		fmt.Fprintf(w, "%s\t", s)
	}
	fmt.Fprintln(w)
	for _, p := range bench.Peers() {
		if _, ok := all[bench.Small][p.Name]; !ok {
			continue
		}
		fmt.Fprintf(w, "%s\t", p.Name)
		for s := range bench.Size(bench.Sizes) {
			own, ours := all[s][p.Name], all[s]["tooladapt"]
			fmt.Fprintf(w, "%.0f (%.0f) × %.2f\t", own.Nanoseconds, own.Allocs, own.Nanoseconds/ours.Nanoseconds)
		}
		fmt.Fprintln(w)
	}
	fmt.Fprintln(w)
}

// calls prints what one call takes, and in times of the executor's; of Genkit
// what failed where it could not be measured.
func calls(w io.Writer, all map[string]bench.Timing, genkit bench.Timing, failed error) {
	fmt.Fprintf(w, "a call, from arguments to text\tns (allocations)\tratio\t\t\n")
	callers := bench.Callers()
	for _, c := range callers {
		own, ours := all[c.Name], all[callers[0].Name]
		fmt.Fprintf(w, "%s\t%.0f (%.0f)\t× %.2f\t\t\n", c.Name, own.Nanoseconds, own.Allocs, own.Nanoseconds/ours.Nanoseconds)
	}
	if failed != nil {
		fmt.Fprintf(w, "genkit tool\tnot measured: %v\t\t\t\n", failed)
	} else {
		fmt.Fprintf(w, "genkit tool\t%.0f (%.0f)\t× %.2f\t\t\n", genkit.Nanoseconds, genkit.Allocs, genkit.Nanoseconds/all[callers[0].Name].Nanoseconds)
	}
	fmt.Fprintln(w)
}

// normalizers prints what reading a list of 100 KB takes.
func normalizers(w io.Writer, all map[string]bench.Normalizing) {
	fmt.Fprintf(w, "a list of 100 KB, ten fields an item\tns (allocations)\tratio\tbytes allocated\tbytes kept\t\n")
	ours := all["tooladapt"]
	for _, r := range bench.Normalizers() {
		own := all[r.Name]
		fmt.Fprintf(w, "%s\t%.0f (%.0f)\t× %.2f\t%.0f\t%.0f\t\n", r.Name, own.Nanoseconds, own.Allocs, own.Nanoseconds/ours.Nanoseconds, own.Allocated, own.Kept)
	}
	fmt.Fprintln(w)
}

func gaps(w io.Writer) {
	fmt.Fprintln(w, "what peers do not check\t\t\t\t")
	for _, g := range bench.Gaps() {
		fmt.Fprintf(w, "%s\t%s: %s\t\t\t\n", g.Peer, g.Why, strings.Join(g.Cases, ", "))
	}
}

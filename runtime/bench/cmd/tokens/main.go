// Command tokens shows real results in several forms, and prints what each costs
// in tokens and bytes, how long writing takes, and the goals beside what was
// measured. It reads the results of TOOLADAPT_DATA where that is set, else it has
// one of its own. TOON is written by its own encoder, for which node and npm are
// needed.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"text/tabwriter"

	"github.com/tooladapt/tooladapt/runtime/bench"
	"github.com/tooladapt/tooladapt/runtime/bench/forms"
)

func main() {
	n := flag.Int("n", 101, "slices of 4 ms for each time, of which the median counts; odd. 0 measures none")
	show := flag.String("show", "", "print the result of that name in each form, and nothing else")
	account := flag.Bool("account", false, "print what each piece of the bodies costs, and nothing else")
	flag.Parse()
	if err := run(os.Stdout, os.Getenv("TOOLADAPT_DATA"), *n, *show, *account); err != nil {
		fmt.Fprintln(os.Stderr, "tokens:", err)
		os.Exit(1)
	}
}

func run(w io.Writer, root string, n int, show string, account bool) error {
	all, texts, err := texts(w, root)
	if err != nil {
		return err
	}
	if show != "" {
		return print(w, all, texts, show)
	}
	counts, err := forms.CountAll(all, texts)
	if err != nil {
		return err
	}
	if account {
		return accounts(w, counts)
	}
	chosen, err := forms.Chosen()
	if err != nil {
		return err
	}
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	for e, encoding := range forms.Encodings() {
		table(t, "tokens, "+string(encoding), counts, func(c forms.Count) [forms.Forms]int { return c.Tokens[e] })
	}
	table(t, "bytes", counts, func(c forms.Count) [forms.Forms]int { return c.Bytes })
	goals := forms.Goals(counts, chosen)
	if n > 0 {
		times := bench.MeasureWriters(n | 1)
		timeTable(t, times)
		goals = append(goals, bench.WriteGoals(times)...)
	}
	if err := t.Flush(); err != nil {
		return err
	}
	return bench.PrintGoals(w, goals)
}

// texts are the results in all forms.
func texts(w io.Writer, root string) (all []forms.Result, texts [][forms.Forms]string, err error) {
	if root == "" {
		fmt.Fprintln(w, "TOOLADAPT_DATA is not set: only the order is shown, and sums are of it alone")
		all = forms.Samples()
	} else if all, err = forms.Results(root); err != nil {
		return nil, nil, fmt.Errorf("read the results: %w", err)
	}
	texts = make([][forms.Forms]string, len(all))
	for i, r := range all {
		if texts[i], err = forms.Show(r); err != nil {
			return nil, nil, err
		}
	}
	cache, err := os.UserCacheDir()
	if err != nil {
		cache = os.TempDir()
	}
	err = forms.WriteTOON(context.Background(), filepath.Join(cache, "tooladapt"), all, texts)
	if errors.Is(err, forms.ErrNoNode) {
		fmt.Fprintf(w, "TOON is left out: %v\n", err)
		err = nil
	}
	return all, texts, err
}

// print prints one result in each form.
func print(w io.Writer, all []forms.Result, texts [][forms.Forms]string, name string) error {
	for i, r := range all {
		if r.Name != name {
			continue
		}
		for f, text := range texts[i] {
			fmt.Fprintf(w, "--- %s\n%s\n", forms.Form(f), text)
		}
		return nil
	}
	return fmt.Errorf("there is no result %q", name)
}

func table(w io.Writer, title string, counts []forms.Count, numbers func(forms.Count) [forms.Forms]int) {
	fmt.Fprintf(w, "%s\t", title)
	for f := range forms.Form(forms.Forms) {
		fmt.Fprintf(w, "%s\t", f)
	}
	fmt.Fprintln(w)
	var sum [forms.Forms]int
	line := func(name string, n [forms.Forms]int) {
		fmt.Fprintf(w, "%s\t", name)
		for _, v := range n {
			if v == 0 {
				fmt.Fprint(w, "-\t")
			} else {
				fmt.Fprintf(w, "%d\t", v)
			}
		}
		fmt.Fprintln(w)
	}
	for _, c := range counts {
		n := numbers(c)
		line(c.Name, n)
		if c.Goal {
			for f := range sum {
				sum[f] += n[f]
			}
		}
	}
	line("the six of the goals", sum)
	fmt.Fprintln(w)
}

func timeTable(w io.Writer, times bench.WriteTable) {
	fmt.Fprint(w, "ns (allocations) × ratio\t")
	for d := range bench.Document(bench.Documents) {
		fmt.Fprintf(w, "%s\t", d)
	}
	fmt.Fprintln(w)
	for _, writer := range bench.Writers() {
		fmt.Fprintf(w, "%s\t", writer.Name)
		for d := range bench.Document(bench.Documents) {
			own, ours := times[d][writer.Name], times[d]["tooladapt"]
			fmt.Fprintf(w, "%.0f (%.0f) × %.2f\t", own.Nanoseconds, own.Allocs, own.Nanoseconds/ours.Nanoseconds)
		}
		fmt.Fprintln(w)
	}
	fmt.Fprintln(w)
}

package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"
)

const usage = `usage: agent [-tools orders,coding] [-view model,person,log] [-approve TOOLS] [QUESTION]

Answers a question about the shop's orders, or about code, in Chinese or
English. Without one it reads questions from standard input, one a line.

`

// options are what the command line says.
type options struct {
	tools, views []string
	approve      []string // tools that may do what needs approval
	db, root     string
	window       int    // tokens that the model reads and writes in all
	question     string // "" where questions come from standard input
}

// The words that -tools and -view take.
func toolNames() []string { return []string{"orders", "coding"} }
func viewNames() []string { return []string{"model", "person", "log"} }

// readOptions reads the command line. Its error is told already, except for
// flag.ErrHelp, which is none.
func readOptions(args []string, stderr io.Writer) (options, error) {
	o := options{tools: []string{"orders"}, views: viewNames()}
	flags := flag.NewFlagSet("agent", flag.ContinueOnError)
	flags.SetOutput(stderr)
	flags.Usage = func() {
		fmt.Fprint(stderr, usage)
		flags.PrintDefaults()
	}
	flags.Func("tools", "the `SETS` of tools, of orders and coding (default orders)", choice(&o.tools, toolNames()))
	flags.Func("view", "the `SIDES` of a call to show, of model, person and log (default all);\nbeside each other where the terminal, or COLUMNS, is wide enough", choice(&o.views, viewNames()))
	flags.Func("approve", "the `TOOLS` whose calls you approve, such as cancel_order, where they need it\n(default none)", func(list string) error {
		o.approve = strings.Split(list, ",")
		return nil
	})
	flags.StringVar(&o.db, "db", "", "the orders, a SQLite `FILE`; made if it isn't there\n(default tooladapt-example/orders.db in the user's cache folder)")
	flags.StringVar(&o.root, "root", ".", "the `FOLDER` that the coding tools work in")
	flags.IntVar(&o.window, "window", 128_000, "the `TOKENS` that the model has room for; old results are left out for new ones")
	err := flags.Parse(args)
	o.question = strings.Join(flags.Args(), " ")
	return o, err
}

// choice sets to to the words of a list with commas, each one of known.
func choice(to *[]string, known []string) func(string) error {
	return func(list string) error {
		var chosen []string
		for word := range strings.SplitSeq(list, ",") {
			switch word = strings.TrimSpace(word); {
			case !slices.Contains(known, word):
				return errors.New("there are " + strings.Join(known, ", "))
			case !slices.Contains(chosen, word):
				chosen = append(chosen, word)
			}
		}
		*to = chosen
		return nil
	}
}

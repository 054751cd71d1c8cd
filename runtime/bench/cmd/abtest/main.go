// Command abtest asks a model about the same tool results as prose, summary, JSON
// and the generated form, and prints what it got right in each:
//
//	OPENAI_API_KEY=… abtest -url https://api.openai.com/v1 -model gpt-4o-mini
//
// The flags default to ABTEST_URL and ABTEST_MODEL, the key to ABTEST_KEY or
// OPENAI_API_KEY. Without an endpoint the strict reader answers for the generated
// form, and no model is asked. Each form costs 101 calls.
package main

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"io"
	"os"

	"github.com/tooladapt/tooladapt/runtime/bench/abtest"
	"github.com/tooladapt/tooladapt/runtime/tokens"
)

func main() {
	c := abtest.Client{Key: cmp.Or(os.Getenv("ABTEST_KEY"), os.Getenv("OPENAI_API_KEY"))}
	flag.StringVar(&c.URL, "url", os.Getenv("ABTEST_URL"), "base `URL` of an endpoint that speaks OpenAI's chat protocol")
	flag.StringVar(&c.Model, "model", os.Getenv("ABTEST_MODEL"), "`name` of the model")
	n := flag.Int("n", 0, "how many tasks; 0 is all of them")
	flag.Parse()
	if err := run(context.Background(), os.Stdout, c, *n); err != nil {
		fmt.Fprintln(os.Stderr, "abtest:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, w io.Writer, c abtest.Client, n int) error {
	counter, err := tokens.New(tokens.O200k)
	if err != nil {
		return err
	}
	tasks := abtest.Tasks()
	if n > 0 {
		tasks = tasks[:min(n, len(tasks))]
	}
	ask, forms := abtest.Asker(abtest.Reader), []abtest.Form{abtest.Compact}
	if c.URL == "" {
		fmt.Fprintln(w, "No endpoint is given: the strict reader answers, for the form that it reads. No model was asked.")
	} else {
		ask, forms = abtest.Model(c), []abtest.Form{abtest.Verbose, abtest.Summary, abtest.JSON, abtest.Compact}
		fmt.Fprintf(w, "%s at %s, %d tasks in each form; in parentheses intervals of 95 %%.\n", c.Model, c.URL, len(tasks))
	}
	scores, err := abtest.Run(ctx, tasks, forms, ask, counter)
	if err != nil {
		return err
	}
	return abtest.Report(w, scores)
}

// Command genkit measures a call of a tool by Firebase Genkit, from the text of
// the arguments to the text for the model, and the yardstick beside it. It is a
// module of its own, outside the workspace: Genkit wants versions that other
// peers of the benchmarks do not build with. Command report runs it.
//
// It prints two lines: a name, the nanoseconds of the median slice and the
// allocations of one call.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"os"
	"slices"
	"testing"
	"time"

	"github.com/firebase/genkit/go/ai"
	"github.com/firebase/genkit/go/genkit"
)

// arguments are those of the other ways to run a call.
const arguments = `{"city":"Bergen, Norway","floor":3}`

type findContact struct {
	City  string `json:"city" jsonschema:"minLength=1,maxLength=100"`
	Floor int    `json:"floor,omitempty" jsonschema:"minimum=1,maximum=99,default=1"`
}

type contact struct {
	Office string `json:"office"`
	Phone  string `json:"phone"`
	Open   bool   `json:"open"`
}

func find(_ *ai.ToolContext, in findContact) (contact, error) {
	return contact{in.City, "138****5678", in.Floor < 50}, nil
}

func main() {
	slog.SetDefault(slog.New(slog.DiscardHandler)) // which writes a line a call
	ctx := context.Background()
	t := genkit.DefineTool(genkit.Init(ctx), "find_contact", "Looks up whom to call.", find)
	call := func() {
		var in any
		if err := json.Unmarshal([]byte(arguments), &in); err != nil {
			fail(err)
		}
		out, err := t.RunRaw(ctx, in)
		if err != nil {
			fail(err)
		}
		if _, err := json.Marshal(out); err != nil {
			fail(err)
		}
	}
	report("genkit tool", call)
	report("yardstick", yardstick)
}

// yardstick is what the report measures too, so that times of two processes can
// be compared.
func yardstick() {
	var in findContact
	if err := json.Unmarshal([]byte(arguments), &in); err != nil {
		fail(err)
	}
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, "genkit:", err)
	os.Exit(1)
}

// report prints the median of 101 slices of about 4 ms.
func report(name string, call func()) {
	run := func(rounds int) time.Duration {
		start := time.Now()
		for range rounds {
			call()
		}
		return time.Since(start)
	}
	rounds := 1
	for min(run(rounds), run(rounds), run(rounds)) < 2*time.Millisecond {
		rounds *= 2
	}
	took := make([]time.Duration, 101)
	for i := range took {
		took[i] = run(rounds)
	}
	slices.Sort(took)
	fmt.Printf("%s\t%.1f\t%.0f\n", name, float64(took[50].Nanoseconds())/float64(rounds), testing.AllocsPerRun(10, call))
}

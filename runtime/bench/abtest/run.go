package abtest

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Asker answers questions about results in one form.
type Asker func(ctx context.Context, t Task, f Form) (Reply, error)

// Model is an Asker that asks c.
func Model(c Client) Asker {
	return func(ctx context.Context, t Task, f Form) (Reply, error) { return c.Ask(ctx, system(f), prompt(t, f)) }
}

// Reader is an Asker without a model: the strict reader reads the results, and
// programs answer from what it finds. It answers in the form Compact only.
func Reader(_ context.Context, t Task, f Form) (Reply, error) {
	start := time.Now()
	docs := make([]*render.Document, len(t.Results))
	for i, r := range t.Results {
		d, err := render.Read(r[f])
		if err != nil {
			return Reply{}, fmt.Errorf("a result of the kind %s: %w", t.Kind, err)
		}
		docs[i] = d
	}
	chosen := make(map[string]string)
	for i, q := range t.Questions {
		chosen[fmt.Sprint(i+1)] = q.Read(docs)
	}
	text, err := json.Marshal(chosen)
	return Reply{Text: string(text), Latency: time.Since(start)}, err
}

// Run asks about every task in the given forms, and scores what is answered.
// Tokens are those that counter counts of what is sent. The first error ends it.
func Run(ctx context.Context, tasks []Task, forms []Form, ask Asker, counter tool.Counter) ([]Score, error) {
	var scores []Score
	for _, f := range forms {
		s := Score{Form: f}
		for i, t := range tasks {
			reply, err := ask(ctx, t, f)
			if err != nil {
				return scores, fmt.Errorf("task %d of %s: %w", i+1, f, err)
			}
			s.add(t, reply, counter)
		}
		scores = append(scores, s)
	}
	return scores, nil
}

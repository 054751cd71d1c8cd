package exec_test

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/history"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// bytesOf counts the bytes of a text as its tokens.
type bytesOf struct{}

func (bytesOf) Count(text []byte) int { return len(text) }

// TestLeft takes instructions, definitions, history and output from the window,
// and is never below nothing.
func TestLeft(t *testing.T) {
	find := named("find", tool.R1)
	find.spec.Description = "Finds."
	find.spec.Arguments = json.RawMessage("{\n  \"type\": \"object\"\n}")
	broken := named("broken", tool.R1)
	broken.spec.Arguments = json.RawMessage("{ \"")
	set := tool.SetOf(find.Bind(answers("x")), broken.Bind(answers("x")))
	const definitions = 8 + len("find") + len("Finds.") + len(`{"type":"object"}`) + 8 + len("broken") + len(`{ "`)
	for _, tt := range []struct {
		budget       exec.Budget
		instructions string
		tools        tool.Set
		history      int
		want         int
	}{
		{exec.Budget{}, "", tool.Set{}, 0, 0},
		{exec.Budget{Window: 1000}, "", tool.Set{}, 0, 1000},
		{exec.Budget{Window: 1000, Output: 100}, "0123456789", tool.Set{}, 90, 800},
		{exec.Budget{Window: 1000, Output: 100}, "", set, 100, 800 - definitions},
		{exec.Budget{Window: 1000, Output: -5}, "", tool.Set{}, -7, 1000},
		{exec.Budget{Window: 1000, Output: 2000}, "", set, 0, 0},
		{exec.Budget{Window: -1000}, "", set, math.MaxInt, 0},
	} {
		tt.budget.Counter = bytesOf{}
		if got := tt.budget.Left(tt.instructions, tt.tools, tt.history); got != tt.want {
			t.Errorf("%+v, %d of history: %d are left, want %d", tt.budget, tt.history, got, tt.want)
		}
	}
	if got := (exec.Budget{Window: 1000}).Left("Twelve words, which are about as many tokens as there are words.", tool.Set{}, 0); got < 980 || got > 992 {
		t.Errorf("of 1000 tokens %d are left", got)
	}
}

// TestWithTokens bounds what the results of one turn have together: of a batch of
// the executor, and of what a call and the tool allow, the lesser counts.
func TestWithTokens(t *testing.T) {
	one, three := make([]tool.Call, 1), make([]tool.Call, 3)
	for i := range three {
		three[i].Name = "list_rows"
	}
	one[0].Name = "list_rows"
	for _, tt := range []struct {
		config      exec.Config
		left        int
		calls       []tool.Call
		least, most int // of each text, in characters
	}{
		{exec.Config{}, 900, three, 500, 1800},
		{exec.Config{}, 1_000_000, one, 3800, 4300},
		{exec.Config{BatchTokens: 1_000_000}, 1_000_000, one, 3800, 4300},
		{exec.Config{BatchTokens: 300}, 1_000_000, one, 500, 1800},
		{exec.Config{BatchTokens: 1_000_000}, 300, one, 500, 1800},
		{exec.Config{Limit: tool.Limit{Chars: -1}}, 1_000_000, one, 5000, 8000},
		{exec.Config{}, 0, three, 100, 700},
		{exec.Config{}, -5, three, 100, 700},
		{exec.Config{}, 300, []tool.Call{{Name: "list_rows", MaxTokens: 5000}}, 500, 1800},
	} {
		x := exec.New(tool.SetOf(long().Bind(answers("x"))), tt.config)
		ctx := exec.WithTokens(t.Context(), tt.left)
		msgs := x.DoAll(ctx, tt.calls)
		if len(tt.calls) == 1 && tt.config.BatchTokens != 300 { // which is for DoAll
			msgs = append(msgs, x.Do(ctx, tt.calls[0]))
		}
		for _, m := range msgs {
			if n := len(m.Content); n < tt.least || n > tt.most {
				t.Errorf("%d left, a batch of %d: %d characters, want %d to %d", tt.left, tt.config.BatchTokens, n, tt.least, tt.most)
			}
			if _, err := render.Read(m.Content); err != nil {
				t.Error(err)
			}
		}
	}
}

// What a model has room for is shared out anew each turn: old results give way,
// and what the next ones may have is what is left then.
func ExampleBudget() {
	x := exec.New(tool.SetOf(GetOrderTool.Bind(func(_ context.Context, in GetOrder) (Order, error) {
		return Order{ID: in.OrderID, Status: "shipped"}, nil
	})), exec.Config{})
	talk := []history.Message{
		history.Said{Text: "Where is my order?"},
		history.Turn{Calls: []tool.Call{{ID: "call_1", Name: "get_order", Arguments: []byte(`{"order_id":"ORD-001"}`)}}},
	}
	const instructions = "You help the customers of a shop."
	budget := exec.Budget{Window: 1000, Output: 300}
	left := budget.Left(instructions, x.Tools(), history.Tokens(talk, nil))
	ctx := exec.WithTokens(context.Background(), left)
	for _, m := range x.DoAll(ctx, talk[1].(history.Turn).Calls) {
		talk = append(talk, history.Of(m))
	}
	talk = history.Shortened(talk, left, nil)
	fmt.Println(left > 0, len(talk))
	// Output:
	// true 3
}

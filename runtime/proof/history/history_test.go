package history

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/tooladapt/tooladapt/runtime/history"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// conversation is messages in any order: calls with ids that come twice or are
// none, results of calls that there are and that there are not.
func conversation(t *rapid.T) []history.Message {
	id := rapid.SampledFrom([]string{"", "a", "b", "c", "d", "e", "f", "g", "h"})
	text := rapid.OneOf(rapid.String(), rapid.Map(rapid.IntRange(0, 300), func(n int) string { return strings.Repeat("word ", n) }))
	message := rapid.Custom(func(t *rapid.T) history.Message {
		switch rapid.IntRange(0, 5).Draw(t, "kind") {
		case 0:
			return history.Said{Text: text.Draw(t, "said")}
		case 1, 2:
			var turn history.Turn
			for range rapid.IntRange(0, 3).Draw(t, "calls") {
				turn.Calls = append(turn.Calls, tool.Call{
					ID: id.Draw(t, "id"), Name: rapid.OneOf(rapid.Just("find"), rapid.String()).Draw(t, "name"), Truncated: rapid.Bool().Draw(t, "truncated"),
				})
			}
			return turn
		default:
			r := history.Result{CallID: id.Draw(t, "id"), Content: text.Draw(t, "content"), Own: rapid.Int().Draw(t, "own")}
			switch rapid.IntRange(0, 2).Draw(t, "form") {
			case 0:
				r.Content = string(render.UntrustedField(render.Section(render.Banner(nil, "find", tool.Success), "place", true), "text", r.Content))
			case 1:
				r.RawRef = rapid.OneOf(rapid.Just("r_3mzhq2vtkd7xw5aj"), rapid.String()).Draw(t, "ref")
			}
			return r
		}
	})
	return rapid.SliceOfN(message, 0, 24).Draw(t, "messages")
}

// gaps is any way to answer what has no answer.
func gaps(t *rapid.T) history.Gaps {
	reason := history.Reason(rapid.IntRange(0, 4).Draw(t, "reason"))
	return history.Gaps{Lang: rapid.SampledFrom([]string{"", "en", "zh", "xx"}).Draw(t, "lang"), Why: func(tool.Call) history.Reason { return reason }}
}

// TestAnswered answers each call once, right behind its turn and in the order of
// its calls, keeps the order of all else, and makes nothing that can't be read.
func TestAnswered(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		in, g := conversation(t), gaps(t)
		before := slices.Clone(in)
		out := history.Answered(in, g)
		if !reflect.DeepEqual(in, before) {
			t.Fatal("what was given is changed")
		}
		if again := history.Answered(out, g); !reflect.DeepEqual(again, out) {
			t.Fatalf("a second time makes %+v of %+v", again, out)
		}
		isResult := func(m history.Message) bool { _, ok := m.(history.Result); return ok }
		if kept, want := slices.DeleteFunc(slices.Clone(out), isResult), slices.DeleteFunc(slices.Clone(in), isResult); !reflect.DeepEqual(kept, want) {
			t.Fatalf("what is no result was %+v, and is %+v", want, kept)
		}
		paired(t, out)
		owns := make(map[any]int) // how often a result was given
		for _, m := range in {
			if r, ok := m.(history.Result); ok {
				owns[r]++
			}
		}
		for _, m := range out {
			r, ok := m.(history.Result)
			switch {
			case !ok:
			case owns[r] > 0:
				owns[r]--
			default: // it was made
				d, err := render.Read(r.Content)
				if err != nil || len(d.Sections) != 1 || d.Sections[0].ID != "error" || d.Status != r.Status {
					t.Fatalf("the answer that was made is %v\n%s", err, r.Content)
				}
			}
		}
	})
}

// paired holds messages to what providers want: behind each turn one result for
// each of its calls, in their order, and no other one anywhere.
func paired(t *rapid.T, messages []history.Message) {
	var due []string
	for i, m := range messages {
		r, ok := m.(history.Result)
		switch {
		case ok && len(due) > 0 && due[0] == r.CallID:
			due = due[1:]
		case ok, len(due) > 0:
			t.Fatalf("message %d is %+v, and the answers to %q are due", i, m, due)
		}
		if turn, ok := m.(history.Turn); ok {
			for _, c := range turn.Calls {
				due = append(due, c.ID)
			}
		}
	}
	if len(due) > 0 {
		t.Fatalf("nobody answers %q", due)
	}
}

// TestShortened is within its budget unless the last turn and what can't be any
// shorter are not, splits no turn, leaves the last one alone, and takes the oldest
// first.
func TestShortened(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		in := history.Answered(conversation(t), gaps(t))
		before := slices.Clone(in)
		tokens := rapid.IntRange(-10, 1500).Draw(t, "tokens")
		out := history.Shortened(in, tokens, nil)
		if !reflect.DeepEqual(in, before) || len(out) != len(in) {
			t.Fatal("what was given is changed")
		}
		if again := history.Shortened(out, tokens, nil); !reflect.DeepEqual(again, out) {
			t.Fatalf("a second time makes %+v of %+v", again, out)
		}
		paired(t, out)
		if size(in) <= tokens && !reflect.DeepEqual(out, in) {
			t.Fatal("what fits is changed")
		}
		groups := turns(in)
		if size(out) > max(tokens, 0) { // then nothing old is left
			for _, g := range groups[:max(len(groups)-1, 0)] {
				for _, i := range g {
					if shorter(in[i], out[i]) {
						t.Fatalf("%d tokens are over %d, with message %d as it was", size(out), tokens, i)
					}
				}
			}
		}
		open := false // a turn that is as it was has come
		for n, g := range groups {
			changed, could := 0, 0
			for _, i := range g {
				if !reflect.DeepEqual(in[i], out[i]) {
					changed++
				}
				if shorter(in[i], in[i]) {
					could++
				}
			}
			switch {
			case changed > 0 && changed < could:
				t.Fatalf("turn %d is split", n)
			case changed > 0 && n == len(groups)-1:
				t.Fatal("the last turn is changed")
			case changed > 0 && open:
				t.Fatalf("turn %d is changed before an older one", n)
			}
			open = open || could > changed
		}
		for i := range out { // what is left of a result says the same of it
			a, ok := in[i].(history.Result)
			if b, _ := out[i].(history.Result); ok && !reflect.DeepEqual(a, b) {
				d, err := render.Read(b.Content)
				if err != nil || a.CallID != b.CallID || a.RawRef != "" && a.RawRef != b.RawRef || len(d.Sections) > 0 {
					t.Fatalf("of %+v is left %+v, %v", a, b, err)
				}
				if v, _ := d.Value("result.raw"); b.RawRef != v.Text {
					t.Fatalf("the reference %q is shown as %q", b.RawRef, v.Text)
				}
			}
		}
	})
}

// size is the tokens of all results.
func size(messages []history.Message) int {
	n := 0
	for _, m := range messages {
		if r, ok := m.(history.Result); ok {
			n += render.EstimateTokens([]byte(r.Content))
		}
	}
	return n
}

// shorter reports whether is, which was of was, has a stub that is shorter.
func shorter(was, is history.Message) bool {
	r := is.(history.Result)
	return reflect.DeepEqual(was, is) && render.EstimateTokens([]byte(history.Stub(r).Content)) < render.EstimateTokens([]byte(r.Content))
}

// turns are the results of each turn that makes calls.
func turns(messages []history.Message) (groups [][]int) {
	for i, m := range messages {
		switch m := m.(type) {
		case history.Turn:
			if len(m.Calls) > 0 {
				groups = append(groups, nil)
			}
		case history.Result:
			groups[len(groups)-1] = append(groups[len(groups)-1], i)
		}
	}
	return groups
}

// TestStub is its own stub, and never longer than the result.
func TestStub(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		for _, m := range conversation(t) {
			if r, ok := m.(history.Result); ok {
				stub := history.Stub(r)
				if again := history.Stub(stub); !reflect.DeepEqual(again, stub) || len(stub.Content) > len(r.Content) {
					t.Fatalf("the stub of %+v is %+v, and of that %+v", r, stub, again)
				}
			}
		}
	})
}

// TestMany takes time in proportion to a conversation: no message is looked at for
// each other one.
func TestMany(t *testing.T) {
	var long []history.Message
	for i := range 100_000 {
		long = append(long, history.Turn{Calls: []tool.Call{{ID: "a", Name: "find"}, {ID: fmt.Sprint(i), Name: "find"}}})
	}
	out := history.Shortened(history.Answered(long, history.Gaps{}), 0, nil)
	if len(out) != 300_000 {
		t.Errorf("there are %d messages", len(out))
	}
}

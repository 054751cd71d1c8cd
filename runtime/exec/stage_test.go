package exec_test

import (
	"context"
	"fmt"
	"reflect"
	"runtime"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// points are all places where stages may stand, in order.
var points = [...]exec.Point{exec.Decoded, exec.Allowed, exec.Answered, exec.Rendered}

// TestStagesSeeTheCall shows which stage sees what, and that they run in order.
func TestStagesSeeTheCall(t *testing.T) {
	var seen []string
	var stages []exec.Stage
	for _, name := range []string{"a", "b"} {
		for i := range points {
			after := points[len(points)-1-i] // their order in the Config does not matter
			stages = append(stages, exec.Stage{Name: name, After: after, Run: func(_ context.Context, s *exec.State) error {
				result := "no result"
				if s.Result != nil {
					result = s.Result.KeyFields[0].Value
				}
				seen = append(seen, fmt.Sprint(name, after, " ", s.Call.ID, " ", s.Spec.Name, " ", s.Caller.Subject, " ", s.Arguments, " ", result, " ", len(s.Content) > 0))
				return nil
			}})
		}
	}
	handle := func(_ context.Context, in arguments) (reply, error) {
		seen = append(seen, "handler")
		return reply{"fine"}, nil
	}
	x := exec.New(tool.SetOf(named("t", tool.R0).Bind(handle)), exec.Config{Stages: append(stages, exec.Stage{})})
	x.Do(tool.WithCaller(t.Context(), tool.Caller{Subject: "ann"}), tool.Call{ID: "1", Name: "t", Arguments: []byte("hi")})
	want := []string{
		"a1 1 t ann {hi} no result false", "b1 1 t ann {hi} no result false",
		"a2 1 t ann {hi} no result false", "b2 1 t ann {hi} no result false",
		"handler",
		"a3 1 t ann {hi} fine false", "b3 1 t ann {hi} fine false",
		"a4 1 t ann {hi} fine true", "b4 1 t ann {hi} fine true",
	}
	if !reflect.DeepEqual(seen, want) {
		t.Errorf("the stages saw\n%s\nwant\n%s", strings.Join(seen, "\n"), strings.Join(want, "\n"))
	}
}

// TestStagesChangeTheAnswer has one stage add an offer and another one rewrite
// the text.
func TestStagesChangeTheAnswer(t *testing.T) {
	x := exec.New(tool.SetOf(named("t", tool.R0).Bind(answers("fine"))), exec.Config{Stages: []exec.Stage{
		{After: exec.Answered, Run: func(_ context.Context, s *exec.State) error {
			s.Result.Next = append(s.Result.Next, "could ask Ann")
			return nil
		}},
		{After: exec.Rendered, Run: func(_ context.Context, s *exec.State) error {
			s.Content = append(s.Content, "more: 1\n"...)
			s.Call.ID, s.Spec = "forged", nil
			return nil
		}},
	}})
	msg := x.Do(t.Context(), tool.Call{ID: "1", Name: "t"})
	const want = "[result] t success\narg.text: {}\nnext.1: could ask Ann\n[reply]\ntext: fine\nmore: 1\n"
	if msg.Content != want || msg.ToolCallID != "1" || !reflect.DeepEqual(msg.Result.Next, []string{"could ask Ann"}) {
		t.Errorf("the answer to %s is\n%s\noffering %q, want\n%s", msg.ToolCallID, msg.Content, msg.Result.Next, want)
	}
}

// TestStagesFail has a stage fail in every way at every place: the call is
// answered in time and says whether it took effect.
func TestStagesFail(t *testing.T) {
	confidential := told{tool.Denied, tool.PolicyDenied, "POLICY_DENIED", "it is confidential", ""}
	ways := []struct {
		name  string
		run   func(*exec.State) error
		want  told
		took  time.Duration
		spoil bool // it goes on when the call has been answered
	}{
		{"an error", func(*exec.State) error { return errSecret }, internal, 0, false},
		{"an error of its own", func(*exec.State) error { return tool.PolicyDenied.New("it is confidential") }, confidential, 0, false},
		{"a panic", func(*exec.State) error { panic(secret) }, internal, 0, false},
		{"an exit", func(*exec.State) error { runtime.Goexit(); return nil }, internal, 0, false},
		{"no end", func(s *exec.State) error {
			time.Sleep(time.Hour)
			s.Content, s.Result, s.Call.ID = nil, nil, ""
			return nil
		}, timeout, 6 * time.Second, true},
	}
	for _, after := range points {
		for _, way := range ways {
			synctest.Test(t, func(t *testing.T) {
				ran, next := false, false
				f := named("t", tool.R3)
				x := exec.New(tool.SetOf(f.Bind(does(func() { ran = true }))), exec.Config{Timeout: 5 * time.Second, Policy: anything, Stages: []exec.Stage{
					{Name: "bad", After: after, Run: func(_ context.Context, s *exec.State) error { return way.run(s) }},
					{Name: "good", After: after, Run: func(context.Context, *exec.State) error { next = true; return nil }},
				}})
				began, want := time.Now(), way.want
				msg := x.Do(t.Context(), tool.Call{ID: "1", Name: "t"})
				switch {
				case after < exec.Answered:
					want = want.but(tool.NotApplied)
				case way.spoil: // there is nothing left that could be timed out
					want = internal.but(tool.Applied)
				default:
					want = want.but(tool.Applied)
				}
				name := fmt.Sprint(way.name, " at ", after)
				checkFailure(t, name, msg, want)
				if took := time.Since(began); took != way.took || ran != (after >= exec.Answered) || next {
					t.Errorf("%s: it took %v, the handler ran: %t, the next stage ran: %t", name, took, ran, next)
				}
				if got, want := x.Stats(), (exec.Stats{Calls: 1, Running: 0, Left: 0}); !way.spoil && got != want {
					t.Errorf("%s: the stats are %+v, want %+v", name, got, want)
				}
				time.Sleep(time.Hour)
			})
		}
	}
}

package exec_test

import (
	"context"
	"fmt"
	"reflect"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// again is an executor whose tools fail as they are told, and what it answered.
type again struct {
	x    *exec.Executor
	with error
	ran  int
}

func newAgain(change func(*fake)) *again {
	a := new(again)
	handle := func(context.Context, arguments) (reply, error) { a.ran++; return reply{"fine"}, a.with }
	find, write := named("find", tool.R1), named("write", tool.R2)
	change(find)
	a.x = exec.New(tool.SetOf(find.Bind(handle), write.Bind(answers("written"))), exec.Config{})
	return a
}

// ask is what a call in session s said: its code, which repeat it is, and
// whether it was run.
func (a *again) ask(t *testing.T, s, name, arguments string) string {
	t.Helper()
	before := a.ran
	msg := a.x.Do(tool.WithCaller(t.Context(), tool.Caller{Session: s}), tool.Call{ID: "1", Name: name, Arguments: []byte(arguments)})
	if _, err := render.Read(msg.Content); err != nil {
		t.Errorf("%v in\n%s", err, msg.Content)
	}
	said := string(msg.Status)
	if msg.Result.Error != nil {
		said = msg.Result.Error.Code
	}
	if _, repeat, ok := strings.Cut(msg.Content, "\nrepeat: "); ok {
		repeat, _, _ = strings.Cut(repeat, "\n")
		said += " repeat " + repeat
	}
	if a.ran > before {
		said += " ran"
	}
	return said
}

// TestRepeats makes the same call four times.
func TestRepeats(t *testing.T) {
	always := []string{"CODE ran", "CODE repeat 2 ran", "CODE repeat 3 ran", "CODE repeat 4 ran"}
	twice := []string{"CODE ran", "CODE repeat 2 ran", "CODE repeat 3", "CODE repeat 4"}
	counted := []string{"CODE ran", "CODE ran", "CODE ran", "CODE ran"}
	tests := []struct {
		name   string
		with   error
		code   string
		change func(*fake)
		want   []string
	}{
		{"not found", tool.NotFound.New(""), "NOT_FOUND", nil, twice},
		{"a declared error", errShipped, "INTERNAL", nil, twice},
		{"a bug", errSecret, "INTERNAL", nil, twice},
		{"a source that may recover", tool.UpstreamUnavailable.New(""), "UPSTREAM_UNAVAILABLE", nil, always},
		{"something that a person may mend", tool.Unauthenticated.New(""), "UNAUTHENTICATED", nil, always},
		{"a polling tool", tool.NotFound.New(""), "NOT_FOUND", func(f *fake) { f.spec.Poll = true }, counted},
	}
	for _, tt := range tests {
		if tt.change == nil {
			tt.change = func(*fake) {}
		}
		a := newAgain(tt.change)
		a.with = tt.with
		if tt.with == error(errShipped) {
			a.with, tt.code = errShipped, "ORDER_SHIPPED"
		}
		var got, want []string
		for i := range 4 {
			got = append(got, a.ask(t, "s", "find", fmt.Sprintf(`{"a": %d.0}`, 1)))
			want = append(want, strings.ReplaceAll(tt.want[i], "CODE", tt.code))
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s: the calls are answered %q, want %q", tt.name, got, want)
		}
	}
}

// TestRepeatsSayWhatMustChange shows the second answer, and the third.
func TestRepeatsSayWhatMustChange(t *testing.T) {
	x := exec.New(tool.SetOf(named("find", tool.R1).Bind(fails(tool.NotFound.New("no order 7")))), exec.Config{})
	ctx := tool.WithCaller(t.Context(), tool.Caller{Session: "s"})
	var last string
	for i, offer := range []string{"", "could change the arguments or use another tool, as the same call failed before",
		"could change the arguments or use another tool, as the same call failed twice before and was not run again"} {
		last = x.Do(ctx, tool.Call{ID: "1", Name: "find", Arguments: []byte("7")}).Content
		want := "[result] find failed\narg.text: 7\n"
		if i > 0 {
			want += fmt.Sprintf("repeat: %d\n", i+1)
		}
		want += "[error]\ncode: NOT_FOUND\nmessage: no order 7\nside_effect: not_applied\nretryable: false\nuser_action_required: false\n"
		if i > 0 {
			want += "next.1: " + offer + "\nnext.2: could check the id, or search for it\n"
		} else {
			want += "next.1: could check the id, or search for it\n"
		}
		if last != want {
			t.Errorf("answer %d is\n%s\nwant\n%s", i+1, last, want)
		}
	}
}

// TestRepeatsAreOfOneConversation counts by session, tool and arguments, and
// only what failed since the world last changed.
func TestRepeatsAreOfOneConversation(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		steps := []struct {
			session, name, arguments string
			with                     error
			want                     string
		}{
			{"a", "find", "1", errShipped, "ORDER_SHIPPED ran"},
			{"a", "find", "2", errShipped, "ORDER_SHIPPED ran"},
			{"b", "find", "1", errShipped, "ORDER_SHIPPED ran"},
			{"a", "find", " 1 ", errShipped, "ORDER_SHIPPED repeat 2 ran"},
			{"a", "find", "1", nil, "ORDER_SHIPPED repeat 3"},
			{"b", "find", "1", nil, "success ran"},
			{"b", "find", "1", errShipped, "ORDER_SHIPPED ran"},
			{"a", "write", "", nil, "success"}, // what failed may be mended now
			{"a", "find", "1", errShipped, "ORDER_SHIPPED ran"},
			{"a", "find", "1", errShipped, "ORDER_SHIPPED repeat 2 ran"},
			{"a", "wait", "", nil, "UNKNOWN_TOOL"},
			{"a", "wait", "", nil, "UNKNOWN_TOOL repeat 2"},
			{"a", "find", "1", nil, "success ran"}, // ten minutes later
			{"", "find", "1", errShipped, "ORDER_SHIPPED ran"},
			{"", "find", "1", errShipped, "ORDER_SHIPPED ran"},
			{"", "find", "1", errShipped, "ORDER_SHIPPED ran"},
		}
		a := newAgain(func(f *fake) { f.spec.Errors = []*tool.Error{errShipped} })
		for i, s := range steps {
			if i == 12 {
				time.Sleep(10 * time.Minute)
			}
			a.with = s.with
			if got := a.ask(t, s.session, s.name, s.arguments); got != s.want {
				t.Errorf("step %d: %s in %q is answered %q, want %q", i, s.name, s.session, got, s.want)
			}
		}
	})
}

// TestRepeatsForget makes more calls, in more sessions, than are remembered.
func TestRepeatsForget(t *testing.T) {
	a := newAgain(func(*fake) {})
	a.with = tool.NotFound.New("")
	for i := range 33 {
		a.ask(t, "s", "find", fmt.Sprint(i))
	}
	if got := a.ask(t, "s", "find", "0"); got != "NOT_FOUND ran" {
		t.Errorf("after 32 others the first call is answered %q", got)
	}
	if got := a.ask(t, "s", "find", "32"); got != "NOT_FOUND repeat 2 ran" {
		t.Errorf("the last call is answered %q", got)
	}
	for i := range 2 * 2048 {
		a.ask(t, fmt.Sprint("session ", i), "find", "")
	}
	if got := a.ask(t, "s", "find", "32"); got != "NOT_FOUND ran" {
		t.Errorf("after 4096 other sessions the call is answered %q", got)
	}
}

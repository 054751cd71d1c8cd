package exec_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestTheEnvelopeHasWhatIsAsked holds that the arguments tell how many characters the
// model asked for, and nothing where it did not; whoever calls the executor with a
// budget of its own has that in its call.
func TestTheEnvelopeHasWhatIsAsked(t *testing.T) {
	for _, tt := range []struct {
		asked int
		call  tool.Call
		want  string
	}{
		{0, tool.Call{}, `{"text":"hi"}`},
		{500, tool.Call{}, `{"text":"hi","max_chars":500}`},
		{0, tool.Call{MaxChars: 500}, `{"text":"hi"}`},
	} {
		f := named("get_reply", tool.R0)
		f.asked = tt.asked
		x := exec.New(tool.SetOf(f.Bind(answers("yes"))), exec.Config{})
		tt.call.Name, tt.call.Arguments = "get_reply", []byte("hi")
		if got := x.Do(t.Context(), tt.call); string(got.Result.Arguments) != tt.want {
			t.Errorf("asked for %d, a call for %d: the arguments are %s, want %s", tt.asked, tt.call.MaxChars, got.Result.Arguments, tt.want)
		}
	}
}

// TestTheEnvelopeHasTheArguments holds that they are there once they could be
// read, whatever became of the call.
func TestTheEnvelopeHasTheArguments(t *testing.T) {
	late := func(ctx context.Context, _ arguments) (reply, error) {
		<-ctx.Done()
		return reply{}, ctx.Err()
	}
	refuse := func([]byte) (arguments, error) { return arguments{}, tool.InvalidArguments.New("") }
	for name, tt := range map[string]struct {
		decode func([]byte) (arguments, error)
		handle func(context.Context, arguments) (reply, error)
		want   string
	}{
		"answered":   {nil, answers("yes"), `{"text":"hi"}`},
		"failed":     {nil, fails(errors.New("no")), `{"text":"hi"}`},
		"left":       {nil, late, `{"text":"hi"}`},
		"unreadable": {refuse, answers("yes"), ""},
	} {
		f := named("get_reply", tool.R0)
		f.decode = tt.decode
		x := exec.New(tool.SetOf(f.Bind(tt.handle)), exec.Config{Timeout: 20 * time.Millisecond})
		got := x.Do(t.Context(), tool.Call{ID: "1", Name: "get_reply", Arguments: []byte("hi")})
		if string(got.Result.Arguments) != tt.want {
			t.Errorf("%s: the arguments are %s, want %s", name, got.Result.Arguments, tt.want)
		}
	}
}

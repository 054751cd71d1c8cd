package history

import (
	"strings"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// Gaps says how the calls are answered that have no answer. The zero Gaps is
// ready to use.
type Gaps struct {
	// Lang is the language of the texts: en, which "" is too, or zh.
	Lang string
	// Why says why a call has no answer; nil is Interrupted for each. It is not
	// asked of a call whose Truncated says it.
	Why func(tool.Call) Reason
	// Tools are the tools that the calls are of. What an interrupted call of R0 or
	// R1 did is known: nothing. Of any other it is not.
	Tools tool.Set
}

// Reason is why a call has no answer.
type Reason uint8

// The reasons.
const (
	// Interrupted: something ended before the answer came. CANCELED.
	Interrupted Reason = iota
	// Denied: a person, or the program, did not let it run. POLICY_DENIED.
	Denied
	// Truncated: the model's turn was cut off in it. ARGUMENTS_TRUNCATED.
	Truncated
)

// Answered is messages with one answer to each call. The answers stand right
// behind their turn, in the order of its calls, as providers want them: those
// that were there, wherever they stood, and failures in compact/1 for those that
// were not. A result that answers no call, or one that has its answer, is left
// out: no provider takes it. All else keeps its order.
func Answered(messages []Message, g Gaps) []Message {
	results := make(map[place]Result)
	for i, p := range pairs(messages) {
		results[p] = messages[i].(Result)
	}
	out := make([]Message, 0, len(messages))
	for i, m := range messages {
		if _, ok := m.(Result); !ok {
			out = append(out, m)
		}
		t, _ := m.(Turn)
		for n, call := range t.Calls {
			r, ok := results[place{i, n}]
			if !ok {
				r = g.answer(call)
			}
			out = append(out, r)
		}
	}
	return out
}

// answer is the failure that answers a call.
func (g Gaps) answer(call tool.Call) Result {
	e := g.failure(call).In(g.Lang)
	name := brief(call.Name)
	content := render.Error(render.Banner(nil, name, e.Category.Status()), e)
	return Result{CallID: call.ID, Name: call.Name, Content: string(content), Status: e.Category.Status()}
}

func (g Gaps) failure(call tool.Call) *tool.Error {
	reason := Interrupted
	switch {
	case call.Truncated:
		reason = Truncated
	case g.Why != nil:
		reason = g.Why(call)
	}
	var e *tool.Error
	switch reason {
	case Denied:
		e = tool.PolicyDenied.Say(words.WasRefused)
	case Truncated:
		e = tool.ArgumentsTruncated.Say(words.CutOff)
	default:
		e = tool.Canceled.Say(words.WasInterrupted)
		if !g.onlyReads(call.Name) {
			e.SideEffect = tool.MaybeApplied
			e.Next = []string{words.In(g.Lang).Say(words.CouldVerify)}
			return e
		}
	}
	e.SideEffect = tool.NotApplied
	return e
}

// onlyReads reports whether a tool is known to change nothing.
func (g Gaps) onlyReads(name string) bool {
	t, ok := g.Tools.Lookup(name)
	return ok && t.Spec().Risk <= tool.R1
}

// maxName bounds the name of a tool that a model may have made up.
const maxName = 64

// brief is name, or its first bytes and an ellipsis.
func brief(name string) string {
	if len(name) <= maxName {
		return name
	}
	return strings.ToValidUTF8(name[:maxName], "") + "…"
}

package history

import (
	"reflect"
	"slices"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

func call(id, name string) tool.Call { return tool.Call{ID: id, Name: name} }

func calls(ids ...string) Turn {
	var t Turn
	for _, id := range ids {
		t.Calls = append(t.Calls, call(id, "find"))
	}
	return t
}

// answer is a result of some length.
func answer(id, ref string) Result {
	dst := render.BoolField(render.Banner(nil, "find", tool.Success), "complete", false)
	dst = render.StringField(dst, "raw", ref)
	dst = render.StringField(render.Section(dst, "place", true), "text", "a long text that stands for hundreds of lines of what a tool may say of a place")
	return Result{CallID: id, Content: string(dst), Own: id}
}

// stubbed is what becomes of that.
func stubbed(id, ref string) Result {
	return Result{
		CallID: id, Content: "[result] find success\ncomplete: false\nraw: " + ref + "\nsections (1): place\n",
		Status: tool.Success, RawRef: ref,
	}
}

// TestGaps holds the text for each reason in each language.
func TestGaps(t *testing.T) {
	for _, tt := range []struct {
		gaps Gaps
		call tool.Call
		want Result
	}{
		{Gaps{}, call("1", "refund"), Result{CallID: "1", Name: "refund", Status: tool.Failed, Content: `[result] refund failed
[error]
code: CANCELED
message: the call was interrupted, and nobody knows its result
side_effect: maybe_applied
retryable: false
user_action_required: false
next.1: could check whether it took effect before trying again
`}},
		{Gaps{Lang: "zh"}, call("1", "refund"), Result{CallID: "1", Name: "refund", Status: tool.Failed, Content: `[result] refund failed
[error]
code: CANCELED
message: 调用被中断，没有人知道它的结果
side_effect: maybe_applied
retryable: false
user_action_required: false
next.1: 可以先确认是否已经生效，再决定是否重试
`}},
		{Gaps{Why: func(tool.Call) Reason { return Denied }}, call("1", "refund"), Result{CallID: "1", Name: "refund", Status: tool.Denied, Content: `[result] refund denied
[error]
code: POLICY_DENIED
message: the call was refused, and was not run
side_effect: not_applied
retryable: false
user_action_required: false
next.1: could choose a tool with less risk
`}},
		{Gaps{Lang: "zh", Why: func(tool.Call) Reason { return Denied }}, call("1", "refund"), Result{CallID: "1", Name: "refund", Status: tool.Denied, Content: `[result] refund denied
[error]
code: POLICY_DENIED
message: 调用被拒绝，未执行
side_effect: not_applied
retryable: false
user_action_required: false
next.1: 可以选择风险更低的工具
`}},
		{Gaps{Why: func(tool.Call) Reason { return Denied }}, tool.Call{ID: "1", Name: "refund", Truncated: true}, Result{CallID: "1", Name: "refund", Status: tool.Failed, Content: `[result] refund failed
[error]
code: ARGUMENTS_TRUNCATED
message: the arguments were cut off; the tool was not run
side_effect: not_applied
retryable: false
user_action_required: false
next.1: could send the call again with a smaller payload
`}},
		{Gaps{Lang: "zh", Why: func(tool.Call) Reason { return Truncated }}, call("1", "re\nfund"), Result{CallID: "1", Name: "re\nfund", Status: tool.Failed, Content: `[result] "re\nfund" failed
[error]
code: ARGUMENTS_TRUNCATED
message: 参数被截断；工具未执行
side_effect: not_applied
retryable: false
user_action_required: false
next.1: 可以减少内容后重新调用
`}},
	} {
		turn := Turn{Text: "let me see", Calls: []tool.Call{tt.call}}
		got := Answered([]Message{turn}, tt.gaps)
		if want := []Message{turn, tt.want}; !reflect.DeepEqual(got, want) {
			t.Errorf("got %+v\nwant %+v", got, want)
		}
		if d, err := render.Read(tt.want.Content); err != nil || len(d.Sections) != 1 {
			t.Errorf("%v in %s", err, tt.want.Content)
		}
	}
}

// TestOnlyReads knows that an interrupted call of a tool that reads did nothing.
func TestOnlyReads(t *testing.T) {
	e := Gaps{Tools: tool.SetOf(bound("find", tool.R1), bound("refund", tool.R3))}
	for name, want := range map[string]tool.SideEffect{"find": tool.NotApplied, "refund": tool.MaybeApplied, "none": tool.MaybeApplied} {
		if got := e.failure(call("1", name)).SideEffect; got != want {
			t.Errorf("%s: side effect %s, want %s", name, got, want)
		}
	}
}

// adapter is one of which nothing but the spec is asked.
type adapter struct {
	tool.Adapter[tool.None, tool.None]
	spec tool.Spec
}

func (a adapter) Spec() *tool.Spec { return &a.spec }

func bound(name string, risk tool.Risk) tool.Tool {
	return tool.Bind(adapter{spec: tool.Spec{Name: name, Risk: risk}}, nil)
}

// TestAnswered puts one answer behind each turn for each of its calls, in their
// order.
func TestAnswered(t *testing.T) {
	a, b, c := answer("a", "r_a"), answer("b", "r_b"), answer("c", "r_c")
	gap := func(id string) Result { return Gaps{}.answer(call(id, "find")) }
	hi, more := Said{Text: "hi"}, Said{Text: "more", Own: 7}
	again := answer("a", "r_a2")
	for name, tt := range map[string]struct{ in, want []Message }{
		"nothing":          {nil, []Message{}},
		"whole":            {[]Message{hi, calls("a", "b"), a, b, more}, []Message{hi, calls("a", "b"), a, b, more}},
		"none is there":    {[]Message{hi, calls("a", "b")}, []Message{hi, calls("a", "b"), gap("a"), gap("b")}},
		"one is there":     {[]Message{calls("a", "b", "c"), b, more}, []Message{calls("a", "b", "c"), gap("a"), b, gap("c"), more}},
		"in another order": {[]Message{calls("a", "b"), b, a}, []Message{calls("a", "b"), a, b}},
		"too late":         {[]Message{calls("a"), more, calls("b"), b, a}, []Message{calls("a"), a, more, calls("b"), b}},
		"of no call":       {[]Message{c, calls("a"), a, c}, []Message{calls("a"), a}},
		"too early":        {[]Message{a, calls("a")}, []Message{calls("a"), gap("a")}},
		"twice":            {[]Message{calls("a"), a, again}, []Message{calls("a"), a}},
		"one id, two turns": {
			[]Message{calls("a"), hi, calls("a"), again}, []Message{calls("a"), gap("a"), hi, calls("a"), again},
		},
		"one id, two calls": {[]Message{calls("a", "a"), a, again}, []Message{calls("a", "a"), a, again}},
		"no ids":            {[]Message{calls("", ""), answer("", "r_1")}, []Message{calls("", ""), answer("", "r_1"), gap("")}},
	} {
		before := slices.Clone(tt.in)
		got := Answered(tt.in, Gaps{})
		if !reflect.DeepEqual(got, tt.want) {
			t.Errorf("%s: got %+v\nwant %+v", name, got, tt.want)
		}
		if twice := Answered(got, Gaps{}); !reflect.DeepEqual(twice, got) {
			t.Errorf("%s: a second time makes %+v", name, twice)
		}
		if !reflect.DeepEqual(tt.in, before) {
			t.Errorf("%s: what was given is changed", name)
		}
	}
}

// TestStub leaves out what results of every form say, and nothing of a stub.
func TestStub(t *testing.T) {
	const long = "[place] external\ntext: a long text that stands for what a tool may say\n"
	envelope := tool.Result{ToolName: "find", Status: tool.Failed, RawRef: "r_j", Error: tool.NotFound.New("")}
	for name, tt := range map[string]struct{ in, want Result }{
		"with a reference": {answer("a", "r_a"), stubbed("a", "r_a")},
		"without one": {
			Result{CallID: "a", Content: "[result] find partial\nwarning.1: the source answered in part only\n" + long},
			Result{CallID: "a", Content: "[result] find partial\ncomplete: false\n", Status: tool.Partial},
		},
		"what the result says counts": {
			Result{Name: "look", Content: "[result] find success\n" + long + long, Status: tool.Failed, RawRef: "r_b"},
			Result{Name: "look", Content: "[result] look failed\ncomplete: false\nraw: r_b\n", Status: tool.Failed, RawRef: "r_b"},
		},
		"JSON": {
			Result{Content: string(envelope.AppendJSON(nil))},
			Result{Content: "[result] find failed\ncomplete: false\nraw: r_j\n", Status: tool.Failed, RawRef: "r_j"},
		},
		"another text": {
			Result{Name: "find", Content: "There are 17 places, of which the first is a forest with a lake.", Own: 1},
			Result{Name: "find", Content: "[result] find partial\ncomplete: false\n", Status: tool.Partial},
		},
		"a short one": {Result{Name: "find", Content: "17", Own: 1}, Result{Name: "find", Content: "17", Own: 1}},
		"a made-up name, and a reference that breaks out": {
			Result{Name: "a\nstatus: b", RawRef: "r\n[error]", Content: "Pages and pages of text, and pages and pages of text, and pages and pages of text."},
			Result{Name: "a\nstatus: b", RawRef: "r\n[error]", Content: "[result] \"a\\nstatus: b\" partial\ncomplete: false\nraw: \"r\\n[error]\"\n", Status: tool.Partial},
		},
	} {
		got := Stub(tt.in)
		if !reflect.DeepEqual(got, tt.want) {
			t.Errorf("%s: got %+v\nwant %+v", name, got, tt.want)
		}
		if again := Stub(got); !reflect.DeepEqual(again, got) {
			t.Errorf("%s: the stub of the stub is %+v", name, again)
		}
	}
}

// TestShortened replaces the results of whole turns, the oldest first, as far as a
// budget asks for.
func TestShortened(t *testing.T) {
	size, less := count(answer("a", "r_a").Content, nil), count(stubbed("a", "r_a").Content, nil)
	one, two, last := calls("a"), calls("b", "c"), calls("d")
	hi, bye := Said{Text: "hi"}, Turn{Text: "That is all."}
	whole := []Message{hi, one, answer("a", "r_a"), two, answer("b", "r_b"), answer("c", "r_c"), last, answer("d", "r_d"), bye}
	first := []Message{hi, one, stubbed("a", "r_a"), two, answer("b", "r_b"), answer("c", "r_c"), last, answer("d", "r_d"), bye}
	all := []Message{hi, one, stubbed("a", "r_a"), two, stubbed("b", "r_b"), stubbed("c", "r_c"), last, answer("d", "r_d"), bye}
	for _, tt := range []struct {
		tokens int
		want   []Message
	}{
		{4 * size, whole}, {4*size - 1, first}, {3*size + less, first}, {3*size + less - 1, all},
		{size + 3*less, all}, {size, all}, {0, all}, {-1, all},
	} {
		got := Shortened(whole, tt.tokens, nil)
		if !reflect.DeepEqual(got, tt.want) {
			t.Errorf("%d tokens: got %+v\nwant %+v", tt.tokens, got, tt.want)
		}
		if again := Shortened(got, tt.tokens, nil); !reflect.DeepEqual(again, got) {
			t.Errorf("%d tokens: a second time makes %+v", tt.tokens, again)
		}
	}
	if _, ok := whole[2].(Result).Own.(string); !ok {
		t.Error("what was given is changed")
	}
}

// bytesOf counts the bytes of a text as its tokens.
type bytesOf struct{}

func (bytesOf) Count(text []byte) int { return len(text) }

// TestTokens counts all but what results say.
func TestTokens(t *testing.T) {
	messages := []Message{
		Said{Text: "1234567890"},
		Turn{Text: "12345", Calls: []tool.Call{{Name: "find", Arguments: []byte(`{"a":1}`)}}},
		Result{Content: "not counted"},
	}
	if got, want := Tokens(messages, bytesOf{}), 10+5+4+7+4*perMessage; got != want {
		t.Errorf("got %d, want %d", got, want)
	}
	if got := Tokens(messages, nil); got <= 4*perMessage || got >= 40 {
		t.Errorf("estimated %d", got)
	}
}

// TestOf takes over what a message of an executor says of its result.
func TestOf(t *testing.T) {
	m := tool.Message{ToolCallID: "a", Name: "find", Status: tool.Success, Content: "text", Result: tool.Result{RawRef: "r_a"}}
	if got, want := Of(m), (Result{CallID: "a", Name: "find", Content: "text", Status: tool.Success, RawRef: "r_a"}); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
}

package exec_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// paged is a tool whose source has more.
func paged(sent string, more ...tool.KeyField) tool.Message {
	f := named("find", tool.R1)
	f.spec.Page, f.spec.Secrets = "cursor", []string{"pin"}
	f.echo = func(dst []byte) []byte { return dst }
	f.result = func() tool.Result {
		c := (*tool.Coverage)(nil).List("rows", 9, 2)
		c.More = more
		return tool.Result{Coverage: c}
	}
	f.compact = func(dst []byte) []byte { return render.Section(dst, "reply", false) }
	return exec.New(tool.SetOf(f.Bind(answers(""))), exec.Config{}).Do(context.Background(), tool.Call{ID: "1", Name: "find", Arguments: []byte(sent)})
}

// TestMore tells the call that reads on, with every kind of argument that was
// sent, and nothing that is secret.
func TestMore(t *testing.T) {
	next := tool.KeyField{Key: "cursor", Value: "c 2"}
	const later = "warning.1: this is a later page, and its entries are numbered from 1\n"
	tests := []struct{ sent, want string }{
		{`{}`, "more.tool: find\nmore.cursor: c 2\n"},
		{``, "more.tool: find\nmore.cursor: c 2\n"},
		{`{"cursor":null,"n":5,"x":null,"s":"a: b","on":true}`, "more.tool: find\nmore.n: 5\nmore.s: \"a: b\"\nmore.on: true\nmore.cursor: c 2\n"},
		{`{"cursor":"c 1","pin":"hunter2","pullNumber":1}`, "more.tool: find\nmore.pin: (redacted)\nmore.pullNumber: 1\nmore.cursor: c 2\n" + later},
		{`{"tags":["a","b,c"],"none":[],"ids":[1,2.50],"f":{"since": "x",  "n":[1]},"l":[[1]]}`,
			"more.tool: find\nmore.tags (2): a, \"b,c\"\nmore.none (0): (none)\nmore.ids (2): 1, 2.50\n" +
				"more.f: {\"since\":\"x\",\"n\":[1]}\nmore.l: \"[[1]]\"\nmore.cursor: c 2\n"},
		{`"{\"q\":\"x\"}"`, "more.tool: find\nmore.q: x\nmore.cursor: c 2\n"},
		{`"\"{}\""`, "more.tool: find\nmore.cursor: c 2\n"},
		{`"x"`, "more.tool: find\nmore.cursor: c 2\n"},
		{`""`, "more.tool: find\nmore.cursor: c 2\n"},
		{`[1]`, "more.tool: find\nmore.cursor: c 2\n"},
		{`{"q":"` + strings.Repeat("x", 2000) + `"}`,
			"more.tool: find\nmore.cursor: c 2\nwarning.1: the next page needs all other arguments as they were sent\n"},
	}
	for _, tt := range tests {
		msg := paged(tt.sent, next)
		if want := "[result] find success\ncomplete: false\n" + tt.want + "[reply]\n"; msg.Content != want {
			t.Errorf("%.80s\nis answered with\n%s\nwant\n%s", tt.sent, msg.Content, want)
		}
		if _, err := render.Read(msg.Content); err != nil {
			t.Errorf("%.80s: %v", tt.sent, err)
		}
	}
	for _, tt := range []struct {
		sent  string
		later bool
	}{{`{"cursor":"x"}`, true}, {`{"cursor":""}`, false}, {`{"cursor":0}`, false}, {`{"cursor":1}`, true}, {`{}`, false}} {
		msg := paged(tt.sent)
		if got := strings.Contains(msg.Content, later); got != tt.later || strings.Contains(msg.Content, "more.") {
			t.Errorf("%s is answered with\n%s", tt.sent, msg.Content)
		}
	}
}

// TestDisplay has a sentence for people of every status, in the language of the
// caller; a tool's own is also the summary of the text.
func TestDisplay(t *testing.T) {
	whole, empty := (*tool.Coverage)(nil).List("a", 1, 1), (*tool.Coverage)(nil).List("a", 0, 0)
	tests := []struct {
		result tool.Result
		err    error
		en, zh string
	}{
		{tool.Result{}, nil, "t is done", "t 已完成"},
		{tool.Result{Coverage: whole}, nil, "t is done", "t 已完成"},
		{tool.Result{Coverage: empty}, nil, "t found nothing", "t 没有找到任何内容"},
		{tool.Result{Status: tool.Partial}, nil, "t answered in part", "t 只返回了部分结果"},
		{tool.Result{Display: "order 1"}, nil, "order 1", "order 1"},
		{tool.Result{}, tool.NotFound.New(""), "t failed (nothing was found)", "t 失败（没有找到）"},
		{tool.Result{}, errSecret, "t failed (the tool failed)", "t 失败（工具执行失败）"},
		{tool.Result{}, tool.Unauthenticated.New(""), "t was denied (the user is not signed in)", "t 被拒绝（用户未登录）"},
		{tool.Result{}, tool.TimedOut.New(""), "t took too long (the tool did not answer in time)", "t 超时（工具没有及时响应）"},
	}
	for _, tt := range tests {
		f := named("t", tool.R0)
		f.result = func() tool.Result { return tt.result }
		handle := answers("")
		if tt.err != nil {
			handle = fails(tt.err)
		}
		x := exec.New(tool.SetOf(f.Bind(handle)), exec.Config{})
		for lang, want := range map[string]string{"": tt.en, "zh": tt.zh} {
			msg := x.Do(tool.WithCaller(t.Context(), tool.Caller{Lang: lang}), tool.Call{Name: "t"})
			if msg.Result.Display != want {
				t.Errorf("%+v, %v is told people as %q, want %q", tt.result, tt.err, msg.Result.Display, want)
			}
			own := tt.result.Display != ""
			if strings.HasPrefix(msg.Content, "[result] t success\nsummary: order 1\n") != own || strings.Contains(msg.Content, "summary:") != own {
				t.Errorf("%+v, %v is told the model as\n%s", tt.result, tt.err, msg.Content)
			}
		}
	}
}

// TestWarnings are told the model, behind those about the arguments.
func TestWarnings(t *testing.T) {
	f := named("t", tool.R0)
	f.result = func() tool.Result { return tool.Result{Status: tool.Partial, Warnings: []string{"row 3: lost", "b"}} }
	msg := exec.New(tool.SetOf(f.Bind(answers(""))), exec.Config{}).Do(t.Context(), tool.Call{Name: "t"})
	if !strings.Contains(msg.Content, "\nwarning.1: row 3: lost\nwarning.2: b\n") {
		t.Errorf("the answer is\n%s", msg.Content)
	}
}

// TestScope has the echoed arguments of a list as what it was narrowed to.
func TestScope(t *testing.T) {
	f := named("t", tool.R0)
	f.echo = func(dst []byte) []byte {
		dst = render.Redacted(render.StringField(dst, "arg.pullNumber", "a: b"), "arg.pin")
		return render.EndList(render.StringItem(render.StringItem(render.ListField(dst, "arg.tags", 2), "x"), "y,z"), 2)
	}
	f.result = func() tool.Result { return tool.Result{Coverage: (*tool.Coverage)(nil).List("a", 1, 1)} }
	msg := exec.New(tool.SetOf(f.Bind(answers(""))), exec.Config{}).Do(t.Context(), tool.Call{Name: "t"})
	want := []tool.KeyField{{Key: "pullNumber", Value: "a: b"}, {Key: "pin", Value: "(redacted)"}, {Key: "tags", Value: "x, y,z"}}
	if got := msg.Result.Coverage.Scope; !slices.Equal(got, want) {
		t.Errorf("the scope is %+v, want %+v", got, want)
	}
}

// TestNotes are told: a list that was not read to its end makes the answer
// partial, and rows that were left out are told with their ground.
func TestNotes(t *testing.T) {
	handle := func(ctx context.Context, _ arguments) (reply, error) {
		pages := func(context.Context, string) (normalize.Page[string], error) {
			return normalize.Page[string]{Rows: []string{"a", "b", "a"}, Next: "2"}, nil
		}
		rows, _, err := normalize.All(ctx, normalize.Limits{Pages: 1}, pages)
		from := normalize.From{Basis: []string{"sku", "day"}, Ref: "r_1"}
		rows, _ = normalize.Dedupe(ctx, rows, from, func(s *string) normalize.Identity { return normalize.Identity{Object: *s} })
		return reply{strings.Join(rows, "")}, err
	}
	f := named("t", tool.R0)
	f.echo = func(dst []byte) []byte { return dst }
	f.result = func() tool.Result { return tool.Result{Coverage: (*tool.Coverage)(nil).List("a", 2, 2)} }
	msg := exec.New(tool.SetOf(f.Bind(handle)), exec.Config{}).Do(t.Context(), tool.Call{Name: "t"})
	const want = "[result] t partial\ncomplete: false\nwarning.1: the list was not read to its end (pages)\n" +
		"warning.2: rows that repeat others by sku, day were left out, 3 in and 2 out\n[reply]\ntext: ab\n"
	if msg.Content != want || msg.Status != tool.Partial {
		t.Errorf("the answer is\n%s\nwant\n%s", msg.Content, want)
	}
	scope := []tool.KeyField{{Key: "dedupe.by", Value: "sku, day"}, {Key: "dedupe.rows_in", Value: "3"}, {Key: "dedupe.rows_out", Value: "2"}}
	evidence := []tool.Evidence{{Ref: "r_1", Kind: "rows", Range: tool.Range{First: 1, Last: 3}}}
	if r := msg.Result; !slices.Equal(r.Coverage.Scope, scope) || !slices.Equal(r.Evidence, evidence) {
		t.Errorf("scope %+v, evidence %+v", r.Coverage.Scope, r.Evidence)
	}
}

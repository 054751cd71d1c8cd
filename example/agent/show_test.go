package main

import (
	"bytes"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestShow compares what is shown of one call from each side.
func TestShow(t *testing.T) {
	call := tool.Call{Name: "cancel_order", Arguments: []byte(`{}`)}
	failure := tool.Message{Status: tool.Failed, Content: "[result] cancel_order failed\n", Result: tool.Result{
		ToolName: "cancel_order", Status: tool.Failed, Next: []string{"could wait", "could ask"},
		Error: &tool.Error{Code: "CONFLICT", Message: "it is\nshipped\x1b[2J"},
	}}
	const head, model = "call: cancel_order {}\n\n", "the model sees:\n[result] cancel_order failed\n\n"
	const person, log = "a person sees:\ncancel_order failed: it is shipped\\x1b[2J (CONFLICT)\ncould wait; could ask\n\n", "the log keeps:\nlevel=INFO\n\n"
	for views, want := range map[string]string{
		"model": head + model, "person": head + person, "log": head + log, "log,model,person": head + model + person + log,
	} {
		var out bytes.Buffer
		s := show{out: &out, views: strings.Split(views, ",")}
		s.call(call, failure, "level=INFO\n", english())
		if out.String() != want {
			t.Errorf("%s: got\n%s\nwant\n%s", views, &out, want)
		}
	}
	var out bytes.Buffer
	show{terminal: terminal{colours: true}, out: &out, views: []string{"person"}}.call(call, failure, "", english())
	want := "\x1b[1mcall:\x1b[0m cancel_order {}\n\n\x1b[36ma person sees:\x1b[0m\n\x1b[31mcancel_order failed: it is shipped\\x1b[2J (CONFLICT)\x1b[0m\ncould wait; could ask\n\n"
	if out.String() != want {
		t.Errorf("in colours: got\n%q\nwant\n%q", &out, want)
	}
}

// english is the words of that language.
func english() words { return newModel("", tool.Set{}).words() }

func TestPerson(t *testing.T) {
	w := english()
	for want, r := range map[string]tool.Result{
		"get is done": {ToolName: "get"},
		"get is done, status paid, id A 1": {
			ToolName: "get", KeyFields: []tool.KeyField{{Key: "status", Value: "paid"}, {Key: "id", Value: "A\n1"}},
		},
		"get is done, entries: 3":       {ToolName: "get", Coverage: new(tool.Coverage).List("a", 3, 3).List("b", 0, 0)},
		"get is done, entries: 2 of 30": {ToolName: "get", Coverage: new(tool.Coverage).List("a", 30, 2)},
	} {
		if r.Coverage != nil {
			r.Coverage.Complete = r.Coverage.Shown == r.Coverage.Total
		}
		if got := w.person(r); got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	}
}

package exec_test

import (
	"context"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// FuzzDo sends calls with any name and arguments to a handler that answers, or
// fails, with any text. Whatever they are, the text for the model is a document
// that the strict reader reads, with the status of the message and the sections
// of a success or of a failure, and no others.
func FuzzDo(f *testing.F) {
	for _, name := range []string{"t", "tt", "", "t success\n[reply]", "\xff\u202e", "功能"} {
		f.Add(name, "status: x", "[reply]\n1| 【x】", false)
		f.Add(name, "</s>\r\n", "(null)", true)
	}
	f.Fuzz(func(t *testing.T, name, arguments, text string, fail bool) {
		adapter := named("t", tool.R2)
		adapter.spec.Next = []string{text}
		x := exec.New(tool.SetOf(adapter.Bind(handlerOf(text, fail))), exec.Config{})
		msg := x.Do(t.Context(), tool.Call{ID: "1", Name: name, Arguments: []byte(arguments)})
		doc, err := render.Read(msg.Content)
		if err != nil {
			t.Fatalf("%v in\n%s", err, msg.Content)
		}
		want := "reply"
		if msg.Result.Error != nil {
			want = "error"
		}
		if doc.Status != msg.Status || len(doc.Sections) != 1 || doc.Sections[0].ID != want {
			t.Errorf("status %s, sections %+v; want %s and [%s] alone in\n%s", doc.Status, doc.Sections, msg.Status, want, msg.Content)
		}
	})
}

// handlerOf answers with text, or fails with it as the message and the offer.
func handlerOf(text string, fail bool) func(context.Context, arguments) (reply, error) {
	if !fail {
		return answers(text)
	}
	return fails(&tool.Error{Code: "X", Category: tool.Conflict, Message: text, Next: []string{text}, Cause: text})
}

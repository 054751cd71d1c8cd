package exec_test

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// formed is a tool that answers in the form of its own.
func formed(form string) *fake {
	f := named("t", tool.R0)
	f.spec.Form, f.spec.Result = form, json.RawMessage(`{"type": "object"}`)
	f.echo = func(dst []byte) []byte { return render.StringField(dst, "arg.text", "x") }
	return f
}

// TestForms: a call chooses its form before the executor, that before the tool.
func TestForms(t *testing.T) {
	tests := []struct{ call, config, spec, want string }{
		{"", "", "", render.Compact},
		{"", "", render.JSON, render.JSON},
		{"", render.Verbose, render.JSON, render.Verbose},
		{render.Compact, render.Verbose, render.JSON, render.Compact},
		{render.JSON, render.Verbose, "", render.JSON},
		{"of no kind", "", "", render.Compact},
	}
	for _, tt := range tests {
		x := exec.New(tool.SetOf(formed(tt.spec).Bind(answers("hello"))), exec.Config{Form: tt.config})
		msg := x.Do(t.Context(), tool.Call{ID: "1", Name: "t", Form: tt.call})
		if got := shapeOf(msg.Content); got != tt.want {
			t.Errorf("%v: the form is %s:\n%s", tt, got, msg.Content)
		}
		if string(msg.Result.Data) != "{}" {
			t.Errorf("%v: the data is %s", tt, msg.Result.Data)
		}
	}
}

func shapeOf(content string) string {
	switch {
	case json.Valid([]byte(content)):
		return render.JSON
	case strings.Contains(content, "envelope.") && strings.Contains(content, "for the log"):
		return render.Verbose
	case strings.Contains(content, "envelope.") || strings.Contains(content, "for the log"):
		return "mixed"
	default:
		return render.Compact
	}
}

// TestVerbose: the verbose form is a document that has all of the compact one,
// what is for the log, and the envelope, of a failure too.
func TestVerbose(t *testing.T) {
	x := exec.New(tool.SetOf(formed(render.Verbose).Bind(answers("hello"))), exec.Config{})
	const success = `[result] t success
arg.text: x
envelope.tool_call_id: 1
envelope.tool_name: t
envelope.schema_version: 3
envelope.status: success
envelope.risk_level: R0
envelope.arguments: {"text":"{}"}
envelope.key_fields.1.key: text
envelope.key_fields.1.value: hello
envelope.display: t is done
envelope.started_at: …
envelope.duration: …
[reply]
text: hello
internal: for the log
`
	msg := x.Do(t.Context(), tool.Call{ID: "1", Name: "t"})
	if got := timeless.ReplaceAllString(msg.Content, "$1 …"); got != success {
		t.Errorf("the text is\n%s\nwant\n%s", got, success)
	}
	failed := x.Do(t.Context(), tool.Call{ID: "2", Name: "t", Truncated: true})
	for _, m := range []tool.Message{msg, failed} {
		doc, err := render.Read(m.Content)
		if err != nil {
			t.Errorf("%v:\n%s", err, m.Content)
		}
		if v, ok := doc.Value("result.envelope.tool_call_id"); !ok || v.Text != m.ToolCallID {
			t.Errorf("the id is %q, %t", v.Text, ok)
		}
	}
}

var timeless = regexp.MustCompile(`(envelope\.(?:started_at|duration):) .*`)

// TestRecordVerbose: a recorder gets everything of a call, whatever form the
// model saw.
func TestRecordVerbose(t *testing.T) {
	var texts []string
	record := recorder(func(r exec.Record) { texts = append(texts, r.Verbose()) })
	x := exec.New(tool.SetOf(formed(render.JSON).Bind(answers("hello"))), exec.Config{Recorder: record})
	x.Do(t.Context(), tool.Call{ID: "1", Name: "t"})
	x.Do(t.Context(), tool.Call{ID: "2", Name: strings.Repeat("none\n[order]", 1000)})
	for i, want := range []string{"internal: for the log\n", "code: UNKNOWN_TOOL\n"} {
		if _, err := render.Read(texts[i]); err != nil || !strings.Contains(texts[i], want) {
			t.Errorf("%v, want %q in\n%s", err, want, texts[i])
		}
	}
}

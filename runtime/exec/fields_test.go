package exec_test

import (
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// chooser is a tool whose fields a model may choose: of the result, or of its
// list of items.
func chooser(of string) *fake {
	f := named("get", tool.R1)
	f.spec.Fields, f.spec.Detail, f.spec.FieldsOf = "fields", "detail", of
	f.spec.Choices, f.spec.Always, f.spec.Concise = []string{"id", "status", "items"}, []string{"id"}, []string{"status"}
	f.echo = func(dst []byte) []byte { return dst }
	f.result = func() tool.Result {
		return tool.Result{Coverage: (*tool.Coverage)(nil).List("items", 1, 1)}
	}
	f.compact = func(dst []byte) []byte {
		dst = render.StringField(render.Section(dst, "order", false), "id", "1")
		dst = render.StringField(dst, "status", "paid")
		dst = render.RowsSection(dst, "items", 1, 1, false, "id|status|items")
		return render.EndRow(render.IntCell(render.StringCell(render.StringCell(dst, "a"), "new"), 7))
	}
	return f
}

// TestFields shows what the call asked for and what is always shown, and says
// what it did not ask for.
func TestFields(t *testing.T) {
	const whole = "[order]\nid: 1\nstatus: paid\n[items] rows 1-1 of 1\nid|status|items\na|new|7\n"
	tests := []struct{ of, sent, want string }{
		{"", `{}`, whole}, {"", `{"fields":null}`, whole}, {"", `{"fields":[]}`, whole}, {"", `{"detail":"detailed"}`, whole},
		{"", `{"fields":["items"]}`, "not_asked (1): status\n[order]\nid: 1\n[items] rows 1-1 of 1\nid|status|items\na|new|7\n"},
		{"", `{"fields":"status"}`, "not_asked (1): items\n[order]\nid: 1\nstatus: paid\n"},
		{"", `{"fields":"[\"status\"]"}`, "not_asked (1): items\n[order]\nid: 1\nstatus: paid\n"},
		{"", `{"fields":"status, items"}`, whole},
		{"", `{"detail":"concise"}`, "not_asked (1): items\n[order]\nid: 1\nstatus: paid\n"},
		{"", `{"detail":"concise","fields":["items"]}`, "not_asked (1): status\n[order]\nid: 1\n[items] rows 1-1 of 1\nid|status|items\na|new|7\n"},
		{"items", `{"fields":["items"]}`, "not_asked (1): status\n[order]\nid: 1\nstatus: paid\n[items] rows 1-1 of 1\nid|items\na|7\n"},
		{"items", `{"detail":"concise"}`, "not_asked (1): items\n[order]\nid: 1\nstatus: paid\n[items] rows 1-1 of 1\nid|status\na|new\n"},
	}
	for _, tt := range tests {
		msg := exec.New(tool.SetOf(chooser(tt.of).Bind(answers(""))), exec.Config{}).Do(t.Context(), tool.Call{Name: "get", Arguments: []byte(tt.sent)})
		if want := "[result] get success\ncomplete: true\n" + tt.want; msg.Content != want {
			t.Errorf("%s of %q is answered with\n%s\nwant\n%s", tt.sent, tt.of, msg.Content, want)
		}
		dropped := tt.of == "" && !strings.Contains(tt.want, "[items]")
		if ranges := msg.Result.Coverage.Ranges; (len(ranges) == 0) != dropped {
			t.Errorf("%s of %q covers %+v", tt.sent, tt.of, ranges)
		}
	}
}

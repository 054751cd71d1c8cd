package exec_test

import (
	"context"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestReportsOfPages holds that a list that goes on at the source is not complete,
// and that what the source says of the next page becomes the call that reads it.
func TestReportsOfPages(t *testing.T) {
	one := func() *tool.Coverage { return (*tool.Coverage)(nil).List("items", 2, 2) }
	tests := []struct {
		name     string
		argument string
		coverage *tool.Coverage
		report   tool.Report
		want     string
	}{
		{"next", "page", one(), tool.Report{Next: "https://a.example/items?page=3"}, "complete: false\nmore.tool: t\nmore.page: 3\n"},
		{"next by another name", "cursor", one(), tool.Report{Next: "https://a.example/items?page=3"}, "complete: false\n"},
		{"next of a tool without pages", "", one(), tool.Report{Next: "https://a.example/items?page=3"}, "complete: false\n"},
		{"no address", "page", one(), tool.Report{Next: ":"}, "complete: false\n"},
		{"more in all", "", one(), tool.Report{Total: tool.Some(3)}, "complete: false\n"},
		{"as many in all", "", one(), tool.Report{Total: tool.Some(2)}, "complete: true\n"},
		{"more, of one of two lists", "", one().List("tags", 1, 1), tool.Report{Total: tool.Some(9)}, "complete: true\n"},
		{"stopped", "", one(), tool.Report{Missing: []tool.Missing{{Path: "/items", Why: "stopped"}}}, "complete: false\nwarning.1: items was not read to its end\n"},
		{"no list", "page", nil, tool.Report{Next: "https://a.example/items?page=3"}, ""},
	}
	for _, tt := range tests {
		f := named("t", tool.R0)
		f.spec.Page, f.report = tt.argument, &tt.report
		f.echo = func(dst []byte) []byte { return dst }
		f.result = func() tool.Result { return tool.Result{Coverage: tt.coverage} }
		raw := func(context.Context, arguments) (tool.Raw, error) { return tool.FromValue(reply{}), nil }
		got := exec.New(tool.SetOf(f.BindRaw(raw)), exec.Config{}).Do(t.Context(), tool.Call{ID: "1", Name: "t"})
		_, after, _ := strings.Cut(got.Content, "\n")
		if banner, _, _ := strings.Cut(after, "[reply]"); banner != tt.want {
			t.Errorf("%s: the banner is %q, want %q", tt.name, banner, tt.want)
		}
	}
}

package exec_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// pageOf answers with n rows of total of a list, in at most so many characters.
func pageOf(t *testing.T, sent string, n, total, chars int) tool.Message {
	t.Helper()
	f := named("find", tool.R1)
	f.spec.Page, f.spec.PageOf = "cursor", "rows"
	f.echo = func(dst []byte) []byte { return dst }
	f.result = func() tool.Result {
		return tool.Result{Coverage: (*tool.Coverage)(nil).List("rows", total, n).List("tags", 1, 1)}
	}
	f.compact = func(dst []byte) []byte {
		dst = render.RowsSection(dst, "rows", n, total, false, "id|name")
		for i := range n {
			dst = render.EndRow(render.StringCell(render.StringCell(dst, fmt.Sprint(i)), strings.Repeat("x", 20)))
		}
		return render.EndRow(render.StringCell(render.StringCell(render.RowsSection(dst, "tags", 1, 1, false, "a|b"), "1"), "2"))
	}
	x := exec.New(tool.SetOf(f.Bind(answers(""))), exec.Config{Limit: tool.Limit{Chars: chars}})
	return x.Do(t.Context(), tool.Call{ID: "1", Name: "find", Arguments: []byte(sent)})
}

// TestTheWindowOfAPage holds what is said of how many entries there are to what
// can be known: of a page that is not the first, and is the last, the source has to
// say it.
func TestTheWindowOfAPage(t *testing.T) {
	const first, later = `{}`, `{"cursor":"c"}`
	for _, tt := range []struct {
		sent     string
		n, total int
		want     string
		complete bool
	}{
		{first, 3, 3, "rows 1-3 of 3", true}, // all of it
		{first, 3, 9, "rows 1-3 of 9", false},
		{first, 3, -1, "rows 1-3 of unknown", false},
		{first, 0, 0, "rows 0 of 0", true},
		{later, 3, 9, "rows 1-3 of 9", false},
		{later, 3, -1, "rows 1-3 of unknown", false},
		{later, 3, 3, "rows 1-3 of unknown", false}, // the last one
		{later, 13, 13, "rows 1-13 of unknown", false},
		{later, 3, 13, "rows 1-3 of 13", false},
		{later, 0, 0, "rows 0 of unknown", false},
		{later, 0, 9, "rows 0 of 9", false},
	} {
		msg := pageOf(t, tt.sent, tt.n, tt.total, 0)
		if !strings.Contains(msg.Content, "\n[rows] "+tt.want+"\n") || !strings.Contains(msg.Content, "\n[tags] rows 1-1 of 1\n") {
			t.Errorf("%s with %d of %d: want %s\n%s", tt.sent, tt.n, tt.total, tt.want, msg.Content)
		}
		if _, err := render.Read(msg.Content); err != nil {
			t.Errorf("%s with %d of %d: %v", tt.sent, tt.n, tt.total, err)
		}
		c, open := msg.Result.Coverage, strings.HasSuffix(tt.want, "unknown")
		if c.Complete != tt.complete || (c.Ranges[0].Total < 0) != open || c.Ranges[1].Total != 1 || (c.Total < 0) != open {
			t.Errorf("%s with %d of %d: coverage %+v", tt.sent, tt.n, tt.total, c)
		}
		if empty := strings.Contains(msg.Content, "empty ("); empty != (tt.n == 0 && tt.sent == first) {
			t.Errorf("%s with %d of %d is said to be empty, %t:\n%s", tt.sent, tt.n, tt.total, empty, msg.Content)
		}
	}
}

// TestTheWindowOfAPageThatIsCut holds the same where not all of the page is shown,
// in the text and in the envelope.
func TestTheWindowOfAPageThatIsCut(t *testing.T) {
	msg := pageOf(t, `{"cursor":"c"}`, 50, 50, 600)
	r := msg.Result.Coverage.Ranges[0]
	want := fmt.Sprintf("\n[rows] rows 1-%d of unknown\n", r.Last)
	if r.Total >= 0 || r.Last < 1 || r.Last >= 50 || !strings.Contains(msg.Content, want) {
		t.Errorf("coverage %+v, want %q in\n%s", msg.Result.Coverage, want, msg.Content)
	}
	if more := fmt.Sprintf("\nmore.rows: %d-50\n", r.Last+1); !strings.Contains(msg.Content, more) {
		t.Errorf("want %q in\n%s", more, msg.Content)
	}
}

package exec_test

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// long is an adapter whose result is a hundred rows and a text.
func long() *fake {
	f := named("list_rows", tool.R1)
	f.compact = func(dst []byte) []byte {
		dst = render.RowsSection(dst, "items", 100, 120, false, "id|name")
		for i := range 100 {
			dst = render.EndRow(render.StringCell(render.IntCell(dst, int64(i+1)), "a name that is not so short"))
		}
		return render.TextSection(dst, "log", strings.Repeat("one line of a log\n", 100), true)
	}
	f.result = func() tool.Result {
		return tool.Result{Coverage: (*tool.Coverage)(nil).List("items", 120, 100).Text("log", tool.Text{Body: strings.Repeat("x\n", 100)})}
	}
	return f
}

// TestLimits cuts a result to what the call says, or else the tool, or else the
// executor, or else 4,000 characters, and to what the model asks for.
func TestLimits(t *testing.T) {
	tests := []struct {
		name        string
		spec        tool.Spec
		asked       int
		config      tool.Limit
		call        tool.Call
		least, most int // of the text, in characters
	}{
		{"nothing said", tool.Spec{}, 0, tool.Limit{}, tool.Call{}, 3800, 4000},
		{"executor", tool.Spec{}, 0, tool.Limit{Chars: 1000}, tool.Call{}, 900, 1000},
		{"no limit", tool.Spec{}, 0, tool.Limit{Chars: -1}, tool.Call{}, 5000, 8000},
		{"call", tool.Spec{}, 0, tool.Limit{Chars: 1000}, tool.Call{MaxChars: 300}, 200, 300},
		{"call rather than tokens", tool.Spec{}, 0, tool.Limit{Tokens: 1000}, tool.Call{MaxChars: 300}, 200, 300},
		{"tokens of the call", tool.Spec{}, 0, tool.Limit{Chars: 1000}, tool.Call{MaxTokens: 500, MaxChars: 10}, 1200, 2500},
		{"tokens of the batch and characters", tool.Spec{}, 0, tool.Limit{Chars: 700, Tokens: 1000}, tool.Call{}, 600, 700},
		{"tool", tool.Spec{MaxChars: 1000}, 0, tool.Limit{Tokens: 1000}, tool.Call{}, 900, 1000},
		{"tokens of the tool", tool.Spec{MaxTokens: 500}, 0, tool.Limit{Chars: 300}, tool.Call{}, 1200, 2500},
		{"both of the tool", tool.Spec{MaxTokens: 500, MaxChars: 800}, 0, tool.Limit{}, tool.Call{}, 700, 800},
		{"call rather than the tool", tool.Spec{MaxTokens: 500}, 0, tool.Limit{}, tool.Call{MaxChars: 300}, 200, 300},
		{"the model", tool.Spec{MaxChars: 1000}, 400, tool.Limit{}, tool.Call{}, 300, 400},
		{"the model within tokens", tool.Spec{MaxTokens: 1000}, 400, tool.Limit{}, tool.Call{}, 300, 400},
		{"the model beyond tokens", tool.Spec{MaxTokens: 100}, 4000, tool.Limit{}, tool.Call{}, 150, 500},
		{"the model beyond the call", tool.Spec{MaxChars: 1000}, 900, tool.Limit{}, tool.Call{MaxChars: 300}, 200, 300},
		{"the model where nothing bounds", tool.Spec{}, 400, tool.Limit{Chars: -1}, tool.Call{}, 300, 400},
	}
	for _, tt := range tests {
		f := long()
		f.spec.MaxTokens, f.spec.MaxChars, f.asked = tt.spec.MaxTokens, tt.spec.MaxChars, tt.asked
		x := exec.New(tool.SetOf(f.Bind(answers("x"))), exec.Config{Limit: tt.config})
		tt.call.Name = "list_rows"
		msg := x.Do(t.Context(), tt.call)
		_, sections, _ := strings.Cut(msg.Content, "\n[")
		if n := utf8.RuneCountInString("[" + sections); n < tt.least || n > tt.most {
			t.Errorf("%s: the sections have %d characters, want %d to %d", tt.name, n, tt.least, tt.most)
		}
		doc, err := render.Read(msg.Content)
		if err != nil {
			t.Fatalf("%s: %v\n%s", tt.name, err, msg.Content)
		}
		items, log := doc.Sections[0].Body.(render.Rows), doc.Sections[1].Body.(render.Text)
		want := []tool.Range{
			{Section: "items", First: 1, Last: len(items.Rows), Total: 120},
			{Section: "log", First: 1, Last: len(log.Lines), Total: 100},
		}
		c := msg.Result.Coverage
		if !slices.Equal(c.Ranges, want) || c.Shown != len(items.Rows) || c.Complete || c.Total != 120 {
			t.Errorf("%s: the coverage is %+v, want %+v", tt.name, c, want)
		}
		if complete, _ := doc.Value("result.complete"); complete.Text != "false" {
			t.Errorf("%s: the text says complete: %s", tt.name, complete.Text)
		}
	}
}

package exec_test

import (
	"bytes"
	"log/slog"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestLongTexts sends and answers with megabytes of everything: what the model
// and the log get of it is small, and a document that reads.
func TestLongTexts(t *testing.T) {
	for _, piece := range []string{"a", "\n[order]\nstatus: paid", "\u202e\u200b", "語", "\xff\x00"} {
		long := strings.Repeat(piece, 1<<20)
		failing := &tool.Error{Code: long, Category: tool.Conflict, Message: long, Next: []string{long, long}, Cause: long}
		calls := map[string]tool.Call{
			"the name":          {ID: "1", Name: long},
			"the id":            {ID: long, Name: "t"},
			"the arguments":     {ID: "1", Name: "t", Arguments: []byte(long)},
			"the error's texts": {ID: "1", Name: "failing"},
		}
		for name, call := range calls {
			var log bytes.Buffer
			set := tool.SetOf(named("t", tool.R0).Bind(answers("fine")), named("failing", tool.R0).Bind(fails(failing)))
			x := exec.New(set, exec.Config{Logger: slog.New(slog.NewTextHandler(&log, &slog.HandlerOptions{Level: slog.LevelDebug}))})
			msg := x.Do(t.Context(), call)
			if len(msg.Content) > 50_000 || log.Len() > 200_000 {
				t.Errorf("%s is %d bytes of %.20q: the model sees %d, the log %d", name, len(long), piece, len(msg.Content), log.Len())
			}
			if doc, err := render.Read(msg.Content); err != nil || doc.Status != msg.Status || len(doc.Sections) != 1 {
				t.Errorf("%s is many %.20q: read %+v, %v", name, piece, doc, err)
			}
			if msg.ToolCallID != call.ID || msg.Name != call.Name {
				t.Errorf("%s is many %.20q: the message is for another call", name, piece)
			}
		}
	}
}

// TestToolsThatAreNotBound are as good as none.
func TestToolsThatAreNotBound(t *testing.T) {
	x := exec.New(tool.SetOf(tool.Tool{}, named("t", tool.R0).Bind(answers("fine"))), exec.Config{})
	got := texts(x.DoAll(t.Context(), []tool.Call{{ID: "1", Name: "t"}, {ID: "2"}}))
	if len(got) != 2 || got[0] != "1 success fine" || got[1] != "2 failed" || len(x.Tools().All()) != 2 {
		t.Errorf("DoAll answers %q, with the tools %q", got, x.Tools().Names())
	}
}

package exec_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/exec"
	"github.com/tooladapt/tooladapt/runtime/rawstore"
	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestReadOn does what a result that was cut says, again and again, with the
// printed calls alone: every row and every line comes once.
func TestReadOn(t *testing.T) {
	for _, chars := range []int{200, 500, 4000} {
		f := long()
		x := exec.New(tool.SetOf(f.Bind(answers("x"))), exec.Config{Limit: tool.Limit{Chars: chars}})
		ctx := tool.WithCaller(t.Context(), tool.Caller{Tenant: "t", Session: "s"})
		seen := map[string]int{}
		calls := []tool.Call{{Name: "list_rows"}}
		for n := 0; len(calls) > 0; n++ {
			msg := x.Do(ctx, calls[0])
			if msg.Status != tool.Success || n > 1000 {
				t.Fatalf("call %d, %s %s: %s", n, calls[0].Name, calls[0].Arguments, msg.Content)
			}
			doc, err := render.Read(msg.Content)
			if err != nil {
				t.Fatalf("%v\n%s", err, msg.Content)
			}
			note(seen, doc)
			next := printed(t, doc)
			if complete, _ := doc.Value("result.complete"); (complete.Text == "true") != (len(next) == 0) {
				t.Errorf("complete: %s, and %d more calls", complete.Text, len(next))
			}
			calls = append(calls[1:], next...)
		}
		for i := range 100 {
			for _, section := range []string{"items", "log"} {
				if n := seen[fmt.Sprintf("%s %d", section, i+1)]; n != 1 {
					t.Errorf("%d chars: entry %d of %s is shown %d times", chars, i+1, section, n)
				}
			}
		}
	}
}

// note counts the entries that a document shows.
func note(seen map[string]int, doc *render.Document) {
	for _, s := range doc.Sections {
		var w render.Window
		switch b := s.Body.(type) {
		case render.Rows:
			w = b.Window
		case render.Text:
			w = b.Window
		}
		for _, r := range w.Ranges {
			for n := r.First; n <= r.Last; n++ {
				seen[fmt.Sprintf("%s %d", s.ID, n)]++
			}
		}
	}
}

// printed are the calls that a document asks to make for what it leaves out.
func printed(t *testing.T, doc *render.Document) (calls []tool.Call) {
	t.Helper()
	more := map[string]string{}
	for _, e := range doc.Banner {
		if key, ok := strings.CutPrefix(e.Key, "more."); ok {
			more[key] = e.Value.Text
		}
	}
	raw, _ := doc.Value("result.raw")
	if len(more) > 0 && (more["ref"] == "" || more["ref"] != raw.Text) {
		t.Errorf("more.ref is %s, raw %s", more["ref"], raw.Text)
	}
	for section, window := range more {
		if section == "tool" || section == "ref" {
			continue
		}
		arguments, err := json.Marshal(map[string]string{"ref": more["ref"], "section": section, "range": window})
		if err != nil {
			t.Fatal(err)
		}
		calls = append(calls, tool.Call{Name: more["tool"], Arguments: arguments})
	}
	return calls
}

// TestNobodyElseReads answers NOT_FOUND to another caller, for another reference
// and for another part.
func TestNobodyElseReads(t *testing.T) {
	f := long()
	x := exec.New(tool.SetOf(f.Bind(answers("x"))), exec.Config{})
	owner := tool.Caller{Tenant: "t", Subject: "u", Session: "s", Lang: "zh"}
	first := x.Do(tool.WithCaller(t.Context(), owner), tool.Call{Name: "list_rows"})
	ref := first.Result.RawRef
	if ref == "" || !strings.Contains(first.Content, "\nraw: "+ref+"\nmore.tool: read_result\nmore.ref: "+ref+"\nmore.items: ") {
		t.Fatalf("no reference is told:\n%s", first.Content)
	}
	ask := func(c tool.Caller, section, ref string) tool.Message {
		return x.Do(tool.WithCaller(t.Context(), c), tool.Call{Name: "read_result", Arguments: fmt.Appendf(nil, `{"ref": %q, "section": %q}`, ref, section)})
	}
	for name, msg := range map[string]tool.Message{
		"no caller":       ask(tool.Caller{}, "items", ref),
		"another session": ask(tool.Caller{Tenant: "t", Subject: "u", Session: "s2"}, "items", ref),
		"another ref":     ask(owner, "items", "r_aaaaaaaaaaaaaaaa"),
		"another part":    ask(owner, "orders", ref),
	} {
		if msg.Result.Error == nil || msg.Result.Error.Category != tool.NotFound || strings.Contains(msg.Content, "a name that") {
			t.Errorf("%s: %s", name, msg.Content)
		}
	}
	if msg := ask(owner, "orders", ref); !strings.Contains(msg.Content, "message: 这个结果里没有这一部分\n") || !strings.Contains(msg.Content, "items, log") {
		t.Errorf("another part is told as\n%s", msg.Content)
	}
	if msg := ask(owner, "items", ref); msg.Status != tool.Success || !strings.Contains(msg.Content, "[items] rows 1-") {
		t.Errorf("the owner gets\n%s", msg.Content)
	}
}

// TestNothingIsKept where nothing could read it: a tool of that name is there.
func TestNothingIsKept(t *testing.T) {
	store := rawstore.NewMemory(rawstore.Limits{})
	x := exec.New(tool.SetOf(long().Bind(answers("x")), named("read_result", tool.R0).Bind(answers("y"))), exec.Config{Store: store})
	msg := x.Do(t.Context(), tool.Call{Name: "list_rows"})
	if msg.Result.RawRef != "" || strings.Contains(msg.Content, "more.") || !strings.Contains(msg.Content, "complete: false") {
		t.Errorf("the text is\n%.200s", msg.Content)
	}
}

// TestBatch bounds what all results of one turn take together.
func TestBatch(t *testing.T) {
	x := exec.New(tool.SetOf(long().Bind(answers("x"))), exec.Config{BatchTokens: 900})
	calls := []tool.Call{{Name: "list_rows"}, {Name: "list_rows", MaxTokens: 100}, {Name: "list_rows"}}
	for i, most := range []int{300, 100, 300} {
		msg := x.DoAll(t.Context(), calls)[i]
		_, sections, _ := strings.Cut(msg.Content, "\n[")
		tokens := 0
		for line := range strings.Lines("[" + sections) {
			tokens += render.EstimateTokens([]byte(line))
		}
		if tokens > most || tokens < most/2 {
			t.Errorf("call %d has %d tokens, want at most %d", i+1, tokens, most)
		}
	}
}

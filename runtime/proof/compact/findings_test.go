package compact

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/summary"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestAttackedSummaries has a summarizer say what attackers write, as findings of
// the very line that says it and as gaps: all of it is quoted, in sections that are
// marked as outside data, and what stands before them stays as it is.
func TestAttackedSummaries(t *testing.T) {
	kept := 0
	for _, text := range attacks(t) {
		mail := render.UntrustedField(render.Section(render.Banner(nil, "read_mail", tool.Success), "mail", true), "body", text)
		source, err := summary.Read(string(mail))
		if err != nil {
			t.Fatal(err)
		}
		texts := portions(text)
		said := summary.Summary{Gaps: texts}
		for _, p := range texts {
			said.Findings = append(said.Findings, summary.Finding{Text: p, Evidence: []tool.Range{{Section: "mail", First: 1, Last: 1}}})
		}
		checked := source.Check(said)
		kept += len(checked.Findings)
		whole := string(checked.Append(mail, nil))
		before, err := render.Read(string(mail))
		if err != nil {
			t.Fatal(err)
		}
		d, err := render.Read(whole)
		if err != nil {
			t.Fatalf("%v in\n%s", err, whole)
		}
		want := []render.Part{before.Sections[0]}
		if len(checked.Findings) > 0 {
			var rows [][]render.Value
			for _, f := range checked.Findings {
				rows = append(rows, []render.Value{{Text: f.Text, Quoted: true}, {Text: "mail 1"}})
			}
			n := len(rows)
			want = append(want, render.Part{ID: "findings", External: true, Body: render.Rows{
				Window: render.Window{Ranges: []render.Range{{First: 1, Last: n}}, Total: n}, Columns: []render.Column{{Key: "finding"}, {Key: "evidence"}}, Rows: rows,
			}})
		}
		var gaps []render.Value
		for _, g := range checked.Gaps {
			gaps = append(gaps, render.Value{Text: g, Quoted: true})
		}
		want = append(want, render.Part{ID: "gaps", External: true, Body: render.Fields{Entries: []render.Entry{{Key: "gaps", List: gaps}}}})
		if diff := cmp.Diff(&render.Document{Tool: "read_mail", Status: tool.Success, Sections: want}, d); diff != "" {
			t.Fatalf("%q (-want +got):\n%s", text, diff)
		}
		if !slices.Equal(checked.Gaps, texts[:min(len(texts), 6)]) {
			t.Fatalf("the gaps of %q are %q", text, checked.Gaps)
		}
	}
	if kept < 1000 {
		t.Errorf("%d findings are kept", kept)
	}
}

// portions are a text in parts of no more characters than a finding may have, cut
// between words.
func portions(text string) (all []string) {
	for _, word := range strings.Fields(text) {
		if last := len(all) - 1; last >= 0 && len(all[last])+len(word) < 300 {
			all[last] += " " + word
			continue
		}
		if len(word) < 300 {
			all = append(all, word)
		}
	}
	return all
}

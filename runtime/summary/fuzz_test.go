package summary

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// FuzzVerbatim keeps whatever a finding repeats of what it cites, and whatever else
// it says is read without a panic.
func FuzzVerbatim(f *testing.F) {
	for _, s := range []string{
		"not paid", "1,299.00", "ORD-1", "未发货", "不是 3", "1.2万", "二〇二六年十二月", "isn't, can't; no!", "−5 -5 5-5", "a/b/c:d", "50%", "$5 ½ ٣", "1,2,3,", "---", "万万没有", "false", "否", "",
	} {
		f.Add(s, "It is 5, not 6")
	}
	f.Fuzz(func(t *testing.T, text, other string) {
		s, err := Read(string(render.UntrustedField(render.Section(render.Banner(nil, "find", tool.Success), "place", true), "text", text)))
		if err != nil {
			t.Fatal(err)
		}
		evidence := []tool.Range{{Section: "place", First: 1, Last: 1}}
		c := s.Check(Summary{Findings: []Finding{{text, evidence}, {other, evidence}}})
		trimmed := strings.TrimSpace(text)
		short := trimmed != "" && utf8.RuneCountInString(trimmed) <= maxChars && len(text) <= maxCited
		if kept := len(c.Findings) > 0 && c.Findings[0].Text == trimmed; kept != short {
			t.Errorf("%q is kept: %v", text, kept)
		}
		if _, err := render.Read(string(c.Append(render.Banner(nil, "find", tool.Success), nil))); err != nil {
			t.Error(err)
		}
	})
}

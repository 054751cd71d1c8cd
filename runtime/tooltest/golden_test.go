package tooltest

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestGolden writes the files of an answer, and holds other answers against them.
func TestGolden(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "a", "b")
	answer := func(price string) func(context.Context) tool.Message {
		return func(ctx context.Context) tool.Message {
			word := map[string]string{"en": "price", "zh": "价格"}[tool.CallerFrom(ctx).Lang]
			return tool.Message{
				Content: "[result] get_price success\nraw: r_" + price + "\n[price]\nword: " + word + "\nprice: " + price + "\n",
				Result:  tool.Result{ToolName: "get_price", Status: tool.Success, RawRef: "r_" + price, KeyFields: []tool.KeyField{{Key: "price", Value: price}}},
			}
		}
	}
	said := func(ask func(context.Context) tool.Message) string {
		r := &recorder{TB: t}
		Golden(r, folder, ask)
		return r.said
	}
	if got := said(answer("5")); strings.Count(got, "is not there: run with TOOLADAPT_UPDATE=1") != 3 {
		t.Errorf("without files Golden says %q", got)
	}
	t.Setenv("TOOLADAPT_UPDATE", "1")
	if got := said(answer("5")); got != "" {
		t.Errorf("writing the files Golden says %q", got)
	}
	t.Setenv("TOOLADAPT_UPDATE", "")
	if got := said(answer("5")); got != "" {
		t.Errorf("of the same answer Golden says %q", got)
	}
	if got := said(answer("6")); strings.Count(got, "the answer is not that of") != 3 {
		t.Errorf("of another answer Golden says %q", got)
	}
	for name, want := range map[string]string{"answer.txt": "raw: REF\n[price]\nword: price\n", "answer.zh.txt": "word: 价格\n", "envelope.json": `"raw_ref": "REF"`} {
		if text, err := os.ReadFile(filepath.Join(folder, name)); err != nil || !strings.Contains(string(text), want) {
			t.Errorf("%s has %s, %v", name, text, err)
		}
	}
	broken := func(context.Context) tool.Message { return tool.Message{Content: "price: 5"} }
	if got := said(broken); !strings.Contains(got, "the answer is not read back") {
		t.Errorf("of an answer without form Golden says %q", got)
	}
}

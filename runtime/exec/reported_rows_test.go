package exec

import (
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
	"github.com/tooladapt/tooladapt/runtime/words"
)

// TestRowsUnreadable holds what is said of one row, and of several, against the
// sentence.
func TestRowsUnreadable(t *testing.T) {
	for _, tt := range []struct {
		lang string
		m    tool.Missing
		want string
	}{
		{"en", tool.Missing{Rows: []int{2}}, "row 2 of the answer could not be read"},
		{"en", tool.Missing{Rows: []int{2, 5}}, "rows 2, 5 of the answer could not be read"},
		{"en", tool.Missing{Path: "/items", Rows: []int{2}}, "row 2 of items could not be read"},
		{"en", tool.Missing{Path: "/items", Rows: []int{2, 5}}, "rows 2, 5 of items could not be read"},
		{"zh", tool.Missing{Rows: []int{2}}, "无法读取响应的第 2 行"},
		{"zh", tool.Missing{Path: "/items", Rows: []int{2, 5}}, "无法读取 items 的第 2、5 行"},
	} {
		if got := rowsUnreadable(tt.m, words.In(tt.lang)); got != tt.want {
			t.Errorf("%s, %+v: %q, want %q", tt.lang, tt.m, got, tt.want)
		}
	}
}

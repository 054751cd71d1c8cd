package render_test

import (
	"math"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestNoAllocations: into a buffer that is big enough, and that lives on the
// caller's stack, nothing is allocated: no writer lets its destination escape.
func TestNoAllocations(t *testing.T) {
	text := strings.Repeat("line <|x|>\r\n\x1b\\", 20)
	tests := map[string]func() int{
		"order": func() int {
			var buf [1024]byte
			return len(appendOrder(buf[:0], created, items))
		},
		"every writer": func() int {
			var buf [8192]byte
			dst := buf[:0]
			for _, v := range [...]string{"plain", "已取消", "a: b\n\xff\u200b", "<|x|>"} {
				dst = appendSample(dst, sample{v, math.MinInt64, 7, 0.1, -1250, created})
			}
			return len(dst)
		},
		"text": func() int {
			var buf [8192]byte
			return len(render.TextSection(buf[:0], "text", text, true))
		},
		"lines": func() int {
			var buf [8192]byte
			return len(render.LinesSection(buf[:0], "text", tool.Text{First: 7, Total: 90, Body: text}, true))
		},
		"located": func() int {
			var buf [8192]byte
			dst := render.LocatedSection(buf[:0], "hits", 2, 2, true)
			return len(render.LocatedLine(render.LocatedLine(dst, "a/b.go", 41, text), text, -1, "plain"))
		},
		"gathering": func() int {
			var buf [512]byte
			dst := buf[:0]
			for _, key := range [...]string{"a", "b", "c", "d", "e"} {
				dst = render.Absent(dst, key)
			}
			return len(render.GatherAbsent(dst, 0))
		},
		"gathering in a list": func() int {
			var buf [512]byte
			dst := render.CountLine(buf[:0], "  l", 1)
			mark := len(dst)
			for _, key := range [...]string{"  l.1.a", "  l.1.b", "  l.1.c", "  l.1.d"} {
				dst = render.Absent(dst, key)
			}
			return len(render.GatherAbsent(render.GatherUnder(dst, mark, "  l.1"), 0))
		},
		"records": func() int {
			var buf [512]byte
			dst := render.RecordsSection(render.NullSection(buf[:0], "a"), "b", 1, 2, true)
			dst = render.Attached(render.Null(dst, "- c"), "  d")
			dst = render.BoolCell(render.TimeCell(render.LabelCell(render.AbsentCell(dst), true, "a", "b"), created), true)
			return len(render.DecimalCell(render.IntCell(render.FloatCell(dst, 1, 64), 1), tool.NewDecimal(5, 1), 2))
		},
	}
	for name, write := range tests {
		if n := testing.AllocsPerRun(100, func() { write() }); n != 0 {
			t.Errorf("%s: %v allocations", name, n)
		}
	}
}

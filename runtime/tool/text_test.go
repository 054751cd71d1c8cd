package tool_test

import (
	"math"
	"slices"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

func TestTextWindow(t *testing.T) {
	type window struct {
		first, last, total int
		whole              bool
	}
	tests := map[string]struct {
		text tool.Text
		want window
	}{
		"nothing":                {tool.Text{}, window{1, 0, 0, true}},
		"a whole text":           {tool.Text{Body: "a\nb\n"}, window{1, 2, 2, true}},
		"a whole one, not ended": {tool.Text{Body: "a\nb"}, window{1, 2, 2, true}},
		"all lines":              {tool.Text{1, 2, "a\nb\n"}, window{1, 2, 2, true}},
		"the first lines":        {tool.Text{1, 9, "a\nb\n"}, window{1, 2, 9, false}},
		"lines from the middle":  {tool.Text{5, 9, "a\nb\n"}, window{5, 6, 9, false}},
		"the last lines":         {tool.Text{8, 9, "a\nb"}, window{8, 9, 9, false}},
		"no total":               {tool.Text{1, 0, "a\n"}, window{1, 1, -1, false}},
		"no total, no first":     {tool.Text{0, 3, "a\n"}, window{1, 1, 3, false}},
		"none of some":           {tool.Text{4, 3, ""}, window{4, 3, 3, false}},
		"none of many":           {tool.Text{1, 3, ""}, window{1, 0, 3, false}},
		"a total that is wrong":  {tool.Text{3, 2, "a\nb\n"}, window{3, 4, 4, false}},
		"negative":               {tool.Text{-7, -2, "a\n"}, window{1, 1, 1, true}},
		"huge":                   {tool.Text{math.MaxInt, math.MaxInt, "a\n"}, window{1 << 40, 1 << 40, 1<<40 + 1, false}},
	}
	for name, tt := range tests {
		first, last, total := tt.text.Window()
		got := window{first, last, total, (*tool.Coverage)(nil).Text("body", tt.text).Complete}
		if got != tt.want {
			t.Errorf("%s: %+v, want %+v", name, got, tt.want)
		}
	}
}

// TestCoverageOfTexts: one part among whole texts and lists makes the result
// incomplete, and a text counts for no entries.
func TestCoverageOfTexts(t *testing.T) {
	var c *tool.Coverage
	c = c.Text("note", tool.Text{Body: "a"}).List("items", 2, 2)
	if want := (tool.Coverage{Total: 2, Shown: 2, Complete: true}); c.Total != want.Total || c.Shown != want.Shown || !c.Complete || c.Empty != nil {
		t.Errorf("%+v, want %+v", c, want)
	}
	if c.Text("log", tool.Text{2, 2, "b"}).Text("rest", tool.Text{}).Complete {
		t.Error("a part of a text is complete")
	}
	want := []tool.Range{{"note", 1, 1, 1}, {"items", 1, 2, 2}, {"log", 2, 2, 2}, {"rest", 0, 0, 0}}
	if !slices.Equal(c.Ranges, want) {
		t.Errorf("the ranges are %+v, want %+v", c.Ranges, want)
	}
}

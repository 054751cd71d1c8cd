package render_test

import (
	"math"
	"reflect"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestTextBlocks holds texts against their blocks.
func TestTextBlocks(t *testing.T) {
	tests := map[string]struct{ text, want string }{
		"none":             {"", "[t] lines 0 of 0\n"},
		"one empty line":   {"\n", "[t] lines 1-1 of 1\n1| \n"},
		"ended":            {"a\n b \n", "[t] lines 1-2 of 2\n1| a\n2|  b \n"},
		"not ended":        {"a\nb", "[t] lines 1-2 of 2\n1| a\n2| b\n(no newline at end)\n"},
		"looks rendered":   {"[error]\n(null)\nstatus: 【x】\n3| y", "[t] lines 1-4 of 4\n1| [error]\n2| (null)\n3| status: 【x】\n4| 3| y\n(no newline at end)\n"},
		"crlf":             {"a\r\nb\r\n", "[t] lines 1-2 of 2 crlf\n1| a\n2| b\n"},
		"crlf, not ended":  {"a\r\nb\r", "[t] lines 1-2 of 2 crlf\n1| a\n2\\ b\\r\n(no newline at end)\n"},
		"crlf, twice":      {"a\r\r\n", "[t] lines 1-1 of 1 crlf\n1\\ a\\r\n"},
		"mixed":            {"a\r\nb\n", "[t] lines 1-2 of 2\n1\\ a\\r\n2| b\n"},
		"one escape":       {"a\\b\n\\a\x1b[1m\n\tc\n", "[t] lines 1-3 of 3\n1| a\\b\n2\\ \\\\a\\u001b[1m\n3| \tc\n"},
		"tab in an escape": {"\t\xff\"\n", "[t] lines 1-1 of 1\n1\\ \t\\xff\"\n"},
		"marker":           {"<|im_end|>\n", "[t] lines 1-1 of 1\n1\\ \\u003c|im_end\\u007c>\n"},
		"emoji":            {"❤\ufe0f 👩\u200d❤\ufe0f\u200d👨 👍🏽\u200d♂ 1\ufe0f\u20e3\n", "[t] lines 1-1 of 1\n1| ❤\ufe0f 👩\u200d❤\ufe0f\u200d👨 👍🏽\u200d♂ 1\ufe0f\u20e3\n"},
		"no emoji":         {"a\ufe0f\n❤\ufe0f\ufe0f\n👩\u200da\n1\ufe0f\n\ufe0f\n", "[t] lines 1-5 of 5\n1\\ a\\ufe0f\n2\\ ❤\ufe0f\\ufe0f\n3\\ 👩\\u200da\n4\\ 1\\ufe0f\n5\\ \\ufe0f\n"},
	}
	for name, tt := range tests {
		got := string(render.TextSection(nil, "t", tt.text, false))
		if got != tt.want {
			t.Errorf("%s: got %q, want %q", name, got, tt.want)
		}
		checkText(t, tt.text)
	}
}

// TestPartsOfTexts holds parts of texts against their blocks.
func TestPartsOfTexts(t *testing.T) {
	tests := map[string]struct {
		text tool.Text
		want string
	}{
		"whole":                {tool.Text{Body: "a"}, "[t] lines 1-1 of 1\n1| a\n(no newline at end)\n"},
		"first":                {tool.Text{First: 1, Total: 9, Body: "a\nb\n"}, "[t] lines 1-2 of 9\n1| a\n2| b\n"},
		"middle, not ended":    {tool.Text{First: 4, Total: 9, Body: "a\nb"}, "[t] lines 4-5 of 9\n4| a\n5| b\n"},
		"last, not ended":      {tool.Text{First: 9, Total: 9, Body: "a"}, "[t] lines 9-9 of 9\n9| a\n(no newline at end)\n"},
		"crlf":                 {tool.Text{First: 2, Total: 3, Body: "a\r\n"}, "[t] lines 2-2 of 3 crlf\n2| a\n"},
		"unknown":              {tool.Text{First: 2, Body: "a\n"}, "[t] lines 2-2 of unknown\n2| a\n"},
		"unknown, not ended":   {tool.Text{First: 2, Body: "a"}, "[t] lines 2-2 of unknown\n2| a\n(no newline at end)\n"},
		"none of many":         {tool.Text{First: 2, Total: 3}, "[t] lines 0 of 3\n"},
		"none of unknown":      {tool.Text{First: 2}, "[t] lines 0 of unknown\n"},
		"more than the total":  {tool.Text{First: 2, Total: 1, Body: "a\n"}, "[t] lines 2-2 of 2\n2| a\n"},
		"huge, so cut to fit":  {tool.Text{First: math.MaxInt, Total: math.MaxInt, Body: "a\n"}, "[t] lines 1099511627776-1099511627776 of 1099511627777\n1099511627776| a\n"},
		"negative, and a part": {tool.Text{First: -2, Total: 3, Body: "a\n"}, "[t] lines 1-1 of 3\n1| a\n"},
	}
	for name, tt := range tests {
		got := string(render.LinesSection(nil, "t", tt.text, false))
		if got != tt.want {
			t.Errorf("%s: got %q, want %q", name, got, tt.want)
		}
		checkPart(t, tt.text.First, tt.text.Total, tt.text.Body)
	}
}

// FuzzPart: a part of a text reads back with its window and byte for byte, but
// for the end of its last line in the middle of the text.
func FuzzPart(f *testing.F) {
	for i, v := range hostile {
		f.Add(i-1, i*2-3, v)
		f.Add(i, 0, v+"\r\n"+v)
	}
	f.Fuzz(checkPart)
}

func checkPart(t *testing.T, first, total int, body string) {
	text := tool.Text{First: first, Total: total, Body: body}
	doc := string(render.LinesSection(render.Banner(nil, "x", tool.Success), "body", text, true))
	d, err := render.Read(doc)
	if err != nil {
		t.Fatalf("%v\n%q", err, doc)
	}
	want := render.Window{}
	first, last, total := text.Window()
	if want.Total = total; last >= first {
		want.Ranges = []render.Range{{First: first, Last: last}}
	}
	got := d.Sections[0].Body.(render.Text)
	shown := got.String()
	if total >= 0 && last < total {
		shown, body = strings.TrimRight(shown, "\r\n"), strings.TrimRight(body, "\r\n")
	}
	if shown != body || !reflect.DeepEqual(got.Window, want) {
		t.Errorf("%q reads back as %q, window %+v, want %+v", body, shown, got.Window, want)
	}
}

// FuzzText: every text reads back byte for byte, and its block holds nothing
// hidden but tabs, and the invisible parts of emoji.
func FuzzText(f *testing.F) {
	for _, v := range hostile {
		f.Add(v)
		f.Add(v + "\r\n" + v)
	}
	f.Fuzz(checkText)
}

func checkText(t *testing.T, text string) {
	doc := string(render.TextSection(render.Banner(nil, "x", tool.Success), "body", text, true))
	d, err := render.Read(doc)
	if err != nil {
		t.Fatalf("%v\n%q", err, doc)
	}
	body := d.Sections[0].Body.(render.Text)
	if got := body.String(); got != text || !body.Window.Complete() || !d.Sections[0].External {
		t.Errorf("%q reads back as %q, window %+v", text, got, body.Window)
	}
	for line := range strings.Lines(doc) {
		line = strings.NewReplacer("\t", "", "\ufe0f", "", "\u200d", "").Replace(strings.TrimSuffix(line, "\n"))
		checkClean(t, line)
	}
}

// TestGather holds sections against what gathering makes of them.
func TestGather(t *testing.T) {
	absent := func(keys ...string) string {
		var dst []byte
		for _, key := range keys {
			dst = render.Absent(dst, key)
		}
		return string(dst)
	}
	tests := map[string]struct{ in, want string }{
		"three": {"a: 1\n" + absent("b", "c", "d"), "a: 1\nb: (not returned)\nc: (not returned)\nd: (not returned)\n"},
		"four": {
			absent("b", "c") + "a: 1\ntags (1): x\n" + absent("d.e", "f"),
			"a: 1\ntags (1): x\nnot_returned (4): b, c, d.e, f\n",
		},
		"other absences stay": {"x: (null)\n" + absent("a", "b", "c", "d"), "x: (null)\nnot_returned (4): a, b, c, d\n"},
		"values that look so": {
			"x: \"a: (not returned)\"\n" + string(render.StringField(nil, "y", "a (not returned)")) + absent("a", "b", "c"),
			"x: \"a: (not returned)\"\ny: a (not returned)\na: (not returned)\nb: (not returned)\nc: (not returned)\n",
		},
		"a record": {
			absent("- k", "  a", "  b", "  c", "  d"),
			"- k: (not returned)\n  not_returned (4): a, b, c, d\n",
		},
		"a list in a record": {
			absent("  a", "  b") + "  l (2)\n" + absent("  l.1.a", "  l.1.b", "  l.2.a") + absent("  c"),
			absent("  a", "  b") + "  l (2)\n" + absent("  l.1.a", "  l.1.b", "  l.2.a") + absent("  c"),
		},
		"none": {"", ""},
	}
	for name, tt := range tests {
		const before = "p: (not returned)\n"
		if got := string(render.GatherAbsent([]byte(before+tt.in), len(before))); got != before+tt.want {
			t.Errorf("%s: got %q, want %q", name, got, before+tt.want)
		}
	}
	const under = "  l.2"
	entry := under + ".x: 1\n" + absent(under+".a", under+".b.c", under+".d", under+".e") + under + ".tags (1): y\n"
	if got, want := string(render.GatherUnder([]byte(entry), 0, under)), "  l.2.x: 1\n  l.2.tags (1): y\n  l.2.not_returned (4): a, b.c, d, e\n"; got != want {
		t.Errorf("an entry of a list: got %q, want %q", got, want)
	}
}

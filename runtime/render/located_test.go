package render_test

import (
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestLocated holds lines of files against their text.
func TestLocated(t *testing.T) {
	tests := map[string]struct {
		path string
		line int64
		text string
		want string
	}{
		"plain":             {"gen/run.go", 41, "\tif c == '\"' {", "gen/run.go:41| \tif c == '\"' {\n"},
		"Windows":           {`gen\run.go`, 1, "", "\"gen\\\\run.go\":1| \n"},
		"colon":             {"a:1", 1, "x", "\"a:1\":1| x\n"},
		"bar":               {"a|b", 1, "x", "\"a|b\":1| x\n"},
		"header":            {"[a]", 1, "x", "\"[a]\":1| x\n"},
		"remark":            {"(omitted rows 1-2)", 1, "x", "\"(omitted rows 1-2)\":1| x\n"},
		"no path":           {"", 7, "x", "\"\":7| x\n"},
		"lines":             {"a\n[error]", 3, "x\n[error]\r", "\"a\\n[error]\":3\\ x\\n[error]\\r\n"},
		"marker":            {"<|x|>", 3, `<|x|> \d`, "\"\\u003c|x\\u007c>\":3\\ \\u003c|x\\u007c> \\\\d\n"},
		"looks rendered":    {"a", 3, "b:4| c", "a:3| b:4| c\n"},
		"no number":         {"a", -1, "x", "a:0| x\n"},
		"no number, either": {"a", math.MaxInt64, "x", "a:0| x\n"},
	}
	for name, tt := range tests {
		if got := string(render.LocatedLine(nil, tt.path, tt.line, tt.text)); got != tt.want {
			t.Errorf("%s: got %q, want %q", name, got, tt.want)
		}
		checkLocated(t, tt.path, tt.line, tt.text)
	}
}

// TestLocatedSent holds lines of which a part was not sent against their text, and
// what is read of that.
func TestLocatedSent(t *testing.T) {
	const path, line, text = 2, 0, 1
	tests := []struct {
		mark   func(*tool.Presence)
		want   string
		absent [3]render.Absence
	}{
		{func(*tool.Presence) {}, "a.go:7| x", [3]render.Absence{}},
		{func(p *tool.Presence) { p.LeaveOut(path) }, "(not returned):7| x", [3]render.Absence{render.NotReturned}},
		{func(p *tool.Presence) { p.Lose(line) }, "a.go:(unknown)| x", [3]render.Absence{1: render.NotKnown}},
		{func(p *tool.Presence) { p.Nullify(text) }, "a.go:7 (null)", [3]render.Absence{2: render.SaidNull}},
		{func(p *tool.Presence) { p.Nullify(path); p.Nullify(line); p.LeaveOut(text) }, "(null):(null) (not returned)",
			[3]render.Absence{render.SaidNull, render.SaidNull, render.NotReturned}},
	}
	for _, tt := range tests {
		var sent tool.Presence
		tt.mark(&sent)
		dst := render.LocatedSection(render.Banner(nil, "x", tool.Success), "hits", 1, 1, false)
		start := len(dst)
		dst = render.LocatedSent(dst, "a.go", 7, "x", &sent, [3]int{path, line, text})
		if got := string(dst[start:]); got != tt.want+"\n" {
			t.Errorf("got %q, want %q", got, tt.want)
		}
		d, err := render.Read(string(dst))
		if err != nil {
			t.Errorf("%s: %v", dst, err)
			continue
		}
		if got := d.Sections[0].Body.(render.Located).Hits[0].Absent; got != tt.absent {
			t.Errorf("%s: read as lacking %q, want %q", tt.want, got, tt.absent)
		}
		for i, name := range [...]string{"path", "line", "text"} {
			if v, ok := d.Value("hits.1." + name); !ok || v.Absent != tt.absent[i] || (v.Text == "") != (v.Absent != "") {
				t.Errorf("%s: the value of %s is %+v, there %t", tt.want, name, v, ok)
			}
		}
	}
}

// FuzzLocated: what is written reads back byte for byte, one line each, and
// holds nothing hidden but what text blocks may hold.
func FuzzLocated(f *testing.F) {
	for i, v := range hostile {
		f.Add(v, int64(i), v)
		f.Add("a/"+v, int64(-i), v+"\n"+v)
	}
	f.Fuzz(checkLocated)
}

func checkLocated(t *testing.T, path string, line int64, text string) {
	dst := render.LocatedSection(render.Banner(nil, "x", tool.Success), "hits", 2, 9, true)
	dst = render.LocatedLine(render.LocatedLine(dst, path, line, text), text, 7, path)
	d, err := render.Read(string(dst))
	if err != nil {
		t.Fatalf("%v\n%q", err, dst)
	}
	if line < 0 || line >= 1e15 {
		line = 0
	}
	want := render.Located{
		Window: render.Window{Ranges: []render.Range{{First: 1, Last: 2}}, Total: 9},
		Hits:   []render.Hit{{Path: path, Number: int(line), Text: text}, {Path: text, Number: 7, Text: path}},
	}
	if got := d.Sections[0]; !got.External || !reflect.DeepEqual(got.Body, want) {
		t.Errorf("read %+v, wrote %+v", got.Body, want)
	}
	if n := strings.Count(string(dst), "\n"); n != 4 {
		t.Errorf("%d lines, want 4: %q", n, dst)
	}
	for line := range strings.Lines(string(dst)) {
		checkClean(t, strings.NewReplacer("\t", "", "\ufe0f", "", "\u200d", "").Replace(strings.TrimSuffix(line, "\n")))
	}
}

// TestLongLocated shows the start of a line of a file that is larger than its
// budget, says so, and reads the rest by the path that is told.
func TestLongLocated(t *testing.T) {
	tests := map[string]struct{ path, text, want string }{
		"plain": {"a.js", strings.Repeat("x();", 125_000), "[hits] located 1-1 of 2 external\na.js:1| " +
			strings.Repeat("x();", 28) + "x()\n(cut line 1: 115 of 500000 chars shown)\n"},
		"quoted": {"a:1|.js", "\x00" + strings.Repeat("é\u0301", 400), "[hits] located 1-1 of 2 external\n\"a:1|.js\":1\\ \\u0000" +
			strings.Repeat("é\u0301", 55) + "\n(cut line 1: 111 of 801 chars shown)\n"},
	}
	for name, tt := range tests {
		dst := render.LocatedSection(nil, "hits", 2, 2, true)
		dst = render.LocatedLine(render.LocatedLine(dst, tt.path, 1, tt.text), "b.go", 2, "x")
		whole, ok := render.NewWhole(slices.Clone(dst))
		if !ok {
			t.Fatal("no whole")
		}
		var left []render.Omission
		l := render.Limit{Chars: 200, Omitted: &left}
		got := string(render.Shorten(dst, 0, l))
		if got != tt.want || utf8.RuneCountInString(got) > l.Chars {
			t.Errorf("%s: got %d characters\n%s\nwant\n%s", name, utf8.RuneCountInString(got), got, tt.want)
		}
		if len(left) != 2 || left[1].Path != "hits.1.text" || left[1].Unit != "chars" {
			t.Fatalf("%s: left out %+v", name, left)
		}
		shown := left[1].Shown[0].Last
		page, ok := whole.AppendPart(nil, render.Query{Path: "hits.1.text", Ranges: left[1].Left}, render.Limit{Chars: -1})
		d, err := render.Read("[result] x success\n" + string(page))
		if !ok || err != nil {
			t.Fatalf("%s: %v\n%.200s", name, err, page)
		}
		if rest, _ := d.Value("hits.1.text"); rest.Text != string([]rune(tt.text)[shown:]) {
			t.Errorf("%s: the rest is %.60q", name, rest.Text)
		}
	}
}

// TestAbsentLocated drops a line without a text that is larger than its budget: there
// is nothing to cut.
func TestAbsentLocated(t *testing.T) {
	var sent tool.Presence
	sent.Nullify(2)
	dst := render.LocatedSection(nil, "hits", 1, 1, false)
	dst = render.LocatedSent(dst, strings.Repeat("a", 500), 7, "", &sent, [3]int{0, 1, 2})
	if got := string(render.Shorten(dst, 0, render.Limit{Chars: 100})); got != "[hits] located 0 of 1\n" {
		t.Errorf("got %q", got)
	}
}

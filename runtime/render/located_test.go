package render_test

import (
	"math"
	"reflect"
	"strings"
	"testing"

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

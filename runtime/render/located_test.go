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

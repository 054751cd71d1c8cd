package coding

import (
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

func TestReadFile(t *testing.T) {
	w := open(t, folder(t, map[string]string{
		"a.go": "package a\n\nfunc A() {}\n", "empty": "", "open": "x", "crlf.txt": "a\r\nb\r\n",
		"long": strings.Repeat("line\n", 500), "wide": strings.Repeat("x", 70<<10) + "\nb\n",
		"heavy": strings.Repeat(strings.Repeat("y", 30<<10)+"\n", 4),
	}))
	tests := map[string]struct {
		in   ReadFile
		want tool.Text
	}{
		"all":              {ReadFile{Path: "a.go", First: 1}, tool.Text{First: 1, Total: 3, Body: "package a\n\nfunc A() {}\n"}},
		"one line":         {ReadFile{Path: "a.go", First: 3, Last: new(3)}, tool.Text{First: 3, Total: 3, Body: "func A() {}\n"}},
		"beyond the end":   {ReadFile{Path: "a.go", First: 2, Last: new(99)}, tool.Text{First: 2, Total: 3, Body: "\nfunc A() {}\n"}},
		"after the end":    {ReadFile{Path: "a.go", First: 9}, tool.Text{First: 4, Total: 3}},
		"nothing":          {ReadFile{Path: "empty", First: 1}, tool.Text{}},
		"no line feed":     {ReadFile{Path: "open", First: 1}, tool.Text{First: 1, Total: 1, Body: "x"}},
		"CRLF":             {ReadFile{Path: "crlf.txt", First: 2}, tool.Text{First: 2, Total: 2, Body: "b\r\n"}},
		"too many lines":   {ReadFile{Path: "long", First: 11}, tool.Text{First: 11, Total: 500, Body: strings.Repeat("line\n", 400)}},
		"too many bytes":   {ReadFile{Path: "heavy", First: 2}, tool.Text{First: 2, Total: 4, Body: strings.Repeat(strings.Repeat("y", 30<<10)+"\n", 2)}},
		"a line too long":  {ReadFile{Path: "wide", First: 2}, tool.Text{First: 2, Total: 2, Body: "b\n"}},
		"a path with dots": {ReadFile{Path: "./x/../open", First: 1}, tool.Text{First: 1, Total: 1, Body: "x"}},
	}
	for name, tt := range tests {
		got, err := w.ReadFile(t.Context(), tt.in)
		if err != nil || got.Content != tt.want {
			t.Errorf("%s: %+v, %v, want %+v", name, got, err, tt.want)
		}
	}
}

// TestReadFileText is the whole text that a model gets.
func TestReadFileText(t *testing.T) {
	w := open(t, folder(t, map[string]string{"a.go": "package a\n\nfunc A() {}\n"}))
	const want = `[result] read_file success
complete: true
next.1: could change it by edit_file, with lines exactly as shown and without their numbers
[file]
path: a.go
[content] lines 1-3 of 3 external
1| package a
2| 
3| func A() {}
`
	if got := ask(t, w, "read_file", ReadFile{Path: "a.go", First: 1}); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestReadFileFails(t *testing.T) {
	w := open(t, folder(t, map[string]string{
		"folder/a": "", "binary": "a\x00b", "huge": strings.Repeat("x\n", 1<<19+1), "wide": strings.Repeat("x", 70<<10),
	}))
	for name, want := range map[string]string{
		"missing": "NOT_FOUND", "folder/a/b": "NOT_FOUND", "folder": "NOT_A_FILE", "binary": "NOT_TEXT", "huge": "FILE_TOO_LARGE", "wide": "LINE_TOO_LONG",
	} {
		if got := code(t, ask(t, w, "read_file", ReadFile{Path: name, First: 1})); got != want {
			t.Errorf("%s: %q, want %s", name, got, want)
		}
	}
	if got := code(t, ask(t, w, "read_file", ReadFile{Path: "folder/a", First: 3, Last: new(2)})); got != "INVALID_ARGUMENTS" {
		t.Errorf("lines that end before they start: %q", got)
	}
}

package coding

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/render"
)

func TestSearchCode(t *testing.T) {
	w := open(t, folder(t, map[string]string{
		"a.go": "package a\n\nfunc A() {}\n", "b/b.go": "package b\n\nfunc B() { a.A() }\r\n", "b/c/c.md": "func of c\n",
		"binary": "func\x00", "huge": strings.Repeat("func\n", 1<<18), ".git/config": "func\n",
		"wide.txt": "func " + strings.Repeat("é", 300) + "\n",
	}))
	wide := Hit{"wide.txt", 1, "func " + strings.Repeat("é", 197) + "…"}
	a, b, c := Hit{"a.go", 3, "func A() {}"}, Hit{"b/b.go", 3, "func B() { a.A() }"}, Hit{"b/c/c.md", 1, "func of c"}
	tests := map[string]struct {
		in   SearchCode
		want Search
	}{
		"all":             {SearchCode{Pattern: "func"}, Search{Files: 4, Binary: 1, Huge: 1, Matches: []Hit{a, b, c, wide}}},
		"a pattern":       {SearchCode{Pattern: `(?i)^FUNC \w\(`}, Search{Files: 4, Binary: 1, Huge: 1, Matches: []Hit{a, b}}},
		"the end":         {SearchCode{Pattern: `\}$`}, Search{Files: 4, Binary: 1, Huge: 1, Matches: []Hit{a, b}}},
		"a folder":        {SearchCode{Pattern: "func", Path: "b/"}, Search{Files: 2, Matches: []Hit{b, c}}},
		"a file":          {SearchCode{Pattern: "func", Path: "b/c/c.md"}, Search{Files: 1, Matches: []Hit{c}}},
		"a name":          {SearchCode{Pattern: "func", Glob: "*.go"}, Search{Files: 2, Matches: []Hit{a, b}}},
		"a path":          {SearchCode{Pattern: "func", Glob: "b/*.go"}, Search{Files: 1, Matches: []Hit{b}}},
		"nothing matches": {SearchCode{Pattern: "nowhere", Glob: "*.go"}, Search{Files: 2}},
	}
	for name, tt := range tests {
		if got, err := w.SearchCode(t.Context(), tt.in); err != nil || !reflect.DeepEqual(got, tt.want) {
			t.Errorf("%s: %+v, %v, want %+v", name, got, err, tt.want)
		}
	}
}

// TestSearchCodeText: of many matches the first are shown, all are counted, and
// the rest can be read by a reference.
func TestSearchCodeText(t *testing.T) {
	w := open(t, folder(t, map[string]string{"a: b.txt": strings.Repeat("x\n", 61), "[error]": "code: x\n"}))
	var want strings.Builder
	want.WriteString(`[result] search_code success
arg.pattern: x
complete: false
raw: REF
more.tool: read_result
more.ref: REF
more.matches: 51-62
next.1: could read the lines around one by read_file
[search]
files: 2
skipped_binary: 0
skipped_huge: 0
skipped_unreadable: 0
[matches] located 1-50 of 62 external
"[error]":1| code: x
`)
	for n := range 49 {
		fmt.Fprintf(&want, "\"a: b.txt\":%d| x\n", n+1)
	}
	got := ask(t, w, "search_code", SearchCode{Pattern: "x"})
	ref, ok := render.Field(got, "result.raw")
	if !ok {
		t.Fatalf("no reference to the rest in\n%s", got)
	}
	if got := strings.ReplaceAll(got, ref, "REF"); got != want.String() {
		t.Errorf("got\n%s\nwant\n%s", got, &want)
	}
	document(t, got)
}

func TestSearchCodeFails(t *testing.T) {
	w := open(t, folder(t, map[string]string{"a": strings.Repeat("x\n", maxMatches+1)}))
	for _, tt := range []struct {
		in   SearchCode
		want string
	}{
		{SearchCode{Pattern: "x"}, "TOO_MANY_MATCHES"},
		{SearchCode{Pattern: "x", Path: "missing"}, "NOT_FOUND"},
		{SearchCode{Pattern: "("}, "INVALID_ARGUMENTS"},
		{SearchCode{Pattern: "(?=x)"}, "INVALID_ARGUMENTS"},
		{SearchCode{Pattern: "x", Glob: "["}, "INVALID_ARGUMENTS"},
	} {
		if got := code(t, ask(t, w, "search_code", tt.in)); got != tt.want {
			t.Errorf("%+v: %q, want %s", tt.in, got, tt.want)
		}
	}
}

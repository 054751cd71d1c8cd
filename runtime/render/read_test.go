package render_test

import (
	"errors"
	"fmt"
	"reflect"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/tooladapt/tooladapt/runtime/render"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// wholeGrammar has every form that a document can have, also those that no
// writer here makes.
const wholeGrammar = `[result] "a b" partial
summary: 2 of 12 orders
arg.pullNumber: 7
arg."page-size": 5
arg.filter.since: 2026-07-18
more.items: 6-40
raw: r_8f2c (live)
[issue] external
body: "long…" (cut: 200 of 412 chars)
labels (2): "a, b" (cut: 4 of 9 chars), (null)
refs (0): (none)
[orders] rows 1-2,5-5,9-9 of 12+
id|amount (元/斤)
A|1.5
B|(unknown)
(omitted rows 3-4)
C|3
D|(not applicable)
(omitted rows 10-12)
[parts] records 1-2 of unknown
- sku: A
  size.all (2)
  size.all.1.w: 4
  size.all.2: (null)
- sku: B
[log] lines 1-1,4-5 of 5 crlf external
1| $ go test
(cut line 1: 9 of 5000 chars shown)
(omitted lines 2-3)
4\ \u001b[1mFAIL \\ \xff
5| 	ok
(no newline at end)
[hits] located 1-2,4-4 of 7 external
runtime/decode/scan.go:41| if c == '"' {
"a:b \"c\".go":7\ \u200b
(omitted rows 3-3)
x y.go:9| 
(cut line 4: 0 of 5 chars shown)
[blob] (redacted)
`

// TestReadWhole reads every form of the grammar.
func TestReadWhole(t *testing.T) {
	got, err := render.Read(wholeGrammar)
	if err != nil {
		t.Fatal(err)
	}
	text := func(s string) render.Value { return render.Value{Text: s} }
	want := &render.Document{
		Tool: "a b", Status: tool.Partial,
		Banner: []render.Entry{
			{Key: "summary", Value: text("2 of 12 orders")},
			{Key: "arg.pullNumber", Value: text("7")},
			{Key: "arg.page-size", Value: text("5")},
			{Key: "arg.filter.since", Value: text("2026-07-18")},
			{Key: "more.items", Value: text("6-40")},
			{Key: "raw", Value: text("r_8f2c (live)")},
		},
		Sections: []render.Part{
			{ID: "issue", External: true, Body: render.Fields{Entries: []render.Entry{
				{Key: "body", Value: render.Value{Text: "long…", Quoted: true, Note: "cut: 200 of 412 chars"}},
				{Key: "labels", List: []render.Value{{Text: "a, b", Quoted: true, Note: "cut: 4 of 9 chars"}, {Absent: render.SaidNull}}},
				{Key: "refs", List: []render.Value{}},
			}}},
			{ID: "orders", Body: render.Rows{
				Window:  render.Window{Ranges: []render.Range{{1, 2}, {5, 5}, {9, 9}}, Total: 12, AtLeast: true},
				Columns: []render.Column{{Key: "id"}, {Key: "amount", Unit: "元/斤"}},
				Rows: [][]render.Value{
					{text("A"), text("1.5")}, {text("B"), {Absent: render.NotKnown}},
					{text("C"), text("3")}, {text("D"), {Absent: render.NotApplicable}},
				},
			}},
			{ID: "parts", Body: render.Records{
				Window: render.Window{Ranges: []render.Range{{1, 2}}, Total: -1},
				Records: [][]render.Entry{
					{
						{Key: "sku", Value: text("A")}, {Key: "size.all", Count: 2},
						{Key: "size.all.1.w", Value: text("4")}, {Key: "size.all.2", Value: render.Value{Absent: render.SaidNull}},
					},
					{{Key: "sku", Value: text("B")}},
				},
			}},
			{ID: "log", External: true, Body: render.Text{
				Window: render.Window{Ranges: []render.Range{{1, 1}, {4, 5}}, Total: 5}, CRLF: true, Unended: true,
				Lines: []render.Line{{1, "$ go test", 1, 5000}, {4, "\x1b[1mFAIL \\ \xff", 0, 0}, {5, "\tok", 0, 0}},
			}},
			{ID: "hits", External: true, Body: render.Located{
				Window: render.Window{Ranges: []render.Range{{1, 2}, {4, 4}}, Total: 7},
				Hits: []render.Hit{
					{Path: "runtime/decode/scan.go", Number: 41, Text: `if c == '"' {`}, {Path: `a:b "c".go`, Number: 7, Text: "\u200b"}, {Path: "x y.go", Number: 9, Chars: 5},
				},
			}},
			{ID: "blob", Body: render.Missing{Absence: render.Hidden}},
		},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v\nwant %+v", got, want)
	}
}

// TestRefused holds texts that are outside the grammar against the place of the
// first problem. Each has a valid banner in front where it starts with a bracket
// or a key.
func TestRefused(t *testing.T) {
	tests := []struct {
		name, doc    string
		line, column int
	}{
		{"nothing", "", 1, 1},
		{"no banner", "hello\n", 1, 1},
		{"no line end", "[result] x success", 1, 19},
		{"no line end later", "[a]\nk: v", 3, 5},
		{"other status", "[result] x great\n", 1, 12},
		{"space behind", "[result] x success \n", 1, 12},
		{"no tool", "[result]  success\n", 1, 10},
		{"carriage return", "k: v\r\n", 2, 4},
		{"blank line", "k: v\n\n", 3, 1},
		{"byte order mark", "\ufeff[a]\n", 1, 1},
		{"text behind", "[a]\nk: v\nhello there\n", 4, 6},
		{"upper-case key", "Status: x\n", 2, 1},
		{"no value", "k: \n", 2, 4},
		{"trailing space", "k: v \n", 2, 4},
		{"tab", "k: a\tb\n", 2, 4},
		{"key twice", "k: v\nk: w\n", 3, 2},
		{"key-like value", "k: a: b\n", 2, 4},
		{"word for nothing", "k: null\n", 2, 4},
		{"unknown non-value", "k: (empty)\n", 2, 4},
		{"text behind a non-value", "k: (null) x\n", 2, 10},
		{"text behind quotes", `k: "a" b` + "\n", 2, 7},
		{"open quotes", `k: "a` + "\n", 2, 6},
		{"bad escape", `k: "\q"` + "\n", 2, 5},
		{"ASCII as a byte", `k: "\x41"` + "\n", 2, 5},
		{"half an escape", `k: "\u12"` + "\n", 2, 5},
		{"surrogate", `k: "\ud800"` + "\n", 2, 5},
		{"hidden in quotes", "k: \"a\u200bb\"\n", 2, 6},
		{"marker in quotes", "k: \"<|im_start|>\"\n", 2, 5},
		{"invalid UTF-8", "k: a\xff\n", 2, 4},
		{"open note", `k: "a" (cut` + "\n", 2, 9},
		{"list longer", "k (1): a, b\n", 2, 12},
		{"list shorter", "k (3): a, b\n", 2, 12},
		{"list of none", "k (0): a\n", 2, 8},
		{"comma in an item", "k (1): a,b\n", 2, 9},
		{"leading zero", "k (01): a\n", 2, 4},
		{"section of the banner", "[result]\n", 2, 8},
		{"reserved section", "[ref]\n", 2, 5},
		{"section twice", "[a]\n[a]\n", 3, 3},
		{"odd section", "[A]\n", 2, 2},
		{"other mark", "[a] trusted\n", 2, 4},
		{"a list that is no value", "[a] (empty)\n", 2, 5},
		{"text behind an absence", "[a] (null)\nk: v\n", 3, 1},
		{"one column", "[a] rows 0 of 0\nk\n", 3, 2},
		{"column twice", "[a] rows 0 of 0\nk|k\n", 3, 4},
		{"odd column", "[a] rows 0 of 0\nk|L\n", 3, 3},
		{"odd unit", "[a] rows 0 of 0\nk (a: b)|l\n", 3, 4},
		{"no columns", "[a] rows 0 of 0\n", 3, 1},
		{"more cells", "[a] rows 1-1 of 1\nk|l\n1|2|3\n", 4, 6},
		{"fewer cells", "[a] rows 1-1 of 1\nk|l\n1\n", 4, 2},
		{"empty cell", "[a] rows 1-1 of 1\nk|l\n|2\n", 4, 1},
		{"more rows", "[a] rows 1-1 of 1\nk|l\n1|2\n1|2\n", 5, 1},
		{"fewer rows", "[a] rows 1-2 of 2\nk|l\n1|2\n", 5, 1},
		{"window beyond the total", "[a] rows 1-2 of 1\nk|l\n", 2, 18},
		{"window from nothing", "[a] rows 0-2 of 2\nk|l\n", 2, 13},
		{"window backwards", "[a] rows 3-2 of 9\nk|l\n", 2, 13},
		{"windows overlap", "[a] rows 1-2,2-3 of 9\nk|l\n", 2, 17},
		{"huge number", "[a] rows 0 of 1234567890123456\nk|l\n", 2, 15},
		{"other gap", "[a] rows 1-1,4-4 of 9\nk|l\n1|2\n(omitted rows 2-4)\n", 5, 18},
		{"gap too early", "[a] rows 1-1,4-4 of 9\nk|l\n(omitted rows 2-3)\n", 4, 18},
		{"gap of lines", "[a] rows 1-1 of 2\nk|l\n1|2\n(omitted lines 2-2)\n", 5, 1},
		{"fields where records are", "[a] records 1-1 of 1\nk: v\n", 3, 1},
		{"field of no record", "[a] records 1-1 of 1\n  k: v\n", 3, 1},
		{"other line number", "[a] lines 1-1 of 1\n2| x\n", 3, 2},
		{"no gutter", "[a] lines 1-1 of 1\nx\n", 3, 1},
		{"no space in the gutter", "[a] lines 1-1 of 1\n1|x\n", 3, 2},
		{"hidden in a block", "[a] lines 1-1 of 1\n1| x\u202e\n", 3, 5},
		{"marker in a block", "[a] lines 1-1 of 1\n1| <|x\n", 3, 4},
		{"line feed in a line", "[a] lines 1-1 of 1\n1\\ \\u000a\n", 3, 10},
		{"single backslash", "[a] lines 1-1 of 1\n1\\ a\\b\n", 3, 5},
		{"remark without lines", "[a] lines 0 of 0\n(no newline at end)\n", 3, 1},
		{"text behind the remark", "[a] lines 1-1 of 2\n1| a\n(no newline at end)\n2| b\n", 5, 1},
		{"cut of another line", "[a] lines 1-1 of 1\n1| a\n(cut line 2: 1 of 9 chars shown)\n", 4, 12},
		{"cut of another place", "[a] located 1-1 of 1\na:7| a\n(cut line 7: 1 of 9 chars shown)\n", 4, 12},
		{"cut at the start", "[a] located 1-1 of 1\na:7| a\n(cut line 1: 2-2 of 9 chars shown)\n", 5, 1},
		{"cut of nothing", "[a] lines 1-1 of 1\n1| a\n(cut line 1: 9 of 9 chars shown)\n", 4, 20},
		{"path with a bar", "[a] located 1-1 of 1\na|b:1| x\n", 3, 1},
		{"no line", "[a] located 1-1 of 1\na:x| x\n", 3, 3},
		{"no text", "[a] located 1-1 of 1\na:1\n", 3, 4},
		{"a value for a text", "[a] located 1-1 of 1\na:1 x\n", 3, 5},
		{"no non-value", "[a] located 1-1 of 1\n(gone):1| x\n", 3, 1},
	}
	for _, tt := range tests {
		doc := tt.doc
		if doc != "" && !strings.HasPrefix(doc, "[result] ") && tt.line > 1 {
			doc = "[result] x success\n" + doc
		}
		_, err := render.Read(doc)
		at, ok := errors.AsType[*render.SyntaxError](err)
		if !ok {
			t.Errorf("%s: %q is accepted", tt.name, doc)
			continue
		}
		if at.Line != tt.line || at.Column != tt.column {
			t.Errorf("%s: %v, want line %d, column %d", tt.name, err, tt.line, tt.column)
		}
	}
}

// TestLimits: what would take much memory is refused.
func TestLimits(t *testing.T) {
	items := func(n int) string {
		return fmt.Sprintf("[result] x success\nk (%d): ", n) + strings.Repeat("a, ", n-1) + "a\n"
	}
	var sections strings.Builder
	for i := range render.MaxValues + 1 {
		fmt.Fprintf(&sections, "[a%x]\n", i)
	}
	for name, tt := range map[string]struct{ doc, problem string }{
		"size":       {"[result] x success\nk: \"" + strings.Repeat("a", render.MaxDocument) + "\"\n", "the document is too large"},
		"values":     {items(render.MaxValues), ""},
		"one more":   {items(render.MaxValues + 1), "the document has too many values"},
		"sections":   {"[result] x success\n" + sections.String(), "the document has too many values"},
		"big ranges": {"[result] x success\n[a] rows 1-999999999999999 of unknown\na|b\n", "want as many entries as the window says"},
	} {
		problem := ""
		if _, err := render.Read(tt.doc); err != nil {
			problem = err.(*render.SyntaxError).Problem
		}
		if problem != tt.problem {
			t.Errorf("%s: %q, want %q", name, problem, tt.problem)
		}
	}
}

// lineKinds is what any line of a document looks like.
var lineKinds = regexp.MustCompile(`^(\[.+|(- |  )?[a-z][^ ]*.*|\(.*\)|[0-9]+(\| |\\ ).*|.*\|.*|.*:[0-9]+(\| |\\ ).*)$`)

// FuzzRead: reading never panics, and what it accepts is text that a document
// may hold.
func FuzzRead(f *testing.F) {
	f.Add(wholeGrammar)
	f.Add(orderText)
	for _, v := range hostile {
		f.Add(string(appendSample(nil, sample{v, 1, 2, 3, 4, created})))
	}
	f.Fuzz(func(t *testing.T, doc string) {
		if _, err := render.Read(doc); err != nil {
			if _, ok := errors.AsType[*render.SyntaxError](err); !ok {
				t.Errorf("%T", err)
			}
			return
		}
		if !utf8.ValidString(doc) || !strings.HasPrefix(doc, "[result] ") || !strings.HasSuffix(doc, "\n") {
			t.Errorf("accepted %q", doc)
		}
		for line := range strings.Lines(doc) {
			line = strings.TrimSuffix(line, "\n")
			if !lineKinds.MatchString(line) {
				t.Errorf("accepted the line %q of %q", line, doc)
			}
			checkClean(t, strings.NewReplacer("\t", "", "\ufe0f", "", "\u200d", "").Replace(line))
		}
	})
}

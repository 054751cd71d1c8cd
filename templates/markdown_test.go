package templates

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// FuzzDocument puts one text into every place of a page that users write text in.
// The page has the same headings, tables and fences as with a plain one, and
// nothing else that is markup.
func FuzzDocument(f *testing.F) {
	for _, s := range append(hostile, "```\n# x\n", "````", "a|b\\|c", "| a |\n|---|", "<script>", "<!-- -->", "- a\n- b", "1. a", "===", "---", "> q",
		"    code", "\tcode", "&lt;", "[a](javascript:b)", "![a](b)", "*a*", "_a_ a_b", "~~~\n~~~text", "a\r\rb", "\u202e", "\u2028", "$x$", "\\") {
		f.Add(s)
	}
	plain := outline(f, Document(about("x")))
	f.Fuzz(func(t *testing.T, s string) {
		page := Document(about(s + "x" + s))
		if got := outline(t, page); got != plain {
			t.Errorf("with %q the page has\n%s\nnot\n%s\n%s", s, got, plain, page)
		}
	})
}

// about is a page in which s is every text.
func about(s string) (plan.Document, plan.Texts) {
	d := plan.Document{Package: "p", Tools: []plan.DocumentTool{{
		Name: "get", Description: s, Facts: []string{s, s}, Result: "object",
		Arguments: []plan.DocumentArgument{{Name: s, Type: s, Default: s, Meaning: s}},
		Keys:      []plan.DocumentKey{{Key: s, Type: s, Unit: s, Meaning: s}}, Case: plan.Case{Arguments: s},
	}, {Name: "_say_", Description: s, Facts: []string{s}, Result: s}}}
	terms, kinds := []plan.Term{{Name: s, Means: s}}, []plan.ErrorKind{{Code: s, Category: s, Status: s, Message: s, Next: []string{s, s}}}
	texts := plan.ToolTexts{Success: []string{s, s}, Empty: s, Partial: s, Failures: []plan.Failure{{Code: s, Arguments: s, Text: s}}, Errors: kinds}
	return d, plan.Texts{Tools: []plan.ToolTexts{texts, {}}, Protocol: plan.Protocol{
		Statuses: terms, Sections: s, Kinds: terms, Absences: terms, Keys: terms, Categories: kinds, English: s, Chinese: s,
	}}
}

var (
	openFence = regexp.MustCompile("^ {0,3}(`{3,}|~{3,})")
	noMarkup  = regexp.MustCompile("\\\\[[:punct:]]|`[^`]*`|<code>[^<`|]*</code>")
	block     = regexp.MustCompile(`^ {0,3}(#|>|=+\s*$|-+\s*$|[-+*]\s|\d+[.)]|\t| {4})`)
)

// outline are the lines of a page that are markup: headings, rows of tables with
// the number of their cells, and fences.
func outline(t testing.TB, page []byte) string {
	t.Helper()
	var out strings.Builder
	fence := ""
	for line := range strings.Lines(string(page)) {
		line = strings.TrimSuffix(line, "\n")
		marks := openFence.FindString(line)
		if fence != "" {
			if len(marks) >= len(fence) && strings.Trim(line, " "+fence[:1]) == "" && marks[0] == fence[0] {
				fence = ""
			}
			continue
		}
		line = strings.TrimPrefix(line, plan.MarkdownHeader)
		bare := noMarkup.ReplaceAllString(line, "")
		switch {
		case marks != "":
			fence = strings.TrimSpace(marks)
			out.WriteString("fence\n")
			continue
		case strings.HasPrefix(line, "# "), strings.HasPrefix(line, "## "), strings.HasPrefix(line, "### "):
			out.WriteString(strings.Fields(line)[0] + "\n")
		case strings.HasPrefix(line, "|"):
			fmt.Fprintf(&out, "row of %d\n", strings.Count(bare, "|")-1)
		case strings.HasPrefix(line, "- "):
			bare = strings.TrimPrefix(bare, "- ") // an item may be one
		case strings.Contains(bare, "|"), block.MatchString(line):
			fmt.Fprintf(&out, "stray %q\n", line)
		}
		if strings.ContainsAny(bare, "<`\r\u202e\u2028") || strings.Contains(strings.ReplaceAll(bare, "](#", ""), "](") {
			fmt.Fprintf(&out, "markup %q\n", line)
		}
	}
	if fence != "" {
		out.WriteString("an open fence\n")
	}
	return out.String()
}

// TestInline holds how texts are written where they are no markup.
func TestInline(t *testing.T) {
	for _, tt := range []struct{ door, text, want string }{
		{"cell", "order_id of 订单 | a\n b", `order_id of 订单 \| a b`},
		{"cell", "_x_ and *y* and <b>", `\_x\_ and \*y\* and \<b>`},
		{"cell", "a\u202eb\u3000c", "a\\\\u202eb c"},
		{"code", "", ""},
		{"code", "pull-number", "`pull-number`"},
		{"code", "a|b", "<code>a&#124;b</code>"},
		{"code", "`<i>`", "<code>&#96;&#60;i>&#96;</code>"},
		{"prose", "# One\n\n  - two\n1. three\r\n=== four", "\\# One\n\n- two\n1\\. three\n\\=== four"},
	} {
		door := map[string]func(string) string{"cell": cell, "code": code, "prose": prose}[tt.door]
		if got := door(tt.text); got != tt.want {
			t.Errorf("%s of %q is %q, want %q", tt.door, tt.text, got, tt.want)
		}
	}
}

// TestProgram holds the picture of a program, also of one within a program.
func TestProgram(t *testing.T) {
	docs := []plan.Document{{Path: "example.com/m/a", Package: "a", Tools: []plan.DocumentTool{{Var: "GetTool", Case: plan.Case{Arguments: "`"}}}}}
	const main = plan.Header + `

package main

import (
	tooladapt0 "example.com/m/a"
	tooladapt1 "github.com/tooladapt/tooladapt/runtime/tooldoc"
)

func main() {
	tooladapt1.Main(
		tooladapt1.Of(tooladapt0.GetTool, "{\"arguments\":\"` + "`" + `\"}"),
	)
}
`
	const within = plan.Header + `

package main

import (
	tooladapt1 "github.com/tooladapt/tooladapt/runtime/tooldoc"
)

func init() {
	tooladapt1.Main(
		tooladapt1.Of(GetTool, "{\"arguments\":\"` + "`" + `\"}"),
	)
}
`
	for _, want := range []string{main, within} {
		f, err := plan.ProgramOf("example.com/m/a/texts", docs)
		if err != nil {
			t.Fatal(err)
		}
		got, err := Render(f)
		if err != nil || string(got) != want {
			t.Errorf("%v, the program is\n%s\nwant\n%s", err, got, want)
		}
		docs[0].Package = "main"
	}
}

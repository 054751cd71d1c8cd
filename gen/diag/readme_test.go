package diag_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/tooladapt/tooladapt/gen/diag"
)

var update = flag.Bool("update", false, "rewrite what tests compare with")

const readmeHead = `# Diagnostics

Everything that tooladapt may say about a package, by code. A code keeps its meaning for good.
` + "`tooladapt explain CODE`" + ` prints the same, ` + "`tooladapt explain`" + ` lists the codes.

This page is made from the same source: ` + "`go test ./gen/diag -update`" + ` writes it.
`

// TestReadme holds the list of all codes in README.md to the pages that explain
// prints.
func TestReadme(t *testing.T) {
	want := readme(diag.Pages())
	if *update {
		if err := os.WriteFile("README.md", []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, strings.ReplaceAll(string(got), "\r\n", "\n")); diff != "" {
		t.Errorf("README.md is not what the pages say; run go test ./gen/diag -update (-want +got):\n%s", diff)
	}
}

// readme is the list as Markdown: a table of the codes, and a section for each,
// whose heading is the code alone, so that a link to it is permanent as well.
func readme(pages []diag.Page) string {
	var b strings.Builder
	b.WriteString(readmeHead + "\n| code | what is wrong |\n|---|---|\n")
	for _, p := range pages {
		fmt.Fprintf(&b, "| [%s](#%s) | %s |\n", p.Code, strings.ToLower(string(p.Code)), prose(p.Title))
	}
	for _, p := range pages {
		fmt.Fprintf(&b, "\n## %s\n\n**%s.** %s\n\n%s\n", p.Code, sentence(prose(p.Title)), prose(p.Text), prose(p.Allowed()))
		fmt.Fprintf(&b, "\nWrong:\n\n```\n%s\n```\n\nCure:\n\n```\n%s\n```\n", strings.TrimSpace(p.Wrong), strings.TrimSpace(p.Cure))
	}
	return b.String()
}

// prose is text in which Markdown finds no signs of its own.
func prose(text string) string {
	return strings.NewReplacer(`\`, `\\`, "*", `\*`, "`", "\\`", "<", "&lt;").Replace(strings.TrimSpace(text))
}

func sentence(title string) string { return strings.ToUpper(title[:1]) + title[1:] }

// TestPages holds each page to being whole: it has all of its parts, its texts
// break neither a table nor a block of the list, and codes ascend.
func TestPages(t *testing.T) {
	last := diag.Code("")
	for _, p := range diag.Pages() {
		if p.Code <= last {
			t.Errorf("%s stands behind %s", p.Code, last)
		}
		last = p.Code
		for name, part := range map[string]string{"title": p.Title, "text": p.Text, "wrong": p.Wrong, "cure": p.Cure} {
			if strings.TrimSpace(part) == "" || strings.Contains(part, "```") {
				t.Errorf("%s: its %s is empty or holds a fence: %q", p.Code, name, part)
			}
		}
		if strings.ContainsAny(p.Title, "\n|") || strings.HasSuffix(p.Title, ".") {
			t.Errorf("%s: its title is no sentence on one line: %q", p.Code, p.Title)
		}
		if p.Wrong == p.Cure {
			t.Errorf("%s: its cure is what is wrong", p.Code)
		}
	}
}

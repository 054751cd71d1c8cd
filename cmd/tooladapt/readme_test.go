package main

import (
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/tooladapt/tooladapt/gen/diag"
	"github.com/tooladapt/tooladapt/gen/directive"
)

// readme lists all parts of README.md that are code, a command or output, in
// order: the first line of each, the name under which TestStranger's scripts
// find it, and what else holds it to the truth.
var readme = []struct {
	is    string
	file  string
	holds func(t *testing.T, part string)
}{
	{is: "const Schema = `{", holds: partOf("example/weather/byhand/byhand.go")},
	{is: "// Package weather holds the tools of a travel agent.", file: "weather.go", holds: same("example/weather/weather.go")},
	{is: "go mod init example.com/weather", file: "setup.sh"},
	{is: "package weather_test", file: "weather_test.go", holds: same("example/weather/weather_test.go")},
	{is: "go generate ./...", file: "run.sh"},
	{is: "go build", holds: scripted("readme", "! exec go build ./...")},
	{is: "go get -tool github.com/tooladapt/tooladapt/cmd/tooladapt@v0.1.0",
		holds: scripted("tool", "exec go get -tool github.com/tooladapt/tooladapt/cmd/tooladapt@v0.1.0")},
	{is: "//go:generate go tool tooladapt ./...", holds: scripted("tool", "grep 'go:generate go tool tooladapt ./...' weather.go")},
	{is: "go run", holds: scripted("readme", "stderr '^exit status 2$'")},
	{is: "go run ./cmd/tooladapt ./example/...", holds: inCheckout},
	{is: `go run ./example/agent "我的订单 ORD-20260719-001 怎么了"`, holds: agentAnswers},
	{is: "[result] get_order success", holds: agentShows},
	{is: "tooladapt check ./...", holds: command("tooladapt check -C %/example ./weather/...", "weather: 1 tool, ")},
	{is: "tooladapt schema", holds: command("tooladapt schema -C %/example/weather", `"name": "get_weather"`)},
	{is: "tooladapt explain TA020", holds: command("tooladapt explain TA020", "TA020: ")},
}

// TestReadme holds every part of the README to its row, and every row to a part.
func TestReadme(t *testing.T) {
	text := checkout(t, "README.md")
	if n := strings.Count(text, "\n"); n > 150 {
		t.Errorf("README.md has %d lines, more than 150", n)
	}
	parts := parts(text)
	var found, known []string
	for _, p := range parts {
		first, _, _ := strings.Cut(p, "\n")
		found = append(found, first)
	}
	for _, row := range readme {
		known = append(known, row.is)
	}
	if diff := cmp.Diff(known, found); diff != "" {
		t.Fatalf("README.md has other parts than the table (-table +README.md):\n%s", diff)
	}
	for i, row := range readme {
		t.Run(row.is, func(t *testing.T) {
			switch {
			case row.file != "" && !strings.Contains(checkout(t, "cmd/tooladapt/testdata/stranger/readme.txtar"), ".readme/"+row.file):
				t.Errorf("no stranger uses it as %s", row.file)
			case row.holds != nil:
				row.holds(t, parts[i])
			case row.file == "":
				t.Error("nothing holds it")
			}
		})
	}
}

// partsOf matches a fenced block, lines that are indented like code, and what
// stands between backticks and is a command.
var partsOf = regexp.MustCompile("(?ms)^```[a-z]*\n(.*?)^```$" + `|((?:^ {4}[^\n]*\n)+)` + "|`((?:go|tooladapt|bash|//go:generate)\\s[^`]*)`")

func parts(text string) []string {
	var all []string
	for _, m := range partsOf.FindAllStringSubmatch(text, -1) {
		switch {
		case m[2] != "":
			all = append(all, strings.TrimPrefix(strings.ReplaceAll(m[2], "\n    ", "\n"), "    "))
		case m[3] != "":
			all = append(all, strings.ReplaceAll(m[3], "\n", " "))
		default:
			all = append(all, m[1])
		}
	}
	return all
}

// strangerFiles are the parts that TestStranger's scripts use.
func strangerFiles(t *testing.T) map[string]string {
	t.Helper()
	all := parts(checkout(t, "README.md"))
	if len(all) != len(readme) {
		t.Fatalf("README.md has %d parts, the table %d", len(all), len(readme))
	}
	files := make(map[string]string)
	for i, row := range readme {
		if row.file != "" {
			files[row.file] = all[i]
		}
	}
	return files
}

// checkout is a file of the checkout, with plain line ends.
func checkout(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "..", filepath.FromSlash(name)))
	if err != nil {
		t.Fatal(err)
	}
	return strings.ReplaceAll(string(data), "\r\n", "\n")
}

// TestReadmeNames holds the directives and links of the README to being there.
func TestReadmeNames(t *testing.T) {
	text := checkout(t, "README.md")
	for _, m := range regexp.MustCompile("`(//tool:[^`]+)`").FindAllStringSubmatch(text, -1) {
		fset := token.NewFileSet()
		f, err := parser.ParseFile(fset, "a.go", "package a\n\n"+m[1]+"\ntype A struct{}\n", parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		_, found := directive.Parse(fset, f)
		for _, d := range found {
			if d.Code == "TA020" || d.Code == "TA029" {
				t.Errorf("%s: %v", m[1], d)
			}
		}
	}
	for _, m := range regexp.MustCompile(`\]\(([^):]+)\)`).FindAllStringSubmatch(text, -1) {
		if _, err := os.Stat(filepath.Join("..", "..", filepath.FromSlash(m[1]))); err != nil {
			t.Error(err)
		}
	}
	for _, m := range regexp.MustCompile(`\bTA[0-9]{3}\b`).FindAllString(text, -1) {
		if _, ok := diag.Lookup(diag.Code(m)); !ok {
			t.Errorf("there is no code %s", m)
		}
	}
}

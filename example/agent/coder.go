package main

import (
	"fmt"
	"regexp"
	"strconv"

	"github.com/tooladapt/tooladapt/example/coding"
	"github.com/tooladapt/tooladapt/runtime/render"
)

// coder is what a question asks about code. The zero coder asks nothing.
type coder struct {
	tool    string // the tool to begin with
	subject string // a file, a text or a folder; "" for none
}

// subjects are the questions about code, with what they are about.
var subjects = [...]struct {
	pattern *regexp.Regexp
	tool    string
}{
	{regexp.MustCompile(`(?i)(?:\bsearch(?: for)?|\bfind|搜索|查找)\s*(.+)`), "search_code"},
	{regexp.MustCompile(`(?i)(?:\b(?:show|read|open)(?: the)?(?: file)?|(?:显示|看看|打开|看)(?:文件)?)\s+(\S*[./]\S*)`), "read_file"},
	{regexp.MustCompile(`(?i)(?:\btests?\b(?:.*?\bin (\S*[^\s?.,!]))?|测试)`), "run_tests"},
	{regexp.MustCompile(`(?i)\b(?:log|history|commits?)\b(?: of (\S*[^\s?.,!]))?|提交(?:历史|记录)?`), "git_log"},
}

// understandCode is what a question asks about code.
func understandCode(question string) coder {
	for _, s := range subjects {
		if m := s.pattern.FindStringSubmatch(question); m != nil {
			c := coder{tool: s.tool}
			if len(m) > 1 {
				c.subject = m[1]
			}
			return c
		}
	}
	return coder{}
}

// first is the call that the question asks for.
func (c coder) first() (turn, error) {
	switch c.tool {
	case "search_code":
		return callOf(c.tool, coding.SearchCode{Pattern: regexp.QuoteMeta(c.subject)})
	case "read_file":
		return callOf(c.tool, coding.ReadFile{Path: c.subject, First: 1})
	case "git_log":
		return callOf(c.tool, coding.GitLog{Path: c.subject, Limit: 5})
	default:
		return callOf(c.tool, coding.RunTests{Module: c.subject, Seconds: 60})
	}
}

// nextOfCode is what the model says after a call of one of the coding tools.
func (m model) nextOfCode(name string, docs []*render.Document) (turn, error) {
	last := docs[len(docs)-1]
	switch {
	case name == "run_tests":
		if t, ok, err := look(last); ok || err != nil {
			return t, err
		}
		return turn{answer: m.sayTests(docs)}, nil
	case name == "read_file" && m.code.tool == "run_tests":
		return turn{answer: m.sayTests(docs)}, nil
	case name == "read_file":
		return turn{answer: m.sayFile(last)}, nil
	case name == "search_code":
		return turn{answer: m.sayMatches(last)}, nil
	case name == "git_log":
		return turn{answer: m.sayLog(last)}, nil
	default:
		return turn{}, fmt.Errorf("the model called %s, which it does not know", name)
	}
}

// around are how many lines before and after an error the model reads.
const around = 2

// look is the call that shows the lines where the first test failed; false
// where the report names no place.
func look(report *render.Document) (turn, bool, error) {
	for _, failure := range records(report, "failures") {
		line, err := strconv.Atoi(failure["line"].Text)
		if err != nil || failure["path"].Absent != "" {
			continue
		}
		t, err := callOf("read_file", coding.ReadFile{Path: failure["path"].Text, First: max(1, line-around), Last: new(line + around)})
		return t, true, err
	}
	return turn{}, false, nil
}

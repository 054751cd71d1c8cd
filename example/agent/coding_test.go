package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// askCode is all that the agent shows for a question about a folder of code.
func askCode(t *testing.T, root, question string, flags ...string) string {
	t.Helper()
	var stdout, stderr bytes.Buffer
	args := append(append([]string{"-tools", "coding", "-root", root}, flags...), question)
	if code := run(args, nil, &stdout, &stderr); code != 0 || stderr.Len() > 0 {
		t.Fatalf("%s: exit code %d, %s", question, code, &stderr)
	}
	return passing.ReplaceAllString(stdout.String(), "")
}

// TestCodingTranscripts asks about the module with the failing test, and
// compares everything that is shown.
func TestCodingTranscripts(t *testing.T) {
	root := t.TempDir()
	if err := os.CopyFS(root, os.DirFS(filepath.Join("..", "coding", "testdata"))); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ name, question, answer string }{
		{"code_tests", "Why does the test in sum fail?", "Tests that fail: 1."},
		{"code_show", "show file sum/sum.go", "sum/sum.go has 19 lines."},
		{"code_search", "search Mean(", "Lines that match: 3."},
		{"code_search_zh", "搜索 Sum", "共 6 行匹配。"},
		{"code_log", "show me the log", "That can't be done: the folder is not the top of a git repository (NO_REPOSITORY). could work without its history."},
		{"code_outside", "show ../secret.txt", "That can't be done: the path leads out of the folder (OUTSIDE_FOLDER). could use a path from the folder, without .. and links out of it."},
		{"code_nothing", "how are you?", "No tool here is for that."},
	} {
		got := askCode(t, root, test.question)
		if answer := firstLineAfter(got, "answer: "); answer != test.answer {
			t.Errorf("%s: answered %s\nwant %s", test.name, answer, test.answer)
		}
		compare(t, filepath.Join("testdata", test.name+".txt"), got)
	}
}

func TestUnderstandCode(t *testing.T) {
	for question, want := range map[string]coder{
		"":                               {},
		"where is my order":              {},
		"why does the test fail?":        {"run_tests", ""},
		"run the tests in services/cart": {"run_tests", "services/cart"},
		"测试为什么失败":                        {"run_tests", ""},
		"show file go.mod":               {"read_file", "go.mod"},
		"看文件 a/b.go":                     {"read_file", "a/b.go"},
		"search for func (w *W) Run(":    {"search_code", "func (w *W) Run("},
		"查找 TODO":                        {"search_code", "TODO"},
		"log of a.go":                    {"git_log", "a.go"},
		"提交历史":                           {"git_log", ""},
	} {
		if got := understandCode(question); got != want {
			t.Errorf("%s: got %+v, want %+v", question, got, want)
		}
	}
}

package coding

import (
	"strconv"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/render"
)

// TestAgentMendsTheCode plays an agent that is told only that tests fail. It
// knows what it reads, and reads strictly: the failing test leads it to the
// function, the lines of the function to the mistake, and the edit to tests
// that pass.
func TestAgentMendsTheCode(t *testing.T) {
	w := open(t, sumFolder(t))
	report := document(t, ask(t, w, "run_tests", RunTests{Module: "sum", Seconds: 60}))
	if verdict := value(t, report, "test_report.verdict"); verdict != "failed" {
		t.Fatalf("the tests are %s before the edit", verdict)
	}
	failures := body[render.Records](t, report, "failures").Records
	if len(failures) != 1 {
		t.Fatalf("%d tests fail, want 1", len(failures))
	}
	failure := make(map[string]render.Value)
	for _, e := range failures[0] {
		failure[e.Key] = e.Value
	}
	last, err := strconv.Atoi(failure["line"].Text)
	if err != nil {
		t.Fatalf("the failure has no line: %+v", failure)
	}

	test := document(t, ask(t, w, "read_file", ReadFile{Path: failure["path"].Text, First: last - 1, Last: &last}))
	called := body[render.Text](t, test, "content").Lines[0].Text
	if called != "\tif got := Sum([]int{1, 2, 3}); got != 6 {" {
		t.Fatalf("the test says %q", called)
	}

	name := strings.TrimPrefix(failure["test"].Text, "Test")
	search := document(t, ask(t, w, "search_code", SearchCode{Pattern: `^func ` + name + `\(`, Path: "sum", Glob: "*.go"}))
	hits := body[render.Located](t, search, "matches").Hits
	if len(hits) != 1 {
		t.Fatalf("%d functions %s, want 1", len(hits), name)
	}
	file := document(t, ask(t, w, "read_file", ReadFile{Path: hits[0].Path, First: hits[0].Number}))
	for _, l := range body[render.Text](t, file, "content").Lines {
		if l.Text != "\tfor _, n := range numbers[1:] {" {
			continue
		}
		edit := document(t, ask(t, w, "edit_file", EditFile{Path: hits[0].Path, Old: l.Text, New: "\tfor _, n := range numbers {"}))
		want := []render.Hit{{Path: hits[0].Path, Number: l.Number, Text: "\tfor _, n := range numbers {"}}
		if after := body[render.Located](t, edit, "after").Hits; len(after) != 1 || after[0] != want[0] {
			t.Errorf("after the edit: %+v, want %+v", after, want)
		}
	}

	report = document(t, ask(t, w, "run_tests", RunTests{Module: "sum", Seconds: 60}))
	if verdict, failed := value(t, report, "test_report.verdict"), value(t, report, "test_report.failed"); verdict != "passed" || failed != "0" {
		t.Errorf("after the edit the tests are %s, %s of them failed", verdict, failed)
	}
}

// value is a field of an answer.
func value(t *testing.T, d *render.Document, path string) string {
	t.Helper()
	v, ok := d.Value(path)
	if !ok || v.Absent != "" {
		t.Fatalf("the answer has no %s", path)
	}
	return v.Text
}

// body is a section of an answer, in the shape that it must have.
func body[B render.Body](t *testing.T, d *render.Document, id string) B {
	t.Helper()
	part, ok := d.Part(id)
	if !ok {
		t.Fatalf("the answer has no section %s", id)
	}
	b, ok := part.Body.(B)
	if !ok {
		t.Fatalf("the section %s is a %T", id, part.Body)
	}
	return b
}

package main

import (
	"fmt"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/render"
)

// sayTests says what a run of tests brought to light, with the code around the
// first failure where the model has read it.
func (m model) sayTests(docs []*render.Document) string {
	w := m.words()
	report := docs[0]
	verdict, _ := field(report, "test_report.verdict")
	switch hits := located(report, "build_errors"); {
	case verdict == "passed":
		return w.sentence(fmt.Sprintf(w.testsPass, w.value(report, "test_report.passed")))
	case len(hits) > 0:
		return w.sentence(w.doesNotBuild) + listed(hits)
	case verdict == "broken":
		return w.sentence(w.testsBroken)
	}
	var said strings.Builder
	said.WriteString(w.sentence(fmt.Sprintf(w.testsFail, w.value(report, "test_report.failed"))))
	for _, f := range records(report, "failures") {
		fmt.Fprintf(&said, "\n- %s %s:%s: %s", w.say(f["test"]), w.say(f["path"]), w.say(f["line"]), oneLine(w.say(f["error"])))
	}
	if text, ok := block(docs[len(docs)-1], "content"); ok {
		for _, line := range text.Lines {
			fmt.Fprintf(&said, "\n  %d %s", line.Number, line.Text)
		}
	}
	return said.String()
}

// sayFile says how much of a file there is to see.
func (m model) sayFile(doc *render.Document) string {
	w := m.words()
	text, _ := block(doc, "content")
	parts := []string{fmt.Sprintf(w.file, w.value(doc, "file.path"), text.Window.Total)}
	if !text.Window.Complete() {
		parts = append(parts, fmt.Sprintf(w.fileFirst, len(text.Lines)))
	}
	return w.sentence(parts...)
}

// sayMatches lists the lines that match.
func (m model) sayMatches(doc *render.Document) string {
	w := m.words()
	part, ok := doc.Part("matches")
	hits := located(doc, "matches")
	if !ok || len(hits) == 0 {
		return w.sentence(w.noMatch)
	}
	window := part.Body.(render.Located).Window
	parts := []string{fmt.Sprintf(w.matches, window.Total)}
	if !window.Complete() {
		parts = append(parts, fmt.Sprintf(w.matchesFirst, len(hits)))
	}
	return w.sentence(parts...) + listed(hits)
}

// sayLog lists commits.
func (m model) sayLog(doc *render.Document) string {
	w := m.words()
	var list strings.Builder
	for _, row := range rows(doc, "commits") {
		date, _, _ := strings.Cut(row["date"].Text, "T")
		fmt.Fprintf(&list, "\n- %s %s: %s", date, w.say(row["author"]), w.say(row["subject"]))
	}
	return w.sentence(fmt.Sprintf(w.commits, w.value(doc, "history.total"))) + list.String()
}

func listed(hits []render.Hit) string {
	var list strings.Builder
	for _, h := range hits {
		fmt.Fprintf(&list, "\n- %s:%d: %s", h.Path, h.Number, strings.TrimSpace(h.Text))
	}
	return list.String()
}

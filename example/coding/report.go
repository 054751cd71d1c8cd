package coding

import (
	"slices"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Verdict is how a run of tests ended.
type Verdict string

const (
	// Passed says that all tests passed, or were skipped.
	Passed Verdict = "passed"
	// Failed says that a test failed.
	Failed Verdict = "failed"
	// Broken says that tests could not run, mostly because the code does not
	// build.
	Broken Verdict = "broken"
)

// TestReport is what a run of tests brought to light.
type TestReport struct {
	// How the run ended.
	Verdict Verdict `json:"verdict" tool:"key"`
	// How many tests passed; a test with subtests is its subtests.
	Passed int `json:"passed"`
	// How many failed.
	Failed int `json:"failed"`
	// How many skipped themselves.
	Skipped int `json:"skipped"`
	// The tests that failed; the first 20 are shown.
	Failures []TestFailure `json:"failures" tool:"as=records,top=20"`
	// What the compiler and vet found, the first 20 are shown.
	BuildErrors []Hit `json:"build_errors" tool:"as=located,top=20"`
	// The end of what was written, where nothing else says what is wrong.
	Output *tool.Text `json:"output"`
}

// TestFailure is a test that failed.
type TestFailure struct {
	// Name of the test function, and of the subtest behind a slash.
	Test string `json:"test" tool:"key"`
	// File that the error is in, from the folder of the workspace.
	Path string `json:"path,omitempty"`
	// Line of the error.
	Line int `json:"line,omitempty"`
	// What the test says is wrong.
	Error string `json:"error" tool:"untrusted"`
	// What it expected and what it got, where it says so in usual words.
	Expected string `json:"expected,omitempty" tool:"untrusted"`
	Actual   string `json:"actual,omitempty" tool:"untrusted"`
	// How many more errors the test has.
	Further int `json:"further_errors"`
	// What could help.
	Suggestion string `json:"suggestion"`
}

// report makes a report of what go test wrote.
func report(s source, out ended) TestReport {
	r := TestReport{Verdict: Passed, Failures: []TestFailure{}, BuildErrors: []Hit{}}
	log := readEvents(out.stdout)
	for _, t := range log.tests {
		switch {
		case t.parent && (t.action != "fail" || t.childFailed):
		case t.action == "pass":
			r.Passed++
		case t.action == "skip":
			r.Skipped++
		default: // also those that were running when the process ended
			r.Failures = append(r.Failures, t.failure(s))
		}
	}
	r.Failed = len(r.Failures)
	for _, line := range log.build {
		if hit, ok := s.compiled(line); ok && !slices.Contains(r.BuildErrors, hit) {
			r.BuildErrors = append(r.BuildErrors, hit)
		}
	}
	slices.SortStableFunc(r.BuildErrors, func(a, b Hit) int { return strings.Compare(a.Path, b.Path) }) // packages build at once
	said := r.Failed + len(r.BuildErrors)
	switch {
	case len(log.build) > 0 || out.exit != 0 && r.Failed == 0:
		r.Verdict = Broken
	case r.Failed > 0:
		r.Verdict = Failed
	}
	if r.Verdict == Broken && said == 0 {
		r.Output = tail(strings.Join(log.build, "") + strings.Join(log.output, "") + string(out.stderr))
	}
	return r
}

// tailLines is how much of a command's output is shown.
const tailLines = 40

// tail is the last lines of text.
func tail(text string) *tool.Text {
	lines := slices.Collect(strings.Lines(text))
	from := max(0, len(lines)-tailLines)
	shown := make([]string, 0, tailLines)
	for _, line := range lines[from:] {
		if len(line) > maxLine {
			line = clip(line) + "\n"
		}
		shown = append(shown, line)
	}
	return &tool.Text{First: from + 1, Total: len(lines), Body: strings.Join(shown, "")}
}

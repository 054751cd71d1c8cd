package testreport

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

// Report is what a run of tests brought to light.
type Report struct {
	// How the run ended; none where nothing failed as far as the report goes.
	Verdict Verdict `json:"verdict,omitempty" tool:"key"`
	// How many tests passed; a test with subtests is its subtests.
	Passed int `json:"passed"`
	// How many failed.
	Failed int `json:"failed"`
	// How many were skipped.
	Skipped int `json:"skipped"`
	// The tests that failed; the first 20 are shown.
	Failures []Failure `json:"failures" tool:"as=records,top=20"`
	// What the compiler and vet found; the first 20 are shown.
	BuildErrors []BuildError `json:"build_errors" tool:"as=located,top=20"`
}

// Failure is a test that failed.
type Failure struct {
	// Package, class or module that the test is in.
	Package string `json:"package,omitempty"`
	// Name of the test function, and of the subtest behind a slash.
	Test string `json:"test" tool:"key"`
	// File that the error is in, as the report has it.
	File string `json:"file,omitempty"`
	// Line of the error.
	Line int `json:"line,omitempty"`
	// What the test says is wrong.
	Error string `json:"error,omitempty" tool:"untrusted"`
	// What it expected and what it got, where it says so in usual words.
	Expected string `json:"expected,omitempty" tool:"untrusted"`
	Actual   string `json:"actual,omitempty" tool:"untrusted"`
	// How many more errors the test has.
	Further int `json:"further_errors"`
	// What could help.
	Suggestion string `json:"suggestion"`
}

// BuildError is what is wrong with one line.
type BuildError struct {
	// Path of the file, from where the tests were run.
	Path string `json:"path"`
	// Number of the line.
	Line int `json:"line"`
	// What is wrong with it.
	Text string `json:"text"`
}

// suggest adds what could help, by what is known of f.
func (f *Failure) suggest(panicked bool) {
	switch {
	case panicked && f.Line > 0:
		f.Suggestion = "read the file around this line, where the code panics"
	case f.Line > 0 && f.Expected != "":
		f.Suggestion = "read the test around this line and then the code that gives the actual value"
	case f.Line > 0:
		f.Suggestion = "read the test around this line, to see what it checks"
	default:
		f.Suggestion = "run this test alone, to see what it does"
	}
}

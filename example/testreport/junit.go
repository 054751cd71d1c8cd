package testreport

import (
	"cmp"
	"encoding/xml"
	"errors"
	"fmt"
	"regexp"
	"strings"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// suite is a testsuite of JUnit, or the testsuites around them.
type suite struct {
	XMLName xml.Name
	Suites  []suite    `xml:"testsuite"`
	Cases   []testCase `xml:"testcase"`
}

// testCase is one test. Of a test that was tried again each try is one.
type testCase struct {
	Name     string    `xml:"name,attr"`
	Class    string    `xml:"classname,attr"`
	File     string    `xml:"file,attr"`
	Line     string    `xml:"line,attr"`
	Failures []problem `xml:"failure"`
	Errors   []problem `xml:"error"`
	Skipped  *struct{} `xml:"skipped"`
}

// problem is why a test failed.
type problem struct {
	Message string `xml:"message,attr"`
	Text    string `xml:",chardata"`
}

// readJUnit reads a report in the XML of JUnit.
func readJUnit(data []byte) (Report, []tool.Missing, error) {
	var all suite
	if err := xml.Unmarshal(data, &all); err != nil {
		return Report{}, nil, fmt.Errorf("the XML of JUnit: %w", err)
	}
	if name := all.XMLName.Local; name != "testsuites" && name != "testsuite" {
		return Report{}, nil, fmt.Errorf("the XML of JUnit begins with %s", name)
	}
	r := Report{Verdict: Passed, Failures: []Failure{}, BuildErrors: []BuildError{}}
	if err := r.add(all); err != nil {
		return Report{}, nil, err
	}
	if r.Failed = len(r.Failures); r.Failed > 0 {
		r.Verdict = Failed
	}
	return r, nil, nil
}

// add counts the tests of a suite.
func (r *Report) add(s suite) error {
	for _, c := range s.Cases {
		problems := append(c.Failures, c.Errors...)
		switch {
		case c.Name == "":
			return errors.New("the XML of JUnit has a test without a name")
		case len(problems) > 0:
			r.Failures = append(r.Failures, c.failure(problems))
		case c.Skipped != nil:
			r.Skipped++
		default:
			r.Passed++
		}
	}
	for _, inner := range s.Suites {
		if err := r.add(inner); err != nil {
			return err
		}
	}
	return nil
}

// place is a line of a file, as stack traces have it.
var place = regexp.MustCompile(`((?:[A-Za-z]:)?[^\s:()"'<>]+\.[A-Za-z]{1,5}):([0-9]+)`)

// failure is what is known of a test that failed. The file is that of the test,
// where the report names it, otherwise the first that its error names.
func (c testCase) failure(problems []problem) Failure {
	first := problems[0]
	line, _, _ := strings.Cut(strings.TrimSpace(first.Text), "\n")
	f := Failure{
		Package: c.Class, Test: c.Name, File: c.File, Line: number(c.Line),
		Error: cut(cmp.Or(first.Message, line)), Further: len(problems) - 1,
	}
	if m := place.FindStringSubmatch(first.Text); m != nil && (f.File == "" || f.Line == 0 && strings.HasSuffix(m[1], f.File)) {
		f.File, f.Line = m[1], number(m[2])
	}
	f.Expected, f.Actual = compared(first.Message)
	if f.Expected == "" {
		f.Expected, f.Actual = compared(first.Text)
	}
	f.Expected, f.Actual = cut(f.Expected), cut(f.Actual)
	f.suggest(false)
	return f
}

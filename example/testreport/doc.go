// Package testreport holds a tool that reads what a run of tests left behind, the
// stream of go test -json or the XML of JUnit, which most other languages can
// write, and answers which tests fail, where and why.
//
// A report is for programs: of thousands of events a model needs the few that
// say what went wrong. [Go] and [JUnit] are sources of one's own, as package
// normalize takes them: they read a report, and say of it what is missing. What a
// report does not say is not returned, and nothing is made up for it.
package testreport

//go:generate go run github.com/tooladapt/tooladapt/cmd/tooladapt

package tooldoc

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// Tool is what one tool says to a model, in English.
type Tool struct {
	// Name is the tool's name.
	Name string `json:"name"`
	// Success are its samples; Empty and Partial are "" where there are none.
	Success []string `json:"success"`
	Empty   string   `json:"empty"`
	Partial string   `json:"partial"`
	// Failures are what it says when it fails: when it refuses arguments, and
	// with the first error that it declares, or else a timeout.
	Failures []Failure `json:"failures"`
	// Errors are those that it declares, in source order.
	Errors []Kind `json:"errors"`

	fault error
}

// Failure is one answer of a call that failed.
type Failure struct {
	// Code is the code of its error.
	Code string `json:"code"`
	// Arguments are those of the call, as JSON; "" where they do not matter.
	Arguments string `json:"arguments"`
	Text      string `json:"text"`
}

// Of is what the tool of a says, shown with a [Case] as JSON.
func Of[A, R any](a tool.Adapter[A, R], text string) Tool {
	t := Tool{Name: a.Spec().Name, Success: []string{}, Errors: []Kind{}}
	c, err := caseOf(text)
	if err != nil {
		t.fault = err
		return t
	}
	for _, e := range a.Spec().Errors {
		t.Errors = append(t.Errors, kindOf(e))
	}
	for _, sample := range c.Samples {
		if r, ok := read[R](&t, sample); ok {
			t.Success = append(t.Success, Success(a, c.Arguments, r))
		}
	}
	var none R
	if _, ok := any(none).(tool.None); ok {
		t.Success = append(t.Success, Success(a, c.Arguments, none))
	}
	if c.Empty != "" {
		if r, ok := read[R](&t, c.Empty); ok {
			t.Empty = Success(a, c.Arguments, r)
		}
	}
	if c.partial() {
		if r, ok := read[R](&t, c.Samples[0]); ok {
			t.Partial = shown(a, c.Arguments, lacking(c, tool.Value(r)))
		}
	}
	t.Failures = failures(a, c)
	return t
}

// Success is the answer of a call of the tool of a whose handler answers with r.
// Where arguments is "", what the call sent does not matter.
func Success[A, R any](a tool.Adapter[A, R], arguments string, r R) string {
	return shown(a, arguments, tool.Value(r))
}

// read is the result that is the JSON text.
func read[R any](t *Tool, text string) (r R, ok bool) {
	if err := json.Unmarshal([]byte(text), &r); err != nil {
		if t.fault == nil {
			t.fault = fmt.Errorf("read a sample of %s: %w", t.Name, err)
		}
		return r, false
	}
	return r, true
}

// lacking is r without what c misses.
func lacking[R any](c Case, r tool.Of[R]) tool.Of[R] {
	missing := tool.Missing{Path: c.Lacks, Why: "not_returned"}
	if c.Row > 0 {
		missing.Why, missing.Rows = "unreadable", []int{c.Row}
	}
	sent := presence(c.Absent)
	r.Sent = &sent
	r.Report = &tool.Report{Missing: []tool.Missing{missing}}
	return r
}

// failures are the failures of the tool of a.
func failures[A, R any](a tool.Adapter[A, R], c Case) []Failure {
	var all []Failure
	if c.Refused != "" {
		code, text := answer(tool.Bind(a, fails[A, R](nil)), c.Refused)
		all = append(all, Failure{code, c.Refused, text})
	}
	switch declared := a.Spec().Errors; {
	case len(declared) > 0:
		code, text := answer(tool.Bind[A, R](accepting(a, c.Arguments), fails[A, R](declared[0])), c.Arguments)
		all = append(all, Failure{Code: code, Text: text})
	case len(all) == 0:
		code, text := answer(tool.Bind[A, R](accepting(a, c.Arguments), fails[A, R](context.DeadlineExceeded)), c.Arguments)
		all = append(all, Failure{Code: code, Text: text})
	}
	return all
}

// fails is a handler that fails with err.
func fails[A, R any](err error) func(context.Context, A) (R, error) {
	return func(context.Context, A) (r R, _ error) { return r, err }
}

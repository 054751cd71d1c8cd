package coding

import (
	"strings"
	"testing"
)

func TestRunTests(t *testing.T) {
	const want = `[result] run_tests success
arg.module: sum
empty (1): build_errors
complete: true
next.1: could read the test and the code under test by read_file
[test_report]
verdict: failed
passed: 1
failed: 1
skipped: 0
[failures] records 1-1 of 1
- test: TestSum
  path: sum/sum_test.go
  line: 7
  error: "Sum([1 2 3]) = 5, want 6"
  expected: "6"
  actual: "5"
  further_errors: 0
  suggestion: read the test around this line and then the code that gives the actual value
[build_errors] located 0 of 0 external
[output] (not returned)
`
	got := ask(t, open(t, sumFolder(t)), "run_tests", RunTests{Module: "sum", Seconds: 60})
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	document(t, got)
}

const goMod = "module example.com/m\n\ngo 1.26.0\n"

// TestRunTestsFinds holds the ways in which tests fail against what is told.
func TestRunTestsFinds(t *testing.T) {
	dir := folder(t, map[string]string{
		"go.mod": goMod,
		"a_test.go": `package m

import (
	"os"
	"testing"
)

func TestGood(t *testing.T)  {}
func TestSkip(t *testing.T)  { t.Skip() }
func TestMute(t *testing.T)  { t.Fail() }
func TestTwice(t *testing.T) { t.Error("got 1, want 2"); t.Error("again") }
func TestLines(t *testing.T) { t.Error("differ:\nexpected: [error]\nactual  : x") }
func TestSubs(t *testing.T) {
	t.Run("good", func(t *testing.T) {})
	t.Run("bad one", func(t *testing.T) { t.Error("bad") })
}
func TestEnvironment(t *testing.T) {
	if os.Getenv("TOOLADAPT_TEST_SECRET") != "" {
		t.Error("the secret")
	}
}
`,
		"inner/b_test.go": `package inner

import "testing"

func first(all []int) int { return all[0] }

func TestPanics(t *testing.T) { first(nil) }
`,
	})
	t.Setenv("TOOLADAPT_TEST_SECRET", "x")
	got, err := open(t, dir).RunTests(t.Context(), RunTests{Seconds: 60})
	if err != nil {
		t.Fatal(err)
	}
	for i := range got.Failures {
		got.Failures[i].Suggestion = ""
	}
	want := []TestFailure{
		{Test: "TestMute", Error: "the test failed and does not say why"},
		{Test: "TestTwice", Path: "a_test.go", Line: 11, Error: "got 1, want 2", Expected: "2", Actual: "1", Further: 1},
		{Test: "TestLines", Path: "a_test.go", Line: 12, Error: "differ:\nexpected: [error]\nactual  : x", Expected: "[error]", Actual: "x"},
		{Test: "TestSubs/bad_one", Path: "a_test.go", Line: 15, Error: "bad"},
		{Test: "TestPanics", Path: "inner/b_test.go", Line: 5, Error: "panic: runtime error: index out of range [0] with length 0"},
	}
	if got.Verdict != Failed || got.Passed != 3 || got.Skipped != 1 || got.Failed != 5 || len(got.Failures) != 5 {
		t.Fatalf("%+v", got)
	}
	for i := range want {
		if got.Failures[i] != want[i] {
			t.Errorf("%+v, want %+v", got.Failures[i], want[i])
		}
	}
	if only, err := open(t, dir).RunTests(t.Context(), RunTests{Run: "^TestGood$", Seconds: 60}); err != nil || only.Verdict != Passed || only.Passed != 1 {
		t.Errorf("one test: %+v, %v", only, err)
	}
}

// TestRunTestsBroken: what doesn't build is shown as such, at its place, and
// what has no place by what go writes.
func TestRunTestsBroken(t *testing.T) {
	tests := map[string]struct {
		files  map[string]string
		hit    Hit
		output string
	}{
		"compiler": {
			files: map[string]string{"m/go.mod": goMod, "m/in/a.go": "package in\n\nvar A = b\n", "m/in/a_test.go": "package in\n"},
			hit:   Hit{"m/in/a.go", 3, "undefined: b"},
		},
		"vet": {
			files: map[string]string{"m/go.mod": goMod, "m/a_test.go": "package m\n\nimport (\n\t\"fmt\"\n\t\"testing\"\n)\n\nfunc TestA(t *testing.T) { fmt.Printf(\"%d\", \"x\") }\n"},
			hit:   Hit{"m/a_test.go", 8, "fmt.Printf format %d has arg \"x\" of wrong type string"},
		},
		"go.mod": {
			files:  map[string]string{"m/go.mod": "module example.com/m\n\nnonsense\n", "m/a.go": "package m\n"},
			output: "nonsense",
		},
		"before the tests": {
			files:  map[string]string{"m/go.mod": goMod, "m/a_test.go": "package m\n\nimport \"testing\"\n\nfunc init() { panic(\"too early\") }\n\nfunc TestA(t *testing.T) {}\n"},
			output: "too early",
		},
	}
	for name, tt := range tests {
		got, err := open(t, folder(t, tt.files)).RunTests(t.Context(), RunTests{Module: "m", Seconds: 60})
		if err != nil || got.Verdict != Broken || got.Failed+got.Passed != 0 {
			t.Errorf("%s: %+v, %v", name, got, err)
			continue
		}
		if tt.output == "" && (len(got.BuildErrors) != 1 || got.BuildErrors[0] != tt.hit) {
			t.Errorf("%s: %+v, want %+v", name, got.BuildErrors, tt.hit)
		}
		if tt.output != "" && (got.Output == nil || !strings.Contains(got.Output.Body, tt.output)) {
			t.Errorf("%s: %+v says nothing of %s", name, got.Output, tt.output)
		}
	}
}

func TestRunTestsRefuses(t *testing.T) {
	w := open(t, folder(t, map[string]string{"a.go": "package a\n", "odd/go.mod": "go 1.26.0\n"}))
	for _, tt := range []struct {
		in   RunTests
		want string
	}{
		{RunTests{Seconds: 1}, "NO_MODULE"},
		{RunTests{Seconds: 1, Module: "odd"}, "NO_MODULE"},
		{RunTests{Seconds: 1, Module: "missing"}, "NO_MODULE"},
		{RunTests{Seconds: 1, Run: "("}, "INVALID_ARGUMENTS"},
		{RunTests{Seconds: 121}, "INVALID_ARGUMENTS"},
	} {
		if got := code(t, ask(t, w, "run_tests", tt.in)); got != tt.want {
			t.Errorf("%+v: %q, want %s", tt.in, got, tt.want)
		}
	}
}

// TestRunTestsEnds: a test that never ends is told as a failure by the limit of
// go test itself.
func TestRunTestsEnds(t *testing.T) {
	dir := folder(t, map[string]string{
		"go.mod": goMod, "a_test.go": "package m\n\nimport \"testing\"\n\nfunc TestForever(t *testing.T) { select {} }\n",
	})
	got, err := open(t, dir).RunTests(t.Context(), RunTests{Seconds: 1})
	if err != nil || got.Failed != 1 || got.Failures[0].Error != "panic: test timed out after 1s" {
		t.Errorf("%+v, %v", got, err)
	}
}

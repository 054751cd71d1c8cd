package coding

import (
	"context"
	"errors"
	"io/fs"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"strconv"
	"time"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// RunTests runs the tests of a Go module and tells which of them fail, where and
// why. Tests are programs: they may write files and use the network.
//
//tool:name run_tests
//tool:risk R2
//tool:idempotent
//tool:timeout 150s
//tool:next "could read the test and the code under test by read_file"
//tool:error OUTSIDE_FOLDER PERMISSION_DENIED "the path leads out of the folder" next="could use a path from the folder, without .. and links out of it"
//tool:error NO_MODULE FAILED_PRECONDITION "the folder has no go.mod" next="could find modules by search_code with the glob go.mod"
//tool:error NO_GO UNSUPPORTED "the go command is not installed here" user=yes
//tool:error TESTS_TOOK_TOO_LONG TIMEOUT "the tests did not end in time, and were killed" next="could run fewer tests by run" next="could allow more seconds"
//tool:error TOO_MUCH_OUTPUT RESULT_TOO_LARGE "the tests wrote more than 8 MiB, and were killed" next="could run fewer tests by run"
//tool:example {}
//tool:example {"module": "services/cart", "run": "TestTotal", "seconds": 30}
//tool:reject {"seconds": 121}
//tool:sample {"verdict": "failed", "passed": 11, "failed": 1, "skipped": 0, "failures": [{"test": "TestSum", "path": "sum_test.go", "line": 9, "error": "Sum(1, 2) = -1, want 3", "expected": "3", "actual": "-1", "further_errors": 0, "suggestion": "read sum_test.go around line 9"}], "build_errors": [], "output": null}
type RunTests struct {
	// Folder of the module, where its go.mod is; that of the workspace where it
	// is left out.
	Module string `json:"module,omitempty" jsonschema:"maxLength=1000" tool:"echo"`
	// Only tests whose names match this regular expression.
	Run string `json:"run,omitempty" jsonschema:"maxLength=500" tool:"echo"`
	// How long the tests of one package may run.
	Seconds int `json:"seconds" jsonschema:"minimum=1,maximum=120,default=60"`
}

// Check refuses what the go command would not take as a pattern.
func (in RunTests) Check(v *tool.Violations) {
	if _, err := regexp.Compile(in.Run); err != nil {
		v.Add("/run", "a regular expression in RE2 syntax")
	}
}

// The limits on the go command beyond those of the tests themselves.
const (
	building   = 20 * time.Second
	testOutput = 8 << 20
)

// RunTests runs go test on all packages of the module, without the network of
// the go command and without a cached answer.
func (w *Workspace) RunTests(ctx context.Context, in RunTests) (TestReport, error) {
	name, err := local(in.Module)
	if err != nil {
		return TestReport{}, err
	}
	module, err := w.module(name)
	if err != nil {
		return TestReport{}, w.fault(name, err)
	}
	limit := time.Duration(min(max(in.Seconds, 1), 120)) * time.Second
	out, err := command{
		name:  "go",
		args:  []string{"test", "-json", "-count=1", "-timeout=" + strconv.Itoa(int(limit.Seconds())) + "s", "-run=" + in.Run, "./..."},
		dir:   filepath.Join(w.dir, filepath.FromSlash(name)),
		env:   []string{"GOWORK=off", "GOENV=off", "GOFLAGS=-mod=readonly", "GOPROXY=off", "GOTOOLCHAIN=local"},
		limit: limit + building, output: testOutput,
	}.run(ctx)
	switch {
	case errors.Is(err, exec.ErrNotFound):
		return TestReport{}, ErrNoGo.With(err)
	case err != nil:
		return TestReport{}, err
	case ctx.Err() != nil:
		return TestReport{}, ctx.Err()
	case out.timeout:
		return TestReport{}, ErrTestsTookTooLong
	case out.flooded:
		return TestReport{}, ErrTooMuchOutput
	}
	return report(source{w.dir, name, module}, out), nil
}

var moduleLine = regexp.MustCompile(`(?m)^module[ \t]+"?([^\s"]+)`)

// module is the path of the module in a folder.
func (w *Workspace) module(dir string) (string, error) {
	data, _, err := w.read(path.Join(dir, "go.mod"))
	if errors.Is(err, fs.ErrNotExist) {
		return "", ErrNoModule.With(err)
	}
	if err != nil {
		return "", err
	}
	m := moduleLine.FindSubmatch(data)
	if m == nil {
		return "", ErrNoModule
	}
	return string(m[1]), nil
}

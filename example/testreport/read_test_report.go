package testreport

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/tooladapt/tooladapt/runtime/normalize"
	"github.com/tooladapt/tooladapt/runtime/tool"
)

// ReadTestReport reads the report of a run of tests, and tells which of them
// failed, where and why.
//
//tool:name read_test_report
//tool:risk R1
//tool:timeout 10s
//tool:result Report
//tool:error OUTSIDE_FOLDER PERMISSION_DENIED "the path leads out of the folder of reports" next="could use a path from that folder, without .. in it"
//tool:example {"path": "build/report.xml"}
//tool:example {"path": "go-test.json"}
//tool:reject {"path": ""}
//tool:sample {"verdict": "failed", "passed": 41, "failed": 1, "skipped": 0, "failures": [{"package": "example.com/shop/cart", "test": "TestTotal/two_items", "file": "cart_test.go", "line": 13, "error": "total = 2, want 11", "expected": "11", "actual": "2", "further_errors": 0, "suggestion": "read the test around this line and then the code that gives the actual value"}], "build_errors": []}
type ReadTestReport struct {
	// Path of the report, from the folder of reports: the output of go test
	// -json, or XML in the form of JUnit.
	Path string `json:"path" jsonschema:"minLength=1,maxLength=500"`
}

// Folder answers the tool of this package, with the reports of one folder and
// nothing outside of it. It is safe for concurrent use.
type Folder struct{ root *os.Root }

// Open opens a folder that exists.
func Open(dir string) (*Folder, error) {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, fmt.Errorf("open the folder of reports: %w", err)
	}
	return &Folder{root}, nil
}

// Close ends the use of the folder.
func (f *Folder) Close() error { return f.root.Close() }

// ReadTestReport answers the report, by what its first character says that it is.
func (f *Folder) ReadTestReport(_ context.Context, in ReadTestReport) (tool.Raw, error) {
	path := filepath.FromSlash(in.Path)
	if !filepath.IsLocal(path) {
		return tool.Raw{}, ErrOutsideFolder
	}
	file, err := f.root.Open(path)
	if err != nil {
		return tool.Raw{}, fmt.Errorf("open a report: %w", err)
	}
	data, err := io.ReadAll(io.LimitReader(file, normalize.MaxBytes+1))
	if err := errors.Join(err, file.Close()); err != nil {
		return tool.Raw{}, fmt.Errorf("read a report: %w", err)
	}
	if bytes.HasPrefix(bytes.TrimLeft(data, "\ufeff \t\r\n"), []byte("<")) {
		return JUnit(data), nil
	}
	return Go(data), nil
}

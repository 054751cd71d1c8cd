package testreport

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

// TestRecorded reads what go test and other test runners wrote: none of it is
// INTERNAL, and what is known of it is found.
func TestRecorded(t *testing.T) {
	root := os.Getenv("TOOLADAPT_DATA")
	if root == "" && os.Getenv("CI") == "true" {
		t.Fatal("TOOLADAPT_DATA is not set")
	}
	if root == "" {
		t.Skip("set TOOLADAPT_DATA to the folder that has raw-outputs")
	}
	for path, want := range map[string]string{
		"go-test-json/go-test-build-failed.out":             "success broken 0/0/0/1",
		"go-test-json/go-test-json-misattributed.out":       "success failed 2/1/0/0",
		"go-test-json/go-test-json-missing-test-events.out": "partial  2/0/0/0",
		"go-test-json/go-test-json-panic-race-1.out":        "success broken 1/0/0/0",
		"go-test-json/go-test-json-panic-race-2.out":        "success failed 0/1/0/0",
		"go-test-json/go-test-json-with-attributes.out":     "success passed 1/0/0/0",
		"go-test-json/go-test-json-with-nonjson-stdout.out": "success passed 1/0/0/0",
		"go-test-json/go-test-json.out":                     "success broken 29/10/5/0",
		"go-test-json/go-test-setup-failed.out":             "success broken 0/0/0/2",
		"test-reports/golang-json.json":                     "success failed 5/5/1/0",
		"test-reports/dotnet-nunit.xml":                     "INVALID_RESPONSE", // another form of XML
		"test-reports/jest-junit.xml":                       "success failed 1/4/1/0",
		"test-reports/junit-with-message.xml":               "success failed 0/1/0/0",
		"test-reports/python-xunit-pytest.xml":              "success failed 6/2/2/0",
		"test-reports/python-xunit-unittest.xml":            "success failed 4/2/2/0",
		"test-reports/swift-xunit.xml":                      "success failed 2/1/0/0",
		"test-reports/empty/java-junit.xml":                 "success passed 0/0/0/0",
		"test-reports/empty/rspec-json.json":                "INVALID_RESPONSE",
	} {
		data, err := os.ReadFile(filepath.Join(root, "raw-outputs", filepath.FromSlash(path)))
		if err != nil {
			t.Fatal(err)
		}
		raw := Go(data)
		if strings.HasSuffix(path, ".xml") {
			raw = JUnit(data)
		}
		of, err := ReadTestReportTool.Normalize(raw)
		got := told(of, err)
		if got != want {
			t.Errorf("%s: %s, want %s", path, got, want)
		}
	}
}

// told is what a report says, in short.
func told(of tool.Of[Report], err error) string {
	if e, ok := errors.AsType[*tool.Error](err); ok {
		return e.Code
	}
	r := of.Value
	return strings.Join([]string{string(of.Report.Status()), string(r.Verdict), counts(r)}, " ")
}

// counts are those of passed, failed and skipped tests, and of build errors.
func counts(r Report) string {
	return fmt.Sprintf("%d/%d/%d/%d", r.Passed, r.Failed, r.Skipped, len(r.BuildErrors))
}

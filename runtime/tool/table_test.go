package tool_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

var update = flag.Bool("update", false, "write the golden file anew")

// categories are all, in the order of the taxonomy.
var categories = []tool.Category{
	tool.InvalidArguments, tool.ArgumentsTruncated, tool.UnknownTool, tool.NotFound, tool.AlreadyExists,
	tool.Conflict, tool.FailedPrecondition, tool.Unauthenticated, tool.PermissionDenied, tool.PolicyDenied,
	tool.ApprovalRequired, tool.RateLimited, tool.QuotaExceeded, tool.TimedOut, tool.OutcomeUnknown, tool.Canceled,
	tool.UpstreamUnavailable, tool.UpstreamError, tool.InvalidResponse, tool.ResultTooLarge, tool.Unsupported,
	tool.Internal,
}

// TestTheTable holds all that the categories decide against a file that people
// can read: a change of it is a change of what every tool says.
func TestTheTable(t *testing.T) {
	var table strings.Builder
	for _, c := range categories {
		fmt.Fprintf(&table, "%s: %s, retryable %t, user acts %t\n", c, c.Status(), c.Retryable(), c.UserActs())
		for _, lang := range []string{"en", "zh"} {
			e := c.New("").In(lang)
			fmt.Fprintf(&table, "\t%s\n", e.Message)
			for _, offer := range e.Offers() {
				fmt.Fprintf(&table, "\t\t%s\n", offer)
			}
		}
	}
	path := filepath.Join("testdata", "categories.txt")
	if *update {
		if err := os.WriteFile(path, []byte(table.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got := table.String(); got != strings.ReplaceAll(string(want), "\r\n", "\n") {
		t.Errorf("the table is\n%s\nrun go test ./runtime/tool -update if that is meant", got)
	}
}

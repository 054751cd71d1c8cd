package tool_test

import (
	"testing"

	"github.com/tooladapt/tooladapt/runtime/tool"
)

func TestOnlyWhatIsMissingMakesPartial(t *testing.T) {
	var nothing *tool.Report
	tests := []struct {
		name string
		r    *tool.Report
		want tool.Status
	}{
		{"nil", nothing, tool.Success},
		{"a coercion", &tool.Report{Coercions: []tool.Coercion{{Path: "/n", Rule: "number"}}, More: 3}, tool.Success},
		{"a conflict", &tool.Report{Conflicts: []tool.Coercion{{Path: "/n"}}}, tool.Success},
		{"a missing part", &tool.Report{Missing: []tool.Missing{{Path: "/n", Why: "null"}}}, tool.Partial},
	}
	for _, tt := range tests {
		if got := tt.r.Status(); got != tt.want {
			t.Errorf("%s: Status = %s, want %s", tt.name, got, tt.want)
		}
	}
}

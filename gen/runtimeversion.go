package gen

import (
	"os"
	"path/filepath"
	"regexp"
)

// required is what a go.mod says of the runtime.
var required = regexp.MustCompile(`(?m)^\s*(?:require\s+)?github\.com/tooladapt/tooladapt/runtime\s+(v\S+)`)

// runtimeVersion is the version of the runtime that a module requires; "" where
// it says none. What a replace directive puts in its place is not looked at.
func runtimeVersion(moduleDir string) string {
	text, err := os.ReadFile(filepath.Join(moduleDir, "go.mod"))
	if m := required.FindSubmatch(text); err == nil && m != nil {
		return string(m[1])
	}
	return ""
}

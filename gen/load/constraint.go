package load

import (
	"go/ast"
	"go/build"
	"go/build/constraint"
	"io"
	"strings"
)

// buildConstraint is the line or the end of the file name that binds a file to
// some builds, "" for a file of every build.
func buildConstraint(name string, f *ast.File) string {
	if suffix := systemSuffix(name); suffix != "" {
		return suffix
	}
	for _, g := range f.Comments {
		if g.Pos() > f.Package {
			break
		}
		for _, c := range g.List {
			if constraint.IsGoBuild(c.Text) || constraint.IsPlusBuild(c.Text) {
				return strings.TrimSpace(c.Text)
			}
		}
	}
	return ""
}

// systemSuffix is the end of a file name that names an operating system or a
// processor, such as "_linux.go". Package build knows them: it refuses such a
// file for a system that does not exist.
func systemSuffix(name string) string {
	nowhere := build.Context{GOOS: "-", GOARCH: "-", Compiler: "gc", OpenFile: func(string) (io.ReadCloser, error) {
		return io.NopCloser(strings.NewReader("package p\n")), nil
	}}
	if ok, err := nowhere.MatchFile("", name); ok || err != nil {
		return ""
	}
	return name[strings.LastIndexByte(name, '_'):]
}

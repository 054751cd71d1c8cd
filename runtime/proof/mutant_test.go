package proof

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// mutant is a source file with one check taken out.
type mutant struct {
	// name tells the function, the check, and which of several alike it is.
	name string
	file string
	// start and end are the bytes that text stands for.
	start, end int
	text       string
}

// sources parses the files of a folder that are no tests.
func sources(t *testing.T, dir string, visit func(file string, set *token.FileSet, f *ast.FuncDecl)) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		set := token.NewFileSet()
		parsed, err := parser.ParseFile(set, file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range parsed.Decls {
			if f, ok := d.(*ast.FuncDecl); ok {
				visit(file, set, f)
			}
		}
	}
}

// numbered gives mutants of the same name numbers.
func numbered(all []mutant) []mutant {
	count := make(map[string]int)
	for i, m := range all {
		if count[m.name]++; count[m.name] > 1 {
			all[i].name = fmt.Sprintf("%s #%d", m.name, count[m.name])
		}
	}
	return all
}

// onDemand skips a test that builds and runs others more than a hundred times,
// unless MUTATIONS=all asks for it, as .ci/run does.
func onDemand(t *testing.T) {
	t.Helper()
	if os.Getenv("MUTATIONS") != "all" {
		t.Skip("MUTATIONS=all is not set")
	}
}

// survives reports whether the tests of a package pass with the mutant in place
// of its file, and what they said. A mutant that does not compile is an error of
// the test.
func (m mutant) survives(t *testing.T, dir string, arguments ...string) bool {
	t.Helper()
	text, err := os.ReadFile(m.file)
	if err != nil {
		t.Fatal(err)
	}
	temp := t.TempDir()
	changed := filepath.Join(temp, filepath.Base(m.file))
	if err := os.WriteFile(changed, slices.Concat(text[:m.start], []byte(m.text), text[m.end:]), 0o666); err != nil {
		t.Fatal(err)
	}
	path, err := filepath.Abs(m.file)
	if err != nil {
		t.Fatal(err)
	}
	overlay, err := json.Marshal(map[string]map[string]string{"Replace": {path: changed}})
	if err != nil {
		t.Fatal(err)
	}
	list := filepath.Join(temp, "overlay.json")
	if err := os.WriteFile(list, overlay, 0o666); err != nil {
		t.Fatal(err)
	}
	arguments = append([]string{"test", "-overlay", list, "-failfast", "-timeout", "60s", "-vet=off"}, arguments...)
	cmd := exec.CommandContext(t.Context(), "go", arguments...)
	cmd.Dir = dir
	out, err := cmd.CombinedOutput()
	if exit, ok := errors.AsType[*exec.ExitError](err); err != nil && !ok || ok && exit.ExitCode() != 1 || bytes.Contains(out, []byte("[build failed]")) {
		t.Fatalf("go %s: %v\n%.2000s", strings.Join(arguments, " "), err, out)
	}
	return err == nil
}

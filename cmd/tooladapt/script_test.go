package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/gotooltest"
	"github.com/rogpeppe/go-internal/testscript"
)

var update = flag.Bool("update", false, "rewrite what tests compare with")

// TestMain makes the test binary the command itself for scripts.
func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"tooladapt": main})
}

// TestScripts runs the command as users do: in a module of their own that
// requires the runtime. Each script says on top what it shows.
func TestScripts(t *testing.T) {
	params := testscript.Params{
		Dir:                 "testdata/script",
		UpdateScripts:       *update,
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Cmds:                map[string]func(*testscript.TestScript, bool, []string){"unseal": unseal},
		Setup: func(env *testscript.Env) error {
			env.Setenv("GOWORK", "off")
			env.Setenv("GOPROXY", "off")
			return writeModule(env.WorkDir, "example.com/m")
		},
	}
	if err := gotooltest.Setup(&params); err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, params)
}

// unseal prints the page of its first argument to the file of its second without
// its last line: that has sums, one of them of generated code.
func unseal(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: unseal page file")
	}
	page, _, sealed := strings.Cut(ts.ReadFile(args[0]), "\n<!-- of ")
	if !sealed {
		ts.Fatalf("%s has no sums", args[0])
	}
	ts.Check(os.WriteFile(ts.MkAbs(args[1]), []byte(page), 0o666))
}

// writeModule writes a go.mod, unless there is one, that requires the runtime
// of this checkout.
func writeModule(dir, path string) error {
	name := filepath.Join(dir, "go.mod")
	if _, err := os.Stat(name); err == nil {
		return nil
	}
	runtime, err := filepath.Abs(filepath.Join("..", "..", "runtime"))
	if err != nil {
		return err
	}
	return os.WriteFile(name, fmt.Appendf(nil, `module %s

go 1.26.0

require github.com/tooladapt/tooladapt/runtime v0.0.0

replace github.com/tooladapt/tooladapt/runtime => %s
`, path, filepath.ToSlash(runtime)), 0o644)
}

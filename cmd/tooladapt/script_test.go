package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
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

package templates_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

// TestRun builds the fixtures with the real runtime, vets them, and runs the
// tests that stand in run.txtar beside them: what generated decoders read, what
// generated writers write.
func TestRun(t *testing.T) {
	dir := t.TempDir()
	runtime, err := filepath.Abs("../runtime")
	if err != nil {
		t.Fatal(err)
	}
	write := func(name, data string) {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(data), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	write("go.mod", "module example.com\n\ngo 1.26.0\n\nrequire "+runtimeModule+" v0.0.0\n\nreplace "+runtimeModule+" => "+filepath.ToSlash(runtime)+"\n")
	write("geo/geo.go", geoSource)
	for _, g := range goldens {
		x := g.make()
		code, test := x.render(t)
		write(g.name+"/source.go", x.text())
		write(g.name+"/tooladapt_gen.go", code)
		write(g.name+"/tooladapt_gen_test.go", fresh.ReplaceAllString(test, "_ = $1"))
	}
	x := redactions()
	code, _ := x.render(t)
	write("redactions/source.go", x.text())
	write("redactions/tooladapt_gen.go", code)
	archive, err := txtar.ParseFile(filepath.Join("testdata", "run.txtar"))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range archive.Files {
		write(strings.TrimSuffix(f.Name, ".txt"), string(f.Data))
	}
	for _, command := range [][]string{{"vet", "./..."}, {"test", "./..."}} {
		cmd := exec.Command("go", command...)
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "GOWORK=off", "GOFLAGS=-mod=mod", "GOPROXY=off")
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("go %s: %v\n%s", strings.Join(command, " "), err, out)
		}
	}
}

// fresh is the call that would find the fingerprint of a fixture wrong: there is
// none.
var fresh = regexp.MustCompile(`(?s)tooltest\.Fresh\(\w+, (tooltest\.Source\{.*?\n\t\})\)`)

const runtimeModule = "github.com/tooladapt/tooladapt/runtime"

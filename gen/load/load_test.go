package load_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/tooladapt/tooladapt/gen/load"
)

// module writes an archive into a new folder, under a go.mod of the module
// ex.com/m unless the archive has its own, and answers the folder.
func module(t *testing.T, archive string) string {
	t.Helper()
	dir := t.TempDir()
	write(t, dir, "go.mod", "module ex.com/m\n\ngo 1.26.0\n")
	for _, f := range txtar.Parse([]byte(archive)).Files {
		write(t, dir, f.Name, string(f.Data))
	}
	return dir
}

func write(t *testing.T, dir, name, text string) {
	t.Helper()
	path := filepath.Join(dir, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

// environment is that of the process, less what would reach out of the module.
func environment(more ...string) []string {
	env := append(os.Environ(), "GOFLAGS=", "GOWORK=off", "GOPROXY=off", "GOTOOLCHAIN=local")
	return append(env, more...)
}

// run loads patterns, which are separated by spaces, in a folder.
func run(t *testing.T, dir, patterns string) *load.Result {
	t.Helper()
	r, err := load.Load(t.Context(), load.Config{Dir: dir, Patterns: strings.Fields(patterns), Env: environment()})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// said is all diagnostics of a result, a line each.
func said(r *load.Result, dir string) string {
	var b strings.Builder
	for _, d := range r.Diagnostics.Sorted(dir) {
		b.WriteString(d.Error() + "\n")
	}
	return b.String()
}

// names is the import paths of the loaded packages.
func names(r *load.Result) string {
	var paths []string
	for _, p := range r.Packages {
		paths = append(paths, p.Path)
	}
	return strings.Join(paths, " ")
}

// Package runtime_test holds the rules of the whole module: what its packages
// may import, how many names the core has, and how much it adds to a binary.
package runtime_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const module = "github.com/tooladapt/tooladapt/runtime"

// imports are what each package may import of this module. The arrows never
// point the other way.
var imports = map[string][]string{
	"":          nil, // this test
	"words":     nil,
	"cause":     nil,
	"running":   nil,
	"tool":      {"cause", "running", "words"},
	"decode":    {"tool", "words"},
	"normalize": {"tool", "cause", "errorbody", "words"},
	"extract":   {"tool", "normalize", "words"}, // not a part of normalize: the sources know nothing of types, and read without them
	"render":    {"tool", "words"},
	"redact":    {"tool"},
	"pseudonym": nil,
	"history":   {"tool", "render", "words"},
	"summary":   {"tool", "render"},
	"exec":      {"summary", "tool", "running", "cause", "decode", "normalize", "render", "redact", "words", "rawstore", "rawstore/readresult"},
	"upstream":  {"cause", "errorbody", "normalize", "tool"},
	"errorbody": {"cause"},
	"tooldoc":   {"tool", "exec", "render", "rawstore"},
	"tooltest":  {"tool", "render"}, // tests of readresult import it, so that it cannot import exec

	"rawstore":            {"tool", "render"},
	"rawstore/readresult": {"tool", "words", "decode", "extract", "normalize", "redact", "render", "rawstore"},
}

// listed is what the go command tells of a package.
type listed struct {
	ImportPath                         string
	Standard, DepOnly                  bool
	Imports, TestImports, XTestImports []string
}

// name is the package's path in the module.
func (p listed) name() string {
	return strings.TrimPrefix(strings.TrimPrefix(p.ImportPath, module), "/")
}

// command runs the go command, with the module on its own: whatever the
// surrounding workspace offers must not be needed.
func command(t *testing.T, dir string, args ...string) []byte {
	t.Helper()
	readSources(t)
	var stderr bytes.Buffer
	cmd := exec.CommandContext(t.Context(), "go", args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOWORK=off", "GOFLAGS=", "GOPROXY=off", "GOTOOLCHAIN=local")
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go %s: %v\n%s", strings.Join(args, " "), err, stderr.Bytes())
	}
	return out
}

// readSources reads all that the go command will read, as otherwise go test
// answers from its cache when that has changed.
func readSources(t *testing.T) {
	t.Helper()
	sources, err := filepath.Glob("*/*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range sources {
		if _, err := os.ReadFile(name); err != nil {
			t.Fatal(err)
		}
	}
}

// list is all packages of the module and all that they depend on.
func list(t *testing.T) (packages []listed) {
	t.Helper()
	dec := json.NewDecoder(bytes.NewReader(command(t, ".", "list", "-deps", "-json=ImportPath,Standard,DepOnly,Imports,TestImports,XTestImports", "./...")))
	for {
		var p listed
		err := dec.Decode(&p)
		if errors.Is(err, io.EOF) {
			return packages
		}
		if err != nil {
			t.Fatal(err)
		}
		packages = append(packages, p)
	}
}

func TestTheModuleRequiresNothing(t *testing.T) {
	for _, p := range list(t) {
		if p.Standard {
			continue
		}
		if p.DepOnly {
			t.Errorf("%s is neither ours nor in the standard library", p.ImportPath)
		}
		for _, path := range slices.Concat(p.Imports, p.TestImports, p.XTestImports) {
			first, _, _ := strings.Cut(path, "/") // has a dot unless it is in the standard library
			if path == "C" || strings.Contains(first, ".") && !strings.HasPrefix(path, module+"/") {
				t.Errorf("%s or its tests import %s", p.ImportPath, path)
			}
		}
	}
	if all := strings.TrimSpace(string(command(t, ".", "list", "-m", "all"))); all != module {
		t.Errorf("the module requires others:\n%s", all)
	}
}

func TestImportsPointTheRightWay(t *testing.T) {
	for _, p := range list(t) {
		if p.Standard {
			continue
		}
		allowed, ok := imports[p.name()]
		if !ok {
			t.Errorf("what %s may import is not said here", p.ImportPath)
		}
		for _, path := range p.Imports {
			name, own := strings.CutPrefix(path, module+"/")
			if own && !slices.Contains(allowed, name) {
				t.Errorf("%s imports %s", p.name(), name)
			}
			if (path == "testing" || strings.HasPrefix(path, "testing/")) && p.name() != "tooltest" {
				t.Errorf("%s imports %s", p.name(), path)
			}
		}
	}
}

func TestTheCoreIsSmall(t *testing.T) {
	const limit = 60
	doc := command(t, ".", "doc", "-short", "./tool")
	if lines := bytes.Count(doc, []byte("\n")); lines > limit || lines == 0 {
		t.Errorf("go doc -short ./tool has %d lines, want 1 to %d:\n%s", lines, limit, doc)
	}
}

// TestTheRuntimeIsSmall builds two programs that read the same arguments and
// write the same result: one as generated code does, one with encoding/json.
func TestTheRuntimeIsSmall(t *testing.T) {
	if testing.Short() {
		t.Skip("builds two programs")
	}
	const limit = 400 << 10
	root, err := filepath.Abs(".")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	write(t, dir, "go.mod", fmt.Sprintf("module size\n\ngo 1.26.0\n\nrequire %s v0.0.0\n\nreplace %[1]s => %q\n", module, filepath.ToSlash(root)))
	write(t, dir, "order/order.go", orderSource)
	write(t, dir, "generated/main.go", generatedSource)
	write(t, dir, "reflected/main.go", reflectedSource)

	generated, reflected := size(t, dir, "generated"), size(t, dir, "reflected")
	t.Logf("generated %d KiB, with encoding/json %d KiB", generated>>10, reflected>>10)
	if more := generated - reflected; more > limit {
		t.Errorf("decode and render add %d bytes over encoding/json, want at most %d", more, limit)
	}
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

// size is that of the stripped binary of the program in the folder name, which
// must run.
func size(t *testing.T, dir, name string) int64 {
	t.Helper()
	binary := filepath.Join(dir, name+".exe")
	command(t, dir, "build", "-trimpath", "-ldflags=-s -w", "-o", binary, "./"+name)
	out, err := exec.CommandContext(t.Context(), binary, `{"order_id": "ORD-20260719-001", "limit": 3}`).CombinedOutput()
	if err != nil || !strings.Contains(string(out), "ORD-20260719-001") {
		t.Fatalf("%s says %s, %v", name, out, err)
	}
	info, err := os.Stat(binary)
	if err != nil {
		t.Fatal(err)
	}
	return info.Size()
}

package load_test

import (
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// bad is an input that cannot be loaded, and all that is said about it.
type bad struct{ name, archive, patterns, want string }

const aTool = "//tool:name t\ntype T struct{}\n"

// testBad holds each input to one clear line for each thing that is wrong, and
// to no packages.
func testBad(t *testing.T, inputs []bad) {
	for _, c := range inputs {
		t.Run(c.name, func(t *testing.T) {
			dir := module(t, c.archive)
			r := run(t, dir, c.patterns)
			if got := said(r, dir); got != c.want {
				t.Errorf("said:\n%swant:\n%s", got, c.want)
			}
			if got := names(r); got != "" {
				t.Errorf("loaded all the same: %s", got)
			}
		})
	}
}

func TestBadSource(t *testing.T) {
	testBad(t, []bad{
		{"syntax", "-- a.go --\npackage a\n" + aTool + "func {\nfunc }\n", ".",
			"a.go:4:6: syntax error: expected 'IDENT', found '{' [TA003]\n"},
		{"syntax, no directive", "-- a.go --\npackage a\nfunc {\n", ".",
			"a.go:2:6: syntax error: expected 'IDENT', found '{' [TA003]\n"},
		{"package clause", "-- a.go --\npackag a\n" + aTool, ".",
			"a.go:1:1: syntax error: expected 'package', found packag [TA003]\n"},
		{"broken package between", "-- a/a.go --\npackage a\nimport \"ex.com/m/b\"\n" + aTool + "type U b.T\n-- b/b.go --\npackag b\n", "./a",
			"b/b.go:1:1: syntax error: expected 'package', found packag [TA003]\n"},
		{"type error", "-- a.go --\npackage a\n" + aTool + "var x Nope\nvar y = x.foo\nvar z int = \"\"\n", ".",
			"a.go:4:7: undefined: Nope [TA006]\na.go:6:13: cannot use \"\" (untyped string constant) as int value in variable declaration [TA006]\n"},
		{"declared twice", "-- a.go --\npackage a\n" + aTool + "-- b.go --\npackage a\ntype T int\n", ".",
			"b.go:2:6: T redeclared in this block [TA006]\n"},
		{"after a line comment", "-- a.go --\npackage a\n" + aTool + "//line /gone/x.y:100\nvar x Nope\n", ".", "a.go:5:7: undefined: Nope [TA006]\n"},
		{"syntax after a line comment", "-- a.go --\npackage a\n" + aTool + "//line /gone/x.y:100\nvar = 1\n", ".",
			"a.go:5:5: syntax error: expected 'IDENT', found '=' [TA003]\n"},
		{"type error in a package between", "-- a/a.go --\npackage a\nimport \"ex.com/m/b\"\n" + aTool + "type U struct{ F b.F }\n-- b/b.go --\npackage b\ntype F Nope\n", "./a",
			"b/b.go:2:8: undefined: Nope [TA006]\n"},
		{"two packages", "-- a.go --\npackage a\n" + aTool + "-- b.go --\npackage b\n", ".",
			".: found packages a (a.go) and b (b.go) in one folder [TA009]\n"},
		{"hand-written files", "-- tooladapt_gen.go --\npackage a\n-- tooladapt_gen_test.go --\npackage a\n-- a.go --\npackage a\n" + aTool, ".",
			"tooladapt_gen.go: a file that tooladapt did not write has the name of a generated file [TA007]\n" +
				"tooladapt_gen_test.go: a file that tooladapt did not write has the name of a generated file [TA007]\n"},
		{"tool in a test", "-- a.go --\npackage a\n-- a_test.go --\npackage a\n" + aTool, ".",
			"a_test.go:2:13: tool t is declared in a test file [TA008]\n"},
		{"tool out of the build", "-- a.go --\npackage a\n-- a_plan9.go --\npackage a\n" + aTool, ".",
			"a_plan9.go:2:13: tool t is declared in a file that this build leaves out [TA011]\n"},
	})
}

func TestBadImport(t *testing.T) {
	testBad(t, []bad{
		{"missing", "-- a.go --\npackage a\nimport \"github.com/no/such\"\n" + aTool + "var _ = such.X\n", ".",
			"a.go:2:8: import github.com/no/such: no required module provides package github.com/no/such [TA004]\n"},
		{"missing twice", "-- a.go --\npackage a\nimport \"github.com/no/such\"\n" + aTool + "-- b.go --\npackage a\nimport _ \"github.com/no/such\"\n", ".",
			"a.go:2:8: import github.com/no/such: no required module provides package github.com/no/such [TA004]\n" +
				"b.go:2:10: import github.com/no/such: no required module provides package github.com/no/such [TA004]\n"},
		{"missing in the module", "-- a.go --\npackage a\nimport \"ex.com/m/gone\"\n" + aTool + "var _ = gone.X\n", ".",
			"a.go:2:8: import ex.com/m/gone: there is no such package in this module [TA004]\n"},
		{"misspelt standard package", "-- a.go --\npackage a\nimport \"fmtt\"\n" + aTool, ".",
			"a.go:2:8: import fmtt: package fmtt is not in the standard library [TA004]\n"},
		{"program", "-- a.go --\npackage a\nimport _ \"ex.com/m/cmd\"\n" + aTool + "-- cmd/main.go --\npackage main\n", "./...",
			"a.go:2:10: import ex.com/m/cmd: it is a program, not a package to import [TA004]\n"},
		{"internal package", "-- a.go --\npackage a\nimport _ \"ex.com/m/b/internal/c\"\n" + aTool + "-- b/internal/c/c.go --\npackage c\n", "./...",
			"a.go:2:10: import ex.com/m/b/internal/c: the package is internal to another part of the code [TA004]\n"},
		{"folder with tests only", "-- a.go --\npackage a\nimport _ \"ex.com/m/b\"\n" + aTool + "-- b/b_test.go --\npackage b\n", "./...",
			"a.go:2:10: import ex.com/m/b: no non-test Go files in b [TA004]\n"},
		{"cycle", "-- a/a.go --\npackage a\nimport _ \"ex.com/m/b\"\n" + aTool + "-- b/b.go --\npackage b\nimport _ \"ex.com/m/a\"\n", "./...",
			"a/a.go:2:10: the import of ex.com/m/b makes a cycle [TA005]\n"},
		{"cycle of one", "-- a/a.go --\npackage a\nimport _ \"ex.com/m/a\"\n" + aTool, "./...",
			"a/a.go:2:10: the package imports itself [TA005]\n"},
		{"missing go.sum", "-- go.mod --\nmodule ex.com/m\n\ngo 1.26.0\n\nrequire github.com/google/go-cmp v0.7.0\n-- a.go --\npackage a\nimport _ \"github.com/google/go-cmp/cmp\"\n" + aTool, ".",
			"a.go:2:10: import github.com/google/go-cmp/cmp: missing go.sum entry for module providing package github.com/google/go-cmp/cmp (imported by ex.com/m) [TA004]\n"},
	})
}

func TestBadPattern(t *testing.T) {
	testBad(t, []bad{
		{"no Go files", "-- a/README --\n", "./a", "there are no Go files in ./a [TA002]\n"},
		{"no Go files anywhere", "-- a/README --\n", "./...", "./...: no package is there [TA002]\n"},
		{"no package below", "-- a.go --\npackage a\n-- b/README --\n", ". ./b/... ex.com/m/c/... ./...",
			"./b/...: no package is there [TA002]\nex.com/m/c/...: no package is there [TA002]\n"},
		{"excluded", "-- a.go --\n//go:build never\n\npackage a\n", ".", "build constraints exclude all Go files of ex.com/m [TA002]\n"},
		{"no folder", "", "./gone ./gone/...", "there is no folder ./gone [TA002]\nthere is no folder ./gone/... [TA002]\n"},
		{"unknown package", "", "github.com/no/such", "no required module provides package github.com/no/such [TA002]\n"},
		{"a package of the standard library", "", "fmt", ""},
		{"a file", "-- a.go --\npackage a\n", "a.go", "a.go is a file, not a package [TA002]\n"},
		{"a flag", "", "-x", "malformed import path \"-x\": leading dash [TA002]\n"},
		{"an equals sign", "", "a=b", "malformed import path \"a=b\": invalid char '=' [TA002]\n"},
	})
}

func TestBadModule(t *testing.T) {
	goVersion, _, _ := strings.Cut(strings.TrimPrefix(runtime.Version(), "go"), " ")
	testBad(t, []bad{
		{"stale", stale + "-- a.go --\npackage a\nimport _ \"ex.com/d\"\n", ".", "updates to go.mod needed [TA001]\n"},
		{"broken", "-- go.mod --\nmodule ex.com/m\n\ngo 1.26.0\nrequir x\n-- a.go --\npackage a\n", ".", "go.mod:4:1: unknown directive: requir [TA001]\n"},
		{"of a newer Go", "-- go.mod --\nmodule ex.com/m\n\ngo 1.99.0\n-- a.go --\npackage a\n", ".",
			"go.mod requires go >= 1.99.0 (running go " + goVersion + "; GOTOOLCHAIN=local) [TA001]\n"},
	})
}

// stale is a go.mod that says less than what it requires does.
const stale = "-- go.mod --\nmodule ex.com/m\n\ngo 1.26\n\nrequire ex.com/d v0.0.0\n\nreplace ex.com/d => ./d\n" +
	"-- d/go.mod --\nmodule ex.com/d\n\ngo 1.26.0\n-- d/d.go --\npackage d\n"

// TestHints are what the go command would have one run.
func TestHints(t *testing.T) {
	const imports = "-- a.go --\npackage a\n\nimport _ \"ex.com/d\"\n\n" + aTool
	for archive, want := range map[string]string{
		imports:         "run go get ex.com/d",
		imports + stale: "run go mod tidy",
	} {
		dir := module(t, archive)
		ds := run(t, dir, ".").Diagnostics.Sorted(dir)
		if len(ds) != 1 || ds[0].Hint != want {
			t.Errorf("said %v, want one hint, %s", ds, want)
		}
	}
}

// TestFolderHint takes a pattern without ./ for a folder, not for an import.
func TestFolderHint(t *testing.T) {
	dir := module(t, "-- orders/a.go --\npackage orders\n")
	ds := run(t, dir, "orders").Diagnostics.Sorted(dir)
	if len(ds) != 1 || ds[0].Code != "TA002" || ds[0].Hint != "a folder is written ./orders" {
		t.Errorf("said %v, want one TA002 that shows ./orders", ds)
	}
}

// TestBadFolder runs in a folder that is not there, or no part of a module.
func TestBadFolder(t *testing.T) {
	dir := module(t, "-- a/a.go --\npackage a\n-- m/go.mod --\nmodule ex.com/inner\n\ngo 1.26.0\n")
	alone := t.TempDir()
	write(t, alone, "a.go", "package a\n")
	for _, c := range []struct{ dir, patterns, want string }{
		{filepath.Join(dir, "gone"), ".", "there is no folder " + filepath.Join(dir, "gone") + " [TA002]\n"},
		{filepath.Join(dir, "m"), "../a", "../a is outside of the module [TA002]\n"},
		{alone, ".", "go.mod file not found in current directory or any parent directory [TA001]\n"},
	} {
		if got := said(run(t, c.dir, c.patterns), c.dir); got != c.want {
			t.Errorf("said:\n%swant:\n%s", got, c.want)
		}
	}
}

package gen

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// TestPages makes the pages of the examples and of the tool of the runtime again,
// whatever their sums say, and holds those that are there against them: what the
// runtime says may have changed.
func TestPages(t *testing.T) {
	for _, where := range []string{"../example", "../runtime/rawstore/readresult"} {
		run, err := Make(t.Context(), Config{Dir: where, Patterns: []string{"./..."}})
		if err != nil || len(run.Diagnostics) > 0 || len(run.Packages) == 0 {
			t.Fatalf("%s: %v, %v", where, err, run)
		}
		for _, p := range run.Packages {
			p.document.fresh = false
		}
		if err := run.Document(t.Context()); err != nil {
			t.Fatal(err)
		}
		for _, p := range run.Packages {
			last := p.files[len(p.files)-1]
			page, err := os.ReadFile(filepath.Join(p.Dir, plan.DocumentFile))
			if p.Note != "" || filepath.Base(last.Path) != plan.DocumentFile || err != nil || !bytes.Equal(page, last.Data) {
				t.Errorf("%s of %s is out of date, remove it and run go generate: %s %v", plan.DocumentFile, p.Path, p.Note, err)
			}
			if dir, err := filepath.Abs(".."); err != nil || strings.Contains(string(page), dir) || strings.Contains(string(page), "\r") {
				t.Errorf("%s has the path of a machine, or CR", p.Path)
			}
		}
	}
}

// TestSeal holds that a page is fresh exactly if both it and its source are.
func TestSeal(t *testing.T) {
	dir := t.TempDir()
	p := &Package{Path: "example.com/m", Dir: dir}
	page := []byte(plan.MarkdownHeader + "\n\n# Tools\n")
	d := &document{plan: plan.Document{Package: "m"}}
	write := func(data []byte) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(dir, plan.DocumentFile), data, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	isFresh := func() bool {
		t.Helper()
		d.fresh = false
		if err := d.find(p, dir); err != nil {
			t.Fatal(err)
		}
		return d.fresh
	}
	if isFresh() {
		t.Error("a page that is not there is fresh")
	}
	sealed := d.sealed(page)
	write(sealed)
	if !isFresh() {
		t.Errorf("the page is not fresh:\n%s", sealed)
	}
	write(bytes.ReplaceAll(sealed, []byte("\n"), []byte("\r\n")))
	if !isFresh() {
		t.Error("the page with CR is not fresh")
	}
	for name, data := range map[string][]byte{
		"edited": bytes.Replace(sealed, []byte("Tools"), []byte("Fools"), 1), "cut": sealed[:len(sealed)-20],
		"longer": append(bytes.Clone(sealed), '\n'), "empty": nil, "without seal": page,
	} {
		if write(data); isFresh() {
			t.Errorf("the page is fresh that is %s", name)
		}
	}
	write(sealed)
	d.plan.Package = "n"
	if isFresh() {
		t.Error("the page of another source is fresh")
	}
	d.plan.Package = "m"
	if err := os.WriteFile(filepath.Join(dir, "go.mod"), []byte("module m\n\nrequire github.com/tooladapt/tooladapt/runtime v0.2.0\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	if isFresh() {
		t.Error("the page of another runtime is fresh")
	}
}

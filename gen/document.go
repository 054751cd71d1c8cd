package gen

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/tooladapt/tooladapt/gen/output"
	"github.com/tooladapt/tooladapt/gen/plan"
	"github.com/tooladapt/tooladapt/gen/texts"
	"github.com/tooladapt/tooladapt/templates"
)

// mostTogether is how many packages one program answers for. More would take
// longer to build again after one of them has changed.
const mostTogether = 12

// document is the page of a package on its way.
type document struct {
	plan plan.Document
	path string
	// source is a sum of what the page is made from: the code that is run, what it is
	// shown with, the rest of the page, and the version of the runtime.
	source string
	// fresh says that the page on disk is of this source, and as it was made.
	fresh bool
}

// find finds out whether the page of p, of which the files are made, is on disk
// already. A nil document has none.
func (d *document) find(p *Package, moduleDir string) error {
	if d == nil {
		return nil
	}
	sum := sha256.New()
	parts := [][]byte{[]byte(runtimeVersion(moduleDir)), templates.Document(d.plan, plan.Specimen(len(d.plan.Tools)))}
	for _, t := range d.plan.Tools {
		parts = append(parts, fmt.Appendf(nil, "%+v", t.Case))
	}
	for _, f := range p.files {
		if filepath.Base(f.Path) == plan.CodeFile { // what tests hold changes no page
			parts = append(parts, f.Data)
		}
	}
	for _, part := range parts {
		fmt.Fprintf(sum, "%d\n%s", len(part), part)
	}
	d.path, d.source = filepath.Join(p.Dir, plan.DocumentFile), short(sum.Sum(nil))
	switch old, err := os.ReadFile(d.path); {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil:
		return fmt.Errorf("read the page of %s: %w", p.Path, err)
	case bytes.Equal(d.sealed(body(old)), withoutCR(old)):
		d.fresh = true
	}
	return nil
}

// sealed is a page with its last line, which has a sum of what the page is made
// from and one of the page.
func (d *document) sealed(page []byte) []byte {
	sum := sha256.Sum256(page)
	return fmt.Appendf(bytes.Clone(page), "\n<!-- of %s: %s -->\n", d.source, short(sum[:]))
}

// body is a page without its last line.
func body(page []byte) []byte {
	page = withoutCR(page)
	return page[:max(0, bytes.LastIndex(page, []byte("\n<!-- of ")))]
}

func withoutCR(text []byte) []byte { return bytes.ReplaceAll(text, []byte("\r"), nil) }

func short(sum []byte) string { return hex.EncodeToString(sum[:8]) }

// Document makes the pages of those packages that have changed: it runs what was
// generated, which is the longest part of a run. A package that cannot be run,
// mostly as it does not compile yet, keeps the page that it has, and says so in
// its Note. It must not be called when there are diagnostics.
func (r *Run) Document(ctx context.Context) error {
	var changed []*Package
	for _, p := range r.Packages {
		if p.document != nil && !p.document.fresh {
			changed = append(changed, p)
		}
	}
	for _, together := range programs(changed) {
		if err := r.tell(ctx, together); err != nil {
			return err
		}
	}
	return nil
}

// programs are the packages that one program each answers for.
func programs(packages []*Package) (all [][]*Package) {
	byPath := make(map[string]*Package, len(packages))
	var documents []plan.Document
	for _, p := range packages {
		byPath[p.Path] = p
		documents = append(documents, p.document.plan)
	}
	for _, together := range plan.Programs(documents, mostTogether) {
		var group []*Package
		for _, d := range together {
			group = append(group, byPath[d.Path])
		}
		all = append(all, group)
	}
	return all
}

// tell makes the pages of packages by one program. Where that does not run,
// halves of them are tried, until it is known which ones are at fault.
func (r *Run) tell(ctx context.Context, packages []*Package) error {
	said, err := r.ask(ctx, packages)
	fault, ok := errors.AsType[*texts.Fault](err)
	switch {
	case ok && len(packages) > 1:
		half := len(packages) / 2
		if err := r.tell(ctx, packages[:half]); err != nil {
			return err
		}
		return r.tell(ctx, packages[half:])
	case ok:
		packages[0].Note = plan.DocumentFile + " was left as it was: " + fault.Says
		return nil
	case err != nil:
		return err
	}
	for _, p := range packages {
		n := len(p.document.plan.Tools)
		if len(said.Tools) < n {
			return &Bug{fmt.Errorf("the program of %s says nothing of some tools", p.Path)}
		}
		page := templates.Document(p.document.plan, plan.Texts{Protocol: said.Protocol, Tools: said.Tools[:n]})
		p.files = append(p.files, output.File{Path: p.document.path, Data: p.document.sealed(page)})
		said.Tools = said.Tools[n:]
	}
	return nil
}

// ask is what a program says of the tools of packages.
func (r *Run) ask(ctx context.Context, packages []*Package) (plan.Texts, error) {
	var documents []plan.Document
	for _, p := range packages {
		documents = append(documents, p.document.plan)
	}
	first := packages[0]
	const folder = "tooladapt_texts"
	file, err := plan.ProgramOf(first.Path+"/"+folder, documents)
	if err != nil {
		return plan.Texts{}, &Bug{err}
	}
	source, err := templates.Render(file)
	if err != nil {
		return plan.Texts{}, &Bug{fmt.Errorf("render the program of %s: %w", first.Path, err)}
	}
	program := texts.Program{Dir: first.Dir, Package: "./" + folder, Tags: r.tags, Files: make(map[string][]byte)}
	if file.Path == first.Path {
		program.Package = "."
	}
	program.Files[filepath.Join(first.Dir, program.Package, folder+".go")] = source
	for _, p := range r.Packages {
		for _, f := range p.files {
			if strings.HasSuffix(f.Path, ".go") {
				program.Files[f.Path] = f.Data
			}
		}
	}
	return texts.Run(ctx, program)
}

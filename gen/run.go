package gen

import (
	"encoding/json"
	"go/token"
	"path/filepath"
	"time"

	"github.com/tooladapt/tooladapt/gen/diag"
	"github.com/tooladapt/tooladapt/gen/model"
	"github.com/tooladapt/tooladapt/gen/output"
)

// Run is what one run made, in memory until Write.
type Run struct {
	// Packages are those with tools, by import path.
	Packages []*Package
	// Without counts the packages that have none.
	Without int
	// Diagnostics are sorted, their paths relative to the run's folder. Where
	// there is one, nothing is written.
	Diagnostics []diag.Diagnostic

	orphans []string // generated files of packages that have no tool any more
	dir     string
	tags    string
}

// Package is one package with tools.
type Package struct {
	// Path is the import path, Dir the absolute folder.
	Path, Dir string
	// Tools are in source order.
	Tools []Tool
	// SchemaTokens estimates what the argument schemas cost in a request.
	SchemaTokens int
	// Wrote are the names of the files that Write changed; none means that
	// all were up to date.
	Wrote []string
	// Note says on one line why the package's page could not be made; "" where it
	// could, or need not.
	Note string
	// Took is the time from the start of the run until the package was made.
	Took time.Duration

	files    []output.File
	document *document // nil for none
}

// Tool is one tool of a package.
type Tool struct {
	// Name is the tool's name, Go that of its struct.
	Name, Go     string
	Description  string
	SchemaTokens int
	// Arguments and Result are JSON Schemas; Result is nil where there is none.
	Arguments, Result json.RawMessage
}

// Bug is a fault of the generator itself, such as output that is no Go.
type Bug struct{ error }

// Unwrap is what went wrong.
func (b *Bug) Unwrap() error { return b.error }

func (p *Package) add(t *model.Tool, arguments, result []byte) {
	n := tokens(arguments)
	p.SchemaTokens += n
	p.Tools = append(p.Tools, Tool{t.Name, t.Go, t.Description, n, arguments, result})
}

// Write brings every file to disk, or none: its error then says which one
// stood in the way. Pages are among them after [Run.Document] only. It must not be
// called when there are diagnostics.
func (r *Run) Write() error {
	written, err := output.Write(r.dir, r.files())
	if err != nil {
		return err
	}
	for _, w := range written {
		for _, p := range r.Packages {
			if filepath.Join(r.dir, filepath.Dir(w.Path)) == p.Dir {
				p.Wrote = append(p.Wrote, filepath.Base(w.Path))
			}
		}
	}
	return nil
}

// Check adds a diagnostic for every file that Write would change, and for every
// page that was not made from the package as it is. Nothing is run for that.
func (r *Run) Check() error {
	stale, err := output.Stale(r.dir, r.files())
	if err != nil {
		return err
	}
	for _, p := range r.Packages {
		if p.document != nil && !p.document.fresh {
			stale = append(stale, filepath.FromSlash(diag.Relative(r.dir, p.document.path)))
		}
	}
	var found diag.List
	found.Append(r.Diagnostics...)
	for _, path := range stale {
		found.Add(token.Position{Filename: path}, diag.Stale, "run go generate", "the file is out of date")
	}
	r.Diagnostics = found.Sorted(r.dir)
	return nil
}

// files are those of all packages; of packages with diagnostics there are
// none.
func (r *Run) files() []output.File {
	var all []output.File
	for _, p := range r.Packages {
		all = append(all, p.files...)
	}
	for _, path := range r.orphans {
		all = append(all, output.File{Path: path})
	}
	for i, f := range all {
		all[i].Path = filepath.FromSlash(diag.Relative(r.dir, f.Path))
	}
	return all
}

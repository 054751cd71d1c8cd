// Package gen is the generator's pipeline on one page:
//
//	Load → Bind → Schema → Plan → Render → Document → Write
//
// Each stage is a package of its own that says where it stops. This one hands
// values on, and writes nothing unless everything can be written.
package gen

import (
	"context"
	"fmt"
	"path/filepath"
	"time"

	"github.com/tooladapt/tooladapt/gen/bind"
	"github.com/tooladapt/tooladapt/gen/diag"
	"github.com/tooladapt/tooladapt/gen/load"
	"github.com/tooladapt/tooladapt/gen/model"
	"github.com/tooladapt/tooladapt/gen/output"
	"github.com/tooladapt/tooladapt/gen/plan"
	"github.com/tooladapt/tooladapt/gen/schema"
	"github.com/tooladapt/tooladapt/templates"
)

// Config says what to generate.
type Config struct {
	// Dir is where patterns are resolved and what paths in diagnostics are
	// relative to; "" is the current folder.
	Dir string
	// Patterns are package patterns as in the go command; none is ".".
	Patterns []string
	// Tags are build tags, with commas between them.
	Tags string
	// NoDocs leaves the pages TOOLS.md alone: they are neither made nor held.
	NoDocs bool
}

// Make loads the packages and makes their files in memory. Its error is for
// what no source is to blame for: a go command that does not run, or a [Bug].
// Everything that is wrong with sources is in the Run's Diagnostics.
func Make(ctx context.Context, c Config) (*Run, error) {
	start := time.Now()
	dir, err := filepath.Abs(c.Dir)
	if err != nil {
		return nil, fmt.Errorf("find folder %s: %w", c.Dir, err)
	}
	loaded, err := load.Load(ctx, load.Config{Dir: c.Dir, Patterns: c.Patterns, Tags: c.Tags})
	if err != nil {
		return nil, err
	}
	run := &Run{Without: loaded.Without, orphans: loaded.Orphans, dir: dir, tags: c.Tags}
	found := loaded.Diagnostics
	for _, source := range loaded.Packages {
		p, wrong, err := one(bound(source), source.Faulty)
		if err != nil {
			return nil, err
		}
		if c.NoDocs {
			p.document = nil
		}
		if err := p.document.find(p, source.ModuleDir); err != nil {
			return nil, err
		}
		found.Append(wrong...)
		p.Took = time.Since(start)
		run.Packages = append(run.Packages, p)
	}
	run.Diagnostics = found.Sorted(dir)
	return run, nil
}

// one takes a loaded package through the other stages. What is wrong with it
// ends its way, as do faulty directives, which were reported before; the package
// is then without files.
func one(source bind.Source, faulty bool) (*Package, []diag.Diagnostic, error) {
	m, wrong := bind.Bind(source)
	p := &Package{Path: source.Path, Dir: source.Dir}
	if len(wrong) > 0 {
		return p, wrong, nil
	}
	schemas := make(map[*model.Tool]plan.Schemas, len(m.Tools))
	for _, t := range m.Tools {
		arguments, result, err := both(t)
		if err != nil {
			return nil, nil, &Bug{err}
		}
		wrong = append(wrong, schema.Check(t, arguments)...)
		wrong = append(wrong, schema.CheckSamples(t, result)...)
		if result, err = schema.Shown(t); err != nil {
			return nil, nil, &Bug{err}
		}
		schemas[t] = plan.Schemas{Arguments: string(arguments), Result: string(result)}
		p.add(t, arguments, result)
	}
	if len(wrong) > 0 || faulty {
		return p, wrong, nil
	}
	files, err := plan.Plan(m, schemas)
	if err != nil {
		return nil, nil, &Bug{err}
	}
	for _, f := range []struct {
		name string
		plan plan.File
	}{{plan.CodeFile, files.Code}, {plan.TestFile, files.Test}} {
		data, err := templates.Render(f.plan)
		if err != nil {
			return nil, nil, &Bug{fmt.Errorf("render %s of %s: %w", f.name, source.Path, err)}
		}
		p.files = append(p.files, output.File{Path: filepath.Join(source.Dir, f.name), Data: data})
	}
	p.document = &document{plan: files.Document}
	return p, nil, nil
}

func both(t *model.Tool) (arguments, result []byte, err error) {
	if arguments, err = schema.Arguments(t); err != nil {
		return nil, nil, err
	}
	result, err = schema.Result(t)
	return arguments, result, err
}

// bound is what bind needs of a loaded package.
func bound(p *load.Package) bind.Source {
	return bind.Source{
		Path: p.Path, Name: p.Name, Dir: p.Dir,
		Fset: p.Fset, Files: p.Files, Directives: p.Directives,
		Types: p.Types, Info: p.Info,
		All: p.All, Tests: p.Tests, Constrained: p.Constrained,
		Doc: p.Doc,
	}
}

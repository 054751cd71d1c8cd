package load

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/tooladapt/tooladapt/gen/diag"
)

// Config says what to load.
type Config struct {
	// Dir is where patterns are resolved; "" is the current folder.
	Dir string
	// Patterns are those of the go command; none is ".".
	Patterns []string
	// Tags are build tags, with commas between them.
	Tags string
	// Env is the environment of the go command; nil is that of the process.
	Env []string
}

// Result is what the patterns name.
type Result struct {
	// Packages are those with directives whose sources, and those of the
	// packages that they need, have no errors, by import path.
	Packages []*Package
	// Without counts the packages that have no directive.
	Without int
	// Orphans are generated files in packages that have no directive any more,
	// as absolute paths, sorted.
	Orphans []string
	// Diagnostics are everything that is wrong with modules, sources and
	// directives, with absolute paths.
	Diagnostics diag.List
}

// Load finds the packages that the patterns name, and checks those that have
// directives. Its error is for a go command that cannot be run or was
// interrupted; whatever is wrong with what users wrote is a diagnostic.
func Load(ctx context.Context, c Config) (*Result, error) {
	dir, err := filepath.Abs(c.Dir)
	if err != nil {
		return nil, fmt.Errorf("find folder %s: %w", c.Dir, err)
	}
	r := &Result{}
	roots, err := list(ctx, c, dir, &r.Diagnostics)
	if err != nil {
		return nil, err
	}
	l := newLoader(dir, roots, r)
	for _, root := range roots {
		l.load(root)
	}
	slices.SortFunc(r.Packages, func(a, b *Package) int { return strings.Compare(a.Path, b.Path) })
	slices.Sort(r.Orphans)
	return r, nil
}

package plan

import (
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"
)

// The import paths that generated code knows by itself.
const (
	ToolPath      = runtime + "tool"
	DecodePath    = runtime + "decode"
	ExtractPath   = runtime + "extract"
	NormalizePath = runtime + "normalize"
	RedactPath    = runtime + "redact"
	RenderPath    = runtime + "render"
	TooldocPath   = runtime + "tooldoc"
	TooltestPath  = runtime + "tooltest"

	runtime = "github.com/tooladapt/tooladapt/runtime/"
)

// own are the packages whose names are the last elements of their paths.
var own = [...]string{
	"context", "encoding/json", "maps", "reflect", "slices", "strconv", "testing", "time",
	ToolPath, DecodePath, ExtractPath, NormalizePath, RedactPath, RenderPath, TooltestPath,
}

// imports are the imports that decls need in package pkg, each under the one
// name that it has in all files of the package.
func (b *builder) imports(decls []Decl) []Import {
	paths := make(map[string]bool)
	for _, d := range decls {
		for _, p := range d.uses() {
			paths[p] = p != b.pkg.Path
		}
	}
	var all []Import
	for _, p := range slices.Sorted(maps.Keys(paths)) {
		if paths[p] {
			all = append(all, b.importOf(p))
		}
	}
	return all
}

// importOf is the import of one path.
func (b *builder) importOf(p string) Import {
	if i, ok := b.imported[p]; ok {
		return i
	}
	real, known := b.pkg.Imports[p]
	if slices.Contains(own[:], p) {
		real, known = path.Base(p), true
	}
	if !known {
		real = guess(p)
	}
	i := Import{Path: p, Name: b.names.Pick(real)}
	i.Alias = !known || i.Name != real
	b.imported[p] = i
	return i
}

var version = regexp.MustCompile(`^v[0-9]+$`)

// guess is what the package with that import path is probably called.
func guess(p string) string {
	base := path.Base(p)
	if dir := path.Dir(p); version.MatchString(base) && dir != "." {
		base = path.Base(dir)
	}
	base, _, _ = strings.Cut(base, ".")
	return strings.TrimSuffix(strings.TrimPrefix(base, "go-"), "-go")
}

// paths are the import paths that types mention.
func paths(types ...Type) []string {
	var all []string
	for _, t := range types {
		for _, piece := range Pieces(t) {
			if piece.Path != "" {
				all = append(all, piece.Path)
			}
		}
	}
	return all
}

// qualified is the type of that name.
func qualified(importPath, name string) Type {
	return Type("«" + importPath + "»." + name)
}

package load

import (
	"go/build"
	"go/token"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"

	"github.com/tooladapt/tooladapt/gen/diag"
)

// packagePatterns is the patterns that name packages, "." for none at all.
// Those that name files are reported.
func packagePatterns(patterns []string, found *diag.List) []string {
	if len(patterns) == 0 {
		return []string{"."}
	}
	var keep []string
	for _, p := range patterns {
		if strings.HasSuffix(p, ".go") {
			found.Add(token.Position{}, "TA002", "name the folder of the package, such as . or ./orders", "%s is a file, not a package", p)
			continue
		}
		keep = append(keep, p)
	}
	return keep
}

// reportUnmatched reports the patterns that end in /... and name no package:
// the go command only warns of them.
func reportUnmatched(dir string, patterns []string, roots []*packages.Package, found *diag.List) {
	for _, p := range patterns {
		if strings.HasSuffix(p, "/...") && !matches(dir, p, roots) {
			found.Add(token.Position{}, "TA002", "", "%s: no package is there", p)
		}
	}
}

// matches reports whether one of the packages is below the folder or import path
// of a pattern that ends in /...
func matches(dir, pattern string, roots []*packages.Package) bool {
	prefix := strings.TrimSuffix(pattern, "/...")
	local := build.IsLocalImport(prefix) || filepath.IsAbs(prefix)
	if local && !filepath.IsAbs(prefix) {
		prefix = filepath.Join(dir, prefix)
	}
	return slices.ContainsFunc(roots, func(p *packages.Package) bool {
		switch {
		case p.PkgPath == pattern: // it carries the go command's error
			return true
		case local:
			return below(resolved(p.Dir), resolved(prefix))
		default:
			return below(p.PkgPath, prefix)
		}
	})
}

// below reports whether path is prefix or stands under it.
func below(path, prefix string) bool {
	path, prefix = filepath.ToSlash(path), strings.TrimSuffix(filepath.ToSlash(prefix), "/")
	return path == prefix || strings.HasPrefix(path, prefix+"/")
}

// resolved is a path without symbolic links, where it can be had.
func resolved(path string) string {
	if r, err := filepath.EvalSymlinks(path); err == nil {
		return r
	}
	return path
}

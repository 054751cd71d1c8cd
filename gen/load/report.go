package load

import (
	"go/ast"
	"go/token"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/packages"

	"github.com/tooladapt/tooladapt/gen/diag"
)

// reportRoot reports what the go command has against a package that the
// patterns name, and whether it can be looked at all the same. What a compiler
// would say (a text that starts with #) is not reported: the package is checked
// here. Missing imports and cycles are reported where they are met.
func (l *loader) reportRoot(p *packages.Package) bool {
	usable := true
	for _, e := range p.Errors {
		switch {
		case isCompiler(e), strings.HasPrefix(e.Msg, "no non-test Go files in "):
		case strings.HasPrefix(e.Msg, "found packages "):
			message, _, _ := strings.Cut(e.Msg, " in ")
			l.found.Add(token.Position{Filename: p.Dir}, "TA009", "move one of them into a folder of its own", "%s in one folder", message)
			usable = false
		case len(p.GoFiles) == 0:
			message, hint := l.nothing(p, e)
			pos, _ := cutPosition(l.dir, e.Pos+": ")
			l.found.Add(pos, "TA002", hint, "%s", message)
			usable = false
		}
	}
	return usable
}

// nothing says why a pattern gives no package.
func (l *loader) nothing(p *packages.Package, e packages.Error) (message, hint string) {
	name := diag.Relative(l.dir, p.PkgPath)
	switch {
	case strings.HasSuffix(e.Msg, "directory not found"), strings.Contains(e.Msg, ": lstat "):
		return "there is no folder " + name, ""
	case strings.Contains(e.Msg, " outside main module "):
		return name + " is outside of the module", ""
	case strings.HasPrefix(e.Msg, "no Go files in "):
		return "there are no Go files in " + name, "name the folder of a package, or ./... for all"
	case strings.HasPrefix(e.Msg, "build constraints exclude all Go files in "):
		return "build constraints exclude all Go files of " + name, needsTags
	case goroot.MatchString(e.Msg):
		return shorten(l.dir, e.Msg), "a folder is written ./" + name
	default:
		return complaint(l.dir, e.Msg)
	}
}

// isCompiler reports whether an error is what a compiler printed for a package.
func isCompiler(e packages.Error) bool { return strings.HasPrefix(e.Msg, "# ") }

// reportImports reports the imports of a file that cannot be had, and whether
// there was none.
func (l *loader) reportImports(p *packages.Package, f *ast.File) bool {
	fine := true
	for _, spec := range f.Imports {
		path, err := strconv.Unquote(spec.Path.Value)
		if err != nil || path == "C" || path == "unsafe" {
			continue
		}
		code, message, hint := diag.Code("TA005"), "the import of "+path+" makes a cycle", "move what both need into a third package"
		switch dep := p.Imports[path]; {
		case path == p.PkgPath:
			message, hint = "the package imports itself", "take the import away"
		case dep == nil && l.byPath[path] == nil:
			code, message, hint = "TA004", "import "+strconv.Quote(path)+": that is not the path of a package", "write a path such as fmt or example.com/shop/orders"
		case dep == nil: // that is how go/packages breaks a cycle
		default:
			problem, cure := l.importProblem(p, dep, path)
			if problem == "" {
				continue
			}
			code, message, hint = "TA004", "import "+path+": "+problem, cure
		}
		l.found.Add(l.fset.PositionFor(spec.Path.Pos(), false), code, hint, "%s", message)
		fine = false
	}
	return fine
}

// importProblem says why p cannot import dep; "" where it can.
func (l *loader) importProblem(p, dep *packages.Package, path string) (message, hint string) {
	for _, e := range slices.Concat(dep.Errors, p.Errors) {
		switch {
		case strings.Contains(e.Msg, "use of internal package "+path+" not allowed"):
			return "the package is internal to another part of the code", "use a package that is not below a folder internal, or move this one"
		case strings.Contains(e.Msg, strconv.Quote(path)+" is a program, not an importable package"):
			return "it is a program, not a package to import", "move what both need into a package of its own"
		}
	}
	if len(dep.GoFiles) > 0 {
		return "", ""
	}
	for _, e := range dep.Errors {
		if isCompiler(e) {
			continue
		}
		if p.Module != nil && strings.HasPrefix(path, p.Module.Path+"/") && strings.HasPrefix(e.Msg, "no required module provides ") {
			return "there is no such package in this module", "write the package, or correct the import"
		}
		return complaint(l.dir, e.Msg)
	}
	return "there are no Go files", ""
}

package load

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/types"
	"path/filepath"

	"golang.org/x/tools/go/packages"
)

// checked is one package that was checked from source.
type checked struct {
	types  *types.Package
	info   *types.Info
	broken bool // it, or a package that it needs, has errors, which are reported
}

// check checks the declarations of a package from source, without its old
// generated file; a stub stands for that. Packages that are imported are taken
// from their export data; those that have none, because they or something that
// they import do not compile yet, are checked first. A package with export data
// never imports one without, so each type comes from one side only.
func (l *loader) check(p *packages.Package) *checked {
	if c := l.checked[p]; c != nil {
		return c
	}
	c := &checked{info: &types.Info{
		Types:     map[ast.Expr]types.TypeAndValue{},
		Instances: map[*ast.Ident]types.Instance{},
		Defs:      map[*ast.Ident]types.Object{},
		Uses:      map[*ast.Ident]types.Object{},
	}}
	l.checked[p] = c
	s := l.parse(p)
	c.broken = s.broken
	for _, f := range s.files {
		c.broken = !l.reportImports(p, f) || c.broken
	}
	stub := l.parseStub(p, s)
	errs := typeErrors{loader: l, stub: l.fset.File(stub.Pos())}
	config := types.Config{
		IgnoreFuncBodies: true,
		FakeImportC:      true,
		Importer:         importerOf{l, p, c},
		Error:            errs.add,
	}
	if p.Module != nil && p.Module.GoVersion != "" {
		config.GoVersion = "go" + p.Module.GoVersion
	}
	// The error is the first of those that errs was given.
	c.types, _ = config.Check(p.PkgPath, l.fset, append([]*ast.File{stub}, s.files...), c.info)
	errs.report()
	c.broken = c.broken || len(errs.found) > 0
	return c
}

// parseStub makes the file that stands for the generated one of a package.
func (l *loader) parseStub(p *packages.Package, s *parsed) *ast.File {
	path := filepath.Join(p.Dir, generatedName)
	f, err := parser.ParseFile(l.fset, path, stub(s.files, s.directives), parser.SkipObjectResolution)
	if err != nil {
		panic("unreachable: a stub does not parse: " + err.Error())
	}
	return f
}

// importerOf imports for one package.
type importerOf struct {
	loader *loader
	of     *packages.Package
	to     *checked
}

// Import implements types.Importer. Its errors are reported by reportImports.
func (i importerOf) Import(path string) (*types.Package, error) {
	if path == "unsafe" {
		return types.Unsafe, nil
	}
	dep := i.of.Imports[path]
	switch {
	case dep == nil || len(dep.GoFiles) == 0:
		return nil, fmt.Errorf("there is no package %s", path)
	case dep.ExportFile != "":
		return i.loader.exports.Import(dep.PkgPath)
	}
	c := i.loader.check(dep)
	i.to.broken = i.to.broken || c.broken
	if i.loader.parse(dep).broken {
		return nil, fmt.Errorf("package %s does not parse", path)
	}
	return c.types, nil
}

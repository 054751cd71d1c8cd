package load

import (
	"go/ast"
	"go/importer"
	"go/token"
	"go/types"
	"io"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/tools/go/packages"

	"github.com/tooladapt/tooladapt/gen/diag"
	"github.com/tooladapt/tooladapt/gen/directive"
)

// loader is one run of Load. Packages are parsed and checked once, whoever
// needs them.
type loader struct {
	dir     string
	fset    *token.FileSet
	exports types.Importer
	byPath  map[string]*packages.Package
	folders map[*packages.Package]*folder
	parsed  map[*packages.Package]*parsed
	checked map[*packages.Package]*checked
	docs    *docs
	result  *Result
	found   *diag.List
}

func newLoader(dir string, roots []*packages.Package, r *Result) *loader {
	l := &loader{
		dir:     dir,
		fset:    token.NewFileSet(),
		byPath:  map[string]*packages.Package{},
		folders: map[*packages.Package]*folder{},
		parsed:  map[*packages.Package]*parsed{},
		checked: map[*packages.Package]*checked{},
		result:  r,
		found:   &r.Diagnostics,
	}
	packages.Visit(roots, func(p *packages.Package) bool {
		l.byPath[p.PkgPath] = p
		return true
	}, nil)
	l.exports = importer.ForCompiler(l.fset, "gc", func(path string) (io.ReadCloser, error) {
		return os.Open(l.byPath[path].ExportFile)
	})
	l.docs = newDocs(l.fset, l.byPath)
	return l
}

// load looks at one package that the patterns name, and keeps it in the result
// if it has directives and no errors.
func (l *loader) load(p *packages.Package) {
	if !l.reportRoot(p) {
		return
	}
	f := l.folder(p)
	if !f.mentions() {
		l.withoutDirectives(p, f)
		return
	}
	tests := l.tests(p, f)
	s := l.parse(p)
	l.found.Append(s.diagnostics...)
	all, constrained := l.whole(p, f, s)
	if s.isEmpty() {
		l.withoutDirectives(p, f)
		return
	}
	if !l.writable(p, f) || s.broken {
		return
	}
	c := l.check(p)
	if c.broken {
		return
	}
	l.result.Packages = append(l.result.Packages, &Package{
		Path: p.PkgPath, Name: p.Name, Dir: p.Dir, ModuleDir: p.Module.Dir,
		Generated: filepath.Join(p.Dir, generatedName),
		Fset:      l.fset, Files: s.files, Directives: s.directives, Faulty: len(s.diagnostics) > 0,
		All: all, Tests: tests, Constrained: constrained,
		Types: c.types, Info: c.info, docs: l.docs,
	})
}

// withoutDirectives counts a package that has no tools. Of such a package it
// is only said that it cannot be parsed: a tool may be what is broken.
func (l *loader) withoutDirectives(p *packages.Package, f *folder) {
	l.result.Without++
	if p.Module != nil && p.Module.Main {
		l.result.Orphans = append(l.result.Orphans, f.generated...)
	}
	if p.ExportFile == "" {
		l.parse(p)
	}
}

// writable reports, as diagnostics too, whether the generated files may be
// written: the package is the user's own, and no other file is in their place.
func (l *loader) writable(p *packages.Package, f *folder) bool {
	if strings.HasPrefix(p.PkgPath, "_/") { // so the go command calls what is in no module
		l.found.Add(token.Position{}, "TA010", "run go mod init if there is no go.mod, and do not set GO111MODULE=off", "package %s is in no module", diag.Relative(l.dir, p.Dir))
		return false
	}
	if p.Module == nil || !p.Module.Main {
		l.found.Add(token.Position{}, "TA010", "generate in the module that has the package", "package %s is not of this module", p.PkgPath)
		return false
	}
	for _, path := range f.foreign {
		l.found.Add(token.Position{Filename: path}, "TA007", "rename the file, or move its content into another", "a file that tooladapt did not write has the name of a generated file")
	}
	return len(f.foreign) == 0
}

// tests are the test files of the package itself. Tools that test files declare
// are reported.
func (l *loader) tests(p *packages.Package, f *folder) (files []*ast.File) {
	for _, s := range f.tests {
		file, err := l.parseFile(s)
		if err != nil {
			continue
		}
		d, _ := directive.Parse(l.fset, file)
		for _, t := range d.Structs {
			l.found.Add(t.Name.Pos, "TA008", "move the struct into a file whose name does not end in _test.go", "tool %s is declared in a test file", t.Name.Is)
		}
		if file.Name.Name == p.Name {
			files = append(files, file)
		}
	}
	return files
}

// whole is the files of a folder that belong to a package in some build, less
// those with a generated name, and their build constraints. Tools in files that
// this build leaves out are reported; what is in the build is for bind to judge.
func (l *loader) whole(p *packages.Package, f *folder, s *parsed) (all []*ast.File, constrained map[string]string) {
	constrained = map[string]string{}
	for _, src := range f.sources {
		file := s.file(src.path)
		if file == nil {
			var err error
			if file, err = l.parseFile(src); err != nil || file.Name.Name != p.Name {
				continue
			}
			l.leftOutTools(file)
		}
		name := filepath.Base(src.path)
		if !strings.HasPrefix(name, "tooladapt_gen") {
			all = append(all, file)
		}
		if c := buildConstraint(name, file); c != "" {
			constrained[name] = c
		}
	}
	return all, constrained
}

// leftOutTools reports the tools in a file that this build leaves out, and what
// is wrong with its directives.
func (l *loader) leftOutTools(file *ast.File) {
	d, found := directive.Parse(l.fset, file)
	l.found.Append(found...)
	for _, t := range d.Structs {
		l.found.Add(t.Name.Pos, "TA011", "move the struct into a file of every build", "tool %s is declared in a file that this build leaves out", t.Name.Is)
	}
}

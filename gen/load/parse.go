package load

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"slices"

	"golang.org/x/tools/go/packages"

	"github.com/tooladapt/tooladapt/gen/diag"
	"github.com/tooladapt/tooladapt/gen/directive"
)

// parsed is the sources of one package for the build, by file name.
type parsed struct {
	paths       []string
	files       []*ast.File
	directives  []*directive.File
	diagnostics []diag.Diagnostic // of the directives
	broken      bool              // a file cannot be parsed, which is reported
}

// isEmpty reports whether the package says nothing about tools.
func (s *parsed) isEmpty() bool {
	return !slices.ContainsFunc(s.directives, func(f *directive.File) bool { return !f.IsEmpty() })
}

// file is the file of that path, or nil.
func (s *parsed) file(path string) *ast.File {
	if i := slices.Index(s.paths, path); i >= 0 {
		return s.files[i]
	}
	return nil
}

// parse parses the files that the go command builds a package of, without our
// generated one, and reports where one cannot be parsed.
func (l *loader) parse(p *packages.Package) *parsed {
	if s := l.parsed[p]; s != nil {
		return s
	}
	f := l.folder(p)
	s := &parsed{broken: f.unreadable}
	l.parsed[p] = s
	for _, src := range f.sources {
		if !slices.Contains(p.GoFiles, src.path) {
			continue
		}
		file, err := l.parseFile(src)
		if err != nil {
			l.reportSyntax(src, err)
			s.broken = true
			continue
		}
		d, found := directive.Parse(l.fset, file)
		s.paths = append(s.paths, src.path)
		s.files = append(s.files, file)
		s.directives = append(s.directives, d)
		s.diagnostics = append(s.diagnostics, found...)
	}
	return s
}

func (l *loader) parseFile(s source) (*ast.File, error) {
	return parser.ParseFile(l.fset, s.path, s.text, parser.ParseComments|parser.SkipObjectResolution)
}

// reportSyntax reports the first error of a file: those behind it are mostly
// its consequences.
func (l *loader) reportSyntax(src source, err error) {
	pos, message := token.Position{Filename: src.path}, err.Error()
	if list, ok := errors.AsType[scanner.ErrorList](err); ok && len(list) > 0 {
		pos, message = src.position(list[0].Pos.Offset), list[0].Msg
	}
	l.found.Add(pos, "TA003", "", "syntax error: %s", message)
}

package load

import (
	"go/ast"
	"go/token"
	"go/types"

	"github.com/tooladapt/tooladapt/gen/directive"
)

// Package is one package with directives.
type Package struct {
	// Path is the import path, Name the package name. Dir is the folder and
	// ModuleDir that of its module; both absolute.
	Path, Name, Dir, ModuleDir string
	// Generated is where the generated file is, or will be.
	Generated string
	Fset      *token.FileSet
	// Files are the sources of the build, by file name, without the generated
	// file and without test files. Types and Info are made of them.
	Files []*ast.File
	// Directives are those of Files, one for one. What is wrong with them is
	// among the diagnostics already; then Faulty is set, and nothing can be
	// generated.
	Directives []*directive.File
	Faulty     bool
	// All are the files of the folder that have the package's name, whatever
	// their build constraints, by file name, without test files and those whose
	// name starts with tooladapt_gen. The fingerprint is made of them.
	All []*ast.File
	// Tests are the test files of the folder that have the package's name,
	// without our own.
	Tests []*ast.File
	// Constrained tells the build constraint of each file that has one, by base
	// name: "//go:build linux", or the end of the name, "_linux.go".
	// Tools in files that this build leaves out are among the diagnostics
	// already; those in constrained files of Files are not.
	Constrained map[string]string
	// Types is the package, and Info what was found in its declarations;
	// function bodies were not looked at. Generated names that declarations
	// use are there: constants with their value, all others with an invalid
	// type.
	Types *types.Package
	Info  *types.Info

	docs *docs
}

// Doc is the text of the doc comment and of the line comment of an object that
// is declared in this package or in one that it depends on: a type, constant,
// variable, function, method or field. Both are "" where there is no comment,
// and where the source is not at hand. It is not safe for concurrent use.
func (p *Package) Doc(obj types.Object) (doc, comment string) { return p.docs.of(obj) }

// Package bind gives sources their meaning: checked syntax, types and
// directives become the model, or diagnostics. All semantic rules are here. It
// sees one package at a time and reads no files.
package bind

import (
	"go/ast"
	"go/token"
	"go/types"

	"github.com/tooladapt/tooladapt/gen/diag"
	"github.com/tooladapt/tooladapt/gen/directive"
	"github.com/tooladapt/tooladapt/gen/model"
)

// Source is one loaded package.
type Source struct {
	// Path is the import path, Name the package name, Dir the absolute folder.
	Path, Name, Dir string
	Fset            *token.FileSet
	// Files are the sources of the build, by file name, without generated and
	// test files; Directives are theirs, one for one. Types and Info are made
	// of them; function bodies need not have been looked at.
	Files      []*ast.File
	Directives []*directive.File
	Types      *types.Package
	Info       *types.Info
	// All are the files of the folder that have the package's name whatever
	// their build constraints, without generated and test files.
	All []*ast.File
	// Tests are the test files of the package itself, without generated ones.
	Tests []*ast.File
	// Constrained tells the build constraint of each file that has one, by
	// base name.
	Constrained map[string]string
	// Doc is the text of the doc comment and of the line comment of an object
	// of any package; both are "" where the source is not at hand.
	Doc func(types.Object) (doc, comment string)
}

// Bind is the model of src, and everything that is wrong with it. Only where
// nothing is wrong is the model complete. What a schema tells best, such as
// whether an example is accepted, is left to schema.Check.
func Bind(src Source) (*model.Package, []diag.Diagnostic) {
	b := newBinder(src)
	var tools []*boundTool
	strict := false
	for _, d := range src.Directives {
		b.requiredTags = b.requiredTags || d.Package.RequiredTags.Is
		strict = strict || d.Package.Strict.Is
		for _, s := range d.Structs {
			if t := b.declare(s); t != nil {
				tools = append(tools, t)
			}
		}
	}
	for _, t := range tools {
		t.tool.Strict = strict || t.said.Strict.Is
		b.arguments(t)
	}
	candidates := b.candidates(tools)
	for _, t := range tools {
		b.handler(t, candidates)
		b.result(t)
	}
	for _, t := range tools {
		b.check(t)
		b.page(t)
		b.summary(t)
		b.fields(t)
		b.budget(t)
		b.pkg.Tools = append(b.pkg.Tools, t.tool)
	}
	b.onlyEmbedded()
	b.options()
	b.openResults()
	b.errors(tools)
	b.names(tools)
	b.pkg.Fingerprint = b.fingerprint()
	return b.pkg, b.found.settle(tools)
}

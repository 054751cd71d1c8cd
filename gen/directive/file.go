package directive

import (
	"go/ast"
	"go/token"
)

// File is everything that the directives of one source file say.
type File struct {
	// Package is what the package's doc comment says.
	Package Package
	// Structs are the types that have directives, in source order. Each has
	// //tool:name, if misspelt, which is reported; the type need not be a
	// struct, which is for bind to say.
	Structs []*Struct
	// Handlers are the functions that //tool:handler marks, in source order;
	// also where it is misspelt, which is reported.
	Handlers []*Handler
}

// Package is what directives in the package's doc comment say.
type Package struct {
	// RequiredTags is //tool:required tags: only fields whose tag says so are
	// required.
	RequiredTags Value[bool]
	// Strict is //tool:coerce off: no tool of the package coerces a value.
	Strict Value[bool]
}

// Handler is a function that //tool:handler marks as the handler of its tool.
type Handler struct {
	Pos  token.Position
	Decl *ast.FuncDecl
}

// IsEmpty reports whether the file says nothing about tools.
func (f *File) IsEmpty() bool {
	return len(f.Structs) == 0 && len(f.Handlers) == 0 && !f.Package.RequiredTags.Said() && !f.Package.Strict.Said()
}

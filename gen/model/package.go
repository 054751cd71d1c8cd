package model

import "go/token"

// Package is one Go package that has tools.
type Package struct {
	// Path is the import path, Name the package name, Dir the absolute folder.
	Path, Name, Dir string
	// Tools are in source order: by file name, then position.
	Tools []*Tool
	// Objects are the named structs that tools reach, own and foreign, in the
	// order in which they are first reached; arguments before results. Those
	// that are only embedded come last and have no Fields.
	Objects []*Object
	// Enums are the enums that tools reach, in that order too.
	Enums []*Enum
	// Errors are the distinct declared errors, in source order.
	Errors []*ErrorDecl
	// Declared are all names at package level outside the generated files,
	// and where they are declared.
	Declared map[string]token.Position
	// DeclaredByTests are those that only its test files declare.
	DeclaredByTests map[string]token.Position
	// Imported are the names that source files give what they import, and
	// where. A file may import under the same name; no declaration may have it.
	Imported map[string]token.Position
	// Imports are the names of the packages that Go types mention, by import
	// path. What is not there is imported under a name of the generator's.
	Imports map[string]string
	// Members are the fields and methods of each service, by service name.
	Members map[string]map[string]token.Position
	// Fingerprint is what the generated test compares, see Fingerprint.
	Fingerprint Fingerprint
}

// Fingerprint is what no compiler can see of the sources: directives, doc
// comments, added constants, tags of foreign structs.
type Fingerprint struct {
	// Types are the package's own types that count, sorted.
	Types []string
	// Foreign are the foreign structs whose tags count, sorted.
	Foreign []Name
	// Sum is the lower-case hexadecimal SHA-256 of the sorted lines.
	Sum string
}

// Name is a declared Go name. Path is "" for predeclared names. Args are the type
// arguments of an instance of a generic type, in their brackets, "" for none.
type Name struct {
	Path, Name string
	Args       GoType
}

// IsZero reports whether n names nothing.
func (n Name) IsZero() bool { return n.Name == "" }

// GoType is a Go type as source text in which every package is written as its
// import path between the marks « and », such as «time».Time; a type of the
// package itself has no qualifier.
type GoType string

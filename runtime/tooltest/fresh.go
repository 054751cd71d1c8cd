package tooltest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

// generated is the file that Fresh vouches for.
const generated = "tooladapt_gen.go"

// Source is what a generated file was made from, where no compiler compares it.
type Source struct {
	// Types names the package's own types that tools reach, sorted.
	Types []string
	// Foreign are the structs of other packages that tools reach.
	Foreign []reflect.Type
	// Sum is the fingerprint of the sources when the file was generated.
	Sum string
}

// Fresh fails t where the sources in the current folder, which go test makes
// that of the package, are no longer those that its generated file was made
// from. It skips the test where they are absent, such as when a test binary
// runs elsewhere.
//
// # The fingerprint
//
// It is the SHA-256, in lower-case hexadecimal, of these lines, sorted, each
// ending in a line feed. They are taken from all files of the folder that have
// the name of the package and can be parsed, whatever their build constraints,
// but for test files and tooladapt_gen*.go. A tool type is one whose doc
// comment has a line that starts with //tool:name. A directive is a line of a
// comment group that starts with //tool: and the text is what follows, without
// space at its end. QUOTED is what strconv.Quote makes of the text of a comment
// group, or of a tag. A declaration without parentheses has the one doc comment
// that stands above it.
//
//	package directive TEXT                        for each directive of a package doc comment
//	type T doc QUOTED                             for each type of Source.Types and each tool type
//	type T directive TEXT                         for each directive of its doc comment
//	field T.N doc QUOTED comment QUOTED tag QUOTED   for each name in its struct literal; N of an
//	                                              embedded field is the last name of its type
//	const T.N doc QUOTED comment QUOTED           for each constant N, but _, that says a type T of
//	                                              Source.Types, repeats one that does, or is T(…)
//	func R.N                                      for each function that has a directive, or whose
//	                                              receiver or a parameter is a tool type or a pointer
//	                                              to one, and each MarshalJSON, UnmarshalJSON,
//	                                              MarshalText, UnmarshalText and IsZero of a type of
//	                                              Source.Types; R is the receiver's type, or nothing
//	func R.N directive TEXT                       for each directive of its doc comment
//	foreign P.S.N tag QUOTED                      for each exported field N of each struct S of
//	                                              Source.Foreign, P being its import path
func Fresh(t testing.TB, s Source) {
	t.Helper()
	files, err := sources(".")
	switch {
	case err != nil:
		t.Errorf("read the sources of %s: %v", generated, err)
	case len(files) == 0:
		t.Skipf("the sources of %s are not here; whether it is up to date is not checked", generated)
	case fingerprint(files, s) != s.Sum:
		t.Errorf("%s is out of date: a directive, doc comment, constant, tag or handler has changed; run go generate", generated)
	}
}

// sources parses the files that a fingerprint is made of: none where the
// folder has no generated file, which tells the name of the package.
func sources(dir string) ([]*ast.File, error) {
	fset := token.NewFileSet()
	made, err := parser.ParseFile(fset, filepath.Join(dir, generated), nil, parser.PackageClauseOnly)
	if err != nil {
		return nil, nil //nolint:nilerr // no generated file here
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	var files []*ast.File
	for _, e := range entries {
		if e.IsDir() || !isSource(e.Name()) {
			continue
		}
		path := filepath.Join(dir, e.Name())
		file, err := parser.ParseFile(fset, path, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err == nil && file.Name.Name == made.Name.Name {
			files = append(files, file)
		}
	}
	return files, nil
}

// isSource reports whether people wrote the file of that name, and not as a
// test. A leading dot or underscore keeps a file from the go command.
func isSource(name string) bool {
	return strings.HasSuffix(name, ".go") && !strings.HasSuffix(name, "_test.go") &&
		!strings.HasPrefix(name, "tooladapt_gen") && !strings.ContainsAny(name[:1], "._")
}

package load_test

import (
	"go/types"
	"slices"
	"testing"

	"github.com/tooladapt/tooladapt/gen/load"
)

const documented = `
-- a.go --
package a

import (
	"time"

	"ex.com/m/b"
)

// Find finds.
//
//tool:name find
type Find struct {
	R b.Result
	T time.Month // when
}
-- b/b.go --
package b

// Result is what was found.
type Result struct {
	// Name is its name.
	Name string // a name
	*Embedded[int] // more
}

type Embedded[T any] struct{}

// Kind is a kind.
type Kind int

const (
	// One is the first.
	One Kind = iota
	Two // the second
)

// Seek seeks.
func (r Result) Seek() {
	type Kind int // not this one
}
`

func TestDoc(t *testing.T) {
	dir := module(t, documented)
	for _, flags := range []string{"", "-trimpath"} {
		r, err := load.Load(t.Context(), load.Config{Dir: dir, Env: environment("GOFLAGS=" + flags)})
		if err != nil {
			t.Fatal(err)
		}
		if got := said(r, dir); got != "" {
			t.Fatalf("said:\n%s", got)
		}
		t.Run(flags, func(t *testing.T) { testDoc(t, r.Packages[0]) })
	}
}

func testDoc(t *testing.T, p *load.Package) {
	b := p.Types.Imports()[slices.IndexFunc(p.Types.Imports(), func(i *types.Package) bool { return i.Path() == "ex.com/m/b" })]
	result := b.Scope().Lookup("Result").Type()
	seek, _, _ := types.LookupFieldOrMethod(result, false, b, "Seek")
	fields := result.Underlying().(*types.Struct)
	find := p.Types.Scope().Lookup("Find").Type().Underlying().(*types.Struct)
	month := find.Field(1).Type().(*types.Named).Obj()
	for _, c := range []struct {
		obj          types.Object
		doc, comment string
	}{
		{p.Types.Scope().Lookup("Find"), "Find finds.\n", ""},
		{find.Field(1), "", "when\n"},
		{b.Scope().Lookup("Result"), "Result is what was found.\n", ""},
		{fields.Field(0), "Name is its name.\n", "a name\n"},
		{fields.Field(1), "", "more\n"},
		{b.Scope().Lookup("Kind"), "Kind is a kind.\n", ""},
		{b.Scope().Lookup("One"), "One is the first.\n", ""},
		{b.Scope().Lookup("Two"), "", "the second\n"},
		{seek, "Seek seeks.\n", ""},
		{month, "A Month specifies a month of the year (January = 1, ...).\n", ""},
		{types.Universe.Lookup("int"), "", ""},
	} {
		doc, comment := p.Doc(c.obj)
		if doc != c.doc || comment != c.comment {
			t.Errorf("%s: doc %q and comment %q, want %q and %q", c.obj.Name(), doc, comment, c.doc, c.comment)
		}
	}
}

package plan

import (
	"strings"

	"github.com/tooladapt/tooladapt/gen/model"
)

type (
	// FreshTest compares the sources with what the file was generated from:
	//
	//	func TestToolsAreUpToDate(t *testing.T)
	FreshTest struct {
		Name    string
		Types   []string
		Foreign []Type
		Sum     string
	}
	// FuzzTest is a tool's fuzz target, which starts from its rejects too:
	//
	//	func FuzzGetOrderTool(f *testing.F)
	FuzzTest struct {
		Name string
		Adapter
		Rejects []string
	}
	// ExamplesTest holds a tool's examples and rejects against its decoder, and its
	// samples against the type of its result:
	//
	//	func TestGetOrderToolExamples(t *testing.T)
	ExamplesTest struct {
		Name string
		Adapter
		Accepts, Rejects, Samples []string
	}
)

func (d FreshTest) Declares() []string    { return []string{d.Name} }
func (d ExamplesTest) Declares() []string { return []string{d.Name} }
func (d FuzzTest) Declares() []string     { return []string{d.Name} }

// Against is what the examples are held against.
func (d ExamplesTest) Against() string {
	switch {
	case len(d.Samples) == 0:
		return "its decoder"
	case len(d.Accepts)+len(d.Rejects) == 0:
		return "its result"
	default:
		return "its decoder and its result"
	}
}

func (d FreshTest) uses() []string {
	all := append(paths(d.Foreign...), "testing", TooltestPath)
	if len(d.Foreign) > 0 {
		all = append(all, "reflect")
	}
	return all
}

func (d ExamplesTest) uses() []string { return []string{"testing", TooltestPath} }
func (d FuzzTest) uses() []string     { return []string{"testing", TooltestPath} }

// tests are the declarations of the test file.
func (b *builder) tests() []Decl {
	fresh := FreshTest{
		Name:  b.names.Pick("TestToolsAreUpToDate"),
		Types: b.pkg.Fingerprint.Types,
		Sum:   b.pkg.Fingerprint.Sum,
	}
	for _, n := range b.pkg.Fingerprint.Foreign {
		fresh.Foreign = append(fresh.Foreign, b.named(n, ""))
	}
	decls := []Decl{fresh}
	for i, t := range b.pkg.Tools {
		a, accepts, rejects, samples := b.adapters[i], texts(t.Examples), texts(t.Rejects), texts(t.Samples)
		if len(accepts)+len(rejects)+len(samples) > 0 {
			decls = append(decls, ExamplesTest{
				Name: b.names.Pick("Test" + a.Var + "Examples"), Adapter: a,
				Accepts: accepts, Rejects: rejects, Samples: samples,
			})
		}
		decls = append(decls, FuzzTest{Name: b.names.Pick("Fuzz" + a.Var), Adapter: a, Rejects: rejects})
	}
	return decls
}

func texts(examples []model.Example) []string {
	var all []string
	for _, e := range examples {
		all = append(all, strings.TrimSpace(e.JSON))
	}
	return all
}

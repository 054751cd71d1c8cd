package plan

import (
	"fmt"
	"slices"
	"strings"

	"github.com/tooladapt/tooladapt/gen/model"
)

// Cite is what names evidence, on a condition.
type Cite struct {
	When  []Cond
	Maybe Path
	Cites Cites
}

// Cites is what names evidence: a sealed sum.
type Cites interface{ isCites() }

type (
	// CitesRef is a URL or an id:
	//
	//	result.Cite(redact.URL(v.URL))
	CitesRef struct{ Ref Value }
	// CitesFile is a file, and a line of it where Line has a path:
	//
	//	result.CiteFile(v.Path, int64(v.Line))
	CitesFile struct{ Path, Line Value }
	// CitesStruct is what a struct names:
	//
	//	citeIssue(&result, &r.Value, r.Sent)
	CitesStruct struct {
		Func  string
		Value Value
		Sent  Path
		// Root says that the envelope is a variable, and no pointer to it.
		Root bool
	}
	// CitesEach is what the elements of a list name; Element is one of them:
	//
	//	for i := range v.Lines {
	//		citeLine(result, &v.Lines[i], sent.In(2).Item(i))
	//	}
	CitesEach struct {
		List    Path
		When    []Cond
		Element CitesStruct
	}
)

func (CitesRef) isCites()    {}
func (CitesFile) isCites()   {}
func (CitesStruct) isCites() {}
func (CitesEach) isCites()   {}

// CiteObject adds the evidence that a struct names:
//
//	func citeIssue(result *tool.Result, v *Issue, sent *tool.Presence)
type CiteObject struct {
	Name  string
	Of    Type
	What  string // "an Issue"
	Cites []Cite
}

func (d CiteObject) Declares() []string { return []string{d.Name} }

func (d CiteObject) uses() []string {
	return append(append(paths(d.Of), ToolPath), citePaths(d.Cites...)...)
}

func citePaths(cites ...Cite) []string {
	var all []string
	for _, c := range cites {
		for _, when := range c.When {
			all = append(all, when.paths()...)
		}
		switch c := c.Cites.(type) {
		case CitesRef:
			all = append(append(all, c.Ref.paths()...), RedactPath)
		case CitesFile:
			all = append(append(all, c.Path.paths()...), c.Line.paths()...)
		}
	}
	return all
}

// cites is the evidence that the result of type t as a whole names; nil for
// none.
func (b *builder) cites(t model.Type) (*Cite, error) {
	p, err := b.place(Path(b.locals.R).dot("Value"), t)
	if err != nil || !names(p.typ) {
		return nil, err
	}
	c, err := b.citesWithin(p, Path(b.locals.R).dot("Sent"), true)
	return &Cite{p.when, p.maybe, c}, err
}

// citesWithin is what the struct or list at p names; sent is its presence.
func (b *builder) citesWithin(p place, sent Path, root bool) (Cites, error) {
	if o, ok := p.typ.(model.Struct); ok {
		name, err := b.citeObject(o.Object)
		return CitesStruct{name, p.address(), sent, root}, err
	}
	e, err := b.place(p.list().index(b.locals.I), elemType(p.typ))
	if err != nil {
		return nil, err
	}
	name, err := b.citeObject(e.typ.(model.Struct).Object)
	item := Ask{sent, Path(b.locals.I)}.item()
	return CitesEach{p.list(), e.when, CitesStruct{name, e.address(), item, root}}, err
}

// citeObject is the function that adds what o names.
func (b *builder) citeObject(o *model.Object) (string, error) {
	of := b.named(o.Go, "")
	return b.writer("cite "+string(of), "cite"+exported(o.Go.Word()), func(name string) (Decl, error) {
		d := CiteObject{Name: name, Of: of, What: called(o)}
		for _, f := range o.Fields {
			if f.Show.Log || !f.Show.Evidence && (hidden(bare(f.Type), f.Show) || !names(bare(f.Type))) {
				continue
			}
			p, err := b.asked(Path(b.locals.V), f, askFor(Path(b.locals.Sent), o, f))
			if err != nil {
				return nil, fmt.Errorf("%s: field %s: %w", o.Go, f.JSON, err)
			}
			c, err := b.citesField(o, f, p)
			if err != nil {
				return nil, fmt.Errorf("%s: field %s: %w", o.Go, f.JSON, err)
			}
			d.Cites = append(d.Cites, Cite{p.when, p.maybe, c})
		}
		return d, nil
	})
}

// citesField is what the field f of o, which is at p, names.
func (b *builder) citesField(o *model.Object, f *model.Field, p place) (Cites, error) {
	if !f.Show.Evidence {
		return b.citesWithin(p, p.ask.in(), false)
	}
	ref := p.value(b.runtimeType(p.typ))
	if !isPath(f.JSON) {
		ref.Redact = "URL"
		return CitesRef{ref}, nil
	}
	file := CitesFile{Path: ref}
	if line := lineOf(o); line != nil {
		path, through := b.reach(Path(b.locals.V), line)
		if len(through) == 0 {
			file.Line = Value{Path: path, Convert: "int64"}
		}
	}
	return file, nil
}

// isPath reports whether a field of that key is the path of a file.
func isPath(key string) bool {
	return key == "path" || key == "file" || strings.HasSuffix(key, "_path") || strings.HasSuffix(key, "_file")
}

// lineOf is the field of o that is the number of a line; nil for none.
func lineOf(o *model.Object) *model.Field {
	i := slices.IndexFunc(o.Fields, func(f *model.Field) bool {
		_, ok := f.Type.(model.Int)
		return ok && f.JSON == "line" && !hidden(f.Type, f.Show) && !f.Show.Log
	})
	if i < 0 {
		return nil
	}
	return o.Fields[i]
}

// names reports whether a struct, or the elements of a list, of type t name
// evidence.
func names(t model.Type) bool {
	if e := elementOf(t); e != nil {
		t = e
	}
	s, ok := t.(model.Struct)
	return ok && slices.ContainsFunc(s.Object.Fields, func(f *model.Field) bool {
		return !f.Show.Log && (f.Show.Evidence || !hidden(bare(f.Type), f.Show) && names(bare(f.Type)))
	})
}

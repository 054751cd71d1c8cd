package plan

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/tooladapt/tooladapt/gen/model"
)

// Plan settles the files of p. Its error says that the model asks for
// something that package bind must not let through: a bug of ours.
func Plan(p *model.Package, schemas map[*model.Tool]Schemas) (Files, error) {
	b := &builder{
		pkg: p, schemas: schemas, names: NewNames(slices.Collect(maps.Keys(p.Declared))...),
		imported: make(map[string]Import), shared: make(map[string]string),
	}
	code, err := b.code()
	if err != nil {
		return Files{}, fmt.Errorf("plan %s: %w", p.Path, err)
	}
	return Files{Code: b.file(code), Test: b.file(b.tests()), Document: document(p)}, nil
}

// builder plans one package. It is used once.
type builder struct {
	pkg      *model.Package
	schemas  map[*model.Tool]Schemas
	names    *Names
	locals   Locals
	imported map[string]Import
	// adapters are those of the tools, in order.
	adapters []Adapter
	// shared are the names of the functions and variables that tools share;
	// readers, extractors and writers are their declarations.
	shared                       map[string]string
	readers, extractors, writers []Decl
	// verbose says that what is planned shows everything, uncut.
	verbose bool
}

func (b *builder) file(decls []Decl) File {
	return File{Path: b.pkg.Path, Package: b.pkg.Name, Imports: b.imports(decls), Locals: b.locals, Decls: decls}
}

// code are the declarations of the code file: what people call first, then each
// tool's own block, then what tools share, then the guards.
func (b *builder) code() ([]Decl, error) {
	if err := b.acyclic(); err != nil {
		return nil, err
	}
	errors, err := b.errors()
	if err != nil {
		return nil, err
	}
	if err := b.reserve(); err != nil {
		return nil, err
	}
	decls := slices.Concat([]Decl{Level{}}, b.toolSets(), errors)
	for i, t := range b.pkg.Tools {
		block, err := b.block(b.adapters[i], t)
		if err != nil {
			return nil, fmt.Errorf("tool %s: %w", t.Name, err)
		}
		decls = append(decls, block...)
	}
	guards, err := b.guards()
	return slices.Concat(decls, b.readers, b.extractors, b.writers, guards), err
}

// reserve takes the names that people call, then those of locals and imports,
// and of each tool's unexported parts. What the sources import may be imported
// under the same name again, but nothing may be declared with it.
func (b *builder) reserve() error {
	for _, t := range b.pkg.Tools {
		if err := b.take(t.Adapter); err != nil {
			return err
		}
	}
	if slices.ContainsFunc(b.pkg.Tools, func(t *model.Tool) bool { return t.Handler != nil && t.Handler.Service == "" }) {
		if err := b.take("Tools"); err != nil {
			return err
		}
	}
	b.locals.settle(b.names) // a local may hide what a test declares
	for name := range b.pkg.DeclaredByTests {
		b.names.Take(name)
	}
	for _, p := range slices.Concat(own[:], slices.Sorted(maps.Keys(b.pkg.Imports))) {
		b.importOf(p)
	}
	for name := range b.pkg.Imported {
		b.names.Take(name)
	}
	for _, t := range b.pkg.Tools {
		b.adapters = append(b.adapters, b.adapter(t))
	}
	return nil
}

// take takes names that are fixed.
func (b *builder) take(names ...string) error {
	for _, name := range names {
		if !b.names.Take(name) {
			return fmt.Errorf("the name %s is taken", name)
		}
	}
	return nil
}

// adapter settles the names of the adapter of t.
func (b *builder) adapter(t *model.Tool) Adapter {
	variable := t.Adapter
	base := unexported(strings.TrimSuffix(variable, "Tool"))
	a := Adapter{
		Var: variable, Type: b.names.Pick(base + "Tool"), Spec: b.names.Pick(base + "Spec"),
		Rule: b.names.Pick(base + "Rule"), Tool: t.Name, Words: words(t.Result),
		Read: b.names.Pick("decode" + exported(t.Go)),
	}
	a.In, a.Out = b.named(t.Arguments.Go, ""), qualified(ToolPath, "None")
	if t.Result != nil {
		a.Out = b.typeOf(t.Result)
	}
	if len(t.Summary) > 0 {
		a.Summary = b.names.Pick("append" + exported(base) + "Summary")
	}
	if t.Ask == nil {
		b.shared["rule "+string(a.In)], b.shared["read "+string(a.In)] = a.Rule, a.Read
	}
	if len(t.Arguments.Fields) > 0 {
		a.Check = b.names.Pick("validate" + exported(t.Go))
		b.shared["check "+string(a.In)] = a.Check
	}
	return a
}

// block are the declarations of one tool.
func (b *builder) block(a Adapter, t *model.Tool) ([]Decl, error) {
	var list declList
	list.add(b.spec(a.Spec, t))
	list.add(DecodeMethod{a}, nil)
	list.add(ReadMethod{a, t.Strict, t.Check, b.fills(t.Arguments)}, nil)
	list.add(ValidateMethod{a, t.Check}, nil)
	list.add(b.argumentsMethod(a, t.Echo))
	list.add(b.argumentsJSONMethod(a, t))
	list.add(b.normalizeMethod(a, t))
	list.add(b.resultMethod(a, t))
	if a.Summary != "" {
		list.add(b.summary(a.Summary, t))
	}
	list.add(b.compactMethod(a, t))
	list.add(b.limitMethod(a, t), nil)
	list.add(b.verboseMethod(a, t))
	list.add(b.jsonMethod(a, t))
	list.add(BindMethod{a}, nil)
	list.add(BindRawMethod{a}, nil)
	arguments := asking(t)
	list.add(b.rule(a.Rule, "the arguments of "+t.Name, arguments))
	list.add(b.decodeObject(a.Read, arguments))
	if a.Check != "" {
		list.add(b.checkObject(a.Check, t.Arguments))
	}
	return slices.Concat([]Decl{AdapterVar{a}, AdapterType{a}, SpecMethod{a}}, list.decls), list.err
}

// declList collects declarations until one cannot be made.
type declList struct {
	decls []Decl
	err   error
}

func (l *declList) add(d Decl, err error) {
	if l.err == nil {
		l.decls, l.err = append(l.decls, d), err
	}
}

// acyclic refuses results that contain themselves: their text has no end.
func (b *builder) acyclic() error {
	for _, t := range b.pkg.Tools {
		root := model.StructOf(t.Result)
		if root == nil {
			continue
		}
		for _, o := range append(root.Within(), root) {
			if o.Recursive() {
				return fmt.Errorf("struct %s contains itself", o.Go)
			}
		}
	}
	return nil
}

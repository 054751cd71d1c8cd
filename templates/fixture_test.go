package templates_test

import (
	"encoding/json"
	"fmt"
	"go/token"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/tooladapt/tooladapt/gen/model"
	"github.com/tooladapt/tooladapt/gen/plan"
	"github.com/tooladapt/tooladapt/templates"
)

const (
	pkgPath  = "example.com/shop"
	geoPath  = "example.com/geo"
	toolPath = plan.ToolPath
)

// fixture is a tool package written as model literals, together with the
// source that it would have been bound from.
type fixture struct {
	pkg     *model.Package
	schemas map[*model.Tool]plan.Schemas
	// source are the declarations of the package itself.
	source strings.Builder
}

func newFixture() *fixture {
	return &fixture{
		pkg: &model.Package{
			Path: pkgPath, Name: "shop",
			Imports:     map[string]string{geoPath: "geo", "time": "time", toolPath: "tool"},
			Fingerprint: model.Fingerprint{Sum: strings.Repeat("0", 64)},
		},
		schemas: make(map[*model.Tool]plan.Schemas),
	}
}

// object declares a struct with those fields.
func (x *fixture) object(name string, fields ...*model.Field) *model.Object {
	o := &model.Object{
		Go: local(name), Local: true, Fields: fields,
		Section: strings.ToLower(name),
	}
	fmt.Fprintf(&x.source, "type %s struct {\n", name)
	for _, f := range fields {
		if len(f.Go) > 1 {
			continue // the embedded struct is declared by hand
		}
		tag := strconv.Quote(tagOf(f))
		o.Guard = append(o.Guard, model.GuardField{Name: f.Go[0].Name, Type: f.GoType, Tag: tagOf(f)})
		fmt.Fprintf(&x.source, "\t%s %s %s\n", f.Go[0].Name, plain(f.GoType), tag)
	}
	x.source.WriteString("}\n\n")
	x.pkg.Objects = append(x.pkg.Objects, o)
	return o
}

// embeds adds embedded structs, with pointer marks, to an object and its
// declaration, which must be the last.
func (x *fixture) embeds(o *model.Object, types ...string) {
	for _, t := range types {
		x.extend(o, t, model.GuardField{Name: strings.TrimPrefix(t, "*"), Embedded: true, Type: model.GoType(t)})
	}
}

// hidden adds a field that the caller fills to an object and its declaration,
// which must be the last. Its JSON name is - or "" for one that has none.
func (x *fixture) hidden(o *model.Object, goName, jsonName string, t model.Type, from model.CallerPart) {
	tag := fmt.Sprintf("tool:%q", "from=caller."+from)
	if jsonName != "" {
		tag = fmt.Sprintf("json:%q ", jsonName) + tag
	}
	of := goType(t)
	x.extend(o, fmt.Sprintf("%s %s %q", goName, plain(of), tag), model.GuardField{Name: goName, Type: of, Tag: tag})
	o.Hidden = append(o.Hidden, &model.Hidden{
		Go: []model.Step{{Name: goName}}, JSON: strings.TrimPrefix(jsonName, "-"), Type: t, From: from,
	})
}

// extend adds a field to an object and its declaration, which must be the last.
func (x *fixture) extend(o *model.Object, declaration string, guard model.GuardField) {
	o.Guard = append(o.Guard, guard)
	text := strings.TrimSuffix(x.source.String(), "}\n\n")
	x.source.Reset()
	x.source.WriteString(text + "\t" + declaration + "\n}\n\n")
}

// tool makes a struct that was declared as an object a tool.
func (x *fixture) tool(arguments *model.Object, name string, result model.Type, edits ...func(*model.Tool)) *model.Tool {
	t := &model.Tool{
		Go: arguments.Go.Name, Adapter: arguments.Go.Name + "Tool", Name: name, Version: 1, Risk: 1,
		Description: "Does " + name + ".", Arguments: arguments, Result: result,
	}
	for _, edit := range edits {
		edit(t)
	}
	s := plan.Schemas{Arguments: `{"type": "object"}`}
	if result != nil {
		s.Result = `{"type":"object","properties":{"id":{"type":"string"}}}`
	}
	x.schemas[t] = s
	x.pkg.Tools = append(x.pkg.Tools, t)
	return t
}

// enum declares an enum whose constants are given as name and JSON text.
func (x *fixture) enum(name, underlying string, constants ...string) *model.Enum {
	e := &model.Enum{Go: local(name), Local: true}
	fmt.Fprintf(&x.source, "type %s %s\n\nconst (\n", name, underlying)
	for c := range slices.Chunk(constants, 2) {
		e.Constants = append(e.Constants, model.Constant{Go: c[0], Value: c[1]})
		fmt.Fprintf(&x.source, "\t%s %s = %s\n", c[0], name, c[1])
	}
	x.source.WriteString(")\n\n")
	x.pkg.Enums = append(x.pkg.Enums, e)
	return e
}

// declare adds source as it is.
func (x *fixture) declare(source string) { x.source.WriteString(source + "\n\n") }

// render plans the fixture and renders both files.
func (x *fixture) render(t testing.TB) (code, test string) {
	t.Helper()
	files, err := plan.Plan(x.pkg, x.schemas)
	if err != nil {
		t.Fatal(err)
	}
	return rendered(t, files.Code), rendered(t, files.Test)
}

// field is a required field with the JSON name in snake case.
func field(goName, jsonName string, t model.Type, edits ...func(*model.Field)) *model.Field {
	f := &model.Field{
		Go: []model.Step{{Name: goName}}, JSON: jsonName, Type: t, GoType: goType(t), Required: true,
		Show: model.Show{Scale: -1},
	}
	for _, edit := range edits {
		edit(f)
	}
	return f
}

func optional(f *model.Field)  { f.Required = false }
func omitEmpty(f *model.Field) { f.Required, f.OmitEmpty = false, true }
func omitZero(f *model.Field)  { f.Required, f.OmitZero = false, true }
func key(f *model.Field)       { f.Show.Key = true }
func secret(f *model.Field)    { f.Show.Secret = true }
func untrusted(f *model.Field) { f.Show.Untrusted = true }
func evidence(f *model.Field)  { f.Show.Evidence = true }
func exactly(f *model.Field)   { f.Coerce = model.CoerceNever }
func numeric(f *model.Field)   { f.Coerce = model.CoerceNumber }
func quoted(f *model.Field)    { f.Quoted = true }

func unit(u string, scale int) func(*model.Field) {
	return func(f *model.Field) { f.Show.Unit, f.Show.Scale = u, scale }
}

func redact(kind string) func(*model.Field) { return func(f *model.Field) { f.Show.Redact = kind } }
func as(shape string) func(*model.Field)    { return func(f *model.Field) { f.Show.As = shape } }
func top(n int) func(*model.Field)          { return func(f *model.Field) { f.Show.Top = n } }

func byDefault(text string) func(*model.Field) {
	return func(f *model.Field) { f.Required, f.Default = false, text }
}

func limits(c model.Constraint) func(*model.Field) { return func(f *model.Field) { f.Constraint = c } }

// through makes a field one of an embedded struct.
func through(steps ...model.Step) func(*model.Field) {
	return func(f *model.Field) { f.Go = append(steps, f.Go...) }
}

func tagOf(f *model.Field) string {
	tag := f.JSON
	if f.OmitEmpty {
		tag += ",omitempty"
	}
	if f.OmitZero {
		tag += ",omitzero"
	}
	if f.Quoted {
		tag += ",string"
	}
	return `json:"` + tag + `"`
}

func local(name string) model.Name { return model.Name{Path: pkgPath, Name: name} }

// goType is the declared Go type of a field of type t.
func goType(t model.Type) model.GoType {
	switch t := t.(type) {
	case model.Bool:
		return named(t.Name, "bool")
	case model.Int:
		return named(t.Name, model.GoType(t.Go))
	case model.Float:
		return named(t.Name, model.GoType(fmt.Sprint("float", t.Bits)))
	case model.String:
		return named(t.Name, "string")
	case model.Time:
		return "«time».Time"
	case model.Decimal:
		return "«" + toolPath + "».Decimal"
	case model.Any:
		return named(t.Name, "any")
	case model.Raw:
		return "«encoding/json».RawMessage"
	case model.Blob:
		return "«" + toolPath + "».Blob"
	case model.Text:
		return "«" + toolPath + "».Text"
	case model.Struct:
		return named(t.Object.Go, "")
	case model.Pointer:
		return "*" + goType(t.Elem)
	case model.Maybe:
		return "«" + toolPath + "».Maybe[" + goType(t.Elem) + "]"
	case model.List:
		return named(t.Name, "[]"+goType(t.Elem))
	case model.Array:
		return named(t.Name, model.GoType(fmt.Sprintf("[%d]", t.Len))+goType(t.Elem))
	case model.Map:
		return named(t.Name, "map["+goType(t.Key)+"]"+goType(t.Elem))
	default:
		panic(fmt.Sprintf("unreachable: %T", t))
	}
}

func named(n model.Name, otherwise model.GoType) model.GoType {
	switch n.Path {
	case "":
		return otherwise
	case pkgPath:
		return model.GoType(n.Name)
	default:
		return model.GoType("«" + n.Path + "»." + n.Name)
	}
}

// plain is a type as the fixture's own source writes it.
func plain(t model.GoType) string {
	return strings.NewReplacer("«time»", "time", "«encoding/json»", "json", "«"+geoPath+"»", "geo", "«"+toolPath+"»", "tool").Replace(string(t))
}

// declared makes the names of the source those that the model knows.
func (x *fixture) declared() {
	w, err := compiled()
	if err != nil {
		panic(err)
	}
	p, err := w.check(pkgPath, x.text())
	if err != nil {
		panic(err)
	}
	x.pkg.Declared = make(map[string]token.Position)
	for _, name := range p.Scope().Names() {
		x.pkg.Declared[name] = token.Position{}
	}
}

// text is the source that the package would have been bound from. Its imports
// have names of their own, so that it can declare any name.
func (x *fixture) text() string {
	head := "package " + x.pkg.Name + "\n\n"
	body := qualifier.ReplaceAllString(x.source.String(), "pkg_$1.")
	for _, path := range []string{"context", "encoding/json", "iter", "time", geoPath, toolPath} {
		name := "pkg_" + path[strings.LastIndex(path, "/")+1:]
		if strings.Contains(body, name+".") {
			head += "import " + name + " " + strconv.Quote(path) + "\n"
		}
	}
	return head + "\n" + body
}

var qualifier = regexp.MustCompile(`\b(context|iter|json|time|geo|tool)\.`)

func rendered(t testing.TB, f plan.File) string {
	t.Helper()
	source, err := templates.Render(f)
	if err != nil {
		t.Fatal(err)
	}
	return string(source)
}

// jsonText is v as JSON.
func jsonText(v any) string {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return string(text)
}

var (
	boolean = model.Bool{}
	integer = model.Int{Go: "int", Bits: 64}
	decimal = model.Decimal{}
	float   = model.Float{Bits: 64}
	text    = model.String{}
	moment  = model.Time{}
)

func list(t model.Type) model.List       { return model.List{Elem: t} }
func pointer(t model.Type) model.Pointer { return model.Pointer{Elem: t} }
func maybe(t model.Type) model.Maybe     { return model.Maybe{Elem: t} }
func mapOf(t model.Type) model.Map       { return model.Map{Key: model.String{}, Elem: t} }
func array(n int, t model.Type) model.Array {
	return model.Array{Len: n, Elem: t}
}
func structOf(o *model.Object) model.Struct { return model.Struct{Object: o} }

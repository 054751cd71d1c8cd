package adopt

import (
	"slices"

	"github.com/tooladapt/tooladapt/gen/plan"
)

// declarer makes declarations of tools: each tool's struct, then the types that
// no tool before it needs.
type declarer struct {
	*naming
	decls []plan.Decl
	done  map[string]bool
	// of is the tool that is declared, said what the types are to say.
	of   *tool
	said []saying
	// later are the types that the tool needs, in the order in which they are
	// needed first.
	later []plan.Decl
}

// saying is the description that a type is to say.
type saying struct {
	name, text string
	of         *tool
	// at is where it stands, element what has it, "" for the tool.
	at      *value
	element string
}

func declare(tools []*tool) *declarer {
	d := declarer{naming: settle(tools), done: make(map[string]bool)}
	for _, t := range tools {
		d.tool(t)
	}
	return &d
}

func (d *declarer) tool(t *tool) {
	name := d.tools[t]
	d.of, d.said = t, append(d.said, saying{name, t.description, t, t.at, ""})
	decl := plan.Struct{Name: name, Doc: document(name, t.description)}
	level, doubt := risk(t.hints)
	if doubt != "" {
		if len(decl.Doc) > 0 {
			decl.Doc = append(decl.Doc, "")
		}
		decl.Doc = append(decl.Doc, wrapped("TODO: settle the risk; "+doubt+".")...)
	}
	decl.Directives = []string{"tool:name " + t.name, "tool:risk " + level}
	if idempotent(t.hints) {
		decl.Directives = append(decl.Directives, "tool:idempotent")
	}
	decl.Fields = d.fields(t.arguments)
	d.decls = append(append(d.decls, decl), d.later...)
	d.later = nil
}

func (d *declarer) fields(o *object) []plan.StructField {
	var fields []plan.StructField
	if o.open {
		fields = append(fields, plan.StructField{Name: "_", Type: "struct{}", Tag: `jsonschema:"additionalProperties=true"`})
	}
	names := plan.NewNames()
	for _, p := range o.properties {
		f := plan.StructField{Name: names.Pick(exported(p.name))}
		var option string
		f.Type, option = d.fieldType(p)
		described := p.description
		if s, ok := p.shape.(structure); ok && s.doc == described && readsBack(d.structs[s.key], described) {
			described = "" // the type says it
		}
		said, lines := remark(f.Name, described)
		f.Doc, f.Tag = lines, fieldTag(p, option, said)
		fields = append(fields, f)
	}
	return fields
}

// fieldType is the Go type of a property, and what its json tag says of it when
// it is not there. A property that may be left out is a pointer, unless its zero
// value can mean nothing else: the schema refuses it, or it is a nil list, map
// or any.
func (d *declarer) fieldType(p property) (t plan.Type, option string) {
	t = d.typ(p.schema)
	if !p.required && p.given == nil {
		option = ",omitzero"
	}
	switch p.shape.(type) {
	case anything:
		return t, option
	case list, mapping:
		if p.null {
			t = "*" + t
		}
		return t, option
	}
	if p.null || option != "" && (zero(p.schema) == "" || accepts(p.schema, zero(p.schema))) {
		t = "*" + t
	}
	return t, option
}

// typ is the Go type of values of s, null aside. Types that it names are
// declared.
func (d *declarer) typ(s *schema) plan.Type {
	switch t := s.shape.(type) {
	case truth:
		return "bool"
	case number:
		return plan.Type(t.goType)
	case text:
		if t.values == nil {
			return "string"
		}
		return plan.Type(d.enum(t.values))
	case list:
		return "[]" + d.elem(t.elem)
	case mapping:
		return "map[string]" + d.elem(t.elem)
	case structure:
		return plan.Type(d.object(t.object))
	default:
		return "any"
	}
}

// elem is the Go type of the elements of a list or map.
func (d *declarer) elem(s *schema) plan.Type {
	t := d.typ(s)
	if s.null && t != "any" {
		return "*" + t
	}
	return t
}

func (d *declarer) object(o *object) string {
	name := d.structs[o.key]
	if !d.done[name] {
		d.done[name] = true
		d.said = append(d.said, saying{name, o.doc, d.of, o.at, " of an element"})
		i := len(d.later)
		decl := plan.Struct{Name: name, Doc: document(name, o.doc), Fields: d.fields(o)}
		d.later = slices.Insert(d.later, i, plan.Decl(decl)) // before those that it needs itself
	}
	return name
}

func (d *declarer) enum(v *values) string {
	name := d.enums[v.key()]
	if !d.done[name] {
		d.done[name] = true
		decl := plan.Enum{Name: name}
		for _, value := range v.all {
			decl.Values = append(decl.Values, plan.EnumValue{Name: d.names.Pick(constant(name, value)), Value: value})
		}
		d.later = append(d.later, decl)
	}
	return name
}

// constant is the name of a value of an enum.
func constant(of, value string) string {
	switch {
	case value == "":
		return of + "Empty"
	case len(words(signs.Replace(value))) == 0:
		return of + "Other"
	}
	return of + camel(value)
}

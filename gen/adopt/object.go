package adopt

import (
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/gen/directive"
)

// maxProperties bounds the properties of one struct.
const maxProperties = 256

// list takes over what v says about the elements of a list.
func (r *reader) list(s *schema, v *value, w where) {
	elem := unknown(v)
	if items := v.get("items"); items != nil {
		if items.kind == isList {
			r.leave(items, "items has a rule for each place in a list")
			return
		}
		elem = r.schema(items, where{words: singular(w.words)})
		r.bare(elem)
	}
	s.shape = list{elem}
}

// bare holds the schema of an element against what a tag can say: only the rules
// of scalars right below the field. The words to readers that it has no place for
// are noted.
func (r *reader) bare(s *schema) {
	beyond := fieldRules(s)
	if s.scalar() {
		beyond = nil
	}
	for _, rule := range beyond {
		r.leave(s.at, "%s is a rule of lists or maps within others, which no tag can say", rule.key)
	}
	_, named := s.shape.(structure)
	switch {
	case s.description != "" && !named:
		r.note(s.at, "the description of an element is not taken over")
	case s.title != "":
		r.note(s.at, "the title of an element is not taken over")
	}
	if s.given != nil || len(s.examples) > 0 {
		r.note(s.at, "defaults and examples of an element are not taken over")
	}
}

// object takes over what v says about the properties of an object: it is a
// struct where it names some, and a map where it names none.
func (r *reader) object(s *schema, v *value, w where) {
	properties, more := v.get("properties"), v.get("additionalProperties")
	named := properties != nil && len(properties.members) > 0 || len(elements(v.get("required"))) > 0
	closed := r.isClosed(more)
	switch {
	case !r.formed(v):
	case !named && more != nil && more.kind == isObject && len(more.members) > 0:
		elem := r.schema(more, where{words: singular(w.words)})
		r.bare(elem)
		s.shape = mapping{elem}
	case !named && !closed:
		s.shape = mapping{unknown(v)}
	case !named:
		r.leave(v, "an object without properties is no type of a field")
	default:
		s.shape = structure{r.structure(s, v, w)}
	}
}

// formed reports whether properties and required of v, where they are there, are
// an object and a list.
func (r *reader) formed(v *value) bool {
	properties, required := v.get("properties"), v.get("required")
	noObject := properties != nil && properties.kind != isObject
	if noObject {
		r.leave(properties, "properties is no object")
	}
	noList := required != nil && required.kind != isList
	if noList {
		r.leave(required, "required is no list of names")
	}
	return !noObject && !noList
}

// isClosed reports whether an object accepts the names of its properties only.
func (r *reader) isClosed(more *value) bool {
	if more == nil {
		return r.closed
	}
	return more.kind == isTruth && more.text == "false"
}

// structure is the object with known names at v, read once for each
// description that the type has to carry itself.
func (r *reader) structure(s *schema, v *value, w where) *object {
	k := known{at: v}
	if !w.field {
		k.doc = s.description
	}
	if o := r.known[k]; o != nil {
		return o
	}
	o := &object{words: w.words, doc: k.doc, at: v, key: compact(v) + "\x00" + k.doc}
	if strings.Contains(o.key, `"$ref"`) {
		o.key += "\x00" + r.tool // the same reference leads elsewhere in another tool
	}
	r.known[k] = o
	r.objects = append(r.objects, o)
	r.fields(o, v)
	for _, rule := range s.rules {
		r.leave(v.get(rule.key), "%s says nothing about an object with known names", rule.key)
	}
	return o
}

// fields reads the properties of o, those first that it names, then those that
// it only requires.
func (r *reader) fields(o *object, v *value) {
	properties, required, more := v.get("properties"), v.get("required"), v.get("additionalProperties")
	o.open = !r.isClosed(more)
	if more != nil && (more.kind != isTruth && more.kind != isObject || more.kind == isObject && len(more.members) > 0) {
		r.leave(more, "properties and further ones with a rule are both there")
	}
	if !r.formed(v) {
		return
	}
	index := make(map[string]int)
	if properties != nil {
		for _, m := range properties.members {
			index[m.key] = len(o.properties)
			r.named(m.value, m.key)
			o.properties = append(o.properties, property{m.key, false, r.schema(m.value, where{[]string{m.key}, true})})
		}
	}
	for _, e := range elements(required) {
		i, ok := index[e.text]
		switch {
		case e.kind != isText:
			r.leave(e, "required is no list of names")
		case ok:
			o.properties[i].required = true
		case !o.open:
			r.leave(e, "%s is required, and no property", strconv.Quote(clip(e.text, 64)))
		default:
			index[e.text] = len(o.properties)
			r.named(e, e.text)
			o.properties = append(o.properties, property{e.text, true, unknown(e)})
		}
	}
	for i := range o.properties {
		r.settle(&o.properties[i])
	}
	if len(o.properties) > maxProperties {
		r.leave(v, "an object has more than %d properties", maxProperties)
	}
}

// named holds the name of a property against what a struct's field may have.
func (r *reader) named(at *value, name string) {
	if !directive.IsArgumentName(name) {
		r.leave(at, "%s is no name of an argument: it takes letters, digits and underscores, 64 at most, no digit first", strconv.Quote(clip(name, 64)))
	}
}

// elements are the elements of v; none where it is no list.
func elements(v *value) []*value {
	if v == nil {
		return nil
	}
	return v.elems
}

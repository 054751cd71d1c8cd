package bind

import (
	"regexp"
	"slices"
	"strings"

	"github.com/tooladapt/tooladapt/gen/model"
)

// maxDepth bounds how deep structs are nested in a result.
const maxDepth = 3

// maxColumns bounds the columns of a table.
const maxColumns = 12

// renderedKey is what keys and section names of results look like.
var renderedKey = regexp.MustCompile(`^[a-z][a-z0-9_]*$`)

// reserved are the section names that the product itself writes.
var reserved = [...]string{"result", "error", "arguments", "call", "tool", "ref"}

// resultCheck holds a result against the shapes that text has for it: fields,
// sections, tables and records.
type resultCheck struct {
	*binder
	tool *boundTool
	// around are the structs that are being judged, outermost first.
	around []*model.Object
	// seen are the visits that were made: the same struct at the same depth in
	// the same form is judged once.
	seen map[visit]bool
}

type visit struct {
	object *model.Object
	depth  int
	form   form
}

// form is how the fields of a struct are written.
type form uint8

const (
	section form = iota // a line a field, lists as sections of their own
	record              // an entry of a list
	entry               // an entry of a list within a record: scalars only
)

// root judges the result itself, and the names of the sections it makes.
func (c resultCheck) root() {
	t := bare(c.tool.tool.Result)
	at := c.tool.from
	switch e := element(t); {
	case classOf(t) == classStruct:
		o := bare(t).(model.Struct).Object
		c.sectionNames(o, at)
		c.object(o, 0, section, at)
	case e != nil:
		if classOf(e) == classStruct && hasMaybes(t) {
			c.refuse(at, "TA075", "answer with a list of pointers", "a list of structs that are tool.Maybe has no form in a result")
		}
		c.list(e, 0, section, at)
		if s, ok := e.(model.Struct); ok {
			c.rootName(s.Object, at)
		}
	case classOf(t) == classMap:
		c.mapping(t, at)
	case classOf(t)&classUnshown != 0:
		c.unshown(t, at)
	}
	if _, ok := c.tool.tool.Result.(model.Maybe); ok {
		c.refuse(at, "TA075", "answer with a pointer", "tool.Maybe is for fields")
	}
}

// sectionNames holds the names of the sections of o against each other.
func (c resultCheck) sectionNames(o *model.Object, at site) {
	c.rootName(o, at)
	used := map[string]bool{o.Section: true}
	for _, f := range o.Fields {
		if !isSection(f) {
			continue
		}
		at := site{pos: f.Pos, what: "field " + o.Go.String() + "." + f.Go[len(f.Go)-1].Name}
		name := sectionOf(f)
		const hint = "name it with json, or with tool:\"section=…\""
		switch {
		case slices.Contains(reserved[:], name):
			c.refuse(at, "TA095", hint, "the section name %s is reserved", name)
		case used[name]:
			c.refuse(at, "TA095", hint, "a second section [%s] in one result", name)
		}
		used[name] = true
	}
}

// sectionOf is the name of the section that f makes.
func sectionOf(f *model.Field) string {
	if f.Show.Section != "" {
		return f.Show.Section
	}
	return f.JSON
}

// isSection reports whether a field of the result makes a section of its own.
func isSection(f *model.Field) bool {
	if e := element(f.Type); e != nil {
		return classOf(e) == classStruct
	}
	return classOf(f.Type)&(classText|classStruct|classMap) != 0 || f.Show.As == "lines" || f.Show.As == "log"
}

// rootName holds the name of the result's own section, which is its type's,
// against the reserved ones.
func (c resultCheck) rootName(o *model.Object, at site) {
	if slices.Contains(reserved[:], o.Section) {
		c.refuse(at, "TA095", "give the type "+o.Go.String()+" another name", "the section name %s is reserved", o.Section)
	}
}

// object judges the fields of o, which is written in the form, depth levels
// below the result.
func (c resultCheck) object(o *model.Object, depth int, form form, at site) {
	if slices.Contains(c.around, o) {
		c.refuse(at, "TA070", "answer with a list of structs that refer to each other by an id", "%s contains itself, and a result has an end", o.Go.String())
		return
	}
	c.around = append(slices.Clip(c.around), o)
	if depth > maxDepth {
		c.refuse(at, "TA073", "flatten the innermost structs", "structs are nested more than %d levels deep", maxDepth)
		return
	}
	v := visit{o, depth, form}
	if c.seen[v] {
		return
	}
	c.seen[v] = true
	c.sides[o] |= inResults
	for _, h := range o.Hidden {
		c.found.add(h.Pos, "TA131", "take it away, or declare a struct Caller for an upstream that has such a member", "the caller fills arguments, not results")
	}
	if form != section && !slices.ContainsFunc(o.Fields, func(f *model.Field) bool { return !f.Show.Log }) && len(o.Fields) > 0 {
		c.refuse(at, "TA055", "take log away from one field", "log is on every field of %s, of which a list would show nothing", o.Go.String())
	}
	for _, f := range o.Fields {
		at := site{pos: f.Pos, what: "field " + o.Go.String() + "." + f.Go[len(f.Go)-1].Name}
		if !renderedKey.MatchString(f.JSON) {
			c.refuse(at, "TA094", "name it in the json tag with small letters, digits and _, a letter first", "%q is no key of a result", f.JSON)
		}
		c.field(f, depth, form, at)
	}
	c.use(o)
}

func (c resultCheck) field(f *model.Field, depth int, form form, at site) {
	t := bare(f.Type)
	e := element(t)
	switch {
	case hasTwoPointers(f.Type):
		c.refuse(at, "TA071", "one pointer is enough to say that there is no value", "a pointer to a pointer has no form in a result")
	case isScalar(t):
	case classOf(t)&classUnshown != 0:
		c.unshown(t, at)
	case form == entry:
		c.refuse(at, "TA073", "flatten it, or answer with less", "%s is nested too deep: a list within a list has entries of scalars only", classOf(t))
	case classOf(t) == classBlob && form == record:
		c.refuse(at, "TA075", "answer with the blob beside the list", "tool.Blob cannot be in a list")
	case classOf(t) == classText && form == record:
		c.refuse(at, "TA075", "use a string", "tool.Text cannot be in a list")
	case classOf(t) == classStruct:
		c.object(t.(model.Struct).Object, depth+1, form, at)
	case e != nil:
		if form == record && f.Show.As == "located" {
			c.refuse(at, "TA055", "take it away", "as=located does nothing in an entry of a list, which has no sections")
		}
		if form == record && f.Show.Top > 0 {
			c.refuse(at, "TA055", "take it away", "top does nothing in an entry of a list, where no window would tell what was cut")
		}
		if classOf(e) == classStruct && hasMaybes(t) {
			c.refuse(at, "TA075", "use a list of pointers", "a list of structs that are tool.Maybe has no form in a result")
		}
		c.list(e, depth, form, at)
	case classOf(t) == classMap && form == record:
		c.refuse(at, "TA073", "use a list of structs", "a map cannot be in a list")
	case classOf(t) == classMap:
		c.mapping(t, at)
	}
}

// unshown refuses a value that the text of a result has no shape for.
func (c resultCheck) unshown(t model.Type, at site) {
	hint := "use a struct, or a string that holds the JSON"
	if classOf(t) == classBytes {
		hint = "use tool.Blob, or a string"
	}
	c.refuse(at, "TA073", hint, "%s has no form in a result", classOf(t))
}

// hasMaybes reports whether the elements of a list or array are tool.Maybe.
func hasMaybes(t model.Type) bool {
	var e model.Type
	switch t := t.(type) {
	case model.List:
		e = t.Elem
	case model.Array:
		e = t.Elem
	}
	_, ok := e.(model.Maybe)
	return ok
}

// list judges the elements of a list that stands in the form.
func (c resultCheck) list(e model.Type, depth int, where form, at site) {
	switch classOf(e) {
	case classStruct:
		inner := record
		if where == record {
			inner = entry
		}
		c.object(e.(model.Struct).Object, depth+1, inner, at)
	case classList, classArray, classMap:
		c.refuse(at, "TA073", "use a list of structs", "a list of %s has no form in a result", plural(classOf(e)))
	case classOpen, classBytes, classCustom:
		c.unshown(e, at)
	case classBlob:
		c.refuse(at, "TA075", "answer with one blob", "a list of blobs has no form in a result")
	case classText:
		c.refuse(at, "TA075", "use a list of strings", "a list of texts has no form in a result")
	}
}

func (c resultCheck) mapping(t model.Type, at site) {
	m, _ := t.(model.Map)
	if classOf(m.Key) == classTextual {
		c.refuse(at, "TA073", "use a list of structs", "a map with keys that marshal themselves has no form in a result")
	}
	if !isScalar(m.Elem) {
		c.refuse(at, "TA073", "use a list of structs", "a map to %s has no form in a result", plural(classOf(m.Elem)))
	}
}

// plural is the kind as in "a list of lists".
func plural(c class) string {
	_, noun, _ := strings.Cut(c.String(), " ")
	return noun + "s"
}

// isFlat reports whether entries of o fit a row.
func isFlat(o *model.Object) bool {
	return columns(o) <= maxColumns && !slices.ContainsFunc(o.Fields, func(f *model.Field) bool { return !isScalar(f.Type) })
}

// columns counts those of a table of o: a field with labels has two.
func columns(o *model.Object) int {
	n := len(o.Fields)
	for _, f := range o.Fields {
		if len(f.Show.Labels) > 0 {
			n++
		}
	}
	return n
}

// hasTwoPointers reports whether t, or what a list or map of it holds, is a
// pointer to a pointer.
func hasTwoPointers(t model.Type) bool {
	switch t := t.(type) {
	case model.Pointer:
		_, twice := t.Elem.(model.Pointer)
		return twice || hasTwoPointers(t.Elem)
	case model.Maybe:
		return hasTwoPointers(t.Elem)
	case model.List:
		return hasTwoPointers(t.Elem)
	case model.Array:
		return hasTwoPointers(t.Elem)
	case model.Map:
		return hasTwoPointers(t.Elem)
	default:
		return false
	}
}

package adopt

import (
	"bytes"
	"encoding/json"
	"strconv"
)

// reader turns the schema of one tool into shapes.
type reader struct {
	finder
	// root is the schema that references start at.
	root *value
	// closed says that objects which do not say so have no other names.
	closed bool
	// known are the objects that were read, by where they stand and their doc.
	known map[known]*object
	// objects are those of known, in the order in which they were read.
	objects []*object
	// open are the schemas that are being read, innermost last.
	open []*value
}

type known struct {
	at  *value
	doc string
}

// maxNesting bounds how deep schemas are nested: a decoder reads no deeper.
const maxNesting = 60

// where is the place of a schema: what the type that it may need is named for,
// and whether it is that of a field, which carries its description.
type where struct {
	words []string
	field bool
}

// unknown is the shape of a schema that says nothing, or cannot be told.
func unknown(v *value) *schema { return &schema{at: v, shape: anything{}} }

// schema is the shape of the schema at v.
func (r *reader) schema(v *value, w where) *schema {
	switch {
	case v.kind == isTruth && v.text == "true":
		return unknown(v)
	case v.kind == isTruth:
		r.leave(v, "false allows no value at all")
		return unknown(v)
	case v.kind != isObject:
		r.leave(v, "this is no schema")
		return unknown(v)
	case len(r.open) > maxNesting:
		r.leave(v, "schemas are nested more than %d levels deep", maxNesting)
		return unknown(v)
	}
	r.open = append(r.open, v)
	defer func() { r.open = r.open[:len(r.open)-1] }()
	if s, ok := r.indirect(v, w); ok {
		return s
	}
	s := unknown(v)
	t, null, ok := r.typed(v)
	if !ok {
		return s
	}
	s.null = null
	r.keywords(s, v, t)
	switch t {
	case "boolean":
		s.shape = truth{}
	case "integer", "number":
		s.shape = number{r.goNumber(s, v, t)}
	case "string":
		s.shape = text{}
	case "array":
		r.list(s, v, w)
	case "object":
		r.object(s, v, w)
	}
	r.enum(s, v, t, w)
	return s
}

// keywords takes over what v says besides its type, and leaves the tool out for
// keywords that say what a Go type of the kind does not.
func (r *reader) keywords(s *schema, v *value, t string) {
	for _, m := range v.members {
		what := tells(m.key)
		switch {
		case composes(m.key) != "":
			r.leave(m.value, "%s %s", m.key, composes(m.key))
		case what != nothing && what != tellOf(t) && !(m.key == "format" && tellOf(t) == aNumber):
			r.leave(m.value, "%s says nothing about %s", m.key, called(t))
		case what == aNumber:
			r.bound(s, m, t)
		case what == aText && tellOf(t) == aText:
			r.textual(s, m)
		case m.key == "minItems" || m.key == "maxItems" || m.key == "minProperties" || m.key == "maxProperties":
			r.count(s, m)
		case m.key == "uniqueItems":
			r.unique(s, m)
		case what != nothing, m.key == "type", m.key == "enum", m.key == "const", silent(m.key):
		default:
			r.annotation(s, m)
		}
	}
}

// annotation takes over what a keyword tells readers; what no tag can say is
// noted.
func (r *reader) annotation(s *schema, m member) {
	switch {
	case m.key == "title" && m.kind == isText:
		s.title = m.text
	case m.key == "description" && m.kind == isText:
		s.description = m.text
	case m.key == "default":
		s.given = m.value
	case m.key == "examples" && m.kind == isList:
		s.examples = m.elems
	default:
		r.note(m.value, "%s is not taken over", clip(m.key, 64))
	}
}

// compact is v without the annotations at its top: what the type is made of.
func compact(v *value) string {
	var out bytes.Buffer
	for _, m := range v.members {
		switch m.key {
		case "title", "description", "default", "examples":
			continue
		}
		out.WriteString(strconv.Quote(m.key))
		if json.Compact(&out, m.raw) != nil {
			out.Write(m.raw)
		}
	}
	return out.String()
}

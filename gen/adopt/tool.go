package adopt

import (
	"slices"
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/gen/directive"
)

// tool is one definition as a struct.
type tool struct {
	*definition
	name      string // as our tools are called
	arguments *object
}

// toolNamed is the closest name of a tool: of small letters, digits and
// underscores, no digit first.
func toolNamed(text string) string {
	name := strings.Join(words(text), "_")
	name = strings.Map(func(r rune) rune {
		if r == '_' || r >= 'a' && r <= 'z' || r >= '0' && r <= '9' {
			return r
		}
		return -1
	}, name)
	if strings.Trim(name, "_") == "" {
		name = "tool"
	} else if name[0] >= '0' && name[0] <= '9' {
		name = "_" + name
	}
	return name[:min(len(name), 63)]
}

// definition reads d as a tool; what it says is found in the reader.
func (r *reader) definition(d *definition) *tool {
	t := &tool{definition: d, name: d.name}
	if !directive.IsToolName(d.name) {
		t.name = toolNamed(d.name)
		at := d.named
		if at == nil {
			at = d.at
		}
		r.note(at, "%s is no name of a tool here, so that it is called %s", strconv.Quote(clip(d.name, 64)), t.name)
	}
	t.arguments = &object{at: d.at}
	if d.schema != nil {
		r.root = d.schema
		if d.openAPI {
			r.root = plainSchema(d.schema)
		}
		t.arguments = r.arguments(r.root)
	}
	for _, o := range r.objects {
		if o.endless(nil) {
			r.leave(o.at, "an object requires itself, without an end")
		}
	}
	if n := (sizes{}).object(t.arguments); n > maxTotal {
		r.leave(d.at, "it has more than %d properties, nested ones included", maxTotal)
	}
	return t
}

// arguments is the object that the whole schema is.
func (r *reader) arguments(v *value) *object {
	o := &object{at: v}
	if v.kind != isObject {
		r.leave(v, "this is no schema")
		return o
	}
	r.open = append(r.open, v)
	defer func() { r.open = r.open[:len(r.open)-1] }()
	if ref := v.get("$ref"); ref != nil {
		target, _ := r.target(ref)
		if target == nil {
			return o
		}
		if slices.Contains(r.open, target) {
			r.leave(ref, "the reference leads back to where it stands")
			return o
		}
		return r.arguments(target)
	}
	if t, null, ok := r.typed(v); !ok {
		return o
	} else if null || t != "object" && t != "" {
		r.leave(v, "the arguments of a tool are an object, and nothing else")
		return o
	}
	var s schema
	r.keywords(&s, v, "object")
	for _, rule := range s.rules {
		r.leave(v.get(rule.key), "%s says nothing about the arguments of a tool", rule.key)
	}
	if s.title != "" || s.given != nil || len(s.examples) > 0 {
		r.note(v, "title, default and examples of the whole are not taken over")
	}
	if at, _ := enumOf(v); at != nil {
		r.leave(at, "the arguments of a tool are not named one by one")
	}
	r.fields(o, v)
	return o
}

// maxTotal bounds the properties of a tool, nested ones counted at each place.
const maxTotal = 2000

// sizes are how many properties objects have; those that contain themselves
// count once.
type sizes map[*object]int

func (n sizes) object(o *object) int {
	if size, ok := n[o]; ok {
		return size
	}
	n[o] = 0
	size := 0
	for _, p := range o.properties {
		size = min(size+1+n.schema(p.schema), maxTotal+1)
	}
	n[o] = size
	return size
}

func (n sizes) schema(s *schema) int {
	switch t := s.shape.(type) {
	case list:
		return n.schema(t.elem)
	case mapping:
		return n.schema(t.elem)
	case structure:
		return n.object(t.object)
	default:
		return 0
	}
}

// endless reports whether o, which is in those, requires itself: no document is
// then long enough. A list, a map or null ends such a circle.
func (o *object) endless(in []*object) bool {
	if slices.Contains(in, o) {
		return in[0] == o
	}
	in = append(in, o)
	return slices.ContainsFunc(o.properties, func(p property) bool {
		inner, ok := p.shape.(structure)
		return ok && p.required && !p.null && inner.endless(in)
	})
}

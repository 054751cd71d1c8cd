package adopt

import (
	"regexp"
	"strconv"
	"strings"
)

// tool is one definition as a struct.
type tool struct {
	*definition
	name      string // as our tools are called
	arguments *object
}

// toolName is what the generator takes for a tool's name.
var toolName = regexp.MustCompile(`^[a-z_][a-z0-9_]{0,62}$`)

// toolNamed is the closest name of a tool: of small letters, digits and
// underscores, no digit first.
func toolNamed(text string) string {
	name := strings.Join(words(text), "_")
	name = regexp.MustCompile(`[^a-z0-9_]`).ReplaceAllString(name, "")
	if name == "" || name[0] >= '0' && name[0] <= '9' {
		name = "_" + name
	}
	return name[:min(len(name), 63)]
}

// tool reads the definition; what it says is found in the reader.
func (r *reader) definition(d *definition) *tool {
	t := &tool{definition: d, name: d.name}
	if !toolName.MatchString(d.name) {
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
		if target == nil || target == v {
			return o
		}
		return r.arguments(target)
	}
	if t, null := r.typed(v); null || t != "object" && t != "" {
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

package adopt

import (
	"slices"
	"strconv"
	"strings"
)

// tellOf is the kind of values of a type.
func tellOf(t string) tell {
	switch t {
	case "integer", "number":
		return aNumber
	case "string":
		return aText
	case "array":
		return aList
	case "object":
		return anObject
	default:
		return nothing
	}
}

func called(t string) string {
	switch t {
	case "":
		return "any value"
	case "integer", "array", "object":
		return "an " + t
	default:
		return "a " + t
	}
}

// typed is the type that v says or that its keywords tell, "" for any, and
// whether null is a value too. Where it is not ok, the tool is left out.
func (r *reader) typed(v *value) (t string, null, ok bool) {
	said := v.get("type")
	switch {
	case said == nil:
		return r.told(v)
	case said.kind == isText:
		t, ok = r.oneType(said, []string{said.text})
		return t, false, ok
	case said.kind != isList || len(said.elems) == 0:
		r.leave(said, "type is no name of a type")
		return "", false, false
	}
	var names []string
	for _, e := range said.elems {
		if e.kind == isText && e.text == "null" {
			null = true
		} else {
			names = append(names, e.text)
		}
	}
	t, ok = r.oneType(said, names)
	return t, null, ok
}

// oneType is the only one of several types.
func (r *reader) oneType(at *value, names []string) (t string, ok bool) {
	switch {
	case len(names) == 0:
		r.leave(at, "null is the only value")
	case len(names) > 1:
		r.leave(at, "a value may be of several types: %s", clip(strings.Join(names, ", "), 80))
	case names[0] == "null":
		r.leave(at, "null is the only value")
	case !slices.Contains([]string{"boolean", "integer", "number", "string", "array", "object"}, names[0]):
		r.leave(at, "there is no type %s", strconv.Quote(clip(names[0], 64)))
	default:
		return names[0], true
	}
	return "", false
}

// told is the type that the keywords of v tell: those of one kind only.
func (r *reader) told(v *value) (t string, null, ok bool) {
	var found tell
	for _, m := range v.members {
		switch what := tells(m.key); {
		case what == nothing || what == found:
		case found != nothing:
			r.leave(m.value, "there is no type, and the keywords are about several")
			return "", false, false
		default:
			found = what
		}
	}
	if found != nothing {
		return [...]string{aNumber: "number", aText: "string", aList: "array", anObject: "object"}[found], false, true
	}
	return r.toldByValues(v)
}

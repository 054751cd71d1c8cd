package adopt

import (
	"slices"
	"strings"

	"github.com/tooladapt/tooladapt/gen/bind"
	"github.com/tooladapt/tooladapt/gen/model"
)

// settle keeps of a property what its tag can say: a default that applies and
// that its own rules accept, and examples likewise. The rest is noted, as is
// null where it means no more than that there is no value.
func (r *reader) settle(p *property) {
	if p.null && !p.required {
		if p.given != nil && p.given.kind == isNull {
			p.given = nil
		}
		if _, ok := p.shape.(anything); !ok {
			r.note(p.at, "null says the same as no value, also to a default, and is accepted without being in the schema")
		}
		p.null = false
	}
	switch {
	case p.given == nil:
	case p.required:
		r.note(p.given, "a default of what is required never applies, and is not taken over")
		p.given = nil
	case !r.isGiven(p.schema):
		r.note(p.given, "no tag can say this default, or the rules refuse it; it is not taken over")
		p.given = nil
	}
	p.examples = slices.DeleteFunc(slices.Clone(p.examples), func(e *value) bool {
		_, ok := valueText(e, typeName(p.schema))
		ok = ok && accepts(p.schema, string(e.raw))
		if !ok {
			r.note(e, "no tag can say this example, or the rules refuse it; it is not taken over")
		}
		return !ok
	})
	ends := 0
	for _, part := range tagParts(*p) {
		ends += ending(part)
	}
	if ends > 1 {
		r.leave(p.at, "two values end with a backslash, which a tag can say of one")
		return
	}
	for _, f := range bind.TagFaults(modelOf(p.schema), fieldTag(*p, "", "")) {
		r.leave(p.at, "%s", f.Message)
	}
}

// modelOf is the type of s as the generator's rules about tags see it.
func modelOf(s *schema) model.Type {
	switch t := s.shape.(type) {
	case truth:
		return model.Bool{}
	case number:
		bits := 64
		if strings.HasSuffix(t.goType, "32") {
			bits = 32
		}
		if strings.HasPrefix(t.goType, "float") {
			return model.Float{Bits: bits}
		}
		return model.Int{Go: t.goType, Bits: bits, Unsigned: t.goType[0] == 'u'}
	case text:
		return textOf(t)
	case list:
		return model.List{Elem: modelOf(t.elem)}
	case mapping:
		return model.Map{Elem: modelOf(t.elem)}
	case structure:
		return model.Struct{Object: &model.Object{}}
	default:
		return model.Any{}
	}
}

func textOf(t text) model.Type {
	if t.values == nil {
		return model.String{}
	}
	e := &model.Enum{}
	for _, v := range t.values.all {
		e.Constants = append(e.Constants, model.Constant{Value: model.JSONString(v)})
	}
	return model.String{Enum: e}
}

// isGiven reports whether a tag can say the default of s: a scalar, or a list of
// some.
func (r *reader) isGiven(s *schema) bool {
	elems, of := []*value{s.given}, s
	switch t := s.shape.(type) {
	case list:
		if of = t.elem; s.given.kind != isList || len(s.given.elems) == 0 || !of.scalar() {
			return false
		}
		elems = s.given.elems
		if strings.Contains(string(s.at.raw), `"$ref"`) {
			return !slices.ContainsFunc(elems, func(e *value) bool { return !fitsElem(e, of) })
		}
	case truth, number, text:
	default:
		return false
	}
	return accepts(s, string(s.given.raw)) && !slices.ContainsFunc(elems, func(e *value) bool { return !fitsElem(e, of) })
}

func fitsElem(e *value, of *schema) bool {
	_, ok := valueText(e, typeName(of))
	return ok && accepts(of, string(e.raw))
}

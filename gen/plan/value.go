package plan

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/tooladapt/tooladapt/gen/model"
)

// Path leads from a local variable to a value, such as v.Base.Phone or list[i].
// All of its names are settled.
type Path string

// dot is the path of a field.
func (p Path) dot(name string) Path { return p.whole() + "." + Path(name) }

// index is the path of an element.
func (p Path) index(local string) Path { return p.whole() + "[" + Path(local) + "]" }

// whole is the path as the beginning of another.
func (p Path) whole() Path {
	if strings.HasPrefix(string(p), "*") {
		return "(" + p + ")"
	}
	return p
}

// Value is how generated code takes one value along:
//
//	redact.Phone(string(*v.Base.Phone))
type Value struct {
	Path Path
	Op   Op
	// Convert is the type that the runtime takes, "" where the value has it.
	Convert Type
	// Redact is a function of package redact, "" for none.
	Redact string
}

// Op is what stands around the path of a [Value].
type Op uint8

// The ops: v.X, *v.X, &v.X, v.X[:] and len(v.X).
const (
	AsIs Op = iota
	Deref
	Address
	Whole
	Length
)

// Cond is one condition under which a value is there.
type Cond struct {
	Test Test
	Path Path
	// Type is that of the value, for NotZeroValue; for True the type that it is
	// converted to, "" for none.
	Type Type
	// Any are the conditions of AnyOf and NotAll, and those of Kept.
	Any []Cond
	// Ask is whom IsSent and Kept ask.
	Ask Ask
}

// Test is the form of a [Cond].
type Test uint8

// The tests: p != nil, p, p != 0, p != "", len(p) > 0, !p.IsZero(),
// p != (T{}), one condition or another, not all conditions, sent.Has(3), and
// sent.Kept(3, p != 0).
const (
	NotNil Test = iota
	True
	NotZero
	NotEmpty
	HasElements
	NotIsZero
	NotZeroValue
	AnyOf
	NotAll
	IsSent
	Kept
)

// place is a value as planning finds it: its type without pointer or Maybe, and
// what must hold for it to be there.
type place struct {
	typ model.Type
	// path leads to the value, or to the pointer to it.
	path    Path
	pointer bool
	when    []Cond
	// maybe is the tool.Maybe that holds it; path is a local variable then.
	maybe Path
	// ask says who knows whether it was sent.
	ask Ask
}

// value is the place's value as the runtime takes it: as a value of type
// convert, "" for its own.
func (p place) value(convert Type) Value {
	v := Value{Path: p.path, Convert: convert}
	if p.pointer {
		v.Op = Deref
	}
	return v
}

// address is a pointer to the place's value.
func (p place) address() Value {
	if p.pointer {
		return Value{Path: p.path}
	}
	return Value{Path: p.path, Op: Address}
}

// elements are those of a list or array, as a slice.
func (p place) elements() Value {
	switch _, array := p.typ.(model.Array); {
	case array:
		return Value{Path: p.path, Op: Whole}
	default:
		return p.value("")
	}
}

// list is the path of a list, map or array that code can range over.
func (p place) list() Path {
	if p.pointer {
		return "(*" + p.path + ")"
	}
	return p.path
}

// optional reports whether the value may be absent.
func (p place) optional() bool { return len(p.when) > 0 || p.maybe != "" }

// field is the place of a field of the struct at path. What the options
// omitempty and omitzero leave out is absent.
func (b *builder) field(path Path, f *model.Field) (place, error) {
	return b.asked(path, f, Ask{})
}

// asked is field for a struct of which an upstream may have sent only a part.
func (b *builder) asked(path Path, f *model.Field, ask Ask) (place, error) {
	path, when := b.reach(path, f)
	p, err := b.place(path, f.Type)
	if err != nil {
		return place{}, fmt.Errorf("field %s: %w", f.JSON, err)
	}
	if !p.optional() {
		p.when = ask.conds(b.sent(p, f))
	}
	p.when, p.ask = slices.Concat(when, p.when), ask
	return p, nil
}

// reach is the path of a field of the struct at path, and the embedded pointers
// on the way that must not be nil.
func (b *builder) reach(path Path, f *model.Field) (Path, []Cond) {
	var through []Cond
	for _, step := range f.Go {
		path = path.dot(step.Name)
		if step.Pointer {
			through = append(through, Cond{Test: NotNil, Path: path})
		}
	}
	return path, through
}

// place is the place of a value of type t at path.
func (b *builder) place(path Path, t model.Type) (place, error) {
	p := place{typ: t, path: path}
	switch t := t.(type) {
	case model.Pointer:
		p.typ, p.pointer, p.when = t.Elem, true, []Cond{{Test: NotNil, Path: path}}
		for inner, ok := p.typ.(model.Pointer); ok; inner, ok = p.typ.(model.Pointer) {
			p.typ, p.path = inner.Elem, "*"+p.path
			p.when = append(p.when, Cond{Test: NotNil, Path: p.path})
		}
	case model.Maybe:
		p.typ, p.maybe, p.path = t.Elem, path, Path(b.locals.X)
	}
	switch p.typ.(type) {
	case model.Pointer, model.Maybe:
		return place{}, errNested
	}
	return p, nil
}

var errNested = errors.New("a pointer or Maybe within another")

// sent are the conditions under which encoding/json writes the field.
func (b *builder) sent(p place, f *model.Field) []Cond {
	if f.OmitZero && f.IsZero {
		return []Cond{{Test: NotIsZero, Path: p.path}}
	}
	if f.OmitEmpty {
		if c, ok := notEmpty(p); ok {
			return []Cond{c}
		}
	}
	if f.OmitZero {
		if c, ok := b.notZero(p.path, p.typ); ok {
			return []Cond{c}
		}
	}
	return nil
}

// notEmpty is the condition for what omitempty does not leave out.
func notEmpty(p place) (Cond, bool) {
	switch t := p.typ.(type) {
	case model.Bool:
		c := Cond{Test: True, Path: p.path}
		if !t.Name.IsZero() {
			c.Type = "bool"
		}
		return c, true
	case model.Int, model.Float:
		return Cond{Test: NotZero, Path: p.path}, true
	case model.String:
		return Cond{Test: NotEmpty, Path: p.path}, true
	case model.Any:
		return Cond{Test: NotNil, Path: p.path}, true
	case model.Numeral:
		return Cond{Test: NotEmpty, Path: p.path}, true
	case model.Textual:
		return notEmptyBase(t.Base, p.path)
	case model.Custom:
		return notEmptyBase(t.Base, p.path)
	case model.List, model.Map, model.Raw, model.Bytes:
		return Cond{Test: HasElements, Path: p.path}, true
	default:
		return Cond{}, false
	}
}

// notZero is the condition for what omitzero does not leave out; false where Go
// cannot tell. A struct counts as zero where each of its fields does.
func (b *builder) notZero(path Path, t model.Type) (Cond, bool) {
	switch t := t.(type) {
	case model.Textual:
		return b.notZeroBase(t.Base, path, t)
	case model.Custom:
		return b.notZeroBase(t.Base, path, t)
	case model.List, model.Map, model.Pointer, model.Any, model.Raw, model.Bytes:
		return Cond{Test: NotNil, Path: path}, true
	case model.Time, model.Maybe:
		return Cond{Test: NotIsZero, Path: path}, true
	case model.Decimal, model.Text:
		return Cond{Test: NotZeroValue, Path: path, Type: b.typeOf(t)}, true
	case model.Array:
		return Cond{Test: NotZeroValue, Path: path, Type: b.typeOf(t)}, isScalar(t.Elem)
	case model.Blob:
		return Cond{}, false
	case model.Struct:
		return b.anyNotZero(path, t.Object)
	default:
		return notEmpty(place{typ: t, path: path})
	}
}

func (b *builder) anyNotZero(path Path, o *model.Object) (Cond, bool) {
	any := Cond{Test: AnyOf}
	for _, f := range o.Fields {
		c, ok := b.notZeroField(path, f)
		if !ok {
			return Cond{}, false
		}
		if c.Test == NotNil && slices.ContainsFunc(any.Any, func(o Cond) bool { return o.Test == NotNil && o.Path == c.Path }) {
			continue // several fields of one embedded pointer
		}
		any.Any = append(any.Any, c)
	}
	return any, len(any.Any) > 0
}

// notZeroField is notZero for a field: an embedded pointer on the way that is
// set is enough.
func (b *builder) notZeroField(path Path, f *model.Field) (Cond, bool) {
	for _, step := range f.Go {
		path = path.dot(step.Name)
		if step.Pointer {
			return Cond{Test: NotNil, Path: path}, true
		}
	}
	return b.notZero(path, f.Type)
}

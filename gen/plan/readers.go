package plan

import (
	"errors"
	"fmt"

	"github.com/tooladapt/tooladapt/gen/model"
)

// decodeObject is the declaration of the function that reads o.
func (b *builder) decodeObject(name string, o *model.Object) (Decl, error) {
	own, err := b.ownRule(o)
	if err != nil {
		return nil, err
	}
	d := DecodeObject{Name: name, Of: b.named(o.Go, ""), What: called(o), Rule: own}
	for i, f := range o.Fields {
		if len(f.Go) == 0 {
			d.Fields = append(d.Fields, ReadField{Index: i, Read: Read{Method: "MaxChars"}})
			continue
		}
		make, to := b.target(Path(b.locals.In), f)
		read, err := b.read(f.Type)
		if err != nil {
			return nil, fmt.Errorf("%s: field %s: %w", o.Go, f.JSON, err)
		}
		if f.Quoted && read.Method == "String" {
			read.Method = "QuotedString"
		}
		d.Fields = append(d.Fields, ReadField{i, before(o.Fields[i+1:]), make, to, read})
		if f.Default == "" {
			continue
		}
		value, err := b.literal(f.Type, f.Default)
		if err != nil {
			return nil, fmt.Errorf("%s: field %s: default %s: %w", o.Go, f.JSON, f.Default, err)
		}
		d.Defaults = append(d.Defaults, Default{i, make, to, value})
	}
	return d, nil
}

// before is what stands before the first of the fields that come, "" where none
// does.
func before(rest []*model.Field) string {
	if len(rest) == 0 {
		return ""
	}
	return `,"` + rest[0].JSON + `":`
}

// ownRule is the variable with the rule of o where o contains itself; "" for
// others, whose rule is a parameter.
func (b *builder) ownRule(o *model.Object) (string, error) {
	if !o.Recursive() {
		return "", nil
	}
	r, err := b.ruleOf(nil, model.Struct{Object: o}, model.Constraint{})
	return r.Var, err
}

// target is where a field of the struct at path is, and the embedded pointers on
// the way.
func (b *builder) target(path Path, f *model.Field) ([]Made, Path) {
	var make []Made
	for _, step := range f.Go {
		path = path.dot(step.Name)
		if step.Pointer {
			make = append(make, Made{path, step.Elem})
		}
	}
	return make, path
}

// read is how a value of type t is read.
func (b *builder) read(t model.Type) (Read, error) {
	switch t := t.(type) {
	case model.Pointer:
		if t.Elem == (model.BigInt{}) {
			return Read{Method: "BigInt"}, nil // a pointer already
		}
		return b.wrapped(t.Elem, New)
	case model.Maybe:
		return b.wrapped(t.Elem, Some)
	case model.Struct:
		name, err := b.reader("read "+string(b.typeOf(t)), "decode"+title(t), func(name string) (Decl, error) {
			return b.decodeObject(name, t.Object)
		})
		return Read{Helper: name}, err
	case model.List, model.Array, model.Map:
		return b.readMany(t)
	case model.Blob:
		return Read{}, errors.New("a blob as an argument")
	case model.Text:
		return Read{}, errors.New("a text as an argument")
	case model.Textual:
		return Read{Func: "UnmarshalText", Of: b.typeOf(t)}, nil
	case model.Custom:
		return Read{Func: "UnmarshalJSON", Of: b.typeOf(t)}, nil
	default:
		return Read{Method: methodOf(t), Convert: b.goType(t)}, nil
	}
}

func (b *builder) wrapped(t model.Type, w Wrap) (Read, error) {
	r, err := b.read(t)
	switch {
	case r.Wrap == Plain:
		r.Wrap = w
	case r.Wrap == New && w == New:
		r.Again++
	default:
		return Read{}, errNested
	}
	return r, err
}

// readMany is how a list, array or map is read: a list of strings by the
// runtime, any other by a function that all of its type share.
func (b *builder) readMany(t model.Type) (Read, error) {
	_, unnamed := nameless(t)
	of := b.typeOf(unnamed)
	own := b.typeOf(t)
	if own == of {
		own = ""
	}
	if of == "[]string" {
		return Read{Method: "Strings", Convert: own}, nil
	}
	name, err := b.reader("read "+string(of), "decode"+title(unnamed), func(name string) (Decl, error) {
		elem, err := b.readElem(elemType(t))
		switch t := t.(type) {
		case model.List:
			return DecodeList{name, of, elem}, err
		case model.Array:
			return DecodeArray{name, of, elem}, err
		case model.Map:
			return DecodeMap{name, of, b.readKey(t.Key), elem}, err
		default:
			panic(fmt.Sprintf("unreachable: %T", t))
		}
	})
	return Read{Helper: name, Convert: own}, err
}

// readKey is how a key of type t is read.
func (b *builder) readKey(t model.Type) ReadKey {
	switch t := t.(type) {
	case model.Textual:
		return ReadKey{}
	case model.Int:
		return ReadKey{Member: integerMethod(t), Convert: b.goType(t)}
	default:
		return ReadKey{Member: "Key", Convert: b.goType(t)}
	}
}

// readElem is how an element of type t is read. Null is an element where t can
// hold it.
func (b *builder) readElem(t model.Type) (ReadElem, error) {
	r, err := b.read(t)
	e := ReadElem{Of: b.typeOf(t), Read: r, Nil: takesNull(t, model.Constraint{})}
	if m, ok := t.(model.Maybe); ok {
		e.NullOf = b.typeOf(m.Elem)
	}
	return e, err
}

// takesNull reports whether null is a value of type t within c.
func takesNull(t model.Type, c model.Constraint) bool {
	switch t.(type) {
	case model.Pointer, model.Maybe:
		return true
	case model.Any, model.Raw:
		return c.Type == ""
	default:
		return false
	}
}

// methodOf is what the runtime calls scalars of type t.
func methodOf(t model.Type) string {
	switch t := t.(type) {
	case model.Bool:
		return "Bool"
	case model.Int:
		return integerMethod(t)
	case model.Float:
		return "Float"
	case model.String:
		return "String"
	case model.Time:
		return "Time"
	case model.Decimal:
		return "Decimal"
	case model.Any:
		return "Any"
	case model.Raw:
		return "Raw"
	case model.Bytes:
		return "Bytes"
	case model.Numeral:
		return "Number"
	case model.BigInt:
		return "BigInt"
	case model.Textual:
		return "Text"
	case model.Custom:
		return "JSON"
	default:
		panic(fmt.Sprintf("unreachable: %T", t))
	}
}

// goType is the type that a scalar read by the runtime is converted to; "" for
// none.
func (b *builder) goType(t model.Type) Type {
	if b.runtimeType(t) == "" {
		return ""
	}
	return b.typeOf(t)
}

// reader is the name of a function that reads a part of arguments.
func (b *builder) reader(key, want string, plan func(name string) (Decl, error)) (string, error) {
	return b.once(&b.readers, key, want, plan)
}

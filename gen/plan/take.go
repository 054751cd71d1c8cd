package plan

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/tooladapt/tooladapt/gen/model"
)

// extractObject is the declaration of the function that reads o out of what an
// upstream answers.
func (b *builder) extractObject(name string, o *model.Object) (Decl, error) {
	d := ExtractObject{Name: name, Of: b.named(o.Go, ""), What: called(o)}
	var err error
	if d.Object, err = b.objectVar(o); err != nil {
		return nil, err
	}
	for i, f := range o.Fields {
		take, err := b.extract(f.Type, f.Show)
		if err != nil {
			return nil, fmt.Errorf("%s: field %s: %w", o.Go, f.JSON, err)
		}
		made, to := b.target(Path(b.locals.V), f)
		d.Fields = append(d.Fields, TakeField{i, made, to, take})
	}
	return d, nil
}

// objectVar is the name of the variable that says where the fields of o are.
func (b *builder) objectVar(o *model.Object) (string, error) {
	return b.once(&b.extractors, fmt.Sprint("object ", b.named(o.Go, "")), unexported(o.Go.Word())+"Object", func(name string) (Decl, error) {
		d := ObjectVar{Name: name, What: called(o), Names: sourceNames(o)}
		for _, f := range o.Fields {
			d.Fields = append(d.Fields, SourceField{f.JSON, f.Show.Key, f.Show.Secret || f.Show.Redact != ""})
		}
		return d, nil
	})
}

// extract is how a result of type t is read.
func (b *builder) extract(t model.Type, show model.Show) (Take, error) {
	switch t := t.(type) {
	case model.Pointer:
		if t.Elem == (model.BigInt{}) {
			return Take{Method: "BigInt"}, nil // a pointer already
		}
		return b.takeWrapped(t.Elem, show, New)
	case model.Maybe:
		return b.takeWrapped(t.Elem, show, Some)
	case model.Struct:
		name, err := b.extractor("read "+string(b.typeOf(t)), "read"+title(t), func(name string) (Decl, error) {
			return b.extractObject(name, t.Object)
		})
		return Take{Helper: name}, err
	case model.List, model.Array, model.Map:
		return b.takeMany(t, show)
	case model.Textual:
		return Take{Func: "UnmarshalText", Of: b.typeOf(t)}, nil
	case model.Custom, model.Blob, model.Any:
		return Take{Func: "UnmarshalJSON", Of: b.typeOf(t)}, nil
	case model.Text:
		return Take{Method: "Text"}, nil
	default:
		return b.takeScalar(t, show)
	}
}

func (b *builder) takeWrapped(t model.Type, show model.Show, w Wrap) (Take, error) {
	take, err := b.extract(t, show)
	take.Wraps = append(slices.Clone(take.Wraps), w)
	return take, err
}

// takeScalar is how a value is read that the runtime reads itself.
func (b *builder) takeScalar(t model.Type, show model.Show) (Take, error) {
	take := Take{Method: methodOf(t), Convert: b.goType(t)}
	switch t := t.(type) {
	case model.Int:
		take.Args = []any{t.Bits}
	case model.Float:
		take.Args = []any{t.Bits}
	case model.Decimal:
		if show.Minor {
			take.Method, take.Args = "Minor", []any{show.Scale}
		}
	case model.Time:
		switch show.Time {
		case "":
		case "unix":
			take.Method = "Unix"
		case "unix_ms":
			take.Method = "UnixMilli"
		default:
			take.Method, take.Args = "TimeIn", []any{show.Time}
		}
	case model.String:
		if t.Enum == nil {
			break
		}
		var err error
		take.Method = "Enum"
		take.Table, err = b.enumVar(t, show.Map)
		return take, err
	}
	return take, nil
}

// enumVar is the name of the variable with the values of an enum, and other words
// for them.
func (b *builder) enumVar(t model.String, words []model.Synonym) (string, error) {
	return b.once(&b.extractors, fmt.Sprint("enum ", b.typeOf(t), words), unexported(t.Name.Word())+"Enum", func(name string) (Decl, error) {
		d := EnumVar{Name: name, What: article(t.Name.String())}
		for _, c := range t.Enum.Constants {
			var value string
			if err := json.Unmarshal([]byte(c.Value), &value); err != nil {
				return nil, fmt.Errorf("constant %s: %w", c.Go, err)
			}
			d.Values = append(d.Values, value)
		}
		for _, w := range words {
			d.Synonyms = append(d.Synonyms, Synonym(w))
		}
		return d, nil
	})
}

// takeMany is how a list, array or map is read: by a function that all of its
// type share.
func (b *builder) takeMany(t model.Type, show model.Show) (Take, error) {
	_, unnamed := nameless(t)
	of := b.typeOf(unnamed)
	own := b.typeOf(t)
	if own == of {
		own = ""
	}
	elem, err := b.extract(elemType(t), show)
	if err != nil {
		return Take{}, err
	}
	name, err := b.extractor(fmt.Sprint("read ", of, " ", elem), "read"+title(unnamed), func(name string) (Decl, error) {
		switch t := t.(type) {
		case model.List:
			return ExtractList{name, of, elem}, nil
		case model.Array:
			return ExtractArray{name, of, elem}, nil
		case model.Map:
			return ExtractMap{name, of, b.takeKey(t.Key), elem, takesNull(t.Elem, model.Constraint{})}, nil
		default:
			panic(fmt.Sprintf("unreachable: %T", t))
		}
	})
	return Take{Helper: name, Convert: own}, err
}

// takeKey is how a key of type t is read.
func (b *builder) takeKey(t model.Type) TakeKey {
	switch t := t.(type) {
	case model.Textual:
		return TakeKey{Of: b.typeOf(t)}
	case model.Int:
		return TakeKey{Method: integerMethod(t), Bits: t.Bits, Convert: b.goType(t)}
	default:
		return TakeKey{Convert: b.goType(t)}
	}
}

// extractor is the name of a function that reads a part of a result.
func (b *builder) extractor(key, want string, plan func(name string) (Decl, error)) (string, error) {
	return b.once(&b.extractors, "extract "+key, want, plan)
}

// normalizeMethod is the method that turns upstream output into a result of t.
func (b *builder) normalizeMethod(a Adapter, t *model.Tool) (Decl, error) {
	d := NormalizeMethod{Adapter: a, Exits: t.Exits}
	if t.Result == nil {
		return d, nil
	}
	take, err := b.extract(t.Result, model.Show{Scale: -1})
	d.Take = &take
	return d, err
}

package plan

import (
	"fmt"

	"github.com/tooladapt/tooladapt/gen/model"
)

// Encoded is one value as JSON, with what begins it:
//
//	dst = render.StringJSON(render.Member(dst, "sku"), v.SKU)
type Encoded struct {
	// Begin is the call of package render that begins the value; none for a
	// result itself.
	Begin Call
	// Key is that of a member, which may be left out; "" for another value. Ask
	// says whether it was.
	Key string
	Ask Ask
	// Sent are the conditions without which a member is left out, or null where
	// the upstream said so.
	Sent []Cond
	// When are those without which the value is null.
	When []Cond
	// Maybe is the tool.Maybe that the value is got from; "" for none. A member
	// whose Maybe has none, not even null, is left out.
	Maybe Path
	Shown Shown
	// Quoted says that the value is put into a string.
	Quoted bool
}

// Taken reports whether the value that is got from Maybe is used.
func (e Encoded) Taken() bool { _, fixed := e.Shown.(Fixed); return !fixed }

type (
	// JSONMethod is the method that appends a result as JSON.
	JSONMethod struct {
		Adapter
		Value Encoded
		// Nothing says that there is no result.
		Nothing bool
	}
	// ArgumentsJSONMethod is the method that appends arguments as JSON.
	ArgumentsJSONMethod struct {
		Adapter
		Value Encoded
	}
	// EncodeObject appends a struct as JSON:
	//
	//	func encodeItem(dst []byte, v *Item, sent *tool.Presence) []byte
	EncodeObject struct {
		Name    string
		Of      Type
		What    string // "an Item"
		Members []Encoded
	}
	// EncodeList appends a list as JSON:
	//
	//	func encodeItemList(dst []byte, list []Item, sent *tool.Presence) []byte
	EncodeList struct {
		Name string
		Of   Type
		Elem Encoded
	}
	// EncodeMap appends a map as JSON, keys sorted:
	//
	//	func encodeIntMap(dst []byte, all map[string]int) []byte
	EncodeMap struct {
		Name string
		Of   Type
		Elem Encoded
		// Copied says that an element is copied first, for a pointer to it:
		//
		//	x := all[k]
		Copied bool
		// Textual says that the keys write their own text.
		Textual bool
	}
)

func (d JSONMethod) Declares() []string          { return d.method("AppendJSON") }
func (d ArgumentsJSONMethod) Declares() []string { return d.method("AppendArgumentsJSON") }
func (d EncodeObject) Declares() []string        { return []string{d.Name} }
func (d EncodeList) Declares() []string          { return []string{d.Name} }
func (d EncodeMap) Declares() []string           { return []string{d.Name} }

func (d JSONMethod) uses() []string {
	return append(append(paths(d.Out), ToolPath), encodedPaths(d.Value)...)
}

func (d ArgumentsJSONMethod) uses() []string { return paths(d.In) }

func (d EncodeObject) uses() []string {
	return append(append(paths(d.Of), ToolPath), encodedPaths(d.Members...)...)
}

func (d EncodeList) uses() []string {
	return append(append(paths(d.Of), RenderPath, ToolPath), encodedPaths(d.Elem)...)
}

func (d EncodeMap) uses() []string {
	all := append(append(paths(d.Of), RenderPath), encodedPaths(d.Elem)...)
	if d.Textual {
		return append(all, DecodePath)
	}
	return append(all, "maps", "slices")
}

func encodedPaths(all ...Encoded) []string {
	var uses []string
	for _, e := range all {
		if e.Key != "" || e.Begin.Func != "" || len(e.When) > 0 || e.Maybe != "" || e.Quoted {
			uses = append(uses, RenderPath)
		}
		uses = append(uses, e.Begin.Value.paths()...)
		uses = append(uses, entryPaths(Entry{When: e.Sent, Shown: e.Shown, Else: Nothing}, Entry{When: e.When, Else: Nothing})...)
	}
	return uses
}

// jsonMethod is the method that appends t's result as JSON.
func (b *builder) jsonMethod(a Adapter, t *model.Tool) (Decl, error) {
	if t.Result == nil {
		return JSONMethod{Adapter: a, Nothing: true}, nil
	}
	value, err := b.encoded(Path(b.locals.R).dot("Value"), t.Result, model.Show{Scale: -1}, Path(b.locals.R).dot("Sent"))
	return JSONMethod{Adapter: a, Value: value}, err
}

// argumentsJSONMethod is the method that appends the arguments of t as JSON.
func (b *builder) argumentsJSONMethod(a Adapter, t *model.Tool) (Decl, error) {
	value, err := b.encoded(Path(b.locals.In), model.Struct{Object: t.Arguments}, model.Show{Scale: -1}, allSent)
	return ArgumentsJSONMethod{a, value}, err
}

// encoded is the value of type t at path as JSON; within is the presence of what
// it holds.
func (b *builder) encoded(path Path, t model.Type, show model.Show, within Path) (Encoded, error) {
	p, err := b.place(path, t)
	if err != nil {
		return Encoded{}, err
	}
	shown, err := b.encodes(p, show, within)
	return Encoded{When: p.when, Maybe: p.maybe, Shown: shown}, err
}

// encodes shows the value at p as JSON; within is the presence of what it holds.
func (b *builder) encodes(p place, show model.Show, within Path) (Shown, error) {
	if hidden(p.typ, show) {
		return concealed(inJSON), nil
	}
	switch t := p.typ.(type) {
	case model.Struct:
		name, err := b.encodeObject(t.Object)
		return Helper{Func: name, Value: p.address(), Sent: within}, err
	case model.List, model.Array:
		name, err := b.encodeList(elemType(t), show)
		return Helper{Func: name, Value: p.elements(), Sent: within}, err
	case model.Map:
		name, err := b.encodeMap(t, show)
		return Helper{Func: name, Value: p.value("")}, err
	case model.Any, model.Raw, model.Bytes, model.Custom:
		return Call{Func: "ValueJSON", Value: p.value("")}, nil
	case model.Blob:
		return Call{Func: "BlobJSON", Value: p.value("")}, nil
	case model.Text:
		return Call{Func: "TextJSON", Value: p.value("")}, nil
	default:
		return b.scalar(p, show, inJSON)
	}
}

// encodeObject is the function that appends o as JSON.
func (b *builder) encodeObject(o *model.Object) (string, error) {
	of := b.named(o.Go, "")
	return b.writer("encode "+string(of), "encode"+exported(o.Go.Word()), func(name string) (Decl, error) {
		d := EncodeObject{Name: name, Of: of, What: called(o)}
		for _, f := range b.shownFields(o) {
			m, err := b.member(o, f)
			if err != nil {
				return nil, fmt.Errorf("%s: field %s: %w", o.Go, f.JSON, err)
			}
			d.Members = append(d.Members, m)
		}
		return d, nil
	})
}

// member is a field of o as JSON. It is left out where the upstream left it out
// and, of a value made in Go, where encoding/json leaves it out and where a
// tool.Maybe has no value.
func (b *builder) member(o *model.Object, f *model.Field) (Encoded, error) {
	path, through := b.reach(Path(b.locals.V), f)
	p, err := b.place(path, f.Type)
	if err != nil {
		return Encoded{}, err
	}
	ask := askFor(Path(b.locals.Sent), o, f)
	shown, err := b.encodes(p, f.Show, ask.in())
	m := Encoded{
		Begin: Call{Func: "Member", More: []any{f.JSON}}, Key: f.JSON, Ask: ask, Sent: through,
		When: p.when, Maybe: p.maybe, Shown: shown, Quoted: f.Quoted && isCall(shown),
	}
	switch {
	case p.maybe != "":
	case len(p.when) > 0 && (f.OmitEmpty || f.OmitZero):
		m.Sent, m.When = append(through, p.when...), nil
	case len(p.when) == 0:
		m.Sent = append(through, ask.conds(b.sent(p, f))...)
	}
	return m, err
}

func isCall(s Shown) bool { _, ok := s.(Call); return ok }

// encodeList is the function that appends a list with elements of type t.
func (b *builder) encodeList(t model.Type, show model.Show) (string, error) {
	ask := Ask{Path(b.locals.Sent), Path(b.locals.I)}
	elem, err := b.encoded(Path(b.locals.List).index(b.locals.I), t, show, ask.item())
	if err != nil {
		return "", err
	}
	elem.Begin.Func = "Element"
	if len(elem.When) == 0 && elem.Maybe == "" {
		elem.When = ask.conds(nil)
	}
	of := b.typeOf(t)
	return b.writer(fmt.Sprintf("encode list %s %v", of, elem.Shown), "encode"+title(t)+"List", func(name string) (Decl, error) {
		return EncodeList{name, "[]" + of, elem}, nil
	})
}

// encodeMap is the function that appends a map of type m.
func (b *builder) encodeMap(m model.Map, show model.Show) (string, error) {
	_, array := m.Elem.(model.Array)
	copied, path := (array || isStruct(m.Elem)) && !hidden(m.Elem, show), Path(b.locals.All).index(b.locals.K)
	if copied {
		path = Path(b.locals.X)
	}
	elem, err := b.encoded(path, m.Elem, show, allSent)
	if err != nil {
		return "", err
	}
	key := place{typ: m.Key, path: Path(b.locals.K)}
	elem.Begin = Call{Func: "StringKey", Value: key.value(b.runtimeType(m.Key))}
	_, textual := m.Key.(model.Textual)
	if i, ok := m.Key.(model.Int); ok {
		elem.Begin.Func = integerMethod(i) + "Key"
	} else if textual {
		elem.Begin.Func = "TextualKey"
	}
	of := b.typeOf(m)
	return b.writer(fmt.Sprintf("encode map %s %v", of, elem.Shown), "encode"+title(m), func(name string) (Decl, error) {
		return EncodeMap{name, of, elem, copied, textual}, nil
	})
}

package plan

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"

	"github.com/tooladapt/tooladapt/gen/model"
)

// Type is a Go type as source text; see [model.GoType].
type Type = model.GoType

// Piece is a part of a type's text: a name of the package at Path, or, where
// that is "", text as it is.
type Piece struct{ Path, Text string }

// Pieces are the parts of t in order. A mark within a string, such as a field
// tag, is text.
func Pieces(t Type) []Piece {
	var all []Piece
	rest, plain := string(t), ""
	for rest != "" {
		if n := literalLen(rest); n > 0 {
			plain, rest = plain+rest[:n], rest[n:]
			continue
		}
		path, after, ok := strings.Cut(strings.TrimPrefix(rest, "«"), "».")
		if !strings.HasPrefix(rest, "«") || !ok {
			plain, rest = plain+rest[:1], rest[1:]
			continue
		}
		if plain != "" {
			all, plain = append(all, Piece{"", plain}), ""
		}
		name := identifierPrefix(after)
		all, rest = append(all, Piece{path, name}), after[len(name):]
	}
	if plain != "" {
		all = append(all, Piece{"", plain})
	}
	return all
}

// literalLen is the length of the string literal that begins text, or 0.
func literalLen(text string) int {
	literal, err := strconv.QuotedPrefix(text)
	if err != nil {
		return 0
	}
	return len(literal)
}

// identifierPrefix is the identifier that begins text.
func identifierPrefix(text string) string {
	end := strings.IndexFunc(text, func(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	if end < 0 {
		return text
	}
	return text[:end]
}

// typeOf is the Go type of t in package pkg.
func (b *builder) typeOf(t model.Type) Type {
	switch t := t.(type) {
	case model.Bool:
		return b.named(t.Name, "bool")
	case model.Int:
		return b.named(t.Name, Type(t.Go))
	case model.Float:
		return b.named(t.Name, Type("float"+strconv.Itoa(t.Bits)))
	case model.String:
		return b.named(t.Name, "string")
	case model.Time:
		return qualified("time", "Time")
	case model.Decimal:
		return qualified(ToolPath, "Decimal")
	case model.Any:
		return b.named(t.Name, "any")
	case model.Raw:
		return qualified("encoding/json", "RawMessage")
	case model.Bytes:
		return b.named(t.Name, "[]byte")
	case model.Numeral:
		return qualified("encoding/json", "Number")
	case model.BigInt:
		return qualified("math/big", "Int")
	case model.Textual:
		return b.named(t.Name, "")
	case model.Custom:
		return b.named(t.Name, "")
	case model.Blob:
		return qualified(ToolPath, "Blob")
	case model.Text:
		return qualified(ToolPath, "Text")
	case model.Struct:
		return b.named(t.Object.Go, "")
	case model.Pointer:
		return "*" + b.typeOf(t.Elem)
	case model.Maybe:
		return qualified(ToolPath, "Maybe") + "[" + b.typeOf(t.Elem) + "]"
	case model.List:
		return b.named(t.Name, "[]"+b.typeOf(t.Elem))
	case model.Array:
		return b.named(t.Name, Type("["+strconv.Itoa(t.Len)+"]")+b.typeOf(t.Elem))
	case model.Map:
		return b.named(t.Name, "map["+b.typeOf(t.Key)+"]"+b.typeOf(t.Elem))
	default:
		panic(fmt.Sprintf("unreachable: %T", t))
	}
}

// named is the type of that name, or plain where there is none.
func (b *builder) named(n model.Name, plain Type) Type {
	switch {
	case n.IsZero():
		return plain
	case n.Path == "" || n.Path == b.pkg.Path:
		return Type(n.Name) + n.Args
	default:
		return qualified(n.Path, n.Name) + n.Args
	}
}

// title is a name for t within the names of functions: StatusList, IntMap,
// Array3.
func title(t model.Type) string {
	switch t := t.(type) {
	case model.Bool:
		return titled(t.Name, "Bool")
	case model.Int:
		return titled(t.Name, exported(t.Go))
	case model.Float:
		return titled(t.Name, "Float"+strconv.Itoa(t.Bits))
	case model.String:
		return titled(t.Name, "String")
	case model.Time:
		return "Time"
	case model.Decimal:
		return "Decimal"
	case model.Any:
		return titled(t.Name, "Any")
	case model.Raw:
		return "Raw"
	case model.Bytes:
		return titled(t.Name, "Bytes")
	case model.Numeral:
		return "Number"
	case model.BigInt:
		return "BigInt"
	case model.Textual:
		return exported(t.Name.Word())
	case model.Custom:
		return exported(t.Name.Word())
	case model.Blob:
		return "Blob"
	case model.Text:
		return "Text"
	case model.Struct:
		return exported(t.Object.Go.Word())
	case model.Pointer:
		return title(t.Elem) + "Pointer"
	case model.Maybe:
		return "Maybe" + title(t.Elem)
	case model.List:
		return titled(t.Name, title(t.Elem)+"List")
	case model.Array:
		return titled(t.Name, title(t.Elem)+"Array"+strconv.Itoa(t.Len))
	case model.Map:
		if key := title(t.Key); key != "String" {
			return titled(t.Name, title(t.Elem)+"By"+key)
		}
		return titled(t.Name, title(t.Elem)+"Map")
	default:
		panic(fmt.Sprintf("unreachable: %T", t))
	}
}

func titled(n model.Name, plain string) string {
	if n.IsZero() {
		return plain
	}
	return exported(n.Word())
}

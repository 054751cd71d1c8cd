package bind

import (
	"go/ast"
	"go/token"
	"strconv"
	"strings"

	"github.com/tooladapt/tooladapt/gen/diag"
	"github.com/tooladapt/tooladapt/gen/directive"
)

// structTag is a field's tag.
type structTag struct {
	fset    *token.FileSet
	literal *ast.BasicLit // nil for none
	// field is where the field stands; foreign says that findings go there
	// too, because the tag is not in the package's own sources.
	field   token.Position
	foreign bool
}

// foreignTag is the tag of a field whose source is not at hand: a literal in a
// file of its own.
func foreignTag(tag string, reached token.Position) structTag {
	t := structTag{fset: token.NewFileSet(), field: reached, foreign: true}
	if tag != "" {
		quoted := strconv.Quote(tag)
		file := t.fset.AddFile("tag", -1, len(quoted))
		t.literal = &ast.BasicLit{ValuePos: file.Pos(0), Kind: token.STRING, Value: quoted}
	}
	return t
}

func (t structTag) lookup(key string) (directive.Text, bool) {
	return directive.Lookup(t.fset, t.literal, key)
}

// shown is the tool tag, with findings where a user can do something about
// them.
func (t structTag) shown() (directive.Tag, []diag.Diagnostic) {
	tag, found := directive.ParseTag(t.fset, &ast.Field{Tag: t.literal})
	for i := range found {
		if t.foreign {
			found[i].Pos = t.field
		}
	}
	return tag, found
}

// pos is where byte i of the text of one key stands.
func (t structTag) pos(text directive.Text, i int) token.Position { return t.at(text.Position(i)) }

// at is p, or the field where p is of no use.
func (t structTag) at(p token.Position) token.Position {
	if t.foreign {
		return t.field
	}
	return p
}

// rest is the part of a tag that the reflect package cannot read, and so never
// sees; "" where it reads everything.
func (t structTag) rest() string {
	_, rest := t.keys()
	return rest
}

// keys are the keys of the tag, and the part of it that the reflect package
// cannot read.
func (t structTag) keys() (keys []string, rest string) {
	if t.literal == nil {
		return nil, ""
	}
	tag, err := strconv.Unquote(t.literal.Value)
	if err != nil {
		return nil, t.literal.Value
	}
	for {
		tag = strings.TrimLeft(tag, " ")
		key, after, ok := strings.Cut(tag, ":")
		if tag == "" {
			return keys, ""
		}
		quoted, err := strconv.QuotedPrefix(after)
		if !ok || !isTagKey(key) || err != nil || quoted[0] != '"' {
			return keys, tag
		}
		keys = append(keys, key)
		if after = after[len(quoted):]; after != "" && after[0] != ' ' {
			return keys, after
		}
		tag = after
	}
}

func isTagKey(key string) bool {
	return key != "" && !strings.ContainsFunc(key, func(r rune) bool { return r <= ' ' || r == '"' || r == 0x7f })
}

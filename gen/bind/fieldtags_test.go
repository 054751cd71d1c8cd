package bind

import (
	"go/ast"
	"go/token"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"github.com/tooladapt/tooladapt/gen/model"
)

// taggedTypes are types of fields that tags are about.
func taggedTypes() []model.Type {
	kind := &model.Enum{Go: model.Name{Name: "Kind"}, Constants: []model.Constant{{Go: "Big", Value: `"big"`}, {Go: "Small", Value: `"small"`}}}
	integer := model.Int{Go: "int64", Bits: 64}
	return []model.Type{
		model.String{}, integer, model.Int{Go: "uint8", Bits: 8, Unsigned: true}, model.Float{Bits: 64}, model.Bool{}, model.Time{}, model.Decimal{},
		model.String{Name: kind.Go, Enum: kind}, model.Any{}, model.Pointer{Elem: model.String{}}, model.List{Elem: model.String{}},
		model.List{Elem: model.Pointer{Elem: integer}}, model.Array{Len: 2, Elem: model.Bool{}}, model.Map{Elem: model.Float{Bits: 32}},
		model.List{Elem: model.List{Elem: integer}}, model.Struct{Object: &model.Object{Go: model.Name{Name: "Part"}}},
	}
}

// tagFindings is what is found in the tags of a field, and what they say of it.
// The literal is all of a file.
func tagFindings(tag string, t model.Type, quoted bool) (*model.Field, []finding, *token.File) {
	fset := token.NewFileSet()
	text := strconv.Quote(tag)
	file := fset.AddFile("tag.go", -1, len(text))
	file.SetLinesForContent([]byte(text))
	b := binder{}
	m := &model.Field{JSON: "field", Type: t, Quoted: quoted}
	b.schemaTag(m, structTag{fset: fset, literal: &ast.BasicLit{ValuePos: file.Pos(0), Kind: token.STRING, Value: text}})
	return m, b.found.all, file
}

// FuzzFieldTags looks for tags of any kind on fields of any type that are taken
// over by halves: every finding is a line that stands in the tag, and where
// nothing is found the field has every value that the tags give.
func FuzzFieldTags(f *testing.F) {
	for i, seed := range []string{
		`json:"a" jsonschema:"minimum=1,maximum=5,default=3"`, `jsonschema:"enum=a,enum=b" enum:"a,b"`, `description:"x, y" jsonschema_description:"x, y"`,
		`jsonschema_extras:"minimum=0,order=1"`, `jsonschema:"pattern=\\A[[:alpha:]]{1\\,3}(?i)"`, `jsonschema:"const=true"`, `jsonschema:"uniqueItems,minItems=2,maxItems=3"`,
		`jsonschema:"multipleOf=0.1,exclusiveMinimum=0,exclusiveMaximum=1e3"`, `jsonschema:"format=date-time,type=string,title=T,example=2026-01-31T10:00:00Z"`,
		`jsonschema:"required=true,minLength=0,maxLength=0"`, `jsonschema:"minProperties=1,maxProperties=9,maximum=1"`, `enum:""`, `jsonschema:"enum=a|b"`,
	} {
		f.Add(seed, uint8(i), i%5 == 0)
	}
	types := taggedTypes()
	f.Fuzz(func(t *testing.T, tag string, kind uint8, quoted bool) {
		typ := types[int(kind)%len(types)]
		m, found, file := tagFindings(tag, typ, quoted && isQuotable(typ))
		for _, d := range found {
			if d.Pos.Filename != file.Name() || d.Pos.Offset < 0 || d.Pos.Offset > file.Size() {
				t.Errorf("%s: %v stands at %+v", tag, d, d.Pos)
			}
			if isLine(d.Message) && isLine(d.Hint) {
				continue
			}
			t.Errorf("%s: %q, %q is no line", tag, d.Message, d.Hint)
		}
		if len(found) == 0 {
			hasAll(t, tag, m)
		}
	})
}

func isLine(s string) bool { return s != "" && !strings.ContainsFunc(s, unicode.IsControl) }

// hasAll holds a field against the keywords that its tags have, each of which
// left its mark.
func hasAll(t *testing.T, tag string, m *model.Field) {
	t.Helper()
	count := make(map[string]int)
	b := binder{}
	for _, s := range b.saidKeywords(foreignTag(tag, token.Position{Filename: "x", Line: 1})) {
		count[s.key]++
		if s.key == "description" && m.Description != s.value || s.key == "title" && m.Title != s.value {
			t.Errorf("%s: %s is lost: %+v", tag, s.key, m)
		}
	}
	c := m.Constraint
	said := func(keyword string) int {
		return len(slices.DeleteFunc(slices.Clone(m.Said), func(s model.Said) bool { return s.Keyword != keyword }))
	}
	for keyword, got := range map[string]int{
		"enum": len(c.Enum) - count["const"], "default": said("default"), "example": len(m.Examples), "minimum": ones(c.Minimum), "maximum": ones(c.Maximum),
		"exclusiveMinimum": ones(c.ExclusiveMinimum), "exclusiveMaximum": ones(c.ExclusiveMaximum), "multipleOf": ones(c.MultipleOf), "format": ones(c.Format),
	} {
		if got != count[keyword] {
			t.Errorf("%s: %s was there %d times, and %d times in the field", tag, keyword, count[keyword], got)
		}
	}
}

func ones(s string) int { return min(len(s), 1) }

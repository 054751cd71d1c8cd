package bind

import (
	"fmt"
	"go/types"

	"github.com/tooladapt/tooladapt/gen/directive"
	"github.com/tooladapt/tooladapt/gen/model"
)

// openKeyword is the keyword of a struct as a whole, which stands on a blank
// field:
//
//	_ struct{} `jsonschema:"additionalProperties=true"`
const openKeyword = "additionalProperties"

// blank takes over what the tags of t's blank fields say about o as a whole:
// whether names that it does not have are skipped. Structs that are embedded in
// it have no say.
func (b *binder) blank(t *types.Named, o *model.Object, at site) {
	st, ok := t.Underlying().(*types.Struct)
	for i := 0; ok && i < st.NumFields(); i++ {
		v := st.Field(i)
		if v.Name() != "_" {
			continue
		}
		tag := b.tagOf([]*types.Var{v}, st.Tag(i), at)
		if text, ok := tag.lookup("jsonschema"); ok {
			b.whole(o, tag, text)
		}
	}
}

// whole takes over the jsonschema tag of one blank field.
func (b *binder) whole(o *model.Object, tag structTag, text directive.Text) {
	parsed, faults := parseSchemaTag(text.String)
	for _, f := range faults {
		b.found.add(tag.pos(text, f.at), f.code, f.hint, f.message)
	}
	if parsed.description != "" {
		b.found.add(tag.pos(text, 0), "TA050", "write a doc comment", "a description is for a field with a name")
	}
	for _, p := range parsed.keywords {
		pos := tag.pos(text, p.at)
		switch {
		case p.key == "minProperties", p.key == "maxProperties":
			b.found.add(pos, "TA050", "use pointers, and count those that are not nil in a Check method",
				p.key+" is for a map: which fields were sent is not in the struct, which Validate could not count")
		case p.key != openKeyword:
			b.found.add(pos, "TA050", "move it to a field with a name", fmt.Sprintf("%s is for a field, not for the struct as a whole", p.key))
		case p.value != "true" && p.value != "false":
			b.found.add(pos, "TA051", "write true, or take it away", fmt.Sprintf("%s: %q is neither true nor false", p.key, p.value))
		case p.value == "true":
			o.Open = true
			b.opened[o] = pos
		}
	}
}

// openResults reports open structs that only results have: those are written,
// never read.
func (b *binder) openResults() {
	for _, o := range b.pkg.Objects {
		if pos, ok := b.opened[o]; ok && b.sides[o] == inResults {
			b.found.add(pos, "TA050", "take it away", openKeyword+" is for arguments: a result has the fields of its struct")
		}
	}
}
